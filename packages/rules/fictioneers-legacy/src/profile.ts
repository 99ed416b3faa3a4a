import { libraryOf } from './content/library.js';
import type { ArtilleryType, UnitType, VehicleType, Weapon } from './content/types.js';
import { WEAPON } from './content/weapons.js';
import { ANIMAL_RADIUS, FOOT_RADIUS, MODULE_RADIUS, mils, OBJECTIVE_RADIUS, PYLON_RADIUS } from './inches.js';
import { artilleryPoints, mountPoints, unitPoints, vehiclePoints } from './rules/points.js';
import type { Battle, Cast, ModelKind, Muster } from './state.js';
import { ARMOURS, type Equipment, type MeleeWeapon, type Mount, type MoveType, type People } from './terms.js';

/** A weapon on a model. */
export interface Slot {
  readonly weapon: Weapon;
  /** FL-WPN-10. */
  readonly fixed: boolean;
  /** Who fires it, on a vehicle (FL-VEH-05). */
  readonly firedBy: 'operator' | 'gunner' | null;
}

/** The numbers of a model as the rules use them: worked out once, shared by all copies of a battle. Lengths in mils. */
export interface Profile {
  readonly kind: ModelKind;
  readonly name: string;
  readonly people: People | null;
  readonly moveType: MoveType | null;
  /** On its own feet; a rider's is wider (FL-MNT-04). */
  readonly radius: number;
  readonly height: number;
  /** Armour class, 0 to 5. */
  readonly armour: number;
  readonly hull: number;
  /** On foot. */
  readonly infantry: boolean;
  readonly slots: readonly Slot[];
  readonly melee: readonly MeleeWeapon[];
  readonly comGear: boolean;
  readonly sensor: boolean;
  readonly jetPack: boolean;
  readonly shield: boolean;
  readonly sniper: boolean;
  /** FL-EQP-14; 0 without one. */
  readonly computer: number;
  readonly eliteness: number;
  /** What it starts on. */
  readonly rides: Mount | null;
  readonly beast: boolean;
  readonly vehicle: VehicleType | null;
  readonly gun: ArtilleryType | null;
  /** FL-LOS-07, FL-COV-07: medium and heavy vehicles. */
  readonly big: boolean;
  /** A mounted figure's include its mount (FL-VIC-02). */
  readonly points: number;
}

/**
 * All profiles are made here, field by field in one order: objects of one shape are read several times as fast, and a spread makes
 * a shape of its own each time.
 */
function profile(told: Partial<Profile> & Pick<Profile, 'kind' | 'name' | 'radius' | 'height' | 'armour'>): Profile {
  return {
    kind: told.kind,
    name: told.name,
    people: told.people ?? null,
    moveType: told.moveType ?? null,
    radius: told.radius,
    height: told.height,
    armour: told.armour,
    hull: told.hull ?? 1,
    infantry: told.infantry ?? false,
    slots: told.slots ?? [],
    melee: told.melee ?? [],
    comGear: told.comGear ?? false,
    sensor: told.sensor ?? false,
    jetPack: told.jetPack ?? false,
    shield: told.shield ?? false,
    sniper: told.sniper ?? false,
    computer: told.computer ?? 0,
    eliteness: told.eliteness ?? 0,
    rides: told.rides ?? null,
    beast: told.beast ?? false,
    vehicle: told.vehicle ?? null,
    gun: told.gun ?? null,
    big: told.big ?? false,
    points: told.points ?? 0,
  };
}

const HEAVY = ARMOURS.indexOf('heavy');
const ALLOY = ARMOURS.indexOf('alloy');

function computerIn(equipment: readonly Equipment[]): number {
  let best = 0;
  for (const item of equipment) if (item.startsWith('bc')) best = Math.max(best, Number(item.slice(2)));
  return best;
}

/** Infantry once it is on its own feet. */
export function isInfantryOnFoot({ infantry, mount }: UnitType): boolean {
  return infantry || mount !== null;
}

