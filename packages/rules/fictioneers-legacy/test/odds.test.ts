import { SeededDice } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { meleeOdds, moraleOdds, shotOdds } from '../src/odds.js';
import { judgeFire } from '../src/rules/legal-fire.js';
import type { Shot } from '../src/rules/to-hit.js';
import { indexOf } from '../src/state.js';
import { A, activate, area, ask, B, box, does, events, fire, indirect, model, open, table, walk } from './kit.js';

const TERRAN = 't-legionary';

describe('melee (11.1)', () => {
  const TABLE = {
    win: [66, 78, 89, 99, 108, 116, 123, 129, 134, 138, 141, 143],
    tie: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    loss: [66, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1, 0],
  };
  /** Equipment that adds up to a lead over a Legionary with a rifle. */
  const LEADS: Record<number, object> = {
    0: {},
    1: { melee: ['mundane-dagger'] },
    2: { melee: ['mundane-sword'] },
    3: { melee: ['powered-dagger'] },
    4: { melee: ['powered-sword'] },
    5: { melee: ['powered-axe'] },
    6: { melee: ['powered-sword', 'mundane-sword'] },
    7: { melee: ['powered-sword', 'powered-dagger'] },
    8: { melee: ['powered-sword', 'powered-sword'] },
    9: { melee: ['powered-axe'], rank: 'PL' },
    10: { melee: ['powered-sword', 'powered-sword'], rank: 'SL' },
    11: { melee: ['powered-sword', 'powered-dagger'], rank: 'PL' },
  };
  test.each(Object.keys(LEADS).map(Number))('[FL-MEL-05, FL-MEL-16] a lead of %i', (lead) => {
    const { state } = open(table([A({ like: TERRAN, ...LEADS[lead] }, [10, 10]), B(TERRAN, [30, 10])]));
    const { win, tie, loss } = meleeOdds(state, 0, 1);
    expect([win, tie, loss].map((p) => Math.round(p * 144))).toEqual([
      TABLE.win[lead],
      TABLE.tie[lead],
      TABLE.loss[lead],
    ]);
  });
});

