import {
  type HexName,
  isHexName,
  type OrderType,
  type Place,
  type UnitView,
  type View,
} from '@sandtable/quantum-legions';
import type { Look } from '../../play/text-table.js';
import { type Asked, askedIn, Misread, orderMeant, theOne } from './asked.js';
import { targetsOf } from './attacks.js';
import { isOnBoard, neighbours, placeName, placeWithGround, terrainAt } from './places.js';
import { byCost, type Reachable, reachOf, threatOf } from './reach.js';
import { called, calledAt, profileOf, theUnit, unitsOf } from './units.js';
import { average, listed, orderName, plural } from './words.js';

// Where units can go, what they see, and what could reach them there.

export function reachText(rest: string, look: Look<View>): string {
  const { view } = look;
  const asked = askedIn(without(rest, 'can', 'i', 'reach'), view);
  const some = asked.units.length > 0 || view.activation ? [theOne(asked, look, 'reach a3 engage')] : ownOnBoard(look);
  return some.map((unit) => reachLines(look, asked, unit, some.length === 1)).join('\n');
}

/** The words but those that only make a question of them: "what can I reach". */
function without(rest: string, ...idle: string[]): string {
  return rest
    .split(/\s+/)
    .filter((word) => !idle.includes(word.toLowerCase().replace('?', '')))
    .join(' ');
}

function reachLines(look: Look<View>, asked: Asked, unit: UnitView, inFull: boolean): string {
  const { view } = look;
  const order = moveOrder(asked, unit, view);
  if (order === 'strike') return `${called(unit)} does not move under Strike [QL-MOV-04].`;
  const places = reachOf(look, unit, order);
  const allowance = profileOf(view, unit).speed[order === 'engage' ? 0 : 1];
  return [
    `${calledAt(view, unit)} under ${orderName(order)}, speed ${allowance}, can end its move in ${plural(places.length, 'place')}:`,
    ...costLines(look, unit, places),
    ...(order === 'engage' ? attackLines(look, unit, places) : []),
    ...(inFull ? closedLines(look, unit, order, places) : []),
  ].join('\n');
}

function moveOrder(asked: Asked, unit: UnitView, view: View): OrderType {
  const order = orderMeant(asked, unit, view, 'engage');
  return asked.order === null && order === 'strike' && view.activation?.unit !== unit.id ? 'engage' : order;
}

/** Places by cost, with their ground and how many enemies could attack an own unit there. */
export function costLines(look: Look<View>, unit: UnitView, places: readonly Reachable[]): string[] {
  const { view, seat } = look;
  const threat = unit.owner === seat && typeof unit.hex === 'string' ? threatOf(look, unit) : {};
  const named = ({ to }: Reachable): string => {
    const enemies = threat[placeName(to)] ?? 0;
    return `${placeWithGround(view, to)}${enemies > 0 ? ` !${enemies}` : ''}`;
  };
  const lines = byCost(places).map(([cost, group]) => `  ${costName(cost, group[0]!)}: ${group.map(named).join(', ')}`);
  const threatened = places.some(({ to }) => (threat[placeName(to)] ?? 0) > 0);
  return threatened ? [...lines, '  !2 means: two enemies could attack a unit there after an Engage move.'] : lines;
}

const costName = (cost: number, { to }: Reachable): string =>
  typeof to === 'string' ? `cost ${cost}` : `up to ${plural(cost, 'inch', 'inches')}`;

/** Whom a unit could attack from where after an Engage move. */
export function attackLines(look: Look<View>, unit: UnitView, places: readonly Reachable[]): string[] {
  const from = new Map<string, string[]>();
  for (const { to } of places) {
    const attacks = targetsOf(look, unit, 'engage', to).filter(({ attack }) => attack !== null);
    const each = attacks.map(({ target, attack }) => `${target} (${average(attack!.odds.expectedLost)})`).join(', ');
    if (each !== '') from.set(each, [...(from.get(each) ?? []), placeName(to)]);
  }
  if (from.size === 0) return ['  From none of them could it attack anybody.'];
  return [
    '  Then it could attack, with the elements it takes on average:',
    ...[...from].map(([each, hexes]) => `    ${each} from ${hexes.join(', ')}`),
  ];
}

/** Why the hexes next door are closed. */
function closedLines(look: Look<View>, unit: UnitView, order: OrderType, places: readonly Reachable[]): string[] {
  const { hex } = unit;
  if (typeof hex !== 'string' || !isHexName(hex)) return [];
  const closed = neighbours(hex).filter((next) => !places.some(({ to }) => to === next));
  const lines = closed.map((next) => {
    const { refusal } = look.query('why', {
      decision: { type: 'MoveUnit', path: [next] },
      unit: unit.id,
      order,
    }) as { refusal: { rule: string; message: string } | null };
    return `  Not ${next}: ${refusal ? `${refusal.message} [${refusal.rule}]` : 'no room to end there.'}`;
  });
  return lines;
}

/** Which enemies see a unit: those it sees, for the line is the same both ways (QL-LOS-12). */
export function seesText(rest: string, look: Look<View>): string {
  const { view } = look;
  const asked = askedIn(without(rest, 'who', 'can', 'see', 'sees', 'me'), view);
  const some = asked.units.length > 0 || view.activation ? [theOne(asked, look, 'sees a3')] : ownOnBoard(look);
  return some.flatMap((unit) => seesLines(look, unit)).join('\n');
}

