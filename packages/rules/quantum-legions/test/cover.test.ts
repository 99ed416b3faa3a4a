import { describe, expect, test } from 'vitest';
import type { Cover, Terrain } from '../src/terms.js';
import { TERRAINS } from '../src/terms.js';
import { A, act, B, preview, type Sheet, table } from './kit-combat.js';

/** What a1 finds of b1 so many hexes away. */
function coverAt(terrain: Terrain, target: Sheet, attacker: Sheet = {}, hex = 'G7', own: Terrain = 'open') {
  const t = table([A('G5', { range: 8, dice: [6], ...attacker }), B(hex, target)], {
    terrain: { [hex]: terrain, G5: own },
  });
  return preview(t, 'strike').shot;
}

describe('sources of cover', () => {
  test.each([
    ['open', 'none', 'none'],
    ['forest', 'soft', 'soft'],
    ['hill', 'none', 'none'],
    ['swamp', 'none', 'none'],
    ['urban', 'soft', 'hard'],
    ['water', 'none', 'none'],
    ['ice', 'none', 'none'],
  ] as const)('[QL-COV-04] %s: %s for AFV, %s for infantry', (terrain, afv, inf) => {
    expect(coverAt(terrain, { cls: 'AFV' }).cover).toBe(afv);
    expect(coverAt(terrain, { cls: 'INF' }).cover).toBe(inf);
  });

  test('[QL-COV-01] the ground under the attacker does not matter, nor does its class', () => {
    for (const own of TERRAINS)
      for (const cls of ['AFV', 'INF'] as const) {
        expect(coverAt('open', { cls: 'INF' }, { cls }, 'G7', own).cover).toBe('none');
        expect(coverAt('urban', { cls: 'INF' }, { cls }, 'G7', own).cover).toBe('hard');
        expect(coverAt('urban', { cls: 'AFV' }, { cls }, 'G7', own).cover).toBe('soft');
      }
  });

  test('[QL-COV-01] only the hex of the target counts, not those in between or beside it', () => {
    const t = table([A('G5'), B('G8')], { terrain: { F8: 'urban', H8: 'forest', G9: 'urban', F7: 'forest' } });
    expect(preview(t, 'strike').shot.cover).toBe('none');
  });
});

describe('what cover does', () => {
  test('[QL-EX-03] [QL-COV-03] five dice against hard cover: two are rolled', () => {
    const t = table([A('G5', { dice: [5] }), B('G7', { cls: 'INF' })], { terrain: { G7: 'urban' } });
    const { the } = act(t, { under: 'engage', target: 'b1', dice: [2, 3] });
    expect(the('attackDeclared')).toMatchObject({ cover: 'hard', dice: 2 });
  });

  test('[QL-EX-58] [QL-COV-02] [QL-COV-03] one to seven dice after soft and after hard cover', () => {
    const dice = (terrain: Terrain) =>
      [1, 2, 3, 4, 5, 6, 7].map((n) => coverAt(terrain, { cls: 'INF' }, { dice: [n] }).dice);
    expect(dice('open')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(dice('forest')).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(dice('urban')).toEqual([1, 1, 1, 2, 2, 2, 3]);
  });

  test('[QL-EX-59] [QL-COV-04] [QL-DMG-05] six dice on infantry in urban: two are rolled, and hits kill without a damage roll', () => {
    const t = table([A('G5', { dice: [6] }), B('G7', { cls: 'INF' })], { terrain: { G7: 'urban' } });
    const { the, all } = act(t, { under: 'engage', target: 'b1', dice: [5, 6, 4, 3] });
    expect(the('attackRolled')).toMatchObject({ dice: [5, 6], hits: 2 });
    expect(all('damageRolled')).toEqual([]);
    expect(the('savesRolled').dice).toHaveLength(2);
  });

  test('[QL-EX-61] [QL-COV-04] an AFV in urban against five dice: soft cover, three dice', () => {
    expect(coverAt('urban', { cls: 'AFV' }, { dice: [5] })).toMatchObject({ cover: 'soft', dice: 3 });
  });

  test('[QL-COV-02] cover changes the number of dice and nothing else', () => {
    const numbers = (terrain: Terrain) => {
      const { dice, cover, ...rest } = coverAt(terrain, { cls: 'INF', armor: 4 });
      return rest;
    };
    expect(numbers('forest')).toEqual(numbers('open'));
    expect(numbers('urban')).toEqual(numbers('open'));
  });
});

describe('traits and cover', () => {
  const FAR = 'G9'; // four hexes
  test.each([
    { why: 'Stealth lifts none to soft', terrain: 'open', hex: FAR, stealth: true, siege: false, cover: 'soft' },
    { why: 'Stealth lifts soft to hard', terrain: 'forest', hex: FAR, stealth: true, siege: false, cover: 'hard' },
    { why: 'Siege lowers hard to soft', terrain: 'urban', hex: FAR, stealth: false, siege: true, cover: 'soft' },
    { why: 'Siege lowers soft to none', terrain: 'forest', hex: FAR, stealth: false, siege: true, cover: 'none' },
    {
      why: 'Stealth first: hard stays hard, then Siege',
      terrain: 'urban',
      hex: FAR,
      stealth: true,
      siege: true,
      cover: 'soft',
    },
    {
      why: 'Stealth first: none to soft, then Siege',
      terrain: 'open',
      hex: FAR,
      stealth: true,
      siege: true,
      cover: 'none',
    },
  ] as const)('[QL-COV-05] $why', ({ terrain, hex, stealth, siege, cover }) => {
    const target: Sheet = { cls: 'INF', traits: stealth ? ['stealth'] : [] };
    expect(coverAt(terrain, target, { traits: siege ? ['siege'] : [] }, hex).cover).toBe(cover satisfies Cover);
  });

  test('[QL-COV-05] Assault comes last and leaves no cover to an adjacent target', () => {
    for (const traits of [['assault'], ['assault', 'siege']])
      expect(coverAt('urban', { cls: 'INF', traits: ['stealth'] }, { traits }, 'G6')).toMatchObject({
        cover: 'none',
        dice: 6,
      });
  });

  test('[QL-COV-06] cover does not add up: Stealth in urban is hard cover, a third of the dice and no less', () => {
    expect(coverAt('urban', { cls: 'INF', traits: ['stealth'] }, { dice: [9] }, FAR)).toMatchObject({
      cover: 'hard',
      dice: 3,
    });
    expect(coverAt('forest', { cls: 'INF', traits: ['stealth'] }, { dice: [9] }, FAR)).toMatchObject({
      cover: 'hard',
      dice: 3,
    });
    expect(coverAt('forest', { cls: 'INF' }, { dice: [9] }, FAR)).toMatchObject({ cover: 'soft', dice: 5 });
  });
});
