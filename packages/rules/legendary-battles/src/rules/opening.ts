import type { AboutIn } from '../ask.js';
import type { AttackKind } from '../events.js';
import type { Battle } from '../state.js';
import { type ActionId, otherSeat, type Result, type Seat, type SituationId, type WindowId } from '../terms.js';
import { nameOf, unitNamed, zoneName, zoneNamed } from './units.js';

/** How far an attack is: what W-ATK may still change of it. */
export interface Attacking {
  readonly kind: AttackKind;
  /** Whose card decides (TA-CORE-CHN-01). */
  readonly by: Seat;
  /** Cover and focus included as they are played (TA-CORE-ATK-02). */
  shift: number;
  /** A misfire took it (TA-CORE-SIT-16). */
  lost: boolean;
}

/** Further units that a declared Action is passed on to (TA-CORE-SIT-06). */
export interface Relay {
  readonly command: number;
  readonly recipients: readonly number[];
}

/** A window for Situations: what it is about, what was played in it, and what has come of it. */
export interface Opening {
  readonly window: WindowId;
  readonly unit: number | null;
  readonly foe: number | null;
  readonly action: ActionId | null;
  readonly attack: Attacking | null;
  result: Result | null;
  readonly used: string[];
  readonly locked: readonly number[];
  readonly from: number | null;
  readonly situation: { readonly kind: SituationId; readonly by: Seat; readonly unit: number | null } | null;
  /** What it is about is no more, or was hit (TA-CORE-WDW-05, TA-CORE-WDW-07). */
  over: boolean;
  cancelled: boolean;
  relay: Relay | null;
  /** Lucky Devil: the card is drawn again (TA-CORE-RES-12). */
  redraw: boolean;
}

const NOBODY: readonly number[] = [];

export function opening(window: WindowId, about: Partial<Opening> = {}): Opening {
  return {
    window,
    unit: null,
    foe: null,
    action: null,
    attack: null,
    result: null,
    used: [],
    locked: NOBODY,
    from: null,
    situation: null,
    over: false,
    cancelled: false,
    relay: null,
    redraw: false,
    ...about,
  };
}

export type About = AboutIn<'Situation'>;

/** A window as its question tells it: names, and nothing that a hand decides. */
export function aboutOf(b: Battle, o: Opening): About {
  const name = (unit: number | null): string | null => (unit === null ? null : nameOf(b, unit));
  return {
    window: o.window,
    unit: name(o.unit),
    foe: name(o.foe),
    action: o.action,
    attack: o.attack && { kind: o.attack.kind, by: o.attack.by, shift: o.attack.shift },
    result: o.result,
    used: o.used.slice(),
    locked: o.locked.map((unit) => nameOf(b, unit)),
    from: o.from === null ? null : zoneName(b, o.from),
    situation: o.situation && { ...o.situation, unit: name(o.situation.unit) },
  };
}

/** A window from its question. */
export function openingOf(b: Battle, about: About): Opening {
  const unit = (name: string | null): number | null => (name === null ? null : unitNamed(b, name));
  return opening(about.window, {
    unit: unit(about.unit),
    foe: unit(about.foe),
    action: about.action,
    attack: about.attack && { ...about.attack, lost: false },
    result: about.result,
    used: about.used.slice(),
    locked: about.locked.map((name) => unitNamed(b, name)),
    from: about.from === null ? null : zoneNamed(b, about.from),
    situation: about.situation && { ...about.situation, unit: unit(about.situation.unit) },
  });
}

/** Who is asked first (section 3, TA-CORE-WDW-02). */
export function firstAsked(b: Battle, o: Opening): Seat {
  const sideOf = (unit: number): Seat => b.units[unit]!.side;
  switch (o.window) {
    case 'W-TS':
    case 'W-TE':
      return b.active;
    case 'W-DECL':
    case 'W-POST':
      return otherSeat(b.active);
    case 'W-ATK':
    case 'W-RES':
    case 'W-MEL':
      return sideOf(o.unit!);
    case 'W-SIT':
      return otherSeat(o.situation!.by);
    default:
      return otherSeat(sideOf(o.unit!));
  }
}