describe('shots', () => {
  const shotIn = (t: ReturnType<typeof table>, id: string, shot: ReturnType<typeof fire>) => {
    const game = open(t);
    return { game, shot: judgeFire(game.state, indexOf(game.state, id), shot) as Shot };
  };

  test.each([
    [10, 39],
    [15, 33],
  ])('[FL-FIR-07, FL-DMG-01] a laser rifle against Carbon at %i inches: %i %%', (gap, percent) => {
    const { game, shot } = shotIn(
      table([A(TERRAN, [10, 10]), B(TERRAN, [11 + gap, 10])]),
      'a1',
      fire('laser-rifle', 'b1'),
    );
    expect(Math.round(shotOdds(game.state, shot).damaged.get(1)! * 100)).toBe(percent);
  });

  test('[FL-OPT-02, FL-GEN-03] a lucky 1 keeps a twelfth', () => {
    const t = table([A('t-crew', [10, 10]), B(TERRAN, [27, 10])], {
      options: { naturalOneHits: true },
      env: { dark: true, cold: false, heat: false },
    });
    const { game, shot } = shotIn(t, 'a1', fire('projectile-pistol', 'b1'));
    expect(shotOdds(game.state, shot).hit).toBeCloseTo(1 / 12);
  });

  /** The same shot fired many times must come out as the odds say: they are counted with what resolves it. */
  test('[FL-IND-07, FL-IND-08, FL-AOE-02] drift included, as many throws bear out', () => {
    const t = table(
      [
        A('a-mortar', [10, 10]),
        A('t-crew', [10, 11.1]),
        A('t-scout', [30, 20], { squad: 'Eyes' }),
        A(TERRAN, [36, 12], { squad: 'Near' }),
        B(TERRAN, [40, 10]),
        B('s-warrior', [42, 10]),
        B(TERRAN, [44, 8]),
      ],
      {
        terrain: [{ id: 'ridge', type: 'hill', level: 2, polygon: box(20, 0, 24, 48) }],
      },
    );
    const aim = fire('mortar', 'b1', { ...indirect('a3'), piece: 'a1' });
    const { game, shot } = shotIn(t, 'a2', aim);
    const { damaged } = shotOdds(game.state, shot);
    const dice = new SeededDice('many throws');
    const ids = ['a4', 'b1', 'b2', 'b3'];
    const counts = new Map<string, number>();
    const THROWS = 1500;
    for (let n = 0; n < THROWS; n++) {
      const fork = game.branch({ kind: 'seeded', seed: dice.below(1e9) })!;
      fork.take({ type: 'Activate', model: 'a2' }, 'A');
      fork.take(aim, 'A');
      for (const id of ids) if (model(fork, id).where === 'removed') counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    for (const id of ids) {
      const chance = damaged.get(indexOf(game.state, id)) ?? 0;
      const spread = 4 * Math.sqrt((chance * (1 - chance)) / THROWS) + 0.002;
      expect(Math.abs((counts.get(id) ?? 0) / THROWS - chance), id).toBeLessThan(spread);
    }
    expect(damaged.get(indexOf(game.state, 'a4'))!).toBeGreaterThan(0);
  });

  test('[FL-FLY-06, FL-IND-09, FL-OPT-01, FL-COV-12] a miss at somebody in the air may strike that one, and nobody below', () => {
    const t = table(
      [
        A('t-missile', [5, 10]),
        A(TERRAN, [5, 40]),
        B('v-kestrel', [30, 10], { airborne: true }),
        B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
        B(TERRAN, [30, 12]),
      ],
      {
        options: { directMissDrifts: true },
        walls: [
          {
            id: 'wall',
            height: 'low',
            material: 'hard',
            line: [
              [29, 5],
              [29, 15],
            ],
          },
        ],
      },
    );
    const aim = fire('missile-tube', 'b1', area);
    const { game, shot } = shotIn(t, 'a1', aim);
    const { damaged, hit } = shotOdds(game.state, shot);
    expect(damaged.has(indexOf(game.state, 'b3'))).toBe(false);
    expect(damaged.get(indexOf(game.state, 'b1'))!).toBeGreaterThan((hit * 10) / 12);
    const fork = open(t, [9, 6, 8]); // two inches short, on this side of the wall
    fork.answer('A', { type: 'Activate', model: 'a1' });
    fork.answer('A', aim);
    expect(events(fork, 'damageRolled').map(({ model: id, number }) => [id, number!.total])).toEqual([['b1', 8]]);
  });

  test('[FL-AOE-02] everybody in the area, friends too', () => {
    const { game, shot } = shotIn(
      table([A('t-grenadier', [10, 10]), A(TERRAN, [21.2, 10]), B('s-warrior', [20, 10])]),
      'a1',
      fire('grenade-launcher', 'b1', area),
    );
    const { damaged, hit } = shotOdds(game.state, shot);
    expect(damaged.get(2)).toBeCloseTo((hit * 8) / 12);
    expect(damaged.get(1)).toBeCloseTo((hit * 4) / 12);
  });
});

test('[FL-OVW-07, FL-OPT-01, FL-IND-09] a shot from overwatch that may drift drifts about where the mover then is', () => {
  const t = table([A('t-legionary', [10, 20]), B('x-resonator', [16, 8], { overwatch: true })], {
    options: { directMissDrifts: true },
  });
  const move = walk([
    [10, 20],
    [16, 20],
  ]);
  type Chances = { chances: { shot: { sample: number; mode: string }; kills: number }[] }[];
  const last = (found: Chances) =>
    found[0]!.chances.find(({ shot: { sample, mode } }) => sample === 6 && mode === 'area')!.kills;
  const [along] = ask(t, 'along', { moves: [{ model: 'a1', move }] }) as { lanes: Chances }[];
  // 7 of 12 hit and 6 of 12 kill; of the misses, those that drift by one or two inches still reach it, less well
  const exact = (7 / 12) * (6 / 12) + (24 / 144) * (4 / 12);
  expect(last(along!.lanes)).toBeCloseTo(exact, 10);
  const game = does(open(t), 'A', activate('a1'), move);
  const before = game.hash();
  expect(last(ask(game, 'watch', {}, 'B') as Chances)).toBeCloseTo(exact, 10);
  expect(game.hash()).toBe(before);
});

test('[FL-MOR-06, FL-MOR-13, FL-MOR-14] morale adds up to one', () => {
  const { state } = open(table([A('t-sergeant', [10, 10]), A(TERRAN, [12, 10]), B(TERRAN, [40, 10])]));
  expect(moraleOdds(state, 0)).toEqual({ passed: 8 / 12, shaken: 2 / 12, pinned: 2 / 12 });
});