export function figureProfile(unit: UnitType, elite: boolean): Profile {
  const robot = unit.moveType === 'robot';
  const has = (item: Equipment): boolean => unit.equipment.includes(item);
  return profile({
    kind: 'figure',
    name: unit.name,
    people: unit.people,
    moveType: unit.moveType,
    radius: unit.mount ? FOOT_RADIUS : mils(unit.baseRadius),
    height: unit.height,
    armour: ARMOURS.indexOf(unit.armour),
    infantry: isInfantryOnFoot(unit),
    slots: unit.weapons.map((id) => ({ weapon: WEAPON.get(id)!, fixed: robot, firedBy: null })),
    melee: unit.melee,
    comGear: robot || has('com-gear'), // FL-EQP-02
    sensor: has('sensor'),
    jetPack: has('jet-pack'), // FL-EQP-08
    shield: has('power-shield'),
    sniper: has('sniper'),
    computer: computerIn(unit.equipment),
    eliteness: unit.eliteness,
    rides: unit.mount,
    beast: unit.people === 'sirex',
    points: unitPoints(unit, elite),
  });
}

function vehicleProfile(vehicle: VehicleType): Profile {
  return profile({
    kind: 'vehicle',
    name: vehicle.name,
    people: vehicle.people,
    radius: mils(vehicle.baseRadius),
    height: vehicle.height,
    armour: ARMOURS.indexOf(vehicle.armour),
    hull: vehicle.hull,
    slots: vehicle.weapons.map(({ weapon, firedBy }) => ({ weapon: WEAPON.get(weapon)!, fixed: true, firedBy })),
    computer: computerIn(vehicle.equipment),
    vehicle,
    big: vehicle.vehicleClass === 'medium' || vehicle.vehicleClass === 'heavy',
    points: vehiclePoints(vehicle),
  });
}

function gunProfile(gun: ArtilleryType): Profile {
  return profile({
    kind: 'artillery',
    name: gun.name,
    radius: mils(gun.baseRadius),
    height: gun.height,
    armour: ARMOURS.indexOf(gun.armour),
    hull: gun.hull,
    slots: [{ weapon: WEAPON.get(gun.weapon)!, fixed: true, firedBy: null }],
    comGear: true, // FL-EQP-02
    computer: computerIn(gun.equipment),
    gun,
    points: artilleryPoints(gun),
  });
}

const item = (kind: ModelKind, name: string, radius: number, armour: number, points = 0): Profile =>
  profile({ kind, name, radius, height: 1, armour, points });

const PYLON = item('pylon', 'Pylon', PYLON_RADIUS, HEAVY); // FL-WAL-07
const MODULE = item('module', 'Module', MODULE_RADIUS, ALLOY); // FL-ART-04
const OBJECTIVE = item('objective', 'Objective', OBJECTIVE_RADIUS, 0);
/** FL-MNT-07. */
const ANIMAL: { readonly [mount in Mount]: Profile } = {
  lizard: item('animal', 'Lizard', ANIMAL_RADIUS, 0, mountPoints('lizard')),
  beast: item('animal', 'Beast', ANIMAL_RADIUS, 0, mountPoints('beast')),
};

const profiles = new WeakMap<Muster, readonly Profile[]>();

export function profilesOf(b: Battle): readonly Profile[] {
  let known = profiles.get(b.muster);
  if (!known) {
    known = b.muster.cast.map((one) => profileOf(b, one));
    profiles.set(b.muster, known);
  }
  return known;
}

/** Places in the cast of the few that a look over the table asks for: hulls that block the view, and guns. */
interface Few {
  readonly big: readonly number[];
  readonly guns: readonly number[];
}

const fews = new WeakMap<Muster, Few>();

export function fewOf(b: Battle): Few {
  let known = fews.get(b.muster);
  if (!known) {
    const places = (fits: (one: Profile) => boolean): number[] =>
      profilesOf(b).flatMap((one, i) => (fits(one) ? [i] : []));
    known = { big: places(({ big }) => big), guns: places(({ kind }) => kind === 'artillery') };
    fews.set(b.muster, known);
  }
  return known;
}

function profileOf(b: Battle, { kind, type }: Cast): Profile {
  const { units, vehicles, artillery } = libraryOf(b.match.content);
  switch (kind) {
    case 'figure':
      return figureProfile(units.get(type)!, b.match.config.elitenessEffects);
    case 'vehicle':
      return vehicleProfile(vehicles.get(type)!);
    case 'artillery':
      return gunProfile(artillery.get(type)!);
    case 'module':
      return MODULE;
    case 'pylon':
      return PYLON;
    case 'animal':
      return ANIMAL[type as Mount];
    case 'objective':
      return OBJECTIVE;
  }
}
