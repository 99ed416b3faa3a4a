import { Game } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { openBattle, setupSchema, targetFor } from '../src/open.js';
import { holdersOf, judged, scoreOf } from '../src/rules/end-phase.js';
import { objectiveAt } from '../src/rules/objectives.js';
import { initiativePool } from '../src/rules/turn.js';
import { dystopianLegions } from '../src/ruleset.js';
import type { Battle } from '../src/state.js';
import {
  action,
  activate,
  answer,
  asked,
  at,
  box,
  garrison,
  kindAsked,
  laid,
  model,
  move,
  open,
  passing,
  refused,
  row,
  section,
  sectionOf,
  step,
  table,
  told,
} from './kit.js';

// The turn as a whole (3.2), its End Phase (4.25), and how games end.

const EAST = [1, 0] as [number, number];
const men = (side: 'A' | 'B', x: number, y: number, more: object = {}) =>
  section(side, row(side === 'A' ? 'kob.rifleman' : 'pru.grenadier', 2, x, y), { activated: 1, ...more });
/** In the End Phase at once: everybody has acted. */
const ended = (sections: Parameters<typeof table>[0], more: Parameters<typeof table>[1] = {}, faces: number[] = []) =>
  open(table(sections, { phase: 'end', ...more }), faces);
const status = (b: Battle, n = 0) => {
  const { status: one, by } = judged(b, b.objectives[n]!);
  return `${one}${by ? ` ${by}` : ''}`;
};

describe('the turn', () => {
  test('[DL-SEQ-01] [DL-SEQ-05] [DL-EX-20] [DL-OPP-02] pools, then initiative, ties with the same pools, and the winner chooses', () => {
    const officers = [section('A', [['kob.lieutenant', 5, 5]]), section('B', [['pru.leutnant', 40, 40]])];
    const faces = [5, 4, 6, 1, 4, 4, 1, 2, 6, 1, 3, 4, 5, 6, 1, 1, 2, 4];
    const setup = table(officers, { phase: 'start' });
    const game = open(setup, faces.slice(0));
    expect(game.state.pool).toEqual({ A: 4, B: 4 });
    game.state.setup.advantage = null;
    expect([game.questionFor('A')!.kind, game.questionFor('B')!.kind]).toEqual([
      'BolsterInitiative',
      'BolsterInitiative',
    ]);
    answer(game, { type: 'BolsterInitiative', cp: 1 }, { type: 'BolsterInitiative', cp: 2 });
    // A 4B, B 5B: 5 4 6 1 = 4, 4 4 1 2 6 = 4: a tie; 1 3 4 5 = 2, 6 1 1 2 4 = 3
    expect([asked(game), kindAsked(game)]).toEqual(['B', 'TakeInitiative']);
    answer(game, { type: 'TakeInitiative', first: 'A' });
    expect(game.state).toMatchObject({ winner: 'B', first: 'A', active: 'A' });
  });

  test('[DL-EX-20] [DL-ADV-05] [DL-ADV-07] on turn 1 Tactical Advantage adds a black die', () => {
    const b = laid([men('A', 5, 5), men('B', 40, 40)]);
    b.setup.advantage = 'B';
    expect(initiativePool(b, 'A', 0)).toEqual(['K', 'B', 'B', 'B']);
    b.turn = 2;
    expect(initiativePool(b, 'A', 0)).toEqual(['B', 'B', 'B']);
  });

  test('[DL-EX-83] [DL-SEQ-04] [DL-SEQ-09] [DL-SEQ-10] who runs out first has a die more, and the other goes on', () => {
    const game = open(
      table([
        section('A', [['kob.rifleman', 5, 5]]),
        section('B', [['pru.grenadier', 40, 40]]),
        section('B', [['pru.grenadier', 30, 40]]),
      ]),
    );
    answer(game, action('hold'));
    passing(game);
    answer(game, { type: 'Shoot', action: 'nothing' });
    expect(told(game, 'finishedFirst')[0]).toMatchObject({ side: 'A' });
    expect(asked(game)).toBe('B');
    answer(game, activate('B1'), action('hold'));
    passing(game);
    if (kindAsked(game) === 'Shoot') answer(game, { type: 'Shoot', action: 'nothing' });
    expect(asked(game)).toBe('B');
    const b = laid([men('A', 5, 5), men('B', 40, 40)], { turn: 2 });
    b.finished = 'A';
    expect(initiativePool(b, 'A', 0)).toHaveLength(4);
    expect(initiativePool(b, 'B', 0)).toHaveLength(3);
  });

  test('[DL-SEQ-08] [DL-SEQ-07] [DL-ACT-05] who is marked, on Overwatch or away does not activate', () => {
    const game = open(
      table([
        section('A', [['kob.rifleman', 5, 5]]),
        section('A', [['kob.rifleman', 15, 5]], { activated: 2 }),
        section('A', [['kob.rifleman', 25, 5]], { overwatch: true }),
        section('A', [['kob.rifleman', 35, 5]]),
        men('B', 40, 40),
      ]),
    );
    expect(game.options('A').map((one) => (one as { section: string }).section)).toEqual(['A1', 'A4']);
    refused(game, activate('A2'), 'DL-SEQ-08');
    refused(game, activate('A3'), 'DL-SEQ-08');
    refused(game, { type: 'Pass' }, 'DL-ACT-01');
  });
});

