import { boxOf, type Colour, type DiceBox } from '../dice.js';
import { MAR_IDS, type MarId } from '../mars/ids.js';
import { marsOf } from '../mars/notation.js';
import type { MarArgs } from '../profile.js';
import type { ModelDesign, Weapon } from './types.js';

// What a model or a section weapon costs (5.1): reckoned from its numbers, so that lists of players' own are priced like the others.

const SCALE = 1.3;
/** The mean number of successes of a die at 4+. */
const MEAN: { readonly [colour in Colour]: number } = { K: 1 / 2, B: 2 / 3, R: 4 / 5 };

function meanOfBox({ colour, count, by }: DiceBox): number {
  return (count + (by === 'D6' ? 3.5 : by === 'D3' ? 2 : 0)) * MEAN[colour];
}

const clamped = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
const halfUp = (points: number): number => Math.floor(points + 0.5 + 1e-9);

/** What rules of a weapon make of its value, in the order in which it has them. */
const WEAPON_MAR: { readonly [id in MarId]?: (value: number, args: MarArgs) => number } = {
  moveOrFire: (value) => value * 0.85,
  suppression: (value) => value * 1.1,
  lethal: (value) => value * 1.25,
  sniper: (value) => value * 1.2,
  sprayAndPray: (value) => value * 1.1,
  energyWeapon: (value) => value * 1.05,
  unreliable: (value) => value * 0.85,
  idf: (value) => value * 0.75,
  rapidFire: (value, { n }) => value * (1 + 0.08 * n),
  blast: (value, { n }) => value * (1 + 0.6 * (n - 1)),
  smokeRounds: (value, { n }) => value + 2 * n,
};

const byColour = ({ n, colour = 'K' }: MarArgs): number => n * MEAN[colour];
const flat = (points: number) => () => points;
const each = (points: number) => (args: MarArgs) => points * args.n;
const byRoll = (points: number) => (args: MarArgs) => points * (7 - args.n);

/** What rules of a model add to its value. */
const MODEL_MAR: { readonly [id in MarId]?: (args: MarArgs) => number } = {
  officer: each(4),
  nco: each(3),
  adjutant: each(5),
  politicalOfficer: each(3),
  aegis: flat(2),
  battleHardened: flat(1),
  brutalCharge: (args) => 1.5 * Math.max(0, byColour(args) - 0.5),
  capacity: each(1),
  chargeDoors: flat(4),
  combatArmour: each(2),
  daunting: flat(3),
  drone: flat(-1),
  droneEngineer: byRoll(4),
  droneController: flat(4),
  elusiveTarget: flat(2),
  fearless: flat(2),
  gasGrenade: flat(2),
  inspiring: flat(8),
  lucky: each(3),
  medic: byRoll(5),
  musician: flat(4),
  openTopped: flat(2),
  runAndGun: flat(1),
  scouting: flat(1),
  shield: (args) => 2.5 * byColour(args),
  skimming: flat(1),
  smokeLauncher: each(3),
  spotter: flat(4),
  stalwartDefender: each(1),
  steadfast: flat(1),
  stealthy: flat(2),
  sureFooted: flat(1),
  swiftStrike: flat(2),
  towering: flat(-1),
  infiltrator: flat(2),
  militia: flat(-0.5),
  utilityVehicle: flat(3),
  fieldEngineer: byRoll(3),
};

function entriesOf(mars: readonly string[] | undefined): readonly (readonly [MarId, MarArgs])[] {
  const found = marsOf(mars);
  return MAR_IDS.flatMap((id) => (found[id] ?? []).map((args) => [id, args] as const));
}

/** What a weapon is worth: what it does at both ranges, as far as it reaches. */
export function weaponValue({ er, lr, rad = [null, null], iad = [null, null], mars = [] }: Weapon): number {
  const near = clamped(er / 12, 0.6, 1.5);
  const far = lr === undefined ? 0 : clamped(lr / 24, 0.5, 1.5);
  const of = ([close, long]: readonly [string | null, string | null]): number =>
    (close ? meanOfBox(boxOf(close)) * near : 0) + (long ? meanOfBox(boxOf(long)) * far : 0);
  let value = 3 * of(rad) + 2 * of(iad);
  for (const text of mars) {
    const [[id, args] = [null, null]] = entriesOf([text]);
    if (id) value = WEAPON_MAR[id]?.(value, args) ?? value;
  }
  if (mars.includes('cqbWeapon') && rad[0]) value += 1.5 * MEAN[boxOf(rad[0]).colour];
  return value;
}

/** The best arm in full and a quarter of each other; in full what can be fired together. */
function armsValue(model: ModelDesign, weapon: (id: string) => Weapon | undefined): number {
  const values = (model.weapons ?? [])
    .flatMap((id) => weapon(id) ?? [])
    .map(weaponValue)
    .sort((a, b) => b - a);
  const mars = marsOf(model.mars);
  const inFull = mars.independentFiring ? values.length : mars.dualWielding ? 2 : 1;
  return values.reduce((sum, value, i) => sum + (i < inFull ? value : value / 4), 0);
}

export function modelPoints(model: ModelDesign, weapon: (id: string) => Weapon | undefined): number {
  const arms = armsValue(model, weapon);
  const mars = entriesOf(model.mars).reduce((sum, [id, args]) => sum + (MODEL_MAR[id]?.(args) ?? 0), 0);
  if ('av' in model) {
    const [front, port, starboard, rear] = model.av;
    const hide = 0.4 * front + 0.2 * port + 0.2 * starboard + 0.2 * rear;
    const heavy = model.type === 'ironcladHeavy' ? 10 : 0;
    return halfUp(SCALE * (3 * model.hp * hide * (0.85 + 0.05 * model.cr) + (model.mv - 5) + arms + mars + heavy));
  }
  const fights = !(model.mars ?? []).includes('nonCombatant');
  const body = fights ? model.ir * model.lp + 2 * meanOfBox(boxOf(model.mad)) : 0;
  const type = model.type === 'aeronaut' ? 2 : model.type === 'cavalry' ? 1 : 0;
  return halfUp(SCALE * (1 + body + 0.6 * (model.mv - 5) + arms + mars + type));
}

/** A weapon that any model of a section may fire. */
export function sectionWeaponPoints(weapon: Weapon): number {
  return halfUp(SCALE * 0.8 * weaponValue(weapon));
}
