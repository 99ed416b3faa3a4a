import type { Library } from './content/library.js';
import type { Boxes, ModelDesign, Weapon } from './content/types.js';
import { boxOf, type DiceBox } from './dice.js';
import { baseRadius, INCH, units } from './inches.js';
import { replaced } from './mars/judge.js';
import { spoken } from './mars/mars.js';
import { marsOf } from './mars/notation.js';
import type { Profile, WeaponProfile } from './profile.js';
import { type Column, isIronclad, type ModelType } from './terms.js';

// From content to the numbers that rules use.

/** DL-GEO-01: millimetres across. */
const BASE: { readonly [type in ModelType]?: number } = { infantry: 30, heavyInfantry: 40, aeronaut: 40, cavalry: 50 };
const GUN_TEAM_BASE = 50;
const TOWABLE_BASE = 60;
/** DL-GEO-02: length and width. */
const HULL: { readonly [type in ModelType]?: readonly [number, number] } = {
  ironcladLight: [3, 2],
  ironcladRegular: [4.5, 3],
  ironcladHeavy: [6, 4],
};
/** DL-COH-01. */
const COHERENCY: { readonly [type in ModelType]: number } = {
  infantry: INCH,
  heavyInfantry: 2 * INCH,
  cavalry: 2 * INCH,
  aeronaut: 2 * INCH,
  ironcladLight: 4 * INCH,
  ironcladRegular: 4 * INCH,
  ironcladHeavy: 4 * INCH,
};
/** DL-PRO-09, before model rules. */
function columnOf(type: ModelType): Column {
  if (isIronclad(type)) return 'ironclad';
  return type === 'cavalry' ? 'cavalry' : 'infantry';
}

const COLUMN = spoken('path.column');

function boxesOf(boxes: Boxes | undefined): readonly [DiceBox | null, DiceBox | null] {
  const [near, far] = boxes ?? [null, null];
  return [near === null ? null : boxOf(near), far === null ? null : boxOf(far)];
}

function weaponProfile({ id, name, er, lr, rad, iad, arc, mars }: Weapon): WeaponProfile {
  return {
    id,
    name,
    er: units(er),
    lr: units(lr ?? 0),
    rad: boxesOf(rad),
    iad: boxesOf(iad),
    arc: arc ?? '360',
    mars: marsOf(mars),
  };
}

function profile(id: string, design: ModelDesign, points: number, weapon: (id: string) => WeaponProfile): Profile {
  const mars = marsOf(design.mars);
  const common = {
    id,
    name: design.name,
    type: design.type,
    mv: units(design.mv),
    weapons: (design.weapons ?? []).map(weapon),
    mars,
    coherency: COHERENCY[design.type],
    points,
  };
  const bare: Profile =
    'av' in design
      ? { ...common, ironclad: true, ...ironcladNumbers(design), ir: 0, lp: 0, mad: null, column: 'ironclad' }
      : {
          ...common,
          ironclad: false,
          ir: design.ir,
          lp: design.lp,
          mad: boxOf(design.mad),
          av: null,
          cr: 0,
          hp: 0,
          base: { kind: 'round', radius: baseRadius(design.base ?? widthOf(design.type, mars)) },
          column: columnOf(design.type),
        };
  return { ...bare, column: replaced(bare.column, COLUMN, { of: bare }) };
}

function widthOf(type: ModelType, mars: Profile['mars']): number {
  if (mars.towable) return TOWABLE_BASE;
  return mars.gunTeam ? GUN_TEAM_BASE : BASE[type]!;
}

function ironcladNumbers({ type, av, cr, hp, hull }: Extract<ModelDesign, { readonly av: unknown }>) {
  const [front, port, starboard, rear] = av;
  const [length, width] = hull ?? HULL[type]!;
  return {
    av: { front, port, starboard, rear },
    cr,
    hp,
    base: { kind: 'rectangle', length: units(length), width: units(width) },
  } as const;
}

/** Artillery off the table (DL-RUL-62): any range, always Long, two blasts of 4B. */
export const BATTERY: WeaponProfile = {
  id: 'offTableBattery',
  name: 'the off-table battery',
  er: 0,
  lr: 1000 * INCH,
  rad: [null, { colour: 'B', count: 4 }],
  iad: [null, { colour: 'B', count: 4 }],
  arc: '360',
  mars: { idf: [{ n: 1 }], blast: [{ n: 2 }] },
};

interface Known {
  readonly profiles: Map<string, Profile>;
  readonly weapons: Map<string, WeaponProfile>;
}
const known = new WeakMap<Library, Known>();

function knownOf(library: Library): Known {
  let found = known.get(library);
  if (!found) {
    found = { profiles: new Map(), weapons: new Map() };
    known.set(library, found);
  }
  return found;
}

/** A weapon by its id, made once for a library. */
export function weaponOf(library: Library, id: string): WeaponProfile {
  const { weapons } = knownOf(library);
  let weapon = weapons.get(id);
  if (!weapon) {
    const design = library.weapons.get(id);
    if (!design) throw new RangeError(`no weapon ${id}`);
    weapon = weaponProfile(design);
    weapons.set(id, weapon);
  }
  return weapon;
}

/** A model by its id, `kob.rifleman`, made once for a library. */
export function profileOf(library: Library, id: string): Profile {
  const { profiles } = knownOf(library);
  let found = profiles.get(id);
  if (!found) {
    const entry = library.models.get(id);
    if (!entry) throw new RangeError(`no model ${id}`);
    found = profile(id, entry.design, entry.points, (weapon) => weaponOf(library, weapon));
    profiles.set(id, found);
  }
  return found;
}
