// Every sound of the table, put together from a few strokes of noise and of tones: nothing is recorded. Frequencies in hertz, times in
// seconds, loudness from 0 to 1 where 1 is as loud as anything gets.

export interface Stroke {
  readonly source: 'noise' | 'sine' | 'triangle' | 'square' | 'sawtooth';
  readonly at?: number;
  readonly lasts: number;
  /** How long it swells before it fades; most strokes are struck. */
  readonly swell?: number;
  readonly loud: number;
  /** Of a tone; it slides to the second. */
  readonly pitch?: readonly [from: number, to: number];
  /** What is let through, which may slide too. */
  readonly through?: {
    readonly pass: 'lowpass' | 'highpass' | 'bandpass';
    readonly at: readonly [from: number, to: number];
    readonly sharp?: number;
  };
}

type Band = readonly [from: number, to: number];

const noise = (
  lasts: number,
  loud: number,
  pass: 'lowpass' | 'highpass' | 'bandpass',
  at: Band,
  more: Partial<Stroke> = {},
) => ({ source: 'noise', lasts, loud, through: { pass, at, sharp: pass === 'bandpass' ? 2 : 0.7 }, ...more }) as const;
const tone = (
  source: Exclude<Stroke['source'], 'noise'>,
  lasts: number,
  loud: number,
  pitch: Band,
  more: Partial<Stroke> = {},
) => ({ source, lasts, loud, pitch, ...more }) as const;
/** A bell-like note: its overtone dies first. */
const note = (hertz: number, at: number, lasts: number, loud: number): readonly Stroke[] => [
  tone('triangle', lasts, loud, [hertz, hertz], { at }),
  tone('sine', lasts * 0.5, loud * 0.4, [hertz * 2.01, hertz * 2], { at }),
];
/** The same stroke again and again, a little later and softer each time. */
const again = (times: number, gap: number, stroke: Stroke, fade = 0.85): readonly Stroke[] =>
  Array.from({ length: times }, (_, i) => ({
    ...stroke,
    at: (stroke.at ?? 0) + i * gap,
    loud: stroke.loud * fade ** i,
  }));

