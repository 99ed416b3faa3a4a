import { describe, expect, test } from 'vitest';
import {
  A,
  activate,
  ask,
  B,
  does,
  END,
  END_PHASE,
  events,
  FAR,
  isGone,
  melee,
  model,
  open,
  refuses,
  table,
  walk,
} from './kit.js';

const TERRAN = 't-legionary';
const SENTINEL = 'x-sentinel';
const fight = (one: unknown, two: unknown, layout: Parameters<typeof table>[1] = {}, apart = 1) =>
  table([A(one as string, [10, 10]), B(two as string, [10 + apart, 10]), A(TERRAN, [10, 40]), B(TERRAN, [40, 40])], {
    phase: 'closeCombat',
    ...layout,
  });
const totals = (one: unknown, two: unknown, layout = {}) => {
  const found = ask(fight(one, two, layout, 2.5), 'melee', { attacker: 'a1', defender: 'b1' }) as {
    attack: { total: number };
    defence: { total: number };
    win: number;
    tie: number;
    loss: number;
  };
  return {
    attack: found.attack.total,
    defence: found.defence.total,
    odds: [found.win, found.tie, found.loss].map((p) => Math.round(p * 144)),
  };
};

describe('one round', () => {
  test('[FL-EX-53, FL-MEL-01, FL-MEL-05, FL-MEL-06, FL-MEL-09, FL-MEL-11, FL-MEL-16] an Eeek charges a Legionary', () => {
    const game = does(open(fight('e-warrior', TERRAN), [3, 11]), 'A', melee('a1', 'b1'));
    expect(events(game, 'fought')[0]).toMatchObject({
      attack: { total: 9 },
      defence: { total: 0 },
      winner: 'attacker',
    });
    expect(isGone(game, 'b1')).toBe(true);
    expect(totals('e-warrior', TERRAN).odds).toEqual([138, 3, 3]);
  });

  test('[FL-EX-54, FL-MEL-07, FL-MOV-21] a tie goes on next turn', () => {
    const game = does(open(fight(TERRAN, TERRAN), [8, 8, 2, 9]), 'A', melee('a1', 'b1'));
    expect([isGone(game, 'a1'), isGone(game, 'b1')]).toEqual([false, false]);
    expect(game.state.active).toBe('B');
    does(game, 'B', END_PHASE, END_PHASE, melee('b1', 'a1'));
    expect(isGone(game, 'b1')).toBe(true);
  });

  test('[FL-EX-55, FL-MEL-14, FL-MEL-15, FL-MEL-16] a Lieutenant; a sergeant with more weapons than hands', () => {
    expect(totals('t-lieutenant', TERRAN).attack).toBe(10);
    expect(totals({ like: 't-sergeant', melee: ['mundane-sword', 'mundane-dagger'] }, TERRAN).attack).toBe(5);
  });

  test('[FL-MEL-15, FL-RUL-66] two pistols for two hands; an axe fills both', () => {
    expect(totals({ like: TERRAN, weapons: ['laser-pistol', 'blast-pistol'] }, TERRAN).attack).toBe(4);
    expect(totals({ like: TERRAN, weapons: ['laser-pistol'], melee: ['mundane-axe'] }, TERRAN).attack).toBe(2);
    expect(totals({ like: TERRAN, weapons: ['laser-pistol'], melee: ['powered-axe'] }, TERRAN).attack).toBe(5);
  });

  test('[FL-EX-56, FL-MEL-12, FL-MEL-13, FL-MEL-15, FL-EQP-16] a lizard rider has one hand', () => {
    expect(totals('s-rider', 's-warrior').attack).toBe(9);
    const mounted = { like: TERRAN, mount: 'beast', infantry: false, baseRadius: 0.75, melee: ['lance'] };
    expect(totals(mounted, TERRAN).attack).toBe(6);
  });

  test('[FL-RUL-65] a lance counts on foot too', () => {
    expect(totals({ like: 's-warrior', melee: ['lance'] }, 's-warrior').attack).toBe(4);
  });

  test.each([
    ['none', 'heavy', -4],
    ['none', 'power', -4],
    ['cloth', 'power', -2],
    ['carbon', 'heavy', -2],
    ['cloth', 'carbon', 0],
  ] as const)('[FL-EX-57, FL-MEL-19] %s against %s: %i', (own, other, by) => {
    expect(totals({ like: TERRAN, armour: own }, { like: TERRAN, armour: other }).attack).toBe(by);
  });

  test('[FL-MEL-10, FL-MEL-11, FL-RUL-10] what creatures bring', () => {
    expect(totals('s-ape', TERRAN).attack).toBe(5 + 2);
    expect(totals('s-giant', TERRAN).attack).toBe(5 + 5);
    expect(totals('sirex', TERRAN).attack).toBe(5);
    expect(totals('giant-sirex', TERRAN).attack).toBe(10);
  });

  test('[FL-MEL-17] a power shield counts while it is up', () => {
    const t = (up: boolean) =>
      table([A('x-aegis', [10, 10], { shieldUp: up }), B(TERRAN, [11, 10])], { phase: 'closeCombat' });
    const attack = (up: boolean) =>
      (ask(t(up), 'melee', { attacker: 'a1', defender: 'b1' }) as { attack: { total: number } }).attack.total;
    expect([attack(false), attack(true)]).toEqual([2, 5]);
  });

  test('[FL-EX-61, FL-MEL-18, FL-MEL-19] a Shaken Sentinel holds out', () => {
    const t = table([A('s-raider', [10, 10]), B(SENTINEL, [11, 10], { squad: 'Wall' })], {
      phase: 'closeCombat',
      squads: { Wall: { morale: 'shaken' } },
    });
    const game = does(open(t, [5, 9]), 'A', melee('a1', 'b1'));
    expect(events(game, 'fought')[0]).toMatchObject({ attack: { total: 2 }, defence: { total: -2 }, winner: null });
  });

  test('[FL-EX-63, FL-MEL-10, FL-RUL-37] a Giant Sirex can lose', () => {
    const t = table([A('giant-sirex', [10, 10]), B('t-power', [11.75, 10]), A(TERRAN, [10, 40])], {
      phase: 'closeCombat',
    });
    expect(isGone(does(open(t, [1, 12]), 'A', melee('a1', 'b1')), 'a1')).toBe(true);
    expect(totals('giant-sirex', 't-power').odds).toEqual([141, 2, 1]);
  });
});