describe('restoring order', () => {
  test('[DL-EX-65] [DL-END-02] [DL-END-03] one marker, and one for each success too many', () => {
    const shaken = section('A', [['kob.sergeant', 5, 5], ...row('kob.rifleman', 3, 6.3, 5)], {
      shaken: 3,
      activated: 1,
    });
    const game = ended([shaken, men('B', 40, 40)], { pool: { A: 2, B: 0 } }, [6, 4, 1, 5]);
    answer(game, { type: 'Restore', section: 'A1' });
    expect(kindAsked(game)).toBe('Bolster');
    answer(game, { type: 'Bolster', by: [{ leader: 'a1', cp: 1 }] });
    expect(sectionOf(game, 'A1').shaken).toBe(0);
    expect(told(game, 'steadied')[0]).toMatchObject({ removed: 3 });
  });

  test('[DL-END-03] [DL-RUL-72] a failure costs nothing', () => {
    const game = ended([men('A', 5, 5, { shaken: 2 }), men('B', 40, 40)], {}, [1, 1, 1]);
    answer(game, { type: 'Restore', section: 'A1' });
    expect(told(game, 'shaken')).toEqual([]);
    expect(sectionOf(game, 'A1').shaken).toBe(2);
  });

  test('[DL-MAR-18] [DL-RUL-67] [DL-EX-70] the Fearless do not even try', () => {
    const game = ended([section('A', row('kob.highlander', 2, 5, 5), { shaken: 1, activated: 1 }), men('B', 40, 40)]);
    expect(kindAsked(game)).not.toBe('Restore');
    expect(sectionOf(game, 'A1').shaken).toBe(1);
  });

  test('[DL-END-01] [DL-END-60] the winner of initiative first, all of his, then the other', () => {
    const shaken = { shaken: 1 };
    const game = ended(
      [men('A', 5, 5, shaken), men('B', 40, 40, shaken), men('B', 20, 40, shaken)],
      { active: 'B' },
      [1, 1, 1, 1, 1, 1],
    );
    const seats: (string | null)[] = [];
    for (let n = 0; kindAsked(game) === 'Restore' && n < 5; n++) {
      seats.push(asked(game));
      answer(game, game.options(asked(game)!)[0] as never);
    }
    expect(seats[0]).toBe('B');
    expect(seats.at(-1)).toBe('A');
  });
});

describe('repairs', () => {
  const sapper = (x: number, more: object = {}) =>
    section('A', [['kob.sapperSergeant', x, 5]], { activated: 1, ...more });
  const terrier = section('A', [['kob.terrier', 10, 9, { facing: EAST, life: 2 }]], { activated: 1 });

  test('[DL-EX-85] [DL-END-04] [DL-MAR-61] [DL-RUL-66] on a 4 one HP, and each ironclad once in a turn', () => {
    const game = ended([sapper(10), sapper(12.5), terrier, men('B', 40, 40)], {}, [4]);
    answer(game, { type: 'Repair', ironclad: 'a3' });
    expect(model(game, 'a3').life).toBe(3);
    expect(told(game, 'repaired')).toHaveLength(1);
    expect(kindAsked(game)).not.toBe('Repair'); // the other may not try the same
  });

  test('[DL-MAR-61] not when shaken, not from farther than two inches, and no wreck', () => {
    const far = ended([section('A', [['kob.sapperSergeant', 10, 2]], { activated: 1 }), terrier, men('B', 40, 40)]);
    expect(told(far, 'repaired')).toEqual([]);
    const shaken = ended([sapper(10, { shaken: 1 }), terrier, men('B', 40, 40)]);
    answer(shaken, { type: 'Restore', section: null });
    expect(told(shaken, 'repaired')).toEqual([]);
  });
});