export const SOUNDS = {
  // The table
  die: [
    noise(0.03, 0.5, 'bandpass', [2600, 1900]),
    tone('triangle', 0.05, 0.22, [520, 300]),
    noise(0.02, 0.28, 'bandpass', [3300, 2500], { at: 0.07 }),
    noise(0.02, 0.16, 'bandpass', [3000, 2400], { at: 0.12 }),
  ],
  place: [noise(0.04, 0.4, 'lowpass', [1400, 500]), tone('sine', 0.09, 0.4, [190, 120])],
  order: [noise(0.05, 0.3, 'bandpass', [900, 1500]), tone('sine', 0.06, 0.3, [330, 440], { at: 0.02 })],
  card: [
    noise(0.13, 0.25, 'highpass', [1500, 4200], { swell: 0.05 }),
    noise(0.03, 0.3, 'bandpass', [1800, 1200], { at: 0.13 }),
  ],
  refused: [tone('sine', 0.11, 0.4, [170, 130]), tone('sine', 0.13, 0.34, [140, 105], { at: 0.13 })],
  // Going
  step: again(3, 0.16, noise(0.07, 0.5, 'bandpass', [480, 260])),
  engine: [
    tone('sawtooth', 0.7, 0.22, [52, 74], { swell: 0.2, through: { pass: 'lowpass', at: [260, 480] } }),
    noise(0.7, 0.14, 'bandpass', [300, 520], { swell: 0.2 }),
    ...again(6, 0.11, noise(0.03, 0.12, 'bandpass', [1400, 1000]), 1),
  ],
  flight: [
    noise(0.55, 0.4, 'bandpass', [320, 1500], { swell: 0.3 }),
    noise(0.4, 0.16, 'highpass', [2500, 5200], { swell: 0.25 }),
  ],
  fall: [tone('sine', 0.5, 0.2, [720, 190], { swell: 0.1 }), noise(0.5, 0.3, 'bandpass', [1400, 350], { swell: 0.3 })],
  // Shooting
  rifle: [
    noise(0.05, 0.8, 'highpass', [900, 600]),
    noise(0.22, 0.4, 'lowpass', [1900, 300]),
    tone('sine', 0.06, 0.4, [210, 80]),
  ],
  volley: again(5, 0.075, noise(0.07, 0.62, 'bandpass', [1500, 700]), 0.94),
  cannon: [
    noise(0.5, 0.6, 'lowpass', [2200, 120]),
    tone('sine', 0.4, 0.6, [120, 38]),
    noise(0.04, 0.5, 'highpass', [1200, 900]),
  ],
  mortar: [
    tone('sine', 0.16, 0.8, [180, 62]),
    noise(0.1, 0.3, 'lowpass', [900, 300]),
    noise(0.4, 0.1, 'bandpass', [900, 2100], { at: 0.12, swell: 0.3 }),
  ],
  rocket: [
    noise(0.6, 0.5, 'bandpass', [500, 2600], { swell: 0.12 }),
    tone('sawtooth', 0.4, 0.1, [90, 260], { swell: 0.1 }),
  ],
  beam: [
    tone('sawtooth', 0.3, 0.26, [1500, 300], { through: { pass: 'lowpass', at: [4200, 900] } }),
    tone('sine', 0.35, 0.3, [1900, 420]),
  ],
  flame: [
    noise(0.75, 0.5, 'lowpass', [500, 1300], { swell: 0.25 }),
    noise(0.6, 0.12, 'highpass', [3000, 2200], { swell: 0.3 }),
  ],
  blast: [
    noise(0.9, 0.55, 'lowpass', [1700, 70]),
    tone('sine', 0.6, 0.55, [90, 28]),
    ...again(4, 0.12, noise(0.1, 0.14, 'bandpass', [700, 400], { at: 0.3 })),
  ],
  // Blows, by what is hit
  body: [noise(0.08, 0.6, 'lowpass', [900, 200]), tone('sine', 0.14, 0.7, [150, 55])],
  glass: [
    noise(0.1, 0.5, 'highpass', [4200, 3200]),
    ...[2900, 3700, 4600, 2300, 5200].flatMap((hertz, i) => [
      tone('sine', 0.22, 0.13, [hertz, hertz * 0.98], { at: 0.02 + i * 0.045 }),
    ]),
  ],
  wood: [
    noise(0.05, 0.6, 'bandpass', [900, 500]),
    tone('triangle', 0.12, 0.4, [260, 150]),
    noise(0.09, 0.3, 'bandpass', [1700, 700], { at: 0.07 }),
  ],
  brick: [
    noise(0.3, 0.7, 'lowpass', [1300, 180]),
    ...again(5, 0.07, noise(0.05, 0.26, 'bandpass', [900, 420], { at: 0.1 })),
  ],
  metal: [
    noise(0.04, 0.5, 'highpass', [1800, 1500]),
    ...[310, 497, 811, 1270].map((hertz, i) =>
      tone('triangle', 0.6 - i * 0.1, 0.26 - i * 0.04, [hertz, hertz * 0.995]),
    ),
  ],
  stone: [noise(0.22, 0.7, 'lowpass', [700, 90]), tone('sine', 0.25, 0.7, [80, 40])],
  dust: [noise(0.35, 0.34, 'bandpass', [700, 260], { swell: 0.08 })],
  // What comes of it
  lost: [tone('triangle', 0.4, 0.34, [233, 196]), tone('triangle', 0.55, 0.26, [196, 147], { at: 0.16 })],
  saved: [...note(587, 0, 0.22, 0.22), ...note(880, 0.08, 0.3, 0.2)],
  turn: [...note(440, 0, 0.35, 0.3), ...note(659, 0.13, 0.5, 0.3)],
  victory: [
    [392, 0],
    [523, 0.16],
    [659, 0.32],
    [784, 0.48],
    [659, 0.72],
    [784, 0.86],
  ].flatMap(([hertz, at], i) => note(hertz!, at!, i === 5 ? 1.3 : 0.4, 0.3)),
  defeat: [
    [392, 0],
    [349, 0.28],
    [311, 0.56],
    [262, 0.84],
  ].flatMap(([hertz, at], i) => note(hertz!, at!, i === 3 ? 1.4 : 0.5, 0.26)),
  drawn: [
    [392, 0],
    [494, 0.2],
    [440, 0.42],
  ].flatMap(([hertz, at]) => note(hertz!, at!, 0.6, 0.26)),
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type SoundName = keyof typeof SOUNDS;

/** Tell something, and do not only accompany what is seen: they are left when all others are off. */
export const SIGNALS: ReadonlySet<SoundName> = new Set(['turn', 'refused', 'victory', 'defeat', 'drawn']);

export const lastsOf = (name: SoundName): number =>
  Math.max(...(SOUNDS[name] as readonly Stroke[]).map(({ at = 0, lasts }) => at + lasts));
