import { Malformed, winnersOf } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { ALL_SCENARIOS as SCENARIOS } from '../src/content/library.js';
import type { Decision } from '../src/decisions.js';
import { ruleOf } from '../src/rulebook.js';
import {
  A,
  activate,
  ask,
  B,
  type BattleGame,
  box,
  cost,
  does,
  END,
  END_PHASE,
  events,
  FAR,
  fire,
  isGone,
  model,
  open,
  refuses,
  rest,
  spot,
  table,
  walk,
} from './kit.js';

const TERRAN = 't-legionary';

/** Takes what is first offered until the first turn begins. */
function begin(game: BattleGame): BattleGame {
  while (game.state.phase === 'setup') {
    const { seat } = game.question!;
    does(game, seat, game.options(seat)[0] as Decision);
  }
  return game;
}

describe('before the first turn', () => {
  test('[FL-SET-01, FL-RUL-02, FL-RUL-55] every scenario opens, with its table, forces and options', () => {
    for (const { id, table: size, options, rounds } of SCENARIOS) {
      const { state } = open(
        { scenario: id },
        SCENARIOS.find((one) => one.id === id)!.first === 'rollOff' ? [9, 3] : [],
      );
      expect(state.match.scenario).toMatchObject({ table: size, rounds });
      expect(state.match.config).toMatchObject(options);
    }
  });

  test('[FL-SET-03] roll-off: ties again, the winner decides one thing and the loser the other', () => {
    const game = open({ scenario: 'S1' }, [5, 5, 3, 9]);
    expect(game.question).toMatchObject({ kind: 'ChooseZoneOrTurn', seat: 'B' });
    refuses(game, 'B', { type: 'ChooseZoneOrTurn' }, 'FL-SET-03');
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'A' });
    refuses(game, 'A', { type: 'ChooseZoneOrTurn', zone: 'A' }, 'FL-SET-03');
    does(game, 'A', { type: 'ChooseZoneOrTurn', first: 'A' });
    expect(game.state.setup.zones).toEqual({ A: 'B', B: 'A' });
    expect(game.question).toMatchObject({ kind: 'DeploySquad', seat: 'A' });
  });

  test('[FL-SET-03, FL-SET-04] who is named to begin needs no roll; a defender places everything first', () => {
    const game = open({ scenario: 'S3' });
    const order: string[] = [];
    while (game.question?.kind === 'DeploySquad') {
      order.push(game.question.seat);
      does(game, game.question.seat, game.options(game.question.seat)[0] as Decision);
    }
    expect(order).toEqual(['B', 'B', 'B', 'A', 'A', 'A']);
  });

  test('[FL-SET-04] otherwise in turn, the side that begins first', () => {
    const game = open({ scenario: 'S2' }, [9, 3]);
    does(game, 'A', { type: 'ChooseZoneOrTurn', first: 'B' });
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'B' });
    const order: string[] = [];
    while (game.question?.kind === 'DeploySquad') {
      order.push(game.question.seat);
      does(game, game.question.seat, game.options(game.question.seat)[0] as Decision);
    }
    expect(order).toEqual(['B', 'A', 'B', 'A', 'B', 'A']);
  });

  test('[FL-SET-05, FL-SET-07, FL-SET-08] in the zone, on legal places, shields as one likes, leaders attached', () => {
    const game = open({ scenario: 'S6' }, [9, 3]);
    does(game, 'A', { type: 'ChooseZoneOrTurn', first: 'A' });
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'B' });
    const option = (name: string) => {
      const { id } = game.state.muster.squads.find((squad) => squad.name === name)!;
      return (game.options('A') as Extract<Decision, { type: 'DeploySquad' }>[]).find(({ squad }) => squad === id)!;
    };
    const aegis = option('Aegis Squad');
    const [first, ...others] = aegis.placements;
    refuses(game, 'A', { ...aegis, placements: [{ ...first!, at: spot([24, 10]) }, ...others] }, 'FL-SET-05');
    refuses(game, 'A', { ...aegis, placements: others }, 'FL-SET-05');
    refuses(game, 'A', { ...aegis, placements: [{ ...first!, at: others[0]!.at! }, ...others] }, 'FL-GEO-14');
    refuses(game, 'A', { ...aegis, placements: [{ ...first!, shieldUp: true }, ...others] }, 'FL-SET-08');
    refuses(game, 'A', { ...aegis, attach: 'A-1' }, 'FL-SET-07');
    const command = option('Command');
    does(game, 'A', { ...command, attach: aegis.squad });
    expect(game.state.platoons[0]!.attached).not.toBeNull();
    expect(events(game, 'leaderAttached')).toMatchObject([{ rule: 'FL-SET-07', squad: aegis.squad }]);
    does(game, 'B', game.options('B')[0] as Decision);
    const again = option('Aegis Squad');
    const last = again.placements.at(-1)!;
    does(game, 'A', { ...again, placements: [...again.placements.slice(0, -1), { ...last, shieldUp: true }] });
    expect(model(game, last.model).shieldUp).toBe(true);
  });

  test('[FL-SET-06] a gun may start packed, its modules together in the zone', () => {
    const game = open({ scenario: 'S5' }, [9, 3]);
    does(game, 'A', { type: 'ChooseZoneOrTurn', first: 'A' });
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'B' });
    const { id } = game.state.muster.squads.find(({ name }) => name === 'Gun Section')!;
    const section = (game.options('A') as Extract<Decision, { type: 'DeploySquad' }>[]).find(
      ({ squad }) => squad === id,
    )!;
    const packed = (dx: number) => ({
      ...section,
      placements: section.placements.map((one) => {
        const i = game.state.muster.cast.findIndex((cast) => cast.id === one.model);
        if (game.state.muster.cast[i]!.type !== 'a-mortar') return one;
        const { x, y } = one.at!;
        return {
          model: one.model,
          at: one.at!,
          packed: [
            { x, y },
            { x: x + dx, y },
          ],
        };
      }),
    });
    refuses(game, 'A', packed(2500), 'FL-SET-06');
    does(game, 'A', packed(500));
    const mortar = game.state.muster.cast.find(({ type, kind }) => type === 'a-mortar' && kind === 'artillery')!;
    expect(model(game, mortar.id).packed).toBe(true);
    expect(model(game, `${mortar.id}-m1`).where).toBe('table');
  });

  test('[FL-SET-09, FL-RUL-59] the side that goes second may begin on overwatch', () => {
    const game = open({ scenario: 'S1' }, [9, 3]);
    does(game, 'A', { type: 'ChooseZoneOrTurn', first: 'A' });
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'B' });
    while (game.question?.kind === 'DeploySquad')
      does(game, game.question.seat, game.options(game.question.seat)[0] as Decision);
    expect(game.question).toMatchObject({ kind: 'PreGameOverwatch', seat: 'B' });
    refuses(game, 'B', { type: 'PreGameOverwatch', models: ['a1'] }, 'FL-SEQ-03');
    does(game, 'B', { type: 'PreGameOverwatch', models: ['b1', 'b2'] });
    expect(game.state).toMatchObject({ phase: 'overwatch', active: 'A', round: 1, turn: 1 });
    expect(model(game, 'b1').overwatch).toBe(true);
    expect(events(game, 'wentOnWatch')[0]!.rule).toBe('FL-SET-09');
    rest(game, 'A');
    expect(model(game, 'b1').overwatch).toBe(false);
  });

  test('[FL-SET-11] reserves come in from their round on, over their edge', () => {
    const t = table([A(TERRAN, [10, 10]), A(TERRAN, undefined, { squad: 'Late' }), FAR], {
      reserves: [{ side: 'A', squads: ['Late'], round: 3, edge: 'west' }],
      round: 2,
      phase: 'overwatch',
    });
    const game = open(t);
    does(game, 'A', END_PHASE);
    refuses(game, 'A', activate('a2'), 'FL-SET-11');
    rest(rest(game, 'A'), 'B');
    does(game, 'A', END_PHASE, activate('a2'));
    refuses(
      game,
      'A',
      walk([
        [5, 0],
        [5, 4],
      ]),
      'FL-SET-11',
    );
    refuses(game, 'A', fire('laser-rifle', 'b1'), 'FL-SET-11');
    does(
      game,
      'A',
      walk([
        [0, 20],
        [5, 20],
      ]),
    );
    expect(model(game, 'a2').where).toBe('table');
  });

  test('[FL-SET-11, FL-VEH-03] a vehicle in reserve comes in with its section aboard', () => {
    const t = table(
      [
        A(TERRAN, [10, 10]),
        A('v-hound', undefined, { squad: 'Late' }),
        A('t-crew', undefined, { squad: 'Late' }),
        A('t-crew', undefined, { squad: 'Late' }),
        FAR,
      ],
      {
        reserves: [{ side: 'A', squads: ['Late'], round: 2, edge: 'west' }],
      },
    );
    const game = does(
      open(t),
      'A',
      activate('a2'),
      walk([
        [0, 20],
        [10, 20],
      ]),
    );
    expect([model(game, 'a3'), model(game, 'a4')]).toMatchObject([
      { where: 'aboard', seat: 'operator' },
      { where: 'aboard', seat: 'gunner' },
    ]);
  });

  test('[FL-SET-12] a pick-up table is turned onto itself', () => {
    const terrain = [
      {
        id: 'wood',
        type: 'woods' as const,
        polygon: [
          [8, 8],
          [14, 8],
          [14, 13],
          [8, 13],
        ] as [number, number][],
      },
      {
        id: 'rocks',
        type: 'rock' as const,
        polygon: [
          [20, 9],
          [25, 9],
          [25, 12],
          [20, 12],
        ] as [number, number][],
      },
      {
        id: 'hill',
        type: 'hill' as const,
        level: 1,
        polygon: [
          [30, 8],
          [38, 8],
          [38, 14],
          [30, 14],
        ] as [number, number][],
      },
    ];
    const { state } = open(
      { pickUp: { table: [48, 36], terrain }, forces: { A: ['P-T-RIFLE'], B: ['P-S-HOST'] } },
      [9, 3],
    );
    expect(state.match.scenario.terrain).toHaveLength(6);
    expect(state.match.scenario.terrain[1]).toMatchObject({
      id: 'wood-2',
      polygon: [
        [40, 28],
        [34, 28],
        [34, 23],
        [40, 23],
      ],
    });
    expect(() =>
      open({ pickUp: { table: [48, 36], terrain: terrain.slice(1) }, forces: { A: ['P-T-RIFLE'], B: ['P-S-HOST'] } }),
    ).toThrow(Malformed);
  });

  test("[FL-SET-02, FL-FRC-02] forces of one's choice, within the points", () => {
    const game = open({ scenario: 'S2', points: 300 });
    refuses(game, 'A', { type: 'ChooseForce', platoons: ['P-T-RIFLE'] }, 'FL-SET-02');
    refuses(game, 'A', { type: 'ChooseForce', platoons: ['P-X'] }, 'FL-SET-02');
    refuses(game, 'A', { type: 'ChooseForce', platoons: [] }, 'FL-SET-02');
    does(game, 'A', { type: 'ChooseForce', platoons: ['P-T-JET'] });
    expect(game.question).toMatchObject({ kind: 'ChooseForce', seat: 'B' });
  });
});

