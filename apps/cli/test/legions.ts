import { Game, type Question, type Seat, SeededDice } from '@sandtable/kernel';
import { type Decision, quantumLegions, type View } from '@sandtable/quantum-legions';
import type { Look, Page } from '../src/play/text-table.js';
import { quantumLegionsTable } from '../src/tables/quantum-legions.js';

// Quantum Legions as its text table sees it, without a terminal.

/** Sentences only, as in a pipe. */
export const PLAIN: Page = { width: Number.POSITIVE_INFINITY, colour: false, plain: true, map: false, hidden: false };
/** Columns and a map, without colour. */
export const DRAWN: Page = { width: 80, colour: false, plain: false, map: true, hidden: false };

export type Legions = Game<unknown, View>;

export function opened(setup: object, seed = 1): Legions {
  return Game.open(quantumLegions, { setup, dice: { kind: 'seeded', seed } }) as unknown as Legions;
}

/** What the seat that is asked next has before it. */
export function lookOf(game: Legions, page: Page = PLAIN, seat: Seat = game.waitingFor()[0]!): Look<View> {
  return {
    seat,
    question: game.questionFor(seat)!,
    view: game.view(seat),
    options: game.options(seat),
    page,
    again: false,
    query: (name, args) => {
      const query = quantumLegions.queries[name]!;
      const found = query.run(game.view(seat), args);
      if (found !== null && typeof found === 'object' && 'message' in found && 'rule' in found)
        throw new Refused(String(found.rule), String(found.message));
      return found;
    },
  };
}

/** A query was refused, as the referee would tell it. */
export class Refused extends Error {
  readonly rule: string;

  constructor(rule: string, message: string) {
    super(message);
    this.rule = rule;
  }
}

export const asked = (look: Look<View>): string => quantumLegionsTable.ask(look.question, look.view, look);

export const named = (answer: unknown, { question, view }: Look<View>): string =>
  quantumLegionsTable.name(answer, question, view);

export const readIn = (words: string, look: Look<View>) =>
  quantumLegionsTable.read(words, look.question, look.view, look);

/** What a command of the table says. */
export function told(words: string, look: Look<View>): string {
  const [word, ...rest] = words.split(' ');
  const command = quantumLegionsTable.commands!.find((one) => one.word === word || one.also?.includes(word!));
  if (!command) throw new Error(`no command ${word}`);
  const reply = command.run(rest.join(' '), look);
  return 'problem' in reply ? `problem: ${reply.problem}` : reply.text;
}

/** Random play from here on; `at` sees every question with its look. */
export function playOut(game: Legions, seed: number, at: (look: Look<View>) => void, most = 2000): string[] {
  const chance = new SeededDice(`player ${seed}`);
  const lines: string[] = [];
  for (let n = 0; n < most && !game.over; n++) {
    const look = lookOf(game);
    at(look);
    const answer = look.options[chance.below(look.options.length)];
    lines.push(named(answer, look));
    const refusal = game.answer(look.seat, answer);
    if (refusal) throw new Error(refusal.message);
  }
  return lines;
}

export type { Decision, Question };
