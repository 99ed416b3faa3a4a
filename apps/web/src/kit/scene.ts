import type { LogEntry } from '../frame/sitting.js';
import type { SoundName } from '../sound/sounds.js';
import type { Roll } from './dice-tray.js';

// A scene is what just happened, cue after cue, made from the log alone. How things stand is drawn at once; the scene plays over it.

export interface Timed<C> {
  readonly cue: C;
  /** Milliseconds from the start of the scene. */
  readonly at: number;
  readonly lasts: number;
}

interface Sounding {
  /** Where it is not the usual one. */
  readonly sound?: SoundName;
}

/** What every table can show; `P` is a place of it. A table may have cues of its own beside these. */
export type Cue<P> =
  | (Sounding & { readonly kind: 'move'; readonly who: string; readonly way: readonly P[] })
  | (Sounding & { readonly kind: 'shot'; readonly from: P; readonly to: P; readonly indirect: boolean })
  /** `area` is how wide it is on the table; a small one without it. */
  | (Sounding & { readonly kind: 'burst'; readonly at: P; readonly area?: number })
  /** Something marked on somebody, told by a few words. */
  | { readonly kind: 'marked'; readonly who: string; readonly at: P; readonly says: string }
  /** `tells` is the same at length, beside the dice. */
  | (Sounding & { readonly kind: 'lost'; readonly at: P; readonly says: string; readonly tells?: string })
  /** Somebody is no longer on the table. */
  | { readonly kind: 'gone'; readonly who: string }
  | { readonly kind: 'dice'; readonly roll: Roll };

export const lengthOf = (scene: readonly Timed<unknown>[]): number =>
  Math.max(0, ...scene.map(({ at, lasts }) => at + lasts));

/** More than this at once is not a scene but a jump in time. */
const MOST = 36;

const SHOT = 400;
const DICE = 700;
/** What dice say is read before anything else happens. */
const READING = 400;
const WORDS = 900;

/** Cues are added one after the other. */
export interface Script<C> {
  /** The next cue comes when this one is over, or after `wait`. */
  add(cue: C, lasts: number, wait?: number): void;
  shot(cue: C): void;
  dice(roll: Roll): void;
  /** Words that rise: others may follow soon. */
  words(cue: C, wait: number): void;
}

/** The scene of what was added to the log: every event adds its cues. */
export function sceneFrom<E, C extends { readonly kind: string }>(
  entries: readonly LogEntry[],
  tell: (event: E, script: Script<C>, n: number) => void,
  { most = MOST, last }: { readonly most?: number; readonly last?: (script: Script<C>) => void } = {},
): Timed<C>[] {
  if (entries.length === 0 || entries.length > most) return [];
  const scene: Timed<C>[] = [];
  let clock = 0;
  const add = (cue: C, lasts: number, wait = lasts) => {
    scene.push({ cue, at: clock, lasts });
    clock += wait;
  };
  const script: Script<C> = {
    add,
    shot: (cue) => add(cue, SHOT),
    dice: (roll) => {
      const cue: Cue<never> = { kind: 'dice', roll };
      if (roll.faces.length > 0) add(cue as unknown as C, DICE, DICE + READING); // every table's cues have dice among them
    },
    words: (cue, wait) => add(cue, WORDS, wait),
  };
  for (const [n, { event }] of entries.entries()) tell(event as unknown as E, script, n);
  last?.(script);
  return scene;
}