describe('turns', () => {
  test('[FL-SEQ-01, FL-SEQ-02, FL-SEQ-03, FL-SEQ-04, FL-SEQ-10, FL-RUL-03] sides alternate, five phases each, whoever acts in any order or not at all', () => {
    const game = begin(open({ scenario: 'S1' }, [9, 3]));
    rest(game, 'A');
    expect(events(game, 'phaseBegan').map(({ phase }) => phase)).toEqual([
      'overwatch',
      'moveFire',
      'closeCombat',
      'morale',
      'endOfTurn',
      'overwatch',
    ]);
    expect(events(game, 'phaseBegan')[2]).toMatchObject({ rule: 'FL-SEQ-10', passes: true });
    expect(game.state).toMatchObject({ active: 'B', round: 1, turn: 2 });
    rest(game, 'B');
    expect(game.state).toMatchObject({ active: 'A', round: 2, turn: 3 });
  });

  test('[FL-SEQ-11, FL-EQP-03, FL-RUL-60] team mates decide for their own platoons, and hand over', () => {
    const game = open(
      { scenario: 'S5', players: { A: 2, B: 1 }, forces: { A: ['P-T-RIFLE', 'P-T-JET'], B: ['P-X-SENTINEL'] } },
      [9, 3],
    );
    expect(game.ruleset.seats(game.state)).toEqual(['A1', 'A2', 'B']);
    does(game, 'A1', { type: 'ChooseZoneOrTurn', first: 'A' });
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'B' });
    begin(game);
    const own = (seat: string) =>
      game.state.muster.cast.findIndex((_, i) =>
        game.state.muster.platoons.some(
          ({ controller }, p) =>
            controller === seat &&
            game.state.muster.squads.some((squad) => squad.platoon === p && squad.members.includes(i)),
        ),
      );
    expect(game.question).toMatchObject({ kind: 'OverwatchPhase', seat: 'A1' });
    refuses(game, 'A1', { type: 'DeclareOverwatch', models: [game.state.muster.cast[own('A2')]!.id] }, 'FL-SEQ-11');
    does(game, 'A1', { type: 'HandOver', to: 'A2' });
    expect(game.question?.seat).toBe('A2');
    does(game, 'A2', END_PHASE);
    expect(game.question?.seat).toBe('A1');
    refuses(game, 'A1', { type: 'HandOver', to: 'A2' }, 'FL-SEQ-11');
    does(game, 'A1', END_PHASE);
    expect(game.state.phase).toBe('moveFire');
    expect(ask(game, 'talk', { to: 'A2' }, 'A1')).toMatchObject({ private: true });
  });

  test('[FL-SEQ-11, FL-VIC-04] team mates win together', () => {
    const game = open(
      { scenario: 'S5', players: { A: 2, B: 1 }, forces: { A: ['P-T-RIFLE', 'P-T-JET'], B: ['P-X-SENTINEL'] } },
      [9, 3],
    );
    does(game, 'A1', { type: 'ChooseZoneOrTurn', first: 'B' });
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'B' });
    begin(game);
    does(game, 'B', { type: 'Concede' });
    expect(game.outcome).toMatchObject({ winner: 'A1', mates: ['A2'] });
    expect(winnersOf(game.outcome!)).toEqual(['A1', 'A2']);
  });

  test('[FL-EQP-03] with comGearChat both need com-gear in working hands', () => {
    const talk = (options = {}) => {
      const game = open(
        {
          scenario: 'S5',
          options,
          players: { A: 2, B: 1 },
          forces: { A: ['P-T-RIFLE', 'P-E-SWARM'], B: ['P-X-SENTINEL'] },
        },
        [9, 3],
      );
      for (const m of game.state.models) if (m.where === 'box') m.where = 'table';
      const lord = game.state.muster.cast.find(({ type }) => type === 'e-hivelord')!;
      model(game, lord.id).where = 'removed';
      return ask(game, 'talk', { to: 'A2' }, 'A1');
    };
    expect(talk()).toMatchObject({ private: true });
    expect(talk({ comGearChat: true })).toMatchObject({ private: false });
  });
});

