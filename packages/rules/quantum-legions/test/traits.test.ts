import { describe, expect, test } from 'vitest';
import type { DecisionOf } from '../src/decisions.js';
import type { OrderType, Terrain } from '../src/terms.js';
import {
  A,
  act,
  allows,
  answer,
  ask,
  asked,
  B,
  deed,
  during,
  hexOf,
  move,
  open,
  preview,
  refuses,
  type Sheet,
  table,
  targetsOf,
  why,
  whyNotAttack,
  whyNotMove,
} from './kit-combat.js';

const X = null;

/** What entering each terrain costs a unit with these traits, X where it is impassable. */
function costs(sheet: Sheet) {
  return (['open', 'forest', 'hill', 'urban', 'swamp', 'water', 'ice'] as const).map((terrain) => {
    const t = table([A('G3', { speed: [4, 4], ...sheet })], { terrain: { G4: terrain } });
    if (whyNotMove(t, 'engage', 'G4')?.rule === 'QL-MOV-06') return X;
    return act(t, { under: 'engage', path: 'G4 G5' }).the('unitMoved').cost - 1;
  });
}

/** a1 with these dice and traits, and b1 two hexes away in the open or in some terrain. */
function duel(attacker: Sheet, target: Sheet = {}, terrain: Terrain = 'open') {
  return table([A('G5', { dice: [4], ...attacker }), B('G7', target), B('M14')], { terrain: { G7: terrain } });
}

/** The numbers of the attack of a1 on b1. */
const shot = (attacker: Sheet, target: Sheet = {}, under: OrderType = 'engage', terrain: Terrain = 'open') =>
  preview(duel(attacker, target, terrain), under).shot;