describe('the phase', () => {
  test('[FL-EX-60, FL-MEL-02, FL-MEL-03, FL-MEL-08, FL-SEQ-09, FL-RUL-39] two on one, one after the other', () => {
    const t = table([A('sirex', [10, 10]), A('sirex', [12.5, 10]), B(TERRAN, [11.25, 10])], { phase: 'closeCombat' });
    const game = open(t, [1, 8, 6, 3]);
    does(game, 'A', melee('a1', 'b1'));
    expect(isGone(game, 'a1')).toBe(true);
    does(game, 'A', melee('a2', 'b1'));
    expect(isGone(game, 'b1')).toBe(true);
  });

  test('[FL-MEL-03, FL-MEL-04] who touches an enemy figure must fight, once', () => {
    const t = table([A(TERRAN, [10, 10]), B(TERRAN, [11, 10]), B(TERRAN, [10, 11])], { phase: 'closeCombat' });
    const game = open(t, [8, 8]);
    refuses(game, 'A', END_PHASE, 'FL-MEL-04');
    refuses(game, 'A', melee('a1', 'a1'), 'FL-MEL-03');
    does(game, 'A', melee('a1', 'b2'));
    expect(game.state.phase).not.toBe('closeCombat');
  });

  test('[FL-MEL-01] not at a distance, and not through a closed wall', () => {
    refuses(
      open(
        table([A(TERRAN, [10, 10]), A(TERRAN, [20, 20]), B(TERRAN, [11.1, 10]), B(TERRAN, [21, 20])], {
          phase: 'closeCombat',
        }),
      ),
      'A',
      melee('a1', 'b1'),
      'FL-MEL-01',
    );
    const wall = (height: 'low' | 'tall') => ({
      walls: [
        {
          id: 'wall',
          height,
          material: 'hard' as const,
          line: [
            [10.5, 5],
            [10.5, 15],
          ] as [number, number][],
        },
      ],
    });
    const touching = (height: 'low' | 'tall') =>
      (ask(fight(TERRAN, TERRAN, wall(height)), 'melee', { attacker: 'a1', defender: 'b1' }) as { touching: boolean })
        .touching;
    expect([touching('low'), touching('tall')]).toEqual([true, false]);
  });

  test('[FL-MEL-22] across a low wall one fights as usual', () => {
    const walls = [
      {
        id: 'wall',
        height: 'mid' as const,
        material: 'hard' as const,
        line: [
          [10.5, 5],
          [10.5, 15],
        ] as [number, number][],
      },
    ];
    expect(isGone(does(open(fight(TERRAN, TERRAN, { walls }), [9, 2]), 'A', melee('a1', 'b1')), 'b1')).toBe(true);
  });

  test('[FL-EX-62, FL-MEL-20, FL-WAL-08, FL-RUL-41] a Lieutenant strikes a pylon, which cannot strike back', () => {
    const t = table([A('t-lieutenant', [10, 10]), B(TERRAN, [40, 40])], {
      phase: 'closeCombat',
      fields: [
        {
          id: 'field',
          side: 'B',
          line: [
            [10.75, 10],
            [10.75, 20],
          ],
          pylons: [
            [10.75, 10],
            [10.75, 20],
          ],
        },
      ],
    });
    const game = does(open(t, [4, 11]), 'A', melee('a1', 'field-p1'));
    expect(game.state.fields).toEqual([false]);
    expect(events(game, 'hullLost')[0]!.rule).toBe('FL-MEL-20');
    const lost = does(open(t, [1, 12]), 'A', melee('a1', 'field-p1'));
    expect(isGone(lost, 'a1')).toBe(false);
    expect(lost.state.fields).toEqual([true]);
  });

  test('[FL-MEL-20] a gun with its crew beside it is not struck, a deserted one may be, or not', () => {
    const gun = (crew: boolean) =>
      table([A(TERRAN, [10, 10]), B('a-mortar', [11.1, 10]), ...(crew ? [B('t-crew', [11.1, 11.1])] : []), FAR], {
        phase: 'closeCombat',
      });
    expect(open(gun(true)).question?.kind).not.toBe('CloseCombatPhase');
    const game = open(gun(false), [9, 2]);
    expect(game.options('A')).toHaveLength(2);
    does(game, 'A', melee('a1', 'b1'));
    expect(isGone(game, 'b1')).toBe(true);
  });

  test('[FL-EX-64, FL-MEL-04, FL-MEL-21] attacking a tank is free to choose, and hard', () => {
    const t = table([A('s-warrior', [10, 10]), B('v-anvil', [12.5, 10]), FAR], { phase: 'closeCombat' });
    const game = open(t);
    expect(game.question?.kind).toBe('CloseCombatPhase');
    does(game, 'A', END_PHASE);
    expect(totals('s-warrior', 'v-anvil').odds).toEqual([28, 8, 108]);
  });

  test('[FL-MEL-23] those aboard neither fight nor are fought', () => {
    const t = table(
      [
        A(TERRAN, [10, 10]),
        B('v-hound', [11.5, 10]),
        B(TERRAN, undefined, { aboard: { vehicle: 'b1', seat: 'passenger' } }),
      ],
      { phase: 'closeCombat' },
    );
    refuses(open(t), 'A', melee('a1', 'b2'), 'FL-MEL-01');
  });
});

