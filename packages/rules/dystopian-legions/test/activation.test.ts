import type { Play, Question } from '@sandtable/kernel';
import { Game, type Ruleset } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BattleTable } from '../src/events.js';
import { activate, type Steps } from '../src/rules/activation.js';
import { dystopianLegions } from '../src/ruleset.js';
import { type Battle, type Doing, newDoing } from '../src/state.js';
import type { View } from '../src/view.js';
import { laid, row, section } from './kit.js';

// The activation machine by itself: what happens in a step is drawn by lot, the order of the steps is not.

interface Lot {
  /** What befalls each section in each of its steps. */
  readonly fate: readonly ('nothing' | 'dies' | 'ends' | 'watches')[];
  readonly joins: number;
  readonly fights: readonly boolean[];
  readonly answers: readonly number[];
}

const aLot: fc.Arbitrary<Lot> = fc.record({
  fate: fc.array(fc.constantFrom('nothing', 'nothing', 'nothing', 'dies', 'ends', 'watches'), {
    minLength: 24,
    maxLength: 24,
  }),
  joins: fc.integer({ min: 0, max: 2 }),
  fights: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  answers: fc.array(fc.nat(7), { minLength: 40, maxLength: 40 }),
});

interface Trace {
  readonly steps: string[];
  depth: number;
  deepest: number;
}

/** Steps that do nothing but what the lot says, and write down when they were called. */
function drawn(lot: Lot, trace: Trace): Steps {
  let n = 0;
  const strike = (b: Battle, doing: Doing): void => {
    const fate = lot.fate[n++ % lot.fate.length]!;
    const place = b.sections[doing.section]!;
    if (fate === 'dies') {
      place.where = 'gone';
      doing.ended = true;
    }
    if (fate === 'ends' && !doing.ended && place.where === 'table') {
      // cargo of a wreck: marked where its activation ends (DL-DES-03)
      doing.ended = true;
      place.activated += 1;
    }
  };
  const enter = (name: string): void => {
    trace.steps.push(name);
    trace.depth += 1;
    trace.deepest = Math.max(trace.deepest, trace.depth);
  };
  const leave = (): void => {
    trace.depth -= 1;
  };
  return {
    *command(t, s) {
      enter(`command ${s}`);
      for (let k = 0; k < lot.joins; k++) {
        const joined = [1, 2][k]!;
        t.state.act = {
          ...t.state.act!,
          named: [...t.state.act!.named, joined],
          group: [...t.state.act!.group, newDoing(joined)],
        };
      }
      leave();
    },
    *move(t, doing) {
      enter(`move ${doing.section}`);
      strike(t.state, doing);
      leave();
    },
    *overwatch(t) {
      enter('overwatch');
      for (const doing of t.state.act!.group) strike(t.state, doing);
      leave();
    },
    *smoke() {
      enter('smoke');
      leave();
    },
    *shoot(t) {
      enter('shoot');
      for (const doing of t.state.act!.group)
        if (!doing.ended && lot.fate[n++ % lot.fate.length] === 'watches') doing.onWatch = true;
      leave();
    },
    fights: (_, { section: one }) => lot.fights[one]!,
    *fight(t, doing) {
      enter(`fight ${doing.section}`);
      strike(t.state, doing);
      leave();
    },
    segmentOver: () => undefined,
  };
}

interface Played {
  readonly b: Battle;
  readonly trace: Trace;
  readonly questions: readonly Question[];
}

/** One activation with steps drawn by lot, played to its end; every question is noted with the number of its answers. */
function play(lot: Lot): Played {
  const trace: Trace = { steps: [], depth: 0, deepest: 0 };
  const machine: Ruleset<Battle, View> = {
    ...dystopianLegions,
    *play(t): Play<never> {
      yield* activate(t as BattleTable, 0, drawn(lot, trace));
      return { winner: null, rule: 'DL-ACT-01', by: 'over' } as never;
    },
  };
  const b = laid([
    section('A', row('kob.rifleman', 1, 5, 5)),
    section('A', row('kob.rifleman', 1, 15, 5)),
    section('A', row('kob.rifleman', 1, 25, 5)),
    section('B', row('pru.grenadier', 1, 40, 40)),
  ]);
  const game = Game.at(machine, b, { below: () => 0 } as never);
  const questions: Question[] = [];
  for (let k = 0; game.outcome === null && k < 100; k++) {
    const question = game.questionFor('A')!;
    const left = b.act!.group.filter(({ section: s, ended }) => !ended && b.sections[s]!.where === 'table');
    questions.push(question);
    const chosen = left[lot.answers[k % lot.answers.length]! % left.length]!;
    const names = game.options('A') as { section: string }[];
    const answer = names.find(({ section: one }) => one === `A${chosen.section + 1}`) ?? names[0]!;
    if (game.answer('A', answer) !== null) throw new Error('refused');
  }
  return { b, trace, questions };
}

describe('the activation machine', () => {
  test('[DL-ACT-01] [DL-ACT-04] [DL-ACT-07] one marker for each section that is left, however it went', () => {
    fc.assert(
      fc.property(aLot, (lot) => {
        const { b } = play(lot);
        expect(b.act).toBeNull();
        for (let s = 0; s < 3; s++) {
          const { where, activated, overwatch } = b.sections[s]!;
          const took = s === 0 || s <= lot.joins;
          if (where === 'gone') continue;
          expect(activated + (overwatch ? 1 : 0), `section ${s}`).toBe(took ? 1 : 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('[DL-ACT-01] [DL-ACT-80] [DL-RUL-96] segments in their order, and none for a group that is gone', () => {
    fc.assert(
      fc.property(aLot, (lot) => {
        const { trace } = play(lot);
        const order = ['command', 'move', 'overwatch', 'smoke', 'shoot', 'fight'];
        const kinds = trace.steps.map((step) => order.indexOf(step.split(' ')[0]!));
        expect(kinds).toEqual([...kinds].sort((p, q) => p - q));
        expect(new Set(trace.steps).size).toBe(trace.steps.length);
        if (trace.steps.includes('shoot')) expect(trace.steps).toContain('overwatch');
      }),
      { numRuns: 300 },
    );
  });

  test('[DL-ORD-11c] [DL-ORD-11g] [DL-RUL-73] a group asks who is next only where there is a choice, and not for ever', () => {
    fc.assert(
      fc.property(aLot, (lot) => {
        const { questions, trace } = play(lot);
        expect(questions.length).toBeLessThanOrEqual(4); // two choices among three, in the moves and in the melees
        if (lot.joins === 0) expect(questions).toEqual([]);
        expect(trace.deepest).toBe(1); // steps follow each other: none begins inside another
        expect(trace.depth).toBe(0);
      }),
      { numRuns: 300 },
    );
  });
});