describe('movement', () => {
  test('[QL-TRT-01] All-Terrain makes difficult ground cost 1; impassable stays impassable', () => {
    expect(costs({ cls: 'AFV' })).toEqual([1, 2, 2, 2, X, X, X]);
    expect(costs({ cls: 'AFV', traits: ['all-terrain'] })).toEqual([1, 1, 1, 1, X, X, X]);
    expect(costs({ cls: 'INF' })).toEqual([1, 2, 2, 2, 2, X, 2]);
    expect(costs({ cls: 'INF', traits: ['all-terrain'] })).toEqual([1, 1, 1, 1, 1, X, 1]);
  });

  test('[QL-EX-37] [QL-TRT-01] two forests for a speed of 2', () => {
    const t = table([A('G3', { cls: 'INF', speed: [2, 2], traits: ['all-terrain'] })], {
      terrain: { G4: 'forest', G5: 'forest' },
    });
    expect(act(t, { under: 'engage', path: 'G4 G5' }).the('unitMoved').cost).toBe(2);
  });

  test('[QL-TRT-02] Amphibious makes water and swamp difficult; ice is unchanged', () => {
    expect(costs({ cls: 'AFV', traits: ['amphibious'] })).toEqual([1, 2, 2, 2, 2, 2, X]);
    expect(costs({ cls: 'INF', traits: ['amphibious'] })).toEqual([1, 2, 2, 2, 2, 2, 2]);
    expect(costs({ cls: 'AFV', traits: ['amphibious', 'all-terrain'] })).toEqual([1, 1, 1, 1, 1, 1, X]);
  });

  test('[QL-TRT-02] an Amphibious unit may end its move on water', () => {
    const t = table([A('G3', { traits: ['amphibious'], speed: [2, 2] })], { terrain: { G4: 'water' } });
    expect(hexOf(act(t, { under: 'engage', path: 'G4' }).unit('a1'))).toBe('G4');
  });

  test('[QL-TRT-03] Hover makes water, ice and swamp cost 1; other ground is unchanged', () => {
    expect(costs({ cls: 'AFV', traits: ['hover'] })).toEqual([1, 2, 2, 2, 1, 1, 1]);
  });

  test('[QL-EX-39] [QL-TRT-03] three hexes of water for 3, and it attacks from there; a forest is 2', () => {
    const sheet: Sheet = { traits: ['hover'], speed: [3, 3], dice: [1] };
    const wet = table([A('G3', sheet), B('G9')], { terrain: { G4: 'water', G5: 'water', G6: 'water' } });
    const { the } = act(wet, { under: 'engage', path: 'G4 G5 G6', target: 'b1', dice: [2] });
    expect(the('unitMoved').cost).toBe(3);
    const dry = table([A('G3', sheet)], { terrain: { G4: 'forest' } });
    expect(act(dry, { under: 'engage', path: 'G4' }).the('unitMoved').cost).toBe(2);
  });

  test('[QL-TRT-04] every hex costs a Jump unit 1 while it moves', () => {
    expect(costs({ cls: 'AFV', traits: ['jump'] })).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(costs({ cls: 'INF', traits: ['jump'] })).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });

  test('[QL-EX-38] [QL-TRT-04] over water and an enemy, but not ending there', () => {
    const t = table([A('G3', { traits: ['jump'], speed: [4, 4] }), B('G5')], { terrain: { G4: 'water' } });
    expect(act(t, { under: 'engage', path: 'G4 G5 G6' }).the('unitMoved').cost).toBe(3);
    refuses(whyNotMove(t, 'engage', 'G4'), 'QL-TRT-04', 'water');
    refuses(whyNotMove(t, 'engage', 'G4 G5'), 'QL-STK-03', 'b1');
  });

  test('[QL-TRT-04] where it may end is judged by its class and other traits', () => {
    const ends = (terrain: Terrain, sheet: Sheet) =>
      whyNotMove(table([A('G3', { speed: [2, 2], ...sheet })], { terrain: { G4: terrain } }), 'engage', 'G4');
    refuses(ends('swamp', { cls: 'AFV', traits: ['jump'] }), 'QL-TRT-04');
    allows(ends('swamp', { cls: 'INF', traits: ['jump'] }));
    refuses(ends('ice', { cls: 'AFV', traits: ['jump'] }), 'QL-TRT-04');
    refuses(ends('water', { cls: 'INF', traits: ['jump'] }), 'QL-TRT-04');
    allows(ends('water', { cls: 'INF', traits: ['jump', 'amphibious'] }));
    allows(ends('forest', { cls: 'AFV', traits: ['jump'] }));
  });

  test('[QL-TRT-04] its options leave out what it can only pass', () => {
    const t = table([A('A1', { traits: ['jump'], speed: [1, 2] }), B('B1'), A('M7')], { terrain: { A2: 'water' } });
    ask('reach', open(t).view('A'), { unit: 'a2', order: 'advance' }); // to whom B1 is closed
    const game = open(during(t, { unit: 'a1', order: 'advance' }));
    const ends = (game.options('A') as DecisionOf<'MoveUnit'>[]).map(({ path }) => path.at(-1));
    expect(ends.sort()).toEqual(['A3', 'B2', 'C1', 'C2', undefined]);
  });
});

