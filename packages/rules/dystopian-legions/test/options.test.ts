import { describe, expect, test } from 'vitest';
import { DEFAULT_CONFIG, TOGGLE_IDS, TOGGLES, type ToggleId } from '../src/config.js';
import { isCoherent, isTransport } from '../src/figures.js';
import { openBattle, setupSchema } from '../src/open.js';
import { coverOf } from '../src/rules/cover.js';
import { isElevated } from '../src/rules/line-of-sight.js';
import { refuseMove } from '../src/rules/movement.js';
import {
  acting,
  action,
  activate,
  answer,
  asked,
  box,
  kindAsked,
  laid,
  model,
  move,
  open,
  passing,
  row,
  rule,
  section,
  sectionOf,
  step,
  table,
  told,
} from './kit.js';

// The options of a game (6.1): each can be agreed on, and changes what it says.

const EAST = [1, 0] as [number, number];
/** Another value than the one that is meant where nothing is said. */
function other(id: ToggleId): unknown {
  const toggle = TOGGLES[id];
  if (toggle.kind === 'switch') return !toggle.default;
  if (toggle.kind === 'amount') return toggle.default + 1;
  return toggle.values.find((value) => value !== toggle.default);
}

describe('all of them', () => {
  test('there are 32, each with a rule', () => {
    expect(TOGGLE_IDS).toHaveLength(32);
  });

  test.each(TOGGLE_IDS.map((id) => [id, TOGGLES[id].rule] as const))('%s (%s) is an option of a new game', (id) => {
    const b = openBattle(setupSchema.parse({ scenario: 'firstBlood', options: { [id]: other(id) } }));
    expect(b.match.config[id]).toEqual(other(id));
    expect(b.match.config[id]).not.toEqual(DEFAULT_CONFIG[id]);
  });
});

describe('roofs', () => {
  const house = box('house', 'building', 10, 14, 16, 20);
  const fly = { ...step('a1', [13, 17]), fly: true };
  const hussar = section('A', [['kob.hussar', 13, 10]]);

  test('[DL-AER-08] [DL-AER-03] with the option they land on the roof of an empty building', () => {
    const bare = laid([hussar], { terrain: [house] });
    expect(rule(refuseMove(bare, acting(bare, 'A1', { action: 'advance' }), [fly]))).toBe('DL-BLD-01');
    const b = laid([hussar], { terrain: [house], options: { landOnBuildings: true } });
    const doing = acting(b, 'A1', { action: 'advance' });
    expect(refuseMove(b, doing, [fly])).toBeNull();
    expect(rule(refuseMove(b, doing, [{ ...step('a1', [13, 14.2]), fly: true }]))).toBe('DL-BLD-01'); // half on it
  });

  test('[DL-AER-08] there they are elevated, and in hard cover', () => {
    const b = laid([section('A', [['kob.hussar', 13, 17]]), section('B', [['pru.grenadier', 13, 6]])], {
      terrain: [house],
      options: { landOnBuildings: true },
    });
    expect(isElevated(b, 0)).toBe(true);
    expect(coverOf(b, 0, { firers: [1], weapons: [] })).toBe(2);
  });
});

describe('orphans', () => {
  const orphanedTransports = { options: { orphanedTransports: true } };
  const alone = (x: number) =>
    section(
      'B',
      [
        ['pru.grenadier', 14, 14],
        ['pru.kasten', x, 17, { facing: EAST, transport: true }],
      ],
      { activated: 1 },
    );
  const others = section('B', row('pru.grenadier', 3, 20, 20), { activated: 1 });
  const shooters = section('A', row('kob.rifleman', 4, 10, 10));
  const shot = (faces: number[], options = orphanedTransports) => {
    const game = open(table([shooters, alone(17), others], options), faces);
    passing(answer(game, action('hold')), 'HitTheDeck');
    answer(game, { type: 'Shoot', action: 'openFire' });
    answer(game, game.options('A').find((one) => (one as { target?: string }).target === 'B1') as never);
    return passing(game);
  };

  test('[DL-TRN-40] [DL-TRN-40a] [DL-TRN-40b] the enemy scores the section at once, and the transport goes on', () => {
    const game = shot([6, 6, 1, 1, 6, 6, 6]);
    expect(told(game, 'orphaned')).toHaveLength(1);
    expect(told(game, 'scored').find((one) => (one as unknown as { side: string }).side === 'A')).toMatchObject({
      casualties: 1,
    });
    expect(sectionOf(game, 'B1').where).toBe('table');
  });

  test('[DL-TRN-37] [DL-RUL-56] without the option it is not destroyed as long as the transport runs', () => {
    const game = shot([6, 6, 1, 1, 6, 6, 6], { options: { orphanedTransports: false } });
    expect(told(game, 'orphaned')).toEqual([]);
    expect(told(game, 'scored').find((one) => (one as unknown as { side: string }).side === 'A')).toMatchObject({
      casualties: 0,
    });
  });

  test('[DL-TRN-40c] [DL-TRN-40d] in coherency with a section it could carry it joins that section', () => {
    const game = shot([6, 6, 1, 1, 6, 6, 6]);
    expect([asked(game), kindAsked(game)]).toEqual(['B', 'Adopt']);
    answer(game, { type: 'Adopt', section: 'B2' });
    expect(sectionOf(game, 'B1').where).toBe('gone');
    const b = game.state;
    expect(b.muster.sections[2]!.members).toHaveLength(4);
    expect(isTransport(b, b.muster.sections[2]!.transports[0]!)).toBe(true);
    expect(isCoherent(b, 2)).toBe(true);
  });
});

test('[DL-TOW-07] [DL-RUL-57] with the option a gun is hitched again, without it is not', () => {
  const gun = section('A', [['kob.fieldGun', 6, 24]]);
  const basset = section('A', [['kob.basset', 8.68, 24, { facing: EAST }]]);
  const far = section('B', [['pru.grenadier', 46, 46]], { activated: 1 });
  const plain = answer(open(table([gun, basset, far])), activate('A2'));
  expect(kindAsked(plain)).toBe('ChooseAction');
  const game = answer(open(table([gun, basset, far], { options: { rehitch: true } })), activate('A2'), {
    type: 'Tow',
    keep: true,
  });
  expect(model(game, 'a1').hitched).toBe(1);
  answer(game, action('advance'), move(step('a2', [14, 24])));
  expect(kindAsked(game)).toBe('Unlimber');
});

describe('Medics in the End Phase', () => {
  const hurt = section('B', [...row('pru.grenadier', 4, 10, 14), ['pru.sanitaeter', 10, 16]], { activated: 1 });
  const shooters = section('A', row('kob.rifleman', 4, 10, 10));

  test('[DL-MAR-24e] [DL-RUL-66] [DL-END-04] who was lost lies aside, and comes back beside his section', () => {
    const game = open(table([shooters, hurt], { options: { medicTiming: 'endPhase' } }), [6, 6, 1, 1, 4, 4, 1, 5]);
    passing(answer(game, action('hold')), 'HitTheDeck');
    answer(game, { type: 'Shoot', action: 'openFire' });
    answer(game, game.options('A')[0] as never);
    passing(game);
    for (let n = 0; kindAsked(game) === 'ChooseModel' && n < 5; n++)
      answer(game, game.options(asked(game)!)[0] as never);
    expect(kindAsked(game)).toBe('Return');
    answer(game, game.options('B')[0] as never);
    expect(told(game, 'recovered')[0]).toMatchObject({ rule: 'DL-MAR-24e' });
    expect(['b1', 'b2', 'b3', 'b4'].filter((id) => model(game, id).where === 'table')).toHaveLength(4);
  });
});
