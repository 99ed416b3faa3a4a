import type { ArtilleryType, Form, UnitType, VehicleType, Weapon } from '../content/types.js';
import { DAMAGE, WEAPON } from '../content/weapons.js';
import {
  ARMOURS,
  type Armour,
  type ArtilleryMount,
  type Equipment,
  type MeleeWeapon,
  type Mount,
  type MoveType,
  type Rank,
  type VehicleClass,
} from '../terms.js';

// What things cost (FL-FRC-06 to FL-FRC-08).

const BODY: { readonly [type in MoveType]: number } = {
  terran: 6,
  sitanHumanoid: 6,
  xyban: 5,
  eeek: 8,
  sitanApe: 9,
  sitanGiant: 9,
  sirex: 9,
  giantSirex: 11,
  robot: 7,
};
const ARMOUR: { readonly [armour in Armour]: number } = {
  none: 0,
  cloth: 2,
  carbon: 4,
  alloy: 8,
  power: 11,
  heavy: 16,
};
const MOUNT: { readonly [mount in Mount]: number } = { lizard: 5, beast: 4 };
const RANK: { readonly [rank in Rank]: number } = { none: 0, SL: 4, PL: 7 };
const GEAR: { readonly [item in Equipment]: number } = {
  'com-gear': 2,
  sensor: 3,
  'jet-pack': 3,
  sniper: 3,
  'power-shield': 6,
  bc1: 2,
  bc2: 4,
  bc3: 6,
  bc4: 8,
};
/** Half the modifier, at least 1; a power shield is paid for as equipment. */
const MELEE: { readonly [weapon in MeleeWeapon]: number } = {
  'powered-axe': 3,
  'powered-sword': 2,
  lance: 2,
  'powered-dagger': 2,
  'power-shield': 0,
  'mundane-sword': 1,
  'mundane-axe': 1,
  'mundane-dagger': 1,
  'mundane-shield': 1,
};
const CHASSIS: { readonly [cls in VehicleClass]: number } = { light: 10, medium: 18, heavy: 26, lightFlying: 16 };
const EXTRA_HULL = 6;
const CARRIAGE: { readonly [mount in ArtilleryMount]: number } = { ground: 2, floater: 5, emplacement: 4 };

/** How common each armour is: none, cloth, carbon, alloy, power, heavy. */
const WEIGHTS = [1, 2, 3, 3, 2, 1] as const;
const RANGE_FACTORS: readonly (readonly [upTo: number, factor: number])[] = [
  [10, 0.6],
  [15, 0.8],
  [20, 0.9],
  [25, 1],
  [30, 1.1],
  [50, 1.25],
  [75, 1.35],
];
const FAR_FACTOR = 1.5;
const AREA_FACTORS: Readonly<Record<number, number>> = { 2: 1.2, 4: 1.5, 6: 1.8, 12: 5 };
const CHOICE_FACTOR = 1.35;
const FORM_FACTORS: { readonly [form in Form]: number } = { pistol: 0.7, carbine: 0.9, rifle: 1 };

/** FL-GEN-07; the hair keeps halves that floating point left just below from falling. */
const halfUp = (n: number): number => Math.floor(n + 0.5 + 1e-9);

/** FL-FRC-07, FL-RUL-53. */
export function weaponPoints(weapon: Weapon): number {
  const row = DAMAGE[weapon.row]!;
  let sum = 0;
  for (let i = 0; i < ARMOURS.length; i++) sum += WEIGHTS[i]! * (row[i] ?? 0);
  const range = RANGE_FACTORS.find(([upTo]) => weapon.maxRange <= upTo)?.[1] ?? FAR_FACTOR;
  const area = weapon.singleOrArea ? CHOICE_FACTOR : weapon.area === null ? 1 : AREA_FACTORS[weapon.area]!;
  return halfUp((sum / 12) * range * area * (weapon.form ? FORM_FACTORS[weapon.form] : 1));
}

const gear = (items: readonly Equipment[]): number => items.reduce((sum, item) => sum + GEAR[item], 0);
const firearms = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + weaponPoints(WEAPON.get(id)!), 0);

/** FL-OPT-04. */
const ELITENESS: Readonly<Record<number, number>> = { 1: -1, 4: 1, 5: 3 };

/** FL-FRC-06. Robots have com-gear in their bodies. `elite`: eliteness has its price (FL-OPT-04). */
export function unitPoints(unit: UnitType, elite = false): number {
  const items = unit.moveType === 'robot' ? unit.equipment.filter((item) => item !== 'com-gear') : unit.equipment;
  const melee = unit.melee.reduce((sum, weapon) => sum + MELEE[weapon], 0);
  return (
    BODY[unit.moveType] +
    ARMOUR[unit.armour] +
    firearms(unit.weapons) +
    melee +
    gear(items) +
    (unit.mount ? MOUNT[unit.mount] : 0) +
    RANK[unit.rank] +
    (elite ? (ELITENESS[unit.eliteness] ?? 0) : 0)
  );
}

export function mountPoints(mount: Mount): number {
  return MOUNT[mount];
}

/** FL-FRC-08. */
export function vehiclePoints(vehicle: VehicleType): number {
  return (
    CHASSIS[vehicle.vehicleClass] +
    ARMOUR[vehicle.armour] +
    EXTRA_HULL * (vehicle.hull - 1) +
    firearms(vehicle.weapons.map(({ weapon }) => weapon)) +
    gear(vehicle.equipment)
  );
}

/** FL-FRC-08. */
export function artilleryPoints(piece: ArtilleryType): number {
  return firearms([piece.weapon]) + CARRIAGE[piece.mount] + gear(piece.equipment);
}
