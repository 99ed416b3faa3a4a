import { Game, SeededDice } from '@sandtable/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBattle, setupSchema } from '../src/open.js';
import { QUESTIONS } from '../src/questions.js';
import { dystopianLegions } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import { type BattleGame, box, row, section, table } from './kit.js';

// Whole activations by lot on a crowded table: transports, guns on the hook, riders, hulls and men within reach of each other.

type Man = readonly [model: string, x: number, y: number, more?: object];
const riding = (model: string, count: number, hull: number): Man[] =>
  Array.from({ length: count }, () => [model, 0, 0, { aboard: hull }] as const);
const NORTH = { facing: [0, 1] };
const SOUTH = { facing: [0, -1] };

const CROWD = table(
  [
    section('A', [...riding('ebs.naginata', 3, 3), ['ebs.hachi', 12, 18, { ...NORTH, transport: true }]]),
    section('A', [...row('kob.rifleman', 3, 26, 17), ['kob.conveyor', 30, 13, { ...NORTH, transport: true }]], {
      overwatch: true,
    }),
    section('A', [
      ...riding('ebs.ashigaru', 2, 4),
      ...row('ebs.ashigaru', 2, 37, 19),
      ['ebs.hachi', 40, 15, { ...NORTH, transport: true }],
    ]),
    section('A', [['kob.fieldGun', 6, 11.1, { hitched: [4, 0] }]]),
    section('A', [['kob.basset', 6, 14, NORTH]]),
    section('A', [
      ['kob.captain', 22, 15],
      ['kob.surgeon', 23.3, 15],
    ]),
    section('B', [...riding('pru.sturmgrenadier', 3, 3), ['pru.kasten', 14, 27, { ...SOUTH, transport: true }]]),
    section('B', [...row('pru.grenadier', 3, 25, 24), ['pru.kasten', 30, 30, { ...SOUTH, transport: true }]]),
    section('B', [['pru.stier', 40, 27, { ...SOUTH, life: 2 }]]),
    section('B', row('pru.knight', 2, 20, 25, 1.8)),
    section('B', [['pru.leutnant', 20, 30]]),
  ],
  {
    phase: 'start',
    terrain: [box('house', 'building', 14, 20, 19, 24)],
    options: { turnLimit: 1 },
    mission: 'vitalObjective',
    objectives: [[24, 24]],
  },
);

const asked = (game: BattleGame) => (['A', 'B'] as const).filter((seat) => game.questionFor(seat) !== null);

interface Seen {
  readonly kind: string;
  readonly options: number;
  readonly b: Battle;
}

/** A game by lot to its end; `look` sees the table at every question. */
function playOut(seed: string, look: (seen: Seen) => void): BattleGame {
  const game: BattleGame = Game.open(dystopianLegions, { setup: CROWD, dice: { kind: 'seeded', seed } });
  const lot = new SeededDice(seed);
  for (let n = 0; game.outcome === null; n++) {
    if (n > 800) throw new Error('no end');
    const [seat] = asked(game);
    const options = game.options(seat!);
    look({ kind: game.questionFor(seat!)!.kind, options: options.length, b: game.state });
    const refusal = game.answer(seat!, options[lot.below(options.length)]);
    if (refusal) throw new Error(`${game.questionFor(seat!)!.kind}: ${refusal.rule} ${refusal.message}`);
  }
  return game;
}

describe('activations by lot', () => {
  test('[DL-ORD-80] [DL-ACT-01] [DL-OVW-80] [DL-MOR-20] nothing is asked that has one answer, nests deeper than 3.4 or begins out of place', () => {
    fc.assert(
      fc.property(fc.nat(1000), (seed) => {
        let inActivation = 0;
        playOut(`crowd ${seed}`, ({ kind, options, b }) => {
          const { finite } = (QUESTIONS as unknown as Record<string, { finite: boolean }>)[kind]!;
          if (finite || kind === 'IssueOrder' || kind === 'Bolster') expect(options, kind).toBeGreaterThan(1);
          inActivation = b.act === null ? 0 : inActivation + 1;
          expect(inActivation).toBeLessThan(200);
          // activation, charge, On My Mark, attack, reaction, check: a charge never begins inside fire, nor fire inside an attack
          if (['DeclareCharge', 'ChargeMove', 'Disembark', 'Move', 'Follow'].includes(kind))
            expect(b.fire, kind).toBeNull();
          if (kind === 'Attack') expect(b.attack).toBeNull();
          if (b.fire?.kind === 'onMyMark') expect(b.charge).not.toBeNull();
          if (b.fire?.kind === 'overwatch') expect(b.act!.segment).toBe('movement');
          if (b.melee !== null) expect(b.fire).toBeNull();
          expect(b.act?.group.length ?? 0).toBeLessThanOrEqual(3);
          for (const [i, { where, carrier, hitched }] of b.models.entries()) {
            if (where === 'aboard') expect(b.models[carrier!]!.where, `carrier of ${i}`).toMatch(/table|wreck/);
            if (hitched !== null && where === 'table') expect(b.models[hitched]!.where).toBe('table');
          }
        });
      }),
      { numRuns: 3 },
    );
  });

  test('[DL-ACT-04] [DL-DES-03] [DL-TOW-04] every section on the table is marked when the turn is over', () => {
    let last: Battle | null = null;
    playOut('marks', ({ b }) => {
      if (b.phase === 'activations') last = structuredClone(b);
    });
    const ready = last!.sections.filter(
      ({ where, activated, overwatch }) => where === 'table' && activated === 0 && !overwatch,
    );
    expect(ready.length).toBeLessThanOrEqual(3); // those of the activation under way
  });
});

describe('secrets', () => {
  test('[DL-RUL-32] [DL-GEN-81] [DL-GEN-08] what one side has answered in secret shows nowhere until the other has answered', () => {
    const kinds = new Set<string>();
    const setup = setupSchema.parse({
      battlefield: 'millersCross',
      points: 430,
      mission: 'annihilate',
      map: 'advancingLines',
    });
    expect(openBattle(setup).setup.step).toBe('forces');
    fc.assert(
      fc.property(fc.nat(1000), fc.boolean(), (seed, backwards) => {
        const game: BattleGame = Game.open(dystopianLegions, {
          setup,
          dice: { kind: 'seeded', seed: `secret ${seed}` },
        });
        const lot = new SeededDice(`secret ${seed}`);
        for (let n = 0; game.outcome === null && n < 60 && game.state.act === null; n++) {
          const seats = asked(game);
          const [first, second] = backwards ? [...seats].reverse() : seats;
          const options = game.options(first!);
          const answer = options[lot.below(options.length)];
          if (second !== undefined) {
            const seen = () =>
              JSON.stringify([game.view(second), game.questionFor(second), game.options(second), game.events(second)]);
            const before = seen();
            kinds.add(game.questionFor(first!)!.kind);
            expect(game.answer(first!, answer)).toBeNull();
            expect(seen()).toBe(before);
          } else expect(game.answer(first!, answer)).toBeNull();
        }
      }),
      { numRuns: 4 },
    );
    expect([...kinds]).toEqual(expect.arrayContaining(['BuildForce', 'Allocate', 'BolsterInitiative']));
  });
});
