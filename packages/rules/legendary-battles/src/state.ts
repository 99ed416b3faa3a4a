import type { Config } from './config.js';
import type { Content, Scenario } from './content/types.js';
import type { Conduct } from './rules/conduct.js';
import type { BySeat, Condition, Ending, Seat, Step, Token } from './terms.js';

// What lies on the table. Zones, units and cards are numbers here, places in the lists of their map, sides and deck; people and
// answers name them.

/** What never changes in a game: shared by every copy of its state. */
export interface Match {
  readonly config: Config;
  readonly scenario: Scenario;
  /** A player's own unit types, beside those in the box. */
  readonly content: Content | null;
  /** Units whose optional supplements stay out (TA-CORE-SUP-07). */
  readonly without: readonly string[];
}

/** A unit as it fares. What it is (type, name, supplements) stands in the tables of the match, at the same place. */
export interface Unit {
  /** A bunker changes sides when it is taken (TA-CORE-BNK-06). */
  side: Seat;
  /** Its centre zone; null when it is not on the map. */
  zone: number | null;
  /** The second zone of an oversized unit (TA-CORE-OVS-01). */
  tail: number | null;
  /** The side of its zone it faces (TA-CORE-FAC-01). */
  facing: number;
  condition: Condition;
  confused: boolean;
  dugIn: boolean;
  braced: boolean;
  concealed: boolean;
  exposed: boolean;
  warded: boolean;
  aloft: boolean;
  /** Waits for the round of its reinforcement (TA-CORE-SET-07). */
  reserve: boolean;
  exited: boolean;
  /** Where it came from into the zone it shares; null for who was there first (TA-MAP-CCM-06). */
  entry: number | null;
  /** The enemy it entered against (TA-CORE-CCM-22). */
  foe: number | null;
  acted: boolean;
  reacted: boolean;
  secondWind: boolean;
  /** Once-per-game powers that are used up (TA-CORE-SUP-05). */
  spent: readonly string[];
  /** The number of its face-down marker (TA-CORE-HID-08); null when it is seen. */
  marker: number | null;
  /** Of a bunker: it had an occupant when the close combat began (TA-CORE-BNK-05). */
  held: boolean;
}

export interface Player {
  /** The draw pile as a set, in the order of the deck's list: nobody looks into it (TA-CORE-DEK-07). */
  deck: number[];
  hand: number[];
  /** The top card last (TA-CORE-INF-02). */
  discard: number[];
  /** Cards of the hand that the opponent knows by counting (TA-CORE-INF-07). */
  known: number[];
  reshuffles: number;
  /** Points of enemy units eliminated (TA-CORE-END-11). */
  kills: number;
  conduct: Conduct;
  /** Questions asked of this seat in the turn of the other, about Situations and of any other kind. */
  asked: number;
}

export interface Smoke {
  readonly zone: number;
  readonly by: Seat;
  readonly turns: number;
}

export interface BattleResult {
  readonly winner: Seat | 'draw';
  readonly by: Ending;
  readonly vp: BySeat<number>;
}

export interface Battle {
  readonly match: Match;
  step: Step;
  round: number;
  active: Seat;
  /** Who has the first turn of each round. */
  first: Seat;
  /** The sides that have yet to place units before the game, in their order (TA-CORE-SET-05). */
  deploying: readonly Seat[];
  /** What the active player does with the turn (TA-CORE-TRN-03); null while it is open. */
  posture: 'act' | 'discard' | 'pass' | null;
  /** Action cards played in this round by either side, and rounds in a row without any (TA-CORE-END-06). */
  played: number;
  idleRounds: number;
  units: Unit[];
  players: { A: Player; B: Player };
  smoke: readonly Smoke[];
  /** Zones where a hazard was met (TA-CORE-SIT-29). */
  hazards: readonly number[];
  /** Sides of zones whose linear terrain is breached (TA-CORE-BRE-02). */
  breached: readonly number[];
  /** Uses left of the scenario's special rules that are used up, by their places. */
  uses: readonly number[];
  result: BattleResult | null;
}

const copyPlayer = (p: Player): Player => ({
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  discard: p.discard.slice(),
  known: p.known,
  reshuffles: p.reshuffles,
  kills: p.kills,
  conduct: p.conduct,
  asked: p.asked,
});

const copyUnit = (u: Unit): Unit => ({
  side: u.side,
  zone: u.zone,
  tail: u.tail,
  facing: u.facing,
  condition: u.condition,
  confused: u.confused,
  dugIn: u.dugIn,
  braced: u.braced,
  concealed: u.concealed,
  exposed: u.exposed,
  warded: u.warded,
  aloft: u.aloft,
  reserve: u.reserve,
  exited: u.exited,
  entry: u.entry,
  foe: u.foe,
  acted: u.acted,
  reacted: u.reacted,
  secondWind: u.secondWind,
  spent: u.spent,
  marker: u.marker,
  held: u.held,
});

/** A copy for search. Written out by hand: it runs once per node, and what never changes is shared. */
export function copyBattle(b: Battle): Battle {
  const units = b.units.slice();
  for (let i = 0; i < units.length; i++) units[i] = copyUnit(units[i]!);
  return {
    match: b.match,
    step: b.step,
    round: b.round,
    active: b.active,
    first: b.first,
    deploying: b.deploying,
    posture: b.posture,
    played: b.played,
    idleRounds: b.idleRounds,
    units,
    players: { A: copyPlayer(b.players.A), B: copyPlayer(b.players.B) },
    smoke: b.smoke,
    hazards: b.hazards,
    breached: b.breached,
    uses: b.uses,
    result: b.result,
  };
}

/** A unit off the map, as it is before it comes. */
export function newUnit(side: Seat): Unit {
  return {
    side,
    zone: null,
    tail: null,
    facing: 0,
    condition: 'ok',
    confused: false,
    dugIn: false,
    braced: false,
    concealed: false,
    exposed: false,
    warded: false,
    aloft: false,
    reserve: false,
    exited: false,
    entry: null,
    foe: null,
    acted: false,
    reacted: false,
    secondWind: false,
    spent: [],
    marker: null,
    held: false,
  };
}

export const isOnMap = (u: Unit): boolean => u.zone !== null;

export const isAlive = (u: Unit): boolean => u.condition !== 'eliminated' && !u.exited;

/** Whether any part of it lies in a zone (TA-MAP-OVS-03, TA-MAP-ZON-07). */
export const isIn = (u: Unit, zone: number): boolean => u.zone === zone || (u.tail === zone && zone !== null);

/** One step down: ok, Shaken, Out of Action, Eliminated (TA-CORE-RES-13). */
export const WORSE = {
  ok: 'shaken',
  shaken: 'outOfAction',
  outOfAction: 'eliminated',
  eliminated: 'eliminated',
} as const satisfies Record<Condition, Condition>;

/** One step up (TA-CORE-ACT-12). */
export const BETTER = {
  ok: 'ok',
  shaken: 'ok',
  outOfAction: 'shaken',
  eliminated: 'eliminated',
} as const satisfies Record<Condition, Condition>;

export function dropTokens(u: Unit, ...tokens: readonly Token[]): void {
  for (const token of tokens) u[token] = false;
}

/** It leaves the map, or what it was on it: the zone, what it faced in it, whom it fought. */
export function leaveMap(u: Unit): void {
  u.zone = null;
  u.tail = null;
  u.entry = null;
  u.foe = null;
  u.held = false;
  dropTokens(u, 'dugIn', 'braced', 'concealed');
}