describe('victory', () => {
  test('[FL-VIC-01] a side without figures has lost at once', () => {
    const t = table([A(TERRAN, [10, 10]), B(TERRAN, [16, 10])], { suddenEnd: true });
    const game = does(open(t, [1, 1]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(game.outcome).toEqual({ winner: 'A', by: 'elimination', rule: 'FL-VIC-01' });
  });

  test('[FL-VIC-08] both gone in one burst: the scores decide', () => {
    const t = table([A('s-raider', [10, 10]), B({ like: TERRAN, rank: 'PL' }, [11.4, 10])], { suddenEnd: true });
    const game = does(open(t, [1, 1, 1]), 'A', activate('a1'), fire('hand-grenade', 'b1', { mode: 'area' }));
    expect([isGone(game, 'a1'), isGone(game, 'b1')]).toEqual([true, true]);
    expect(game.outcome).toMatchObject({ by: 'both', rule: 'FL-VIC-08', winner: 'A' });
  });

  test('[FL-VIC-02, FL-VIC-03, FL-GEN-07] points of what was destroyed, and a tenth to win by', () => {
    const t = (score: { A: number; B: number }) =>
      table([A(TERRAN, [10, 10]), B(TERRAN, [40, 40])], {
        rounds: 2,
        round: 2,
        active: 'B',
        turn: 4,
        phase: 'morale',
        score,
      });
    expect(open(t({ A: 3, B: 1 })).outcome).toMatchObject({ winner: 'A', by: 'score', rule: 'FL-VIC-03' });
    expect(open(t({ A: 2, B: 1 })).outcome).toMatchObject({ winner: null });
    expect(ask(t({ A: 0, B: 0 }), 'standing', {})).toMatchObject({ margin: 2 });
  });

  test('[FL-VIC-04] conceding, offering a draw once a turn, answering it', () => {
    const t = table([A(TERRAN, [10, 10]), B(TERRAN, [40, 40])]);
    expect(does(open(t), 'A', { type: 'Concede' }).outcome).toMatchObject({ winner: 'B', by: 'concession' });
    const game = does(open(t), 'A', { type: 'OfferDraw' });
    expect(game.question).toMatchObject({ kind: 'AnswerDraw', seat: 'B' });
    does(game, 'B', { type: 'AnswerDraw', accept: false });
    refuses(game, 'A', { type: 'OfferDraw' }, 'FL-VIC-04');
    rest(game, 'A');
    does(game, 'B', { type: 'OfferDraw' });
    does(game, 'A', { type: 'AnswerDraw', accept: true });
    expect(game.outcome).toMatchObject({ winner: null, by: 'agreement' });
  });

  test('[FL-VIC-04] a side offers once a turn, whoever of its players does', () => {
    const forces = { A: ['P-T-RIFLE', 'P-T-JET'], B: ['P-X-SENTINEL'] };
    const game = open({ scenario: 'S5', players: { A: 2, B: 1 }, forces }, [9, 3]);
    does(game, 'A1', { type: 'ChooseZoneOrTurn', first: 'A' });
    does(game, 'B', { type: 'ChooseZoneOrTurn', zone: 'B' });
    does(begin(game), 'A1', { type: 'OfferDraw' });
    does(game, 'B', { type: 'AnswerDraw', accept: false });
    does(game, 'A1', { type: 'HandOver', to: 'A2' });
    refuses(game, 'A2', { type: 'OfferDraw' }, 'FL-VIC-04');
  });

  const point = {
    id: 'hill',
    kind: 'control' as const,
    point: [20, 20] as [number, number],
    radius: 3,
    points: 40,
    scored: 'end' as const,
  };
  test('[FL-VIC-03, FL-VIC-06] a scenario that ends when a point is controlled, by whomever', () => {
    const ended = (at: [number, number]) =>
      open(
        table([A(TERRAN, at), B(TERRAN, [40, 40])], {
          objectives: [point],
          victory: [{ kind: 'endGame', when: { kind: 'controls', objective: 'hill' } }, { kind: 'margin' }],
          rounds: 9,
          phase: 'morale',
        }),
      ).outcome;
    expect(ended([10, 10])).toBeNull();
    expect(ended([20, 22])).toMatchObject({ by: 'score' });
  });

  test('[FL-VIC-06, FL-HID-12] those aboard count, but not in a hidden vehicle', () => {
    const score = (hidden: boolean) =>
      open(
        table(
          [
            A(TERRAN, [40, 40]),
            B('v-hound', [20, 20], { hidden }),
            B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
          ],
          {
            objectives: [point],
            rounds: 2,
            round: 2,
            active: 'B',
            turn: 4,
            phase: 'morale',
            terrain: [{ id: 'woods', type: 'woods', polygon: box(15, 15, 25, 25) }],
          },
        ),
      ).state.score.B;
    expect([score(false), score(true)]).toEqual([40, 0]);
  });

  test('[FL-VIC-05, FL-VIC-06] control at the end: more unpinned figures near, the pinned and the flying not counted', () => {
    const t = (models: Parameters<typeof table>[0], squads = {}) =>
      open(table(models, { objectives: [point], rounds: 2, round: 2, active: 'B', turn: 4, phase: 'morale', squads }))
        .state.score;
    expect(t([A(TERRAN, [20, 22]), A(TERRAN, [22, 20]), B(TERRAN, [18, 20])])).toEqual({ A: 40, B: 0 });
    expect(t([A(TERRAN, [20, 22]), B(TERRAN, [18, 20])])).toEqual({ A: 0, B: 0 });
    expect(
      t([A(TERRAN, [20, 22], { squad: 'Down' }), B(TERRAN, [18, 20])], { Down: { morale: 'pinned', moraleSetOn: 3 } }),
    ).toEqual({ A: 0, B: 40 });
  });

  test('[FL-VIC-07] a load is scored when its carrier ends a turn in the own zone, and dropped when it dies', () => {
    const t = table([A(TERRAN, [10, 8], { carrying: 'box' }), A(TERRAN, [30, 30]), B(TERRAN, [40, 40])], {
      objectives: [{ id: 'box', kind: 'carry', point: [10, 9], points: 60 }],
      victory: [{ kind: 'endGame', when: { kind: 'scored', objective: 'box' } }, { kind: 'margin' }],
    });
    const game = rest(
      does(
        open(t),
        'A',
        activate('a1'),
        walk([
          [10, 8],
          [10, 5],
        ]),
        END,
      ),
      'A',
    );
    expect(game.outcome).toMatchObject({ winner: 'A', by: 'score' });
    expect(game.state.score.A).toBe(60);
    const shot = table([A(TERRAN, [10, 30]), A(TERRAN, [5, 40]), B(TERRAN, [16, 30], { carrying: 'box' }), FAR], {
      objectives: [{ id: 'box', kind: 'carry', point: [10, 9], points: 60 }],
    });
    const dropped = does(open(shot, [1, 1]), 'A', activate('a1'), fire('laser-rifle', 'b1'));
    expect(model(dropped, 'box')).toMatchObject({ where: 'table', x: 16_000, y: 30_000 });
  });

  test('[FL-VIC-05, FL-SET-01] the terms of the scenario: outright with field down and hut in hand, bonuses at the end', () => {
    const fields = [
      {
        id: 'field',
        side: 'B' as const,
        line: [
          [30, 30],
          [40, 30],
        ] as [number, number][],
        pylons: [
          [30, 30],
          [40, 30],
        ] as [number, number][],
      },
    ];
    const victory = [
      {
        kind: 'outright' as const,
        side: 'A' as const,
        all: [
          { kind: 'fieldDown' as const, field: 'field' },
          { kind: 'controls' as const, objective: 'hill' },
        ],
      },
      { kind: 'bonus' as const, side: 'A' as const, points: 25, if: { kind: 'fieldDown' as const, field: 'field' } },
      { kind: 'bonus' as const, side: 'B' as const, points: 50 },
      { kind: 'margin' as const },
    ];
    const t = table([A(TERRAN, [20, 22]), A(TERRAN, [30, 25]), B(TERRAN, [45, 45])], {
      fields,
      victory,
      objectives: [{ ...point, points: 0 }],
    });
    const game = rest(does(open(t, [1, 1]), 'A', activate('a2'), fire('laser-rifle', 'field-p1')), 'A');
    expect(game.outcome).toMatchObject({ winner: 'A', by: 'scenario' });
    const late = open(
      table([A(TERRAN, [20, 22]), B(TERRAN, [45, 45])], {
        fields,
        victory,
        objectives: [{ ...point, points: 0 }],
        rounds: 2,
        round: 2,
        active: 'B',
        turn: 4,
        phase: 'morale',
      }),
    );
    expect(late.state.score).toEqual({ A: 0, B: 50 });
  });
});

test('[FL-OPT-08] Sirex in a frenzy act first and close in', () => {
  const t = table([A('sirex', [10, 10]), A('sirex', [5, 40]), A('e-warrior', [5, 30]), B(TERRAN, [30, 10])], {
    options: { sirexFrenzy: true },
  });
  const game = open(t);
  refuses(game, 'A', activate('a3'), 'FL-OPT-08');
  refuses(game, 'A', END_PHASE, 'FL-OPT-08');
  does(game, 'A', activate('a1'));
  refuses(game, 'A', END, 'FL-OPT-08');
  refuses(
    game,
    'A',
    walk([
      [10, 10],
      [8, 10],
    ]),
    'FL-OPT-08',
  );
  does(
    game,
    'A',
    walk([
      [10, 10],
      [20, 10],
    ]),
  );
  const near = does(
    open(
      table([A('sirex', [10, 10]), A('e-warrior', [5, 30]), B(TERRAN, [18, 10])], { options: { sirexFrenzy: true } }),
    ),
    'A',
    activate('a1'),
  );
  refuses(
    near,
    'A',
    walk([
      [10, 10],
      [14, 10],
    ]),
    'FL-OPT-08',
  );
  does(
    near,
    'A',
    walk([
      [10, 10],
      [16.74, 10],
    ]),
  );
});

describe('frenzy', () => {
  const open8 = (models: Parameters<typeof table>[0], layout = {}) =>
    does(open(table([...models, FAR], { options: { sirexFrenzy: true }, ...layout })), 'A', activate('a1'));
  const to = (...path: [number, number][]) => walk(path);
  const SIREX = A('sirex', [10, 10]);
  const OTHER = A('e-warrior', [5, 30]);

  test('[FL-OPT-08, FL-FLY-06] what is in the air is followed, not charged; under it one is as near as can be', () => {
    const crew = B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } });
    const kestrel = (x: number) => B('v-kestrel', [x, 10], { airborne: true });
    does(open8([SIREX, OTHER, kestrel(18), crew]), 'A', to([10, 10], [14, 10]));
    does(open8([SIREX, OTHER, kestrel(11), crew]), 'A', END);
  });

  test('[FL-OPT-08] any of the equally nearest will do', () => {
    const two = [SIREX, OTHER, B(TERRAN, [2, 10]), B(TERRAN, [18, 10])];
    does(open8(two), 'A', to([10, 10], [16.75, 10]));
    does(open8(two), 'A', to([10, 10], [3.25, 10]));
    refuses(open8(two), 'A', to([10, 10], [14, 10]), 'FL-OPT-08');
  });

  test('[FL-OPT-08, FL-GEO-05] contact that is only just in reach', () => {
    const game = open8([SIREX, OTHER, B(TERRAN, [23.29, 10])]);
    refuses(game, 'A', to([10, 10], [20, 10]), 'FL-OPT-08');
    does(game, 'A', to([10, 10], [22, 10]));
  });

  test('[FL-OPT-08] a friend stands where the straight way leads: beside it there is room', () => {
    const game = open8([SIREX, A('e-warrior', [18.8, 10]), B(TERRAN, [20, 10])]);
    refuses(game, 'A', to([10, 10], [14, 10]), 'FL-OPT-08');
    does(game, 'A', to([10, 10], [19.6, 11.19]));
  });

  test('[FL-OPT-08] water ahead is no excuse while a step to the side is nearer', () => {
    const water = { terrain: [{ id: 'water', type: 'deepWater', polygon: box(10.3, 9, 15, 11) }] };
    const game = open8([SIREX, OTHER, B(TERRAN, [20, 10])], water);
    refuses(game, 'A', END, 'FL-OPT-08');
    does(game, 'A', to([10, 10], [10.2, 12], [16, 12]));
  });
});

test('[FL-RUL-63, FL-RUL-56] AA weapons fire at anything, and the rulebook says why', () => {
  expect(ruleOf('FL-RUL-63').see).toEqual(['FL-WPN-09']);
  expect(ruleOf('FL-RUL-56').reason).toMatch(/\w/);
  const t = table([A('a-haac', [5, 5]), A('t-crew', [5, 6.8]), B(TERRAN, [30, 5])]);
  expect(
    ask(t, 'odds', { model: 'a2', fire: fire('heavy-aa-cannon', 'b1', { mode: 'area', piece: 'a1' }) }),
  ).toMatchObject({ number: { total: 7 } });
  expect(
    cost(
      t,
      [
        [5, 6.8],
        [5, 8],
      ],
      { id: 'a2' },
    ),
  ).toEqual([1.2, 6]);
});