describe('transport', () => {
  /** A carrier a1 at G3, infantry a2 at G2, and a3 with an order, so that step 3 goes on after a1 has acted. */
  const convoy = (passenger: Sheet = {}, carrier: Sheet = {}, terrain: Readonly<Record<string, Terrain>> = {}) =>
    table(
      [
        A('G3', { traits: ['transport'], speed: [4, 6], ...carrier }),
        A('G2', { cls: 'INF', order: 'strike', ...passenger }),
        A('M7', { order: 'engage' }),
        B('M1'),
      ],
      { terrain },
    );
  const path = 'G4 G5 G6 G7';
  const to = (drop: string) => ({ passenger: 'a2', drop });

  test('[QL-EX-40] [QL-TRT-05] the passenger is set down beside the carrier, loses its order unseen and has acted', () => {
    const { game, unit, the, all } = act(convoy({ traits: ['initiative'] }), {
      under: 'advance',
      path,
      carry: to('H7'),
    });
    expect([hexOf(unit('a1')), hexOf(unit('a2'))]).toEqual(['G7', 'H7']);
    expect(unit('a2')).toMatchObject({ order: null, issuedOn: null, activatedOn: game.state.turn });
    expect(the('unitCarried')).toMatchObject({ rule: 'QL-TRT-05', unit: 'a2', by: 'a1', to: 'H7' });
    const lost = all('orderRemoved').find((event) => event.unit === 'a2')!;
    expect(lost).toMatchObject({ reason: 'carried' });
    expect(lost).not.toHaveProperty('order');
    refuses(game.check('A', { type: 'Activate', unit: 'a2' }), 'QL-ACT-01');
    refuses(game.check('A', { type: 'ActivateOnInitiative', unit: 'a2', order: 'engage' }), 'QL-ACT-12');
  });

  test('[QL-EX-41] [QL-TRT-05] not a suppressed passenger, and not to a hex that is not beside the carrier', () => {
    refuses(whyNotMove(convoy({ suppression: 1 }), 'advance', path, to('H7')), 'QL-TRT-05', 'suppressed');
    refuses(whyNotMove(convoy(), 'advance', path, to('G9')), 'QL-TRT-05', 'G9');
    allows(whyNotMove(convoy(), 'advance', path, to('H7')));
  });

  test('[QL-TRT-05] only under Advance, only with the trait, only adjacent infantry of one’s own that has not acted', () => {
    refuses(whyNotMove(convoy(), 'engage', path, to('H7')), 'QL-TRT-05', 'Advance');
    refuses(whyNotMove(convoy({}, { traits: [] }), 'advance', path, to('H7')), 'QL-TRT-05', 'Transport');
    refuses(whyNotMove(convoy({ cls: 'AFV' }), 'advance', path, to('H7')), 'QL-TRT-05', 'infantry');
    refuses(whyNotMove(convoy({ activated: true }), 'advance', path, to('H7')), 'QL-TRT-05');
    const far = table([A('G3', { traits: ['transport'] }), A('G1', { cls: 'INF' }), B('F3', { cls: 'INF' })]);
    refuses(whyNotMove(far, 'advance', 'G4', { passenger: 'a2', drop: 'G5' }), 'QL-TRT-05', 'next');
    refuses(whyNotMove(far, 'advance', 'G4', { passenger: 'b1', drop: 'G5' }), 'QL-TRT-05', 'friend');
    refuses(whyNotMove(far, 'advance', 'G4', { passenger: 'a1', drop: 'G5' }), 'QL-TRT-05');
  });

  test('[QL-TRT-05] a passenger was carried once this turn: not again by another', () => {
    const t = table([
      A('G3', { traits: ['transport'] }),
      A('G2', { cls: 'INF' }),
      A('F3', { traits: ['transport'], order: 'advance' }),
    ]);
    const { game } = act(t, { under: 'advance', path: '', carry: { passenger: 'a2', drop: 'G4' } });
    answer(game, 'A', { type: 'Activate', unit: 'a3' });
    refuses(game.check('A', move('F4', { passenger: 'a2', drop: 'G5' })), 'QL-TRT-05', 'carried');
    allows(game.check('A', move('F4')));
  });

  test('[QL-TRT-05] the passenger is lifted first: its hex may be passed, ended in, and used again', () => {
    const t = convoy();
    allows(whyNotMove(t, 'advance', 'G2', to('G3')));
    allows(whyNotMove(t, 'advance', 'G2 G1', to('G2')));
    allows(whyNotMove(t, 'advance', '', to('G2')));
    allows(whyNotMove(t, 'advance', 'G4', to('G3')));
    refuses(whyNotMove(t, 'advance', 'G2'), 'QL-STK-03');
    const { unit } = act(t, { under: 'advance', path: 'G2', carry: to('G3') });
    expect([hexOf(unit('a1')), hexOf(unit('a2'))]).toEqual(['G2', 'G3']);
  });

  test('[QL-TRT-05] the drop hex is free and not impassable to the passenger, whose Jump does not help', () => {
    const terrain = { H7: 'water', G8: 'swamp' } as const;
    refuses(whyNotMove(convoy({}, {}, terrain), 'advance', path, to('H7')), 'QL-TRT-05', 'water');
    refuses(whyNotMove(convoy({ traits: ['jump'] }, {}, terrain), 'advance', path, to('H7')), 'QL-TRT-05', 'water');
    allows(whyNotMove(convoy({ traits: ['amphibious'] }, {}, terrain), 'advance', path, to('H7')));
    allows(whyNotMove(convoy({}, {}, terrain), 'advance', path, to('G8')));
    refuses(whyNotMove(convoy(), 'advance', path, to('G7')), 'QL-TRT-05');
    const crowded = table([A('G3', { traits: ['transport'] }), A('G2', { cls: 'INF' }), B('G5'), A('F4')]);
    refuses(whyNotMove(crowded, 'advance', 'G4', to('G5')), 'QL-TRT-05', 'occupied');
    refuses(whyNotMove(crowded, 'advance', 'G4', to('F4')), 'QL-TRT-05', 'occupied');
  });

  test('[QL-TRT-05] every carriage offered is legal, and so is the move without one', () => {
    const { position, options } = convoy({}, { speed: [1, 2] }, { H2: 'water' });
    const crowded = { position: { ...position, units: [...position.units, A('F2'), B('G5')] }, options };
    const game = open(during(crowded, { unit: 'a1', order: 'advance' }));
    const offered = game.options('A') as DecisionOf<'MoveUnit'>[];
    for (const decision of offered) expect(game.check('A', decision), JSON.stringify(decision)).toBeNull();
    expect(offered.some(({ carry }) => carry === undefined)).toBe(true);
    const dropsFrom = (end: string) =>
      offered.filter(({ path, carry }) => carry && (path.at(-1) ?? 'G3') === end).map(({ carry }) => carry!.drop);
    expect(dropsFrom('G3').sort()).toEqual(['F3', 'G2', 'G4', 'H3']);
    expect(dropsFrom('G4').sort()).toEqual(['F3', 'F4', 'G3', 'H3', 'H4']);
  });

  test('[QL-TRT-05] [QL-HID-05] the kind of the order lost is shown where the table plays so', () => {
    const { position } = convoy();
    const shown = act({ position, options: { revealOnRemoval: true } }, { under: 'advance', path, carry: to('H7') });
    expect(shown.all('orderRemoved').find(({ unit }) => unit === 'a2')).toMatchObject({ order: 'strike' });
  });
});

