import { UNDO_POLICIES, type UndoPolicy } from '@sandtable/kernel';
import { LEVEL_IDS, type Player, type Players, type Wanted } from '../port/seating.js';
import type { SetupSoFar } from './new-game.js';

// Everything chosen on the page of a new game, kept for the next one.

export const PLAYERS = ['person', ...LEVEL_IDS] as const;
export const DICE = ['seeded', 'manual'] as const;

export interface Choices {
  readonly setup: SetupSoFar;
  /** Who was chosen for a seat, of this setup or of one before. */
  readonly players: Players;
  readonly dice: (typeof DICE)[number];
  readonly undo: UndoPolicy;
}

export const firstChoices = (setup: SetupSoFar): Choices => ({ setup, players: {}, dice: 'seeded', undo: 'free' });

/** Who sits at each seat: a person at the first and programs at the others, until something else was chosen. */
export const seated = (seats: readonly string[], { players }: Choices): Players =>
  Object.fromEntries(
    seats.map((seat, i): [string, Player] => [seat, players[seat] ?? (i === 0 ? 'person' : 'regular')]),
  );

type IsSetup = (data: unknown) => boolean;

/** What was kept; a part that is not understood is as if it had never been chosen. */
export function parseChoices(stored: string | null, first: Choices, isSetup: IsSetup): Choices {
  let found: Partial<Record<keyof Choices, unknown>> = {};
  try {
    found = Object(JSON.parse(stored ?? '{}'));
  } catch {
    // as if nothing were kept
  }
  const players = Object(found.players) as Readonly<Record<string, unknown>>;
  return {
    setup: isSetup(found.setup) ? (found.setup as SetupSoFar) : first.setup,
    players: Object.fromEntries(
      Object.entries(players).flatMap(([seat, kept]) => {
        const player = PLAYERS.find((one) => one === kept);
        return player ? [[seat, player]] : [];
      }),
    ),
    dice: DICE.find((dice) => dice === found.dice) ?? first.dice,
    undo: UNDO_POLICIES.find((policy) => policy === found.undo) ?? first.undo,
  };
}

const keyOf = (ruleset: string): string => `sandtable.new.${ruleset}`;

export function lastChoices(ruleset: string, first: Choices, isSetup: IsSetup): Choices {
  try {
    return parseChoices(localStorage.getItem(keyOf(ruleset)), first, isSetup);
  } catch {
    return first; // a browser may forbid storage
  }
}

export function keepChoices(ruleset: string, choices: Choices): void {
  try {
    localStorage.setItem(keyOf(ruleset), JSON.stringify(choices));
  } catch {
    // then they are chosen again next time
  }
}

export function wantedOf(ruleset: string, choices: Choices, players: Players, seed: string, title: string): Wanted {
  const { setup, dice, undo } = choices;
  return { ruleset, title, setup, players, dice, undo, ...(seed.trim() !== '' && { seed: seed.trim() }) };
}