function seesLines(look: Look<View>, unit: UnitView): string[] {
  const { view } = look;
  const all = [...targetsOf(look, unit, 'strike')].sort((a, b) => a.distance - b.distance);
  const seen = all.filter(({ blockers }) => blockers.length === 0);
  const unseen = all.filter(({ blockers }) => blockers.length > 0);
  const range = (enemy: UnitView, distance: number): string =>
    distance <= profileOf(view, enemy).range ? ', has it in range' : '';
  return [
    `${calledAt(view, unit)} sees and is seen by ${seen.length === 0 ? 'no enemy' : `${seen.length}`}:`,
    ...seen.map(({ target, distance }) => {
      const enemy = theUnit(view, target);
      return `  ${calledAt(view, enemy)}, distance ${distance}${range(enemy, distance)}.`;
    }),
    ...unseen.map(({ target, distance, blockers }) => {
      return `  Not ${called(theUnit(view, target))}, distance ${distance}: blocked by ${blockers.join(', ')}.`;
    }),
  ];
}

function ownOnBoard({ view, seat }: Look<View>): UnitView[] {
  const own = unitsOf(view, seat as 'A' | 'B').filter(isOnBoard);
  if (own.length === 0) throw new Misread('You have no unit on the board.');
  return own;
}

const NEAREST = 3;

/** The nearest enemies of one unit, or the nearest of each. */
export function nearText(rest: string, look: Look<View>): string {
  const { view } = look;
  const asked = askedIn(without(rest, 'enemy', 'enemies', 'to'), view);
  if (asked.places[0] !== undefined) throw new Misread('Near which unit? As in: near a3');
  const one = asked.units.length > 0 || view.activation !== null;
  const units = one ? [theOne(asked, look, 'near a3')] : ownOnBoard(look);
  const lines = units.flatMap((unit) => {
    const sorted = [...targetsOf(look, unit, 'strike')].sort((a, b) => a.distance - b.distance);
    const near = sorted.slice(0, one ? sorted.length : NEAREST).map(({ target, distance, blockers }) => {
      const enemy = theUnit(view, target);
      return `  ${calledAt(view, enemy)}, distance ${distance}${blockers.length > 0 ? ', not in sight' : ''}.`;
    });
    return [`Nearest to ${calledAt(view, unit)}:`, ...(near.length > 0 ? near : ['  No enemy is on the board.'])];
  });
  return lines.join('\n');
}

interface SightFound {
  readonly distance: number;
  readonly clear: boolean;
  readonly obstruction: {
    readonly rule: string;
    readonly message: string;
    readonly blockers: readonly string[];
  } | null;
  readonly crossed?: readonly string[];
  readonly sides?: readonly (readonly string[])[];
  readonly touched?: readonly string[];
  readonly stretches?: readonly { readonly from: Place; readonly to: Place; readonly area: string | null }[];
}

/** The line between two hexes or units, and all that it meets. */
export function lineText(rest: string, look: Look<View>): string {
  const { view } = look;
  const { units, places } = askedIn(rest, view);
  const ends = [...units.filter(isOnBoard).map(({ hex }) => hex), ...places];
  if (ends.length !== 2) throw new Misread('From where to where? As in: line G5 E8, or: line a3 b2');
  const [from, to] = ends as [Place, Place];
  const found = look.query('sight', { from, to }) as SightFound;
  const { distance, obstruction, crossed = [], sides = [], touched = [], stretches = [] } = found;
  const who = (hex: string): string => {
    const unit = view.units.find((one) => one.hex === hex);
    const ground = terrainAt(view, hex);
    return [hex, ground ?? '', unit ? `with ${unit.id}` : ''].filter((part) => part !== '').join(' ');
  };
  return [
    `${placeName(from)} to ${placeName(to)}, distance ${distance}: ${obstruction === null ? 'clear.' : `${obstruction.message} [${obstruction.rule}]`}`,
    ...(crossed.length > 0 ? [`  Crosses ${crossed.map(who).join(', ')}.`] : []),
    ...sides.map((pair) => `  Runs along the side between ${pair.map(who).join(' and ')} [QL-LOS-06].`),
    ...(touched.length > 0 ? [`  Touches a corner of ${touched.map(who).join(', ')} [QL-LOS-07].`] : []),
    ...stretches.map((s) => `  ${s.area ?? 'open ground'} from ${placeName(s.from)} to ${placeName(s.to)}.`),
  ].join('\n');
}

/** How many enemies could attack each own unit after an Engage move, and where next to it fewer could. */
export function threatText(rest: string, look: Look<View>): string {
  const { view } = look;
  const { units, places } = askedIn(rest, view);
  if (view.match.config.miniatures === 'tabletop')
    throw new Misread('On the open tabletop threats are not counted: "near" and "sees" tell who is close.');
  const threat = threatOf(look);
  if (places.length > 0)
    return places
      .map((place) => `${placeWithGround(view, place)}: ${enemies(threat[placeName(place)] ?? 0)}.`)
      .join('\n');
  const lines = (units.length > 0 ? units.filter(isOnBoard) : ownOnBoard(look)).map((unit) => {
    const hex = unit.hex as Place;
    const elsewhere = threatOf(look, unit);
    const at = (place: Place): number => (place === hex ? threat : elsewhere)[placeName(place)] ?? 0;
    const spot = (place: Place): string => `${placeWithGround(view, place)} (${at(place)})`;
    const safer = neighbours(hex as HexName).filter(
      (next) => at(next) < at(hex) && !view.units.some((one) => one.hex === next),
    );
    const where = safer.length > 0 ? ` Fewer next to it: ${listed(safer.map(spot))}.` : '';
    return `${calledAt(view, unit)}: ${enemies(at(hex))}.${where}`;
  });
  return ['Enemies that could attack there after an Engage move:', ...lines.map((line) => `  ${line}`)].join('\n');
}

const enemies = (count: number): string => (count === 0 ? 'none' : plural(count, 'enemy', 'enemies'));
