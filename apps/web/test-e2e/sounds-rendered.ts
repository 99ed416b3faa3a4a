import { lastsOf, SOUNDS, type SoundName } from '../src/sound/sounds.js';
import { soundInto } from '../src/sound/speaker.js';

const RATE = 44_100;

/** How each sound comes out: its loudest dot, how loud it is on the whole, and how long something is heard, in seconds. */
export async function rendered(): Promise<
  Record<string, { peak: number; loud: number; heard: number; lasts: number }>
> {
  const found: Record<string, { peak: number; loud: number; heard: number; lasts: number }> = {};
  for (const name of Object.keys(SOUNDS) as SoundName[]) {
    const lasts = lastsOf(name);
    const room = new OfflineAudioContext(1, Math.ceil((lasts + 0.1) * RATE), RATE);
    soundInto(room.destination, name, 0);
    const samples = (await room.startRendering()).getChannelData(0);
    let [peak, sum, last] = [0, 0, 0];
    for (const [i, dot] of samples.entries()) {
      peak = Math.max(peak, Math.abs(dot));
      sum += dot * dot;
      if (Math.abs(dot) > 0.01) last = i;
    }
    found[name] = { peak, loud: Math.sqrt(sum / (lasts * RATE)), heard: last / RATE, lasts };
  }
  return found;
}