describe('objectives', () => {
  const at24 = { objectives: [[24, 24]] as [number, number][] };
  const near = (side: 'A' | 'B', gap: number, more: object = {}) =>
    section(
      side,
      [[side === 'A' ? 'kob.rifleman' : 'pru.grenadier', 24, 24 + (side === 'A' ? -1 : 1) * (gap + 0.5906 + 0.7874)]],
      more,
    );
  const hull = section('B', [['pru.stier', 24, 24 + 2 + 1.5 + 0.7874, { facing: EAST }]]);

  test('[DL-EX-66] [DL-BLP-04] [DL-BLP-05] [DL-BLP-06] [DL-BLP-07] who is within four inches, who claims, and who only contests', () => {
    expect(status(laid([near('A', 3.9), men('B', 40, 46)], at24))).toBe('claimed A');
    expect(status(laid([near('A', 4.1), men('B', 40, 46)], at24))).toBe('unclaimed');
    expect(status(laid([near('A', 3.9), hull], at24))).toBe('contested');
    expect(status(laid([near('A', 3.9, { shaken: 1 }), hull], at24))).toBe('contested');
    expect(status(laid([men('A', 5, 5), hull], at24))).toBe('contested');
  });

  test('[DL-BLP-03] [DL-OBJ-07] an area is held from inside', () => {
    const terrain = [box('wood', 'forest', 18, 18, 30, 30)];
    const b = laid([section('A', [['kob.rifleman', 28, 28]]), section('B', [['pru.grenadier', 31, 24]])], {
      terrain,
      ...at24,
    });
    expect(b.objectives[0]!.area).toBe(0);
    expect(status(b)).toBe('claimed A');
  });

  test('[DL-BLP-02] [DL-OBJ-13] a building by who is in it and steady', () => {
    const terrain = [box('house', 'building', 20, 20, 28, 28)];
    const inside = (more: object) =>
      laid([garrison('A', 'house', ['kob.rifleman'], more), section('B', [['pru.grenadier', 29, 24]])], {
        terrain,
        ...at24,
      });
    expect(status(inside({}))).toBe('claimed A');
    expect(status(inside({ shaken: 1 }))).toBe('unclaimed');
  });

  test('[DL-TRN-38] [DL-BLP-07] who rides counts as his hull: he contests and does not claim', () => {
    const riders = section('A', [
      ['ebs.naginata', 0, 0, { aboard: 1 }],
      ['ebs.hachi', 24, 22, { facing: EAST, transport: true }],
    ]);
    expect(status(laid([riders, men('B', 40, 46)], at24))).toBe('contested');
    expect(holdersOf(laid([riders], at24), objectiveAt(laid([riders]), at(24, 24)))).toEqual([
      { side: 'A', claims: false },
    ]);
  });

  test('[DL-MAR-27h] a Non-Combatant is a model for objectives', () => {
    expect(
      status(
        laid(
          [
            section('A', [
              ['kob.surgeon', 24, 22],
              ['kob.rifleman', 24, 16.9],
            ]),
            men('B', 40, 46),
          ],
          at24,
        ),
      ),
    ).toBe('claimed A');
  });

  test('[DL-BLP-01] [DL-BLP-08] [DL-OBJ-09] two points each turn, four where it is vital, and nothing for who left', () => {
    const game = ended([near('A', 1, { activated: 1 }), men('B', 40, 46)], at24);
    expect(game.state.score).toEqual({ A: 2, B: 0 });
    const vital = ended([near('A', 1, { activated: 1 }), men('B', 40, 46)], { ...at24, mission: 'vitalObjective' });
    expect(vital.state.score.A).toBe(4);
    const b = laid([near('A', 1), men('B', 40, 46)], at24);
    b.models[0]!.y = 10_000;
    expect(scoreOf(b, 'A').objectives).toBe(0);
  });

  test('[DL-OBJ-11] [DL-OBJ-12] [DL-OBJ-13] [DL-RUL-10] breaking through: one past the line, two in their zone, all of a section and steady', () => {
    const through = (sections: Parameters<typeof laid>[0]) =>
      scoreOf(laid([...sections, men('B', 40, 46)], { mission: 'breakThrough' }), 'A').through;
    expect(through([section('A', row('kob.rifleman', 2, 10, 25))])).toBe(1);
    expect(through([section('A', row('kob.rifleman', 2, 10, 37))])).toBe(2);
    expect(through([section('A', row('kob.rifleman', 2, 10, 24.5))])).toBe(0);
    expect(through([section('A', row('kob.rifleman', 2, 10, 37), { shaken: 1 })])).toBe(0);
    expect(through([section('A', [['kob.terrier', 10, 30, { facing: EAST }]])])).toBe(1);
  });

  test('[DL-BLP-09] [DL-RUL-59] a point for every enemy section that went, whoever did it', () => {
    const b = laid([men('A', 5, 5), men('B', 40, 46)]);
    b.lost = { A: 0, B: 2 };
    expect(scoreOf(b, 'A').casualties).toBe(2);
    expect(scoreOf(b, 'B').casualties).toBe(0);
  });
});

