import { type Settings, settings } from '../settings.js';
import { SIGNALS, SOUNDS, type SoundName, type Stroke } from './sounds.js';

// Plays sounds in the browser. Browsers allow none before the first press or key: until then all is silence.

export interface Heard {
  readonly sound: SoundName;
  /** Milliseconds from now. */
  readonly at?: number;
  /** Where it comes from: -1 is the left edge of the board, 1 the right. */
  readonly side?: number;
}

const LOUD: Readonly<Record<Settings['sound'], number>> = { off: 0, low: 0.18, normal: 0.45, loud: 0.9 };
/** More sounds than this at once are a noise. */
const MOST = 24;
/** No two shots are the same: pitch and loudness of each differ by so much. */
const PITCH = 0.07;
const FORCE = 0.2;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function wake(): void {
  if (settings().sound === 'off') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

/** From the first press or key on there is sound. */
export function listenForFirstPress(): void {
  addEventListener('pointerdown', wake, { capture: true });
  addEventListener('keydown', wake, { capture: true });
}

/** Plays them, each at its time; what comes back ends those that are still to be heard. */
export function play(all: readonly Heard[]): () => void {
  const { sound: volume, sounds } = settings();
  const heard = sounds === 'signals' ? all.filter(({ sound }) => SIGNALS.has(sound)) : all;
  if (context?.state !== 'running' || volume === 'off' || heard.length === 0) return () => {};
  const { currentTime } = context;
  const master = new GainNode(context, { gain: LOUD[volume] });
  // Many at once are held below what a speaker can do.
  master.connect(new DynamicsCompressorNode(context)).connect(context.destination);
  for (const { sound, at = 0, side = 0 } of heard.slice(0, MOST)) {
    const place = new StereoPannerNode(context, { pan: Math.max(-0.8, Math.min(0.8, side * 0.8)) });
    place.connect(master);
    soundInto(place, sound, currentTime + at / 1000, 1 + vary(PITCH), 1 - Math.abs(vary(FORCE)));
  }
  return () => {
    master.gain.setTargetAtTime(0, context?.currentTime ?? 0, 0.03);
    setTimeout(() => master.disconnect(), 300);
  };
}

const vary = (by: number): number => (Math.random() * 2 - 1) * by;

/** Lays one sound into a node, from a time on. */
export function soundInto(to: AudioNode, name: SoundName, from: number, pitch = 1, force = 1): void {
  for (const stroke of SOUNDS[name] as readonly Stroke[]) strike(to, stroke, from + (stroke.at ?? 0), pitch, force);
}

const QUIET = 0.002;
/** Half of what is heard of noise in any band sounds as loud as a tone. */
const AS_A_TONE = 0.55;

/** Of noise a filter lets little through; what is left is made as loud as was asked for. */
function louder({ source, through }: Stroke, rate: number): number {
  if (source !== 'noise' || !through) return 1;
  const [at] = through.at;
  const whole = rate / 2;
  const heard = { lowpass: at, bandpass: at / (through.sharp ?? 1), highpass: whole - at }[through.pass];
  return AS_A_TONE * Math.sqrt(whole / heard);
}

function strike(to: AudioNode, stroke: Stroke, at: number, pitch: number, force: number): void {
  const { context: place } = to;
  const { source, lasts, swell = 0.004, loud, through } = stroke;
  const end = at + lasts;
  const [from, until] = stroke.pitch ?? [440, 440];
  const voice =
    source === 'noise'
      ? new AudioBufferSourceNode(place, { buffer: whiteNoise(place), loop: true, playbackRate: pitch })
      : new OscillatorNode(place, { type: source, frequency: from * pitch });
  if (voice instanceof OscillatorNode)
    voice.frequency.setValueAtTime(from * pitch, at).exponentialRampToValueAtTime(until * pitch, end);
  const gain = new GainNode(place, { gain: 0 });
  gain.gain
    .setValueAtTime(QUIET, at)

    .exponentialRampToValueAtTime(loud * force * louder(stroke, place.sampleRate), at + Math.min(swell, lasts / 2))
    .exponentialRampToValueAtTime(QUIET, end);
  let last: AudioNode = voice;
  if (through) {
    const filter = new BiquadFilterNode(place, { type: through.pass, Q: through.sharp ?? 0.7 });
    filter.frequency.setValueAtTime(through.at[0], at).exponentialRampToValueAtTime(through.at[1], end);
    last = last.connect(filter);
  }
  last.connect(gain).connect(to);
  if (voice instanceof AudioBufferSourceNode) voice.start(at, Math.random());
  else voice.start(at);
  voice.stop(end);
}

function whiteNoise(place: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === place.sampleRate) return noise;
  noise = new AudioBuffer({ length: place.sampleRate * 2, sampleRate: place.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}
