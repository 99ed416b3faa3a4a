import { type Battle, type Match, NO_NAMES, NO_NUMBERS } from './state.js';
import type { Mission } from './terms.js';

/** Of each side, where it is played (DL-RUL-62). */
const BATTERY_ROUNDS = 3;

/** A battle in which nothing has happened yet. */
export function emptyBattle(match: Match): Battle {
  return {
    match,
    muster: { cast: [], sections: [], points: { A: 0, B: 0 } },
    mission: match.mission ?? ('annihilate' satisfies Mission),
    map: match.map ?? 'advancingLines',
    models: [],
    sections: [],
    crushed: NO_NUMBERS,
    shifts: [],
    smoke: [],
    mines: [],
    sprung: NO_NUMBERS,
    tripped: [],
    battery: match.config.offTableBattery ? { A: BATTERY_ROUNDS, B: BATTERY_ROUNDS } : { A: 0, B: 0 },
    called: [],
    objectives: [],
    setup: {
      step: 'forces',
      advantage: null,
      zones: { A: 'A', B: 'B' },
      flanks: { A: 0, B: 1 },
      next: null,
      advanced: NO_NUMBERS,
    },
    turn: 0,
    phase: 'setup',
    winner: null,
    first: 'A',
    active: 'A',
    finished: null,
    finishing: null,
    pool: { A: 0, B: 0 },
    score: { A: 0, B: 0 },
    lost: { A: 0, B: 0 },
    endStep: 'restore',
    done: NO_NUMBERS,
    act: null,
    failed: NO_NAMES,
    fire: null,
    charge: null,
    attack: null,
    melee: null,
    retiring: null,
    result: null,
  };
}
