import { Game, Malformed } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { fictioneersLegacy } from '../src/ruleset.js';
import { A, B, box, FAR, open, type Table, table } from './kit.js';

// An explicit position is one that play could have come to.

const TERRAN = 't-legionary';
const hound = A('v-hound', [10, 10]);
const inSeat = (unit: string, seat: 'operator' | 'gunner' | 'passenger', more = {}) =>
  A(unit, undefined, { aboard: { vehicle: 'a1', seat }, ...more });
const box1 = { objectives: [{ id: 'box', kind: 'carry' as const, point: [30, 11] as [number, number], points: 1 }] };
const packedGun = (side = A) =>
  side('a-hlmg', undefined, {
    packed: [
      [20, 30],
      [21, 30],
    ],
  });
const engaged = B(TERRAN, [21, 10], { squad: 'Foe' });

/** The field at fault and the rule, as the opening says it. */
function faultOf({ position, options }: Table): string {
  try {
    Game.open(fictioneersLegacy, { setup: { position, options }, dice: { kind: 'seeded', seed: 1 } });
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const [{ path, message, rule }] = error.problems as [{ path: string; message: string; rule?: string }];
    expect(message).toContain(path);
    return `${path} ${rule}`;
  }
  return 'it opens';
}

describe('who may be where in an explicit position', () => {
  test.each<[rule: string, what: string, at: Table, field: string]>([
    ['FL-VEH-02', 'a giant does not ride', table([hound, inSeat('s-giant', 'passenger'), FAR]), 'models[1].aboard'],
    ['FL-VEH-02', 'nor does a rider', table([hound, inSeat('s-rider', 'passenger'), FAR]), 'models[1].aboard'],
    ['FL-VEH-02', 'nor a vehicle', table([hound, inSeat('v-skate', 'passenger'), FAR]), 'models[1].aboard'],
    [
      'FL-VEH-02',
      'nobody rides with the enemy',
      table([hound, B(TERRAN, undefined, { aboard: { vehicle: 'a1', seat: 'passenger' } }), FAR]),
      'models[1].aboard',
    ],
    [
      'FL-VEH-02',
      'a car has one wheel',
      table([hound, inSeat('t-crew', 'operator'), inSeat('t-crew', 'operator'), FAR]),
      'models[2].aboard',
    ],
    [
      'FL-HID-09',
      'who is aboard of what is seen is seen',
      table([hound, inSeat('t-crew', 'operator', { hidden: true }), FAR]),
      'models[1].hidden',
    ],
    [
      'FL-FLY-04',
      'figures end on the ground',
      table([A('e-warrior', [10, 10], { airborne: true }), FAR]),
      'models[0].airborne',
    ],
    ['FL-FLY-05', 'a car does not fly', table([A('v-hound', [10, 10], { airborne: true }), FAR]), 'models[0].airborne'],
    [
      'FL-VEH-14',
      'a scout car is whole or gone',
      table([A('v-hound', [10, 10], { damaged: true }), FAR]),
      'models[0].damaged',
    ],
    ['FL-VEH-14', 'a figure lives or dies', table([A(TERRAN, [10, 10], { damaged: true }), FAR]), 'models[0].damaged'],
    [
      'FL-EQP-13',
      'no shield, none raised',
      table([A(TERRAN, [10, 10], { shieldUp: true }), FAR]),
      'models[0].shieldUp',
    ],
    ['FL-SET-05', 'only riders dismount', table([A(TERRAN, [10, 10], { onFoot: true }), FAR]), 'models[0].onFoot'],
    ['FL-ART-02', 'figures are not packed', table([A(TERRAN, undefined, { packed: [] }), FAR]), 'models[0].packed'],
    ['FL-ART-02', 'nor is a Floater', table([A('a-lbc-floater', undefined, { packed: [] }), FAR]), 'models[0].packed'],
  ])('[%s] %s', (rule, _, at, field) => {
    expect(faultOf(at)).toBe(`position.${field} ${rule}`);
  });
});

describe('who may carry, and what', () => {
  test.each<[rule: string, what: string, at: Table, field: string]>([
    ['FL-VIC-07', 'no rider', table([A('s-rider', [30, 12], { carrying: 'box' }), FAR], box1), 'models[0].carrying'],
    [
      'FL-VIC-07',
      'nobody aboard',
      table([hound, inSeat(TERRAN, 'passenger', { carrying: 'box' }), FAR], box1),
      'models[1].carrying',
    ],
    ['FL-VIC-07', 'no figure', table([A(TERRAN, [30, 10], { carrying: 'b1' }), FAR]), 'models[0].carrying'],
    [
      'FL-VIC-07',
      'one has it, not two',
      table([A(TERRAN, [30, 10], { carrying: 'box' }), A(TERRAN, [30, 13], { carrying: 'box' }), FAR], box1),
      'models[1].carrying',
    ],
    [
      'FL-ART-04',
      'no module of the enemy',
      table([A(TERRAN, [30, 10], { carrying: 'b1-m1' }), packedGun(B)]),
      'models[0].carrying',
    ],
    [
      'FL-ART-04',
      'no module of a gun set up',
      table([A(TERRAN, [30, 10], { carrying: 'a2-m1' }), A('a-hlmg', [20, 30]), FAR]),
      'models[0].carrying',
    ],
  ])('[%s] %s', (rule, _, at, field) => {
    expect(faultOf(at)).toBe(`position.${field} ${rule}`);
  });
});