describe('overruns', () => {
  const crew = [A('t-crew', undefined, { aboard: { vehicle: 'a1', seat: 'operator' } })];
  test('[FL-EX-58, FL-OVR-01, FL-OVR-02, FL-OVR-03, FL-OVR-05, FL-OVR-06, FL-MEL-04, FL-MEL-19, FL-RUL-40] a tank drives into two', () => {
    const t = table([A('v-anvil', [10, 10]), ...crew, B('s-warrior', [20, 9.4]), B('s-warrior', [20, 10.6]), FAR]);
    const game = open(t, [1, 12, 5, 5]);
    does(
      game,
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [17.57, 10],
      ]),
    );
    expect(model(game, 'a1').overrun).toHaveLength(2);
    does(game, 'A', END);
    if (game.state.phase === 'moveFire') does(game, 'A', END_PHASE);
    refuses(game, 'A', END_PHASE, 'FL-OVR-02');
    does(game, 'A', melee('a1', 'b1'), melee('a1', 'b2'));
    expect(events(game, 'fought')[0]).toMatchObject({ attack: { total: 10 }, defence: { total: -4 } });
    expect([isGone(game, 'b1'), isGone(game, 'b2')]).toEqual([true, true]);
  });

  test('[FL-EX-59, FL-OVR-03, FL-OVR-04, FL-VEH-16, FL-VEH-17] a scout car loses and is gone', () => {
    const t = table([A('v-hound', [10, 10]), ...crew, B(TERRAN, [20, 10]), FAR]);
    const game = open(t, [2, 6, 12]);
    does(
      game,
      'A',
      activate('a1'),
      walk([
        [10, 10],
        [18.48, 10],
      ]),
      END,
    );
    if (game.state.phase === 'moveFire') does(game, 'A', END_PHASE);
    does(game, 'A', melee('a1', 'b1'));
    expect(model(game, 'a1').where).toBe('removed');
    expect(events(game, 'destroyed')[0]!.rule).toBe('FL-OVR-04');
    expect(game.question?.kind).toBe('PlaceSurvivors');
  });

  test('[FL-MEL-04, FL-SEQ-11] a fight that comes up after a team mate ended the phase is fought', () => {
    const { position } = table(
      [
        A(TERRAN, [8.5, 10], { squad: 'One' }),
        A('s-giant', [11.78, 10], { squad: 'Two' }),
        B('v-hound', [10, 10]),
        B('t-crew', undefined, { aboard: { vehicle: 'b1', seat: 'operator' } }),
        FAR,
      ],
      { phase: 'closeCombat', squads: { Two: { player: 2 } } },
    );
    const game = open({ position, players: { A: 2, B: 1 } }, [12, 1, 12, 12, 1]);
    does(game, 'A1', END_PHASE);
    does(game, 'A2', melee('a2', 'b1'));
    does(game, 'B', { type: 'PlaceSurvivors', places: [{ x: 8500, y: 11_030 }] });
    expect(game.question).toMatchObject({ kind: 'CloseCombatPhase', seat: 'A1' });
    refuses(game, 'A1', END_PHASE, 'FL-MEL-04');
    does(game, 'A1', melee('a1', 'b2'));
  });

  test('[FL-OVR-03] against other figures weight is nothing', () => {
    const found = ask(table([A('v-anvil', [10, 10]), B('giant-sirex', [14, 10])]), 'melee', {
      attacker: 'a1',
      defender: 'b1',
    }) as { attack: { total: number } };
    expect(found.attack.total).toBe(0);
  });
});
