import {
  libraryOfMatch,
  type Profile,
  profileIn,
  RULES,
  type Seat,
  TERRAIN_LETTER,
  TRAITS,
  traitName,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import { paint } from '../../play/page.js';
import type { Page } from '../../play/text-table.js';
import { isOnBoard, placeName, placeWithGround, terrainAt } from './places.js';
import { columns, orderName, plural } from './words.js';

// Units as lines, as a table, and as cards.

export function unitOf(view: View, id: string): UnitView | undefined {
  return view.units.find((unit) => unit.id === id.toLowerCase());
}

/** Of a unit that is known to be there. */
export const theUnit = (view: View, id: string): UnitView => unitOf(view, id)!;

export function profileOf(view: View, { typeId }: Pick<UnitView, 'typeId'>): Profile {
  return profileIn(libraryOfMatch(view.match), typeId, view.match.config.specialTraits);
}

/** `a1 Mandate Main Tank`. */
export const called = (unit: UnitView): string => `${unit.id} ${unit.name}`;

/** `a1 Mandate Main Tank at B2 forest`. */
export const calledAt = (view: View, unit: UnitView): string =>
  isOnBoard(unit) ? `${called(unit)} at ${placeWithGround(view, unit.hex)}` : `${called(unit)}, not on the board`;

export function unitsOf(view: View, seat: Seat): UnitView[] {
  return view.units.filter((unit) => unit.owner === seat);
}

/** Own markers by kind, the other side's by the turn they were placed (QL-HID-02). */
export function orderOf(view: View, unit: UnitView, page: Page): string {
  if (unit.order === null) return 'no order';
  const { type, issuedOn } = unit.order;
  const covered = type === 'hidden' || (page.hidden && unit.owner === view.seat);
  return covered ? `an order placed turn ${issuedOn}` : `${orderName(type)} placed turn ${issuedOn}`;
}

export const armorOf = ({ armor }: Profile): string => (armor === 0 ? 'no armor' : `armor ${armor}+`);
const apOf = ({ ap }: Profile): string => `+${ap}`;

export function traitsOf({ type }: Profile, view: View): string {
  return view.match.config.specialTraits ? type.traits.map(traitName).join(', ') : '';
}

/** All about a unit in one line, for ears as for eyes. */
export function unitLine(view: View, unit: UnitView, page: Page): string {
  const profile = profileOf(view, unit);
  const where = isOnBoard(unit) ? `at ${placeWithGround(view, unit.hex)}` : 'not on the board';
  const traits = traitsOf(profile, view);
  const parts = [
    `${called(unit)}, ${profile.type.cls}, ${where}`,
    `${unit.elements} of ${plural(profile.size, 'element')}`,
    plural(profile.dice[unit.elements]!, 'die', 'dice'),
    `range ${profile.range}`,
    `AP ${apOf(profile)}`,
    armorOf(profile),
    `speed ${profile.speed[0]} and ${profile.speed[1]}`,
    ...(traits === '' ? [] : [traits]),
    unit.suppression === 0 ? 'not suppressed' : plural(unit.suppression, 'suppression marker'),
    orderOf(view, unit, page),
    ...(unit.activatedOn !== null && unit.activatedOn === view.turn ? ['has acted this turn'] : []),
    ...(unit.tag === null ? [] : [`tagged ${unit.tag}`]),
    `${profile.vp} VP`,
  ];
  return `${parts.join(', ')}.`;
}

const HEAD = ['', 'unit', 'cls', 'at', 'el', 'di', 'rg', 'AP', 'ar', 'spd', 'su', 'order', 'VP'];
const NUMBERS = new Set([5, 6, 12]);
/** So that a row fits in 80 columns; a point takes more of them than a hex. */
const LONGEST_NAME = { hex: 25, point: 18 };

function unitRow(view: View, unit: UnitView, page: Page): string[] {
  const profile = profileOf(view, unit);
  const { name } = unit;
  const terrain = terrainAt(view, unit.hex);
  const longest = LONGEST_NAME[view.match.config.miniatures === 'tabletop' ? 'point' : 'hex'];
  return [
    unit.id,
    name.length > longest ? `${name.slice(0, longest - 1)}.` : name,
    profile.type.cls,
    isOnBoard(unit) ? `${placeName(unit.hex)}${terrain === null ? '' : ` ${TERRAIN_LETTER[terrain]}`}` : '-',
    `${unit.elements}/${profile.size}`,
    String(profile.dice[unit.elements]!),
    String(profile.range),
    apOf(profile),
    profile.armor === 0 ? '-' : `${profile.armor}+`,
    profile.speed.join('/'),
    unit.suppression === 0 ? '-' : String(unit.suppression),
    shortOrder(view, unit, page),
    String(profile.vp),
  ];
}

function shortOrder(view: View, { order, owner }: UnitView, page: Page): string {
  if (order === null) return '-';
  const covered = order.type === 'hidden' || (page.hidden && owner === view.seat);
  return `${covered ? '?' : orderName(order.type)} t${order.issuedOn}`;
}

function unitTable(view: View, units: readonly UnitView[], page: Page): string[] {
  const [head, ...rows] = columns([HEAD, ...units.map((unit) => unitRow(view, unit, page))], NUMBERS);
  return [
    paint(page, 'dim', head!),
    ...rows.flatMap((row, i) => {
      const traits = traitsOf(profileOf(view, units[i]!), view);
      return traits === '' ? [row] : [row, paint(page, 'dim', `   ${traits}`)];
    }),
  ];
}

/** A side's units: those on the board, then those that are gone. */
export function unitList(view: View, seat: Seat, page: Page): string {
  const { force } = view.seats[seat];
  const list = force === null ? null : (libraryOfMatch(view.match).forces.get(force)?.name ?? force);
  const whose = view.seat === null ? '' : view.seat === seat ? ', yours' : ', the enemy';
  const units = unitsOf(view, seat);
  const present = units.filter((unit) => unit.elements > 0);
  const lost = units.filter((unit) => unit.elements === 0);
  const heading = `Seat ${seat}${whose}${list === null ? '' : `, ${list}`}: ${plural(present.length, 'unit')}`;
  const lines = page.plain
    ? present.map((unit) => `  ${unitLine(view, unit, page)}`)
    : present.length > 0
      ? unitTable(view, present, page)
      : [];
  const gone = lost.length > 0 ? [`  Destroyed: ${lost.map(called).join(', ')}.`] : [];
  return [paint(page, 'bold', heading), ...lines, ...gone].join('\n');
}

/** The card of a unit type: what it can do, with every trait's text and rule. */
export function typeCard(view: View, profile: Profile): string[] {
  const { type, size, speed, range, dice, vp } = profile;
  const force = libraryOfMatch(view.match).forces.get(type.force)?.name ?? type.force;
  const byElements = Array.from({ length: size }, (_, i) => `${size - i}: ${dice[size - i]}`).join(', ');
  const traits = view.match.config.specialTraits ? type.traits : [];
  return [
    `${type.name} (${type.id}), ${type.cls === 'AFV' ? 'armored fighting vehicle' : 'infantry'} of ${force}, ${vp} VP`,
    `  ${plural(size, 'element')}; attack dice by elements left ${byElements} [QL-CMP-09]`,
    `  Range ${range} [QL-RNG-02], AP ${apOf(profile)}, ${armorOf(profile)} [QL-DMG-02]${type.cls === 'INF' ? ', saves on 4+ [QL-SAV-01]' : ''}`,
    `  Speed ${speed[0]} under Engage, ${speed[1]} under Advance [QL-CMP-08]`,
    ...(traits.length === 0 ? ['  No special trait.'] : []),
    ...traits.map((trait) => `  ${traitName(trait)}: ${RULES[TRAITS[trait.id].rule].text} [${TRAITS[trait.id].rule}]`),
  ];
}

export function unitCard(view: View, unit: UnitView, page: Page): string {
  const profile = profileOf(view, unit);
  const acted = unit.activatedOn !== null && unit.activatedOn === view.turn;
  const now = [
    isOnBoard(unit) ? `at ${placeWithGround(view, unit.hex)}` : unit.elements === 0 ? 'destroyed' : 'not on the board',
    `${unit.elements} of ${plural(profile.size, 'element')}, so ${plural(profile.dice[unit.elements]!, 'die', 'dice')}`,
    unit.suppression === 0 ? 'not suppressed' : `${plural(unit.suppression, 'suppression marker')} [QL-ACT-02]`,
    orderOf(view, unit, page),
    ...(acted ? ['has acted this turn [QL-ACT-12]'] : []),
  ];
  const tag = unit.tag === null ? '' : `, tagged ${unit.tag}`;
  const [first, ...rest] = typeCard(view, profile);
  return [`${unit.id} of seat ${unit.owner}${tag}: ${first}`, `  Now ${now.join('; ')}`, ...rest].join('\n');
}