describe('who may be on overwatch', () => {
  const watching = { overwatch: true };
  test.each<[rule: string, what: string, at: Table]>([
    ['FL-OVW-02', 'none without a weapon', table([A('sirex', [10, 10], watching), FAR])],
    ['FL-OVW-02', 'no gun by itself', table([A('a-hlmg', [10, 10], watching), FAR])],
    ['FL-OVW-02', 'no car without a crew', table([A('v-hound', [10, 10], watching), FAR])],
    ['FL-OVW-02', 'none who is engaged', table([A(TERRAN, [20, 10], watching), engaged])],
    ['FL-OVW-02', 'none with a load', table([A(TERRAN, [30, 10], { ...watching, carrying: 'box' }), FAR], box1)],
    ['FL-EQP-12', 'none behind a raised shield', table([A('x-aegis', [10, 10], { ...watching, shieldUp: true }), FAR])],
    ['FL-OVW-03', 'none who has acted', table([A(TERRAN, [10, 10], { ...watching, activated: true }), FAR])],
    ['FL-OVW-03', 'none who has fired', table([A(TERRAN, [10, 10], { ...watching, fired: true }), FAR])],
    [
      'FL-MOR-16',
      'none of a Pinned squad',
      table([A(TERRAN, [10, 10], { ...watching, squad: 'One' }), FAR], { squads: { One: { morale: 'pinned' } } }),
    ],
  ])('[%s] %s', (rule, _, at) => {
    expect(faultOf(at)).toBe(`position.models[0].overwatch ${rule}`);
  });
});

describe('what squads may have come to', () => {
  const one = (facts: object, unit = TERRAN, options = {}) =>
    table([A(unit, [10, 10], { squad: 'One' }), FAR], { squads: { One: facts }, options });
  test.each<[rule: string, what: string, at: Table, field: string]>([
    ['FL-MOR-20', 'guns are not Pinned', one({ morale: 'pinned' }, 'a-hlmg'), 'squads.One.morale'],
    [
      'FL-OPT-03',
      'nor are robots without fear',
      one({ morale: 'shaken' }, 'r-striker', { robotsFearless: true }),
      'squads.One.morale',
    ],
    ['FL-MOR-17', 'not from a turn to come', one({ morale: 'shaken', moraleSetOn: 9 }), 'squads.One.moraleSetOn'],
    ['FL-MOR-21', 'the living and the dead are all there were', one({ initial: 5, killed: 2 }), 'squads.One.initial'],
    ['FL-DMG-08', 'no more lost than killed', one({ lost: 1 }), 'squads.One.lost'],
    ['FL-DMG-08', 'a leader is a loss', one({ killed: 1, leaderDied: true }), 'squads.One.leaderDied'],
    ['FL-LDR-09', 'a post that is held was not left', one({ fellAt: [5, 5] }, 't-sergeant'), 'squads.One.fellAt'],
    ['FL-SEQ-11', 'a player who is not there', one({ player: 2 }), 'squads.One.player'],
    [
      'FL-LDR-03',
      'nobody to be attached',
      table([A(TERRAN, [10, 10], { squad: 'One' }), FAR], { attached: { A: 'One' } }),
      'attached.A',
    ],
    [
      'FL-LDR-03',
      'attached where it is anyway',
      table([A('t-lieutenant', [10, 10], { squad: 'One' }), FAR], { attached: { A: 'One' } }),
      'attached.A',
    ],
  ])('[%s] %s', (rule, _, at, field) => {
    expect(faultOf(at)).toBe(`position.${field} ${rule}`);
  });
});

test('[FL-VEH-02, FL-OVW-02, FL-VIC-07] what play comes to opens', () => {
  const woods = { terrain: [{ id: 'wood', type: 'woods' as const, polygon: box(5, 5, 15, 15) }] };
  open(
    table(
      [
        A('v-hound', [10, 10], { hidden: true, overwatch: true }),
        inSeat('t-crew', 'operator', { hidden: true }),
        inSeat('t-crew', 'gunner'),
        A(TERRAN, [30, 10], { carrying: 'box' }),
        A('v-anvil', [40, 20], { damaged: true }),
        packedGun(),
        A(TERRAN, [20, 31], { carrying: 'a6-m1' }),
        A('v-kestrel', [40, 40], { airborne: true }),
        A('s-rider', [5, 40], { onFoot: true }),
        FAR,
      ],
      { ...woods, ...box1 },
    ),
  );
});