describe('attack', () => {
  test('[QL-EX-75] [QL-TRT-07] Assault on adjacent infantry in urban: no cover, hits on 4', () => {
    const sheet: Sheet = { dice: [6], traits: ['assault'] };
    const near = table([A('G6', sheet), B('G7', { cls: 'INF' })], { terrain: { G7: 'urban' } });
    const { the } = act(near, { under: 'engage', target: 'b1', dice: [4, 4, 2, 5, 1, 3, 6, 6, 6] });
    expect(the('attackDeclared')).toMatchObject({ distance: 1, cover: 'none', dice: 6, hitOn: 4 });
    expect(the('attackRolled')).toMatchObject({ hits: 3 });
    expect(the('suppressed').markers).toBe(1);
    expect(shot(sheet, { cls: 'INF' }, 'engage', 'urban')).toMatchObject({
      distance: 2,
      cover: 'hard',
      dice: 2,
      hitOn: 5,
    });
  });

  test('[QL-TRT-07] under Strike Assault hits on 4 as ever, at any distance', () => {
    expect(shot({ traits: ['assault'] }, {}, 'strike').hitOn).toBe(4);
    const near = table([A('G6', { traits: ['assault'] }), B('G7')]);
    expect(preview(near, 'strike').shot.hitOn).toBe(4);
    expect(preview(table([A('G6'), B('G7')]), 'engage').shot.hitOn).toBe(5);
  });

  test('[QL-EX-73] [QL-TRT-08] Barrage: ones and twos suppress', () => {
    const { the, unit } = act(duel({ traits: ['barrage'] }), { under: 'engage', target: 'b1', dice: [1, 2, 2, 5] });
    expect(the('attackRolled')).toMatchObject({ hits: 1, ones: 3 });
    expect(unit('b1').suppression).toBe(3);
    expect(act(duel({}), { under: 'engage', target: 'b1', dice: [1, 2, 2, 5] }).unit('b1').suppression).toBe(1);
  });

  test('[QL-EX-79] [QL-TRT-09] Hunter: +1 AP against AFV alone', () => {
    const hunter: Sheet = { dice: [2], ap: 2, traits: ['hunter'] };
    const tank = act(duel(hunter, { armor: 6 }), { under: 'strike', target: 'b1', dice: [6, 6, 3, 2] });
    expect(tank.the('damageRolled')).toMatchObject({ killOn: 3, kills: 1 });
    const squad = act(duel(hunter, { cls: 'INF', armor: 4 }), { under: 'strike', target: 'b1', dice: [6, 6, 2, 1, 1] });
    expect(squad.the('damageRolled')).toMatchObject({ killOn: 2, kills: 1 });
    expect(shot(hunter, { cls: 'INF', armor: 6 }).killOn).toBe(4);
    expect(shot({ ...hunter, traits: [] }, { armor: 6 }).killOn).toBe(4);
  });

  test('[QL-EX-80] [QL-TRT-10] [QL-TRT-14] Incendiary: no ordinary throws, but a Deflector is thrown', () => {
    const fire: Sheet = { dice: [2], traits: ['incendiary'] };
    const plain = act(duel(fire, { cls: 'INF' }), { under: 'strike', target: 'b1', dice: [4, 4] });
    expect(plain.all('savesRolled')).toEqual([]);
    expect(plain.unit('b1').elements).toBe(2);
    const shielded = act(duel(fire, { cls: 'INF', traits: ['deflector 3'] }), {
      under: 'strike',
      target: 'b1',
      dice: [4, 4, 3, 2],
    });
    expect(shielded.the('savesRolled')).toMatchObject({ rule: 'QL-TRT-14', saveOn: 3, successes: 1 });
    expect(shielded.unit('b1').elements).toBe(3);
  });

  test('[QL-TRT-10] Incendiary changes nothing for AFV', () => {
    expect(shot({ traits: ['incendiary'] }).saveOn).toBe(0);
    expect(shot({ traits: ['incendiary'] }, { traits: ['deflector 5'] }).saveOn).toBe(5);
  });

  test('[QL-TRT-12] Siege lowers cover by one step', () => {
    const siege: Sheet = { dice: [6], traits: ['siege'] };
    expect(shot(siege, { cls: 'INF' }, 'strike', 'urban')).toMatchObject({ cover: 'soft', dice: 3 });
    expect(shot(siege, { cls: 'INF' }, 'strike', 'forest')).toMatchObject({ cover: 'none', dice: 6 });
    expect(shot(siege, { cls: 'INF' }, 'strike', 'open')).toMatchObject({ cover: 'none', dice: 6 });
  });

  test('[QL-EX-86] [QL-TRT-13] Stabilized: under Engage 4 hits', () => {
    const { the } = act(duel({ dice: [3], traits: ['stabilized'] }), {
      under: 'engage',
      target: 'b1',
      dice: [4, 4, 1],
    });
    expect(the('attackRolled').hits).toBe(2);
    expect(the('suppressed').markers).toBe(1);
    expect(shot({ traits: ['stabilized'] }, {}, 'strike').hitOn).toBe(4);
  });
});