describe('clearing away', () => {
  test('[DL-END-05] [DL-END-06] [DL-END-08] [DL-HTD-09] [DL-OVW-12] [DL-CMD-11] markers, points and orders go, and one Activated marker', () => {
    const game = ended(
      [
        section('A', [['kob.lieutenant', 5, 5]], { activated: 2, deck: true }),
        section('A', [['kob.rifleman', 15, 5]], { overwatch: true }),
        men('B', 40, 40),
      ],
      { pool: { A: 3, B: 0 } },
    );
    expect(game.state.turn).toBe(2);
    expect(sectionOf(game, 'A1')).toMatchObject({ activated: 1, deck: false, dived: false });
    expect(sectionOf(game, 'A2')).toMatchObject({ overwatch: false, activated: 0 });
  });
});

describe('endings', () => {
  test.each([
    [430, 10],
    [1000, 10],
    [1001, 20],
    [2000, 20],
    [3000, 30],
    [4500, 40],
  ])('[DL-WIN-01] for %s points %s Battle Log points win', (points, target) => {
    expect(targetFor(points)).toBe(target);
  });

  test('[DL-EX-68] [DL-WIN-02] [DL-WIN-03] [DL-WIN-07] who alone has the target wins, both at once draw', () => {
    const both = ended([men('A', 5, 5), men('B', 40, 40)], { score: { A: 11, B: 10 } });
    expect(both.outcome).toMatchObject({ winner: null, rule: 'DL-WIN-03' });
    const one = ended([men('A', 5, 5), men('B', 40, 40)], { score: { A: 11, B: 9 } });
    expect(one.outcome).toMatchObject({ winner: 'A', rule: 'DL-WIN-02' });
  });

  test('[DL-WIN-05] [DL-RUL-58] [DL-SEQ-80] [DL-RUL-95] after the last turn the better score, and without a limit after thirty', () => {
    const last = ended([men('A', 5, 5), men('B', 40, 40)], { turn: 6, score: { A: 2, B: 3 } });
    expect(last.outcome).toMatchObject({ winner: 'B', by: 'time', rule: 'DL-WIN-05' });
    const even = ended([men('A', 5, 5), men('B', 40, 40)], { turn: 6, score: { A: 3, B: 3 } });
    expect(even.outcome).toMatchObject({ winner: null, rule: 'DL-WIN-05' });
    const none = { turnLimit: null };
    expect(ended([men('A', 5, 5), men('B', 40, 40)], { turn: 30, options: none }).outcome).toMatchObject({
      by: 'time',
    });
    expect(ended([men('A', 5, 5), men('B', 40, 40)], { turn: 29, options: none }).outcome).toBeNull();
  });

  test('[DL-WIN-04] [DL-WIN-07] a scenario may let so many objectives win at once, after the Battle Log', () => {
    const setup = {
      content: {
        sandtable: 'dystopian-legions',
        scenarios: [
          {
            id: 'own',
            name: 'Own',
            battlefield: 'millersCross',
            map: 'advancingLines',
            mission: 'vitalObjective',
            target: 20,
            turnLimit: 6,
            sides: { A: 'kobSkirmish', B: 'pruSkirmish' },
            claims: 1,
          },
        ],
      },
      scenario: 'own',
    };
    const b = openBattle(setupSchema.parse(setup));
    Object.assign(b, { phase: 'end', turn: 2, winner: 'A', mission: 'annihilate' });
    b.setup.step = 'ready';
    b.objectives = [{ ...at(24, 24), area: null, status: 'unclaimed', by: null }];
    const [s1, s2] = [0, b.sections.length - 1];
    b.sections[s1]!.where = 'table';
    b.sections[s2]!.where = 'table';
    Object.assign(b.models[b.muster.sections[s1]!.members[0]!]!, { where: 'table', ...at(24, 22) });
    Object.assign(b.models[b.muster.sections[s2]!.members[0]!]!, { where: 'table', ...at(40, 44) });
    const game = Game.at(dystopianLegions, b, { below: () => 0 } as never);
    expect(game.outcome).toMatchObject({ winner: 'A', by: 'scenario', rule: 'DL-WIN-04' });
  });

  test('[DL-WIN-06] [DL-WIN-07] who has nobody left, and nobody to come, has lost', () => {
    const game = ended([men('A', 5, 5)], { turn: 6, score: { A: 0, B: 5 } });
    expect(game.outcome).toMatchObject({ winner: 'A', by: 'wipedOut', rule: 'DL-WIN-06' });
  });

  test('[DL-GEN-12] flags of an activation are gone when it is over', () => {
    const game = open(table([section('A', row('kob.rifleman', 2, 10, 10)), section('B', [['pru.grenadier', 40, 40]])]));
    answer(game, action('double'), move(step('a1', [10, 18]), step('a2', [11.3, 18])));
    passing(game);
    expect(model(game, 'a1')).toMatchObject({ moved: false, fired: [] });
  });
});