describe('indirect fire', () => {
  /** a1 behind the forest G7, friend a2 somewhere, target b1 at G9. */
  const behind = (sheet: Sheet = {}, spotter: string | null = 'F9', friend: Sheet = {}, terrain: Terrain = 'forest') =>
    table(
      [
        A('G5', { dice: [6], range: 6, traits: ['indirect-fire'], ...sheet }),
        ...(spotter ? [A(spotter, friend)] : []),
        B('G9'),
      ],
      { terrain: { G7: 'forest', G9: terrain } },
    );

  test('[QL-EX-76] [QL-TRT-11] [QL-ATK-04] 6 dice to 3 to 2, and only 5 or 6 hits', () => {
    const { the, unit } = act(behind(), { under: 'strike', target: 'b1', dice: [4, 5] });
    expect(the('attackDeclared')).toMatchObject({ indirect: true, cover: 'soft', dice: 2, hitOn: 5 });
    expect(the('attackRolled').hits).toBe(1);
    expect(unit('b1').elements).toBe(3);
    expect(preview(behind(), 'strike').spotter).toBe('a2');
  });

  test('[QL-EX-77] [QL-TRT-11] a suppressed spotter does not count; with sight of its own it is an ordinary attack', () => {
    refuses(whyNotAttack(behind({}, 'F9', { suppression: 1 }), 'strike'), 'QL-TRT-11', 'G7');
    const seen = table([A('G5', { dice: [6], range: 6, traits: ['indirect-fire'] }), A('F9'), B('G9')]);
    expect(preview(seen, 'strike').shot).toMatchObject({ indirect: false, dice: 6, hitOn: 4 });
  });

  test('[QL-TRT-11] nobody to spot, nobody who sees, or the unit alone: refused', () => {
    refuses(whyNotAttack(behind({}, null), 'strike'), 'QL-TRT-11');
    refuses(whyNotAttack(behind({}, 'G4'), 'strike'), 'QL-TRT-11');
    allows(whyNotAttack(behind(), 'strike'));
  });

  test('[QL-TRT-11] an enemy beside the target spots for nobody', () => {
    const t = table([A('G5', { range: 6, traits: ['indirect-fire'] }), B('G9'), B('F9')], {
      terrain: { G7: 'forest' },
    });
    refuses(whyNotAttack(t, 'strike'), 'QL-TRT-11');
  });

  test('[QL-TRT-11] one of several spotters is enough, and a spotter needs sight, not range or an order', () => {
    const t = table(
      [
        A('G5', { dice: [6], range: 6, traits: ['indirect-fire'] }),
        A('F9', { suppression: 2 }),
        A('G14', { range: 1 }),
        B('G9'),
      ],
      { terrain: { G7: 'forest' } },
    );
    expect(preview(t, 'strike').spotter).toBe('a3');
  });

  test('[QL-TRT-11] only under Strike, and only within range', () => {
    refuses(whyNotAttack(behind(), 'engage'), 'QL-LOS-03');
    refuses(whyNotAttack(behind({ range: 3 }), 'strike'), 'QL-RNG-02');
    refuses(whyNotAttack(behind({ traits: [] }), 'strike'), 'QL-LOS-03');
  });

  test('[QL-TRT-11] [QL-TRT-13] Stabilized does not improve an indirect attack', () => {
    const traits = ['indirect-fire', 'stabilized'];
    expect(preview(behind({ traits }), 'strike').shot).toMatchObject({ indirect: true, hitOn: 5 });
    expect(preview(behind({ traits }, 'F9', {}, 'open'), 'strike').shot).toMatchObject({ dice: 3 });
  });

  test('[QL-TRT-11] the target list names what is legal, and by whose eyes', () => {
    expect(targetsOf(behind(), 'strike')).toMatchObject([{ target: 'b1', refusal: null, attack: { spotter: 'a2' } }]);
    expect(targetsOf(behind({}, null), 'strike')).toMatchObject([{ refusal: { rule: 'QL-TRT-11' }, blockers: ['G7'] }]);
  });
});

describe('defence', () => {
  test('[QL-EX-81] [QL-TRT-14] an AFV with Deflector 5+ throws for three kills', () => {
    const t = duel({ dice: [3] }, { traits: ['deflector 5'] });
    const { the, unit } = act(t, { under: 'strike', target: 'b1', dice: [4, 5, 6, 5, 4, 6] });
    expect(the('savesRolled')).toMatchObject({ saveOn: 5, successes: 2 });
    expect(unit('b1').elements).toBe(3);
  });

  test('[QL-TRT-14] for infantry it takes the place of the 4+ throw, and its owner throws it', () => {
    expect(shot({}, { cls: 'INF', traits: ['deflector 3'] }).saveOn).toBe(3);
    expect(shot({}, { cls: 'INF' }).saveOn).toBe(4);
    const t = duel({ dice: [1] }, { cls: 'INF', traits: ['deflector 3'] });
    expect(act(t, { under: 'strike', target: 'b1', dice: [4, 3] }).unit('b1').elements).toBe(4);
    const game = open(during(t, { unit: 'a1', order: 'strike' }), [4]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(game.roll).toMatchObject({ count: 1, rule: 'QL-TRT-14', seat: 'B' });
  });

  test('[QL-EX-74] [QL-COV-05] [QL-TRT-12] [QL-TRT-15] Stealth by distance, and against Siege', () => {
    const cover = (hex: string, terrain: Terrain, traits: string[]) => {
      const t = table([A('G5', { range: 8, traits }), B(hex, { cls: 'INF', traits: ['stealth'] })], {
        terrain: { [hex]: terrain },
      });
      return preview(t, 'strike').shot.cover;
    };
    const cases = (traits: string[]) => [
      cover('G8', 'open', traits),
      cover('G9', 'open', traits),
      cover('G9', 'forest', traits),
      cover('G9', 'urban', traits),
    ];
    expect(cases([])).toEqual(['none', 'soft', 'hard', 'hard']);
    expect(cases(['siege'])).toEqual(['none', 'none', 'soft', 'soft']);
  });

  test('[QL-TRT-15] Stealth is the target’s: an attacker’s own Stealth covers nobody else', () => {
    const t = table([A('G5', { traits: ['stealth'], range: 8 }), B('G9')]);
    expect(preview(t, 'strike').shot.cover).toBe('none');
  });

  test.each([
    { trait: 'steadfast', dice: [1, 1, 5, 2], markers: 1 },
    { trait: 'unsteady', dice: [1, 1, 5, 2], markers: 3 },
    { trait: 'steadfast', dice: [2, 3, 5, 6], markers: 0 },
    { trait: 'unsteady', dice: [2, 3, 5, 6], markers: 0 },
    { trait: 'steadfast', dice: [1, 3, 5, 6], markers: 0 },
    { trait: 'unsteady', dice: [1, 3, 5, 6], markers: 2 },
  ])('[QL-EX-72] [QL-TRT-16] [QL-TRT-23] $trait with $dice: $markers markers', ({ trait, dice, markers }) => {
    const { unit, all } = act(duel({}, { traits: [trait], dice: [4, 3, 2, 1, 1] }), {
      under: 'engage',
      target: 'b1',
      dice,
    });
    expect(unit('b1').suppression).toBe(markers);
    expect(all('suppressed')).toHaveLength(markers > 0 ? 1 : 0);
  });

  test('[QL-TRT-16] [QL-TRT-23] they change what an attack places, not what is there already', () => {
    const t = duel({}, { traits: ['steadfast'], suppression: 2 });
    expect(act(t, { under: 'engage', target: 'b1', dice: [1, 2, 2, 2] }).unit('b1').suppression).toBe(2);
  });

  test('[QL-TRT-08] [QL-TRT-16] Barrage against Steadfast: three marker dice place two', () => {
    const t = duel({ traits: ['barrage'] }, { traits: ['steadfast'] });
    expect(act(t, { under: 'engage', target: 'b1', dice: [1, 2, 2, 3] }).unit('b1').suppression).toBe(2);
  });
});

describe('under fire', () => {
  const relentless = (suppression: number, sheet: Sheet = {}) =>
    table(
      [A('G5', { dice: [5], traits: ['relentless'], suppression, order: 'engage', ...sheet }), B('G7', { cls: 'INF' })],
      { terrain: { G7: 'urban' }, step: 'activate' },
    );

  test('[QL-EX-78] [QL-TRT-17] [QL-ATK-04] Relentless with one marker: 5 to 3 to 1 die, and the marker stays', () => {
    const { the, unit } = act(relentless(1), { under: 'engage', target: 'b1', dice: [2] });
    expect(the('attackDeclared')).toMatchObject({ cover: 'hard', dice: 1 });
    expect(unit('a1').suppression).toBe(1);
    const two = table([...relentless(2).position.units, A('M1', { order: 'engage' })], { step: 'activate' });
    refuses(open(two).check('A', { type: 'Activate', unit: 'a1' }), 'QL-ACT-02');
  });

  test('[QL-TRT-17] without a marker all its dice are rolled; without the trait one marker holds it', () => {
    expect(preview(relentless(0), 'engage').diceScore.parts.map(({ rule }) => rule)).toEqual(['QL-COV-03']);
    const plain = table([A('G5', { suppression: 1, order: 'engage' }), A('G4', { order: 'engage' })], {
      step: 'activate',
    });
    refuses(open(plain).check('A', { type: 'Activate', unit: 'a1' }), 'QL-ACT-02');
  });

  test('[QL-TRT-17] [QL-SUP-07] nobody else’s dice are halved: previews for a suppressed unit are of its attack once it is clear', () => {
    const t = table([A('G5', { dice: [5], suppression: 2 }), B('G7')]);
    expect(preview(t, 'strike').diceScore).toMatchObject({ total: 5, parts: [] });
  });

  test('[QL-TRT-17] it moves as far as ever', () => {
    const t = table([A('G3', { traits: ['relentless'], suppression: 1, speed: [3, 3] })]);
    expect(hexOf(act(t, { under: 'engage', path: 'G4 G5 G6' }).unit('a1'))).toBe('G6');
  });
});

describe('drawbacks', () => {
  test('[QL-EX-84] [QL-TRT-21] Minimum Range 3: not at 2, but at 3', () => {
    const at = (hex: string) => table([A('G5', { range: 6, traits: ['minimum-range 3'] }), B(hex)]);
    refuses(whyNotAttack(at('G7'), 'strike'), 'QL-TRT-21', '2', '3');
    refuses(whyNotAttack(at('G6'), 'engage'), 'QL-TRT-21');
    allows(whyNotAttack(at('G8'), 'strike'));
  });

  test('[QL-EX-85] [QL-TRT-22] Ponderous: move or attack under Engage, and standing still it hits on 5', () => {
    const t = table([A('G4', { dice: [2], traits: ['ponderous'], speed: [1, 3] }), B('G7')]);
    const game = open(during(t, { unit: 'a1', order: 'engage' }));
    answer(game, 'A', move('G5'));
    expect(asked(game, 'Attack')).toBe(false);
    refuses(why(t, { type: 'Attack', target: 'b1' }, { under: 'engage', moved: true }), 'QL-TRT-22');
    const { the } = act(t, { under: 'engage', target: 'b1', dice: [4, 5] });
    expect(the('attackDeclared').hitOn).toBe(5);
    expect(the('attackRolled').hits).toBe(1);
  });

  test('[QL-TRT-22] Ponderous does not hinder Strike or Advance', () => {
    const t = table([A('G4', { dice: [1], traits: ['ponderous'], speed: [1, 3] }), B('G7')]);
    act(t, { under: 'strike', target: 'b1', dice: [2] });
    allows(whyNotAttack(t, 'strike', 'b1', { moved: true }));
    expect(hexOf(act(t, { under: 'advance', path: 'F4 E5' }).unit('a1'))).toBe('E5');
  });

  test('[QL-TRT-23] Unsteady adds one marker to every attack that places any', () => {
    const t = table([
      A('G5', { dice: [1] }),
      A('H5', { dice: [1], order: 'strike' }),
      B('G7', { traits: ['unsteady'] }),
    ]);
    const game = open(during(t, { unit: 'a1', order: 'strike' }), [1, 1]);
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    answer(game, 'A', { type: 'Activate', unit: 'a2' });
    answer(game, 'A', { type: 'Attack', target: 'b1' });
    expect(deed(game, [1, 1]).unit('b1').suppression).toBe(4);
  });
});

describe('switched off', () => {
  test('[QL-TRT-24] without special traits none of these does anything', () => {
    const options = { specialTraits: false };
    const off = (units: Parameters<typeof table>[0], terrain: Readonly<Record<string, Terrain>> = {}) =>
      table(units, { options, terrain });
    refuses(whyNotMove(off([A('G3', { traits: ['jump'] })], { G4: 'water' }), 'engage', 'G4 G5'), 'QL-MOV-06');
    const traits = [
      'assault',
      'barrage',
      'hunter',
      'incendiary',
      'siege',
      'stabilized',
      'ponderous',
      'minimum-range 3',
    ];
    const t = off(
      [A('G6', { traits, dice: [6] }), B('G7', { cls: 'INF', armor: 6, traits: ['steadfast', 'deflector 3'] })],
      {
        G7: 'urban',
      },
    );
    allows(whyNotAttack(t, 'engage', 'b1', { moved: true }));
    expect(preview(t, 'engage').shot).toEqual({
      distance: 1,
      indirect: false,
      cover: 'hard',
      dice: 2,
      hitOn: 5,
      suppressUpTo: 1,
      killOn: 6,
      saveOn: 4,
      markerShift: 0,
    });
  });
});
