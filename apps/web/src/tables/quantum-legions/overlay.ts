import type {
  Blocker,
  Danger,
  HexCover,
  HexInRange,
  OrderType,
  Place,
  Point,
  SeenHex,
  UnitView,
  View,
} from '@sandtable/quantum-legions';
import type { Sitting } from '../../frame/sitting.js';
import { useAsked } from '../../kit/use-answer.js';
import type { TableKey, TableSay } from './texts.js';
import { called, inchesOf, placeKey, placeName, profileOf } from './units.js';

// What can be laid over the board. Every number and every reason is the referee's; here it only gets a look and words.

export const OVERLAYS = ['reach', 'range', 'sight', 'cover', 'threat'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

/** Five patterns, from light to heavy, and one for what is hidden. */
export type Look = 'one' | 'two' | 'three' | 'four' | 'hidden';

export interface Cell {
  readonly look: Look;
  readonly note?: string;
  /** Said of the hex while the overlay lies on it. */
  readonly label: string;
  /** Where it lies on an open table, if not over a hex. */
  readonly point?: Point;
}

/** A line of sight from one place to another, with what is in its way. */
export interface Line {
  readonly from: Place;
  readonly to: Place;
  readonly distance: number;
  readonly clear: boolean;
  readonly message: string | null;
  readonly rule: string | null;
  readonly blocking: readonly Blocker[];
}

export interface Laid {
  readonly id: OverlayId;
  readonly title: string;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly legend: readonly { readonly look: Look; readonly text: string }[];
  readonly line: Line | null;
}

type Cells = Pick<Laid, 'cells' | 'legend'>;

/** A cell for each of those found, and what the looks mean. */
const laidOut = <T>(
  found: readonly T[],
  cell: (one: T) => [hex: string, Cell],
  ...legend: [Look, string][]
): Cells => ({
  cells: new Map(found.map(cell)),
  legend: legend.map(([look, text]) => ({ look, text })),
});

export interface Reached {
  readonly to: Place;
  readonly cost: number;
}

export function reachCells(engage: readonly Reached[], advance: readonly Reached[], t: TableSay): Cells {
  const cells = new Map<string, Cell>();
  const add = (reached: readonly Reached[], look: Look, order: OrderType) => {
    for (const { to, cost } of reached) {
      if (cost === 0) continue;
      const note = typeof to === 'string' ? String(cost) : inchesOf(cost);
      const label = t('overlayReachAt', { order: t(order), cost: note });
      cells.set(placeKey(to), { look, note, label, ...(typeof to !== 'string' && { point: to }) });
    }
  };
  add(advance, 'one', 'advance');
  add(engage, 'three', 'engage');
  return {
    cells,
    legend: [
      { look: 'three', text: t('overlayReach', { order: t('engage') }) },
      { look: 'one', text: t('overlayReach', { order: t('advance') }) },
    ],
  };
}

export const rangeCells = (found: readonly HexInRange[], t: TableSay): Cells =>
  laidOut(
    found,
    ({ hex, distance }) => [hex, { look: 'two', note: String(distance), label: t('overlayRangeAt', { distance }) }],
    ['two', t('overlayRange')],
  );

/** `G5 (forest), H6 (b2)`. */
export function blockerNames(blocking: readonly Blocker[], t: TableSay): string {
  return blocking
    .map(({ place, by }) => (place === by ? place : `${place} (${TERRAIN_WORDS.has(by) ? t(by as TableKey) : by})`))
    .join(', ');
}

const TERRAIN_WORDS = new Set(['open', 'forest', 'hill', 'swamp', 'urban', 'water', 'ice']);

export const sightCells = (seen: readonly SeenHex[], t: TableSay): Cells =>
  laidOut(
    seen,
    ({ hex, obstruction, blocking }) => [
      hex,
      obstruction === null
        ? { look: 'one', label: t('overlaySeen') }
        : { look: 'hidden', label: t('overlayUnseenBy', { what: blockerNames(blocking, t) }) },
    ],
    ['one', t('overlaySeen')],
    ['hidden', t('overlayUnseen')],
  );

export const coverCells = (found: readonly HexCover[], t: TableSay): Cells =>
  laidOut(
    found,
    ({ hex, cover, rules }) => {
      const label = `${t('coverIs', { cover: t(cover) })} (${rules.join(', ')})`;
      return [hex, cover === 'hard' ? { look: 'four', note: '⅓', label } : { look: 'two', note: '½', label }];
    },
    ['two', t('overlaySoft')],
    ['four', t('overlayHard')],
  );

const HEAVY: readonly (readonly [least: number, look: Look])[] = [
  [0.75, 'four'],
  [0.5, 'three'],
  [0.25, 'two'],
  [0, 'one'],
];

const LOOKS = ['one', 'two', 'three', 'four'] as const;

/** How heavy the danger is goes by the part of the unit that would be lost on average. */
export const dangerCells = (found: readonly Danger[], elements: number, t: TableSay): Cells =>
  laidOut(
    found,
    ({ hex, attackers, expectedLost, destroyed }) => {
      const look = HEAVY.find(([least]) => expectedLost / elements >= least)![1];
      const lost = expectedLost.toFixed(1);
      const words = { lost, of: elements, chance: Math.round(100 * destroyed), who: attackers.join(', ') };
      return [hex, { look, note: lost, label: t('overlayDangerAt', words) }];
    },
    ...LOOKS.map((look, i): [Look, string] => [look, t('overlayDanger', { from: 25 * i, to: 25 * (i + 1) })]),
  );

/** Without a unit in mind: how many enemies could attack there. */
export const threatCells = (counts: Readonly<Record<string, number>>, t: TableSay): Cells =>
  laidOut(
    Object.entries(counts),
    ([hex, n]) => [hex, { look: LOOKS[Math.min(n, 4) - 1]!, note: String(n), label: t('overlayThreatAt', { n }) }],
    ...LOOKS.map((look, i): [Look, string] => [look, t('overlayThreat', { n: i === 3 ? '4+' : i + 1 })]),
  );

interface Wish {
  readonly sitting: Sitting;
  readonly view: View;
  readonly at: number;
  readonly id: OverlayId | null;
  /** The unit it is about. */
  readonly unit: UnitView | null;
  /** From where one looks, and to where. */
  readonly from: Place | null;
  readonly to: Place | null;
  readonly t: TableSay;
}

async function cellsFor({ sitting, id, unit, from, t }: Wish): Promise<Cells | null> {
  const about = unit && { unit: unit.id };
  switch (id) {
    case 'reach': {
      if (!about) return null;
      const [engage, advance] = await Promise.all([
        sitting.query<Reached[]>('reach', { ...about, order: 'engage' }),
        sitting.query<Reached[]>('reach', { ...about, order: 'advance' }),
      ]);
      return reachCells(engage ?? [], advance ?? [], t);
    }
    case 'range': {
      const found = about && (await sitting.query<HexInRange[]>('range', about));
      return found && rangeCells(found, t);
    }
    case 'sight': {
      const seen = from === null ? null : await sitting.query<SeenHex[]>('visible', { from });
      return seen && sightCells(seen, t);
    }
    case 'cover': {
      const found = about && (await sitting.query<HexCover[]>('cover', about));
      return found && coverCells(found, t);
    }
    case 'threat': {
      if (unit && unit.owner === sitting.seat) {
        const found = await sitting.query<Danger[]>('danger', { unit: unit.id });
        return found && dangerCells(found, unit.elements, t);
      }
      const counts = await sitting.query<Record<string, number>>('threat', {});
      return counts && threatCells(counts, t);
    }
    default:
      return null;
  }
}

const key = (place: Place | null): string => (place === null ? '' : placeKey(place));

/** The overlay that is wished for, once the referee has answered. */
export function useOverlay(wish: Wish): Laid | null {
  const { sitting, view, id, unit, from, to, t } = wish;
  const about = `${wish.at} ${id} ${unit?.id} ${key(id === 'sight' ? from : null)} ${t('reach')}`;
  const cells = useAsked(sitting, id && about, async () => (await cellsFor(wish)) ?? NOTHING);
  const looked = id === 'sight' && from !== null && to !== null && key(from) !== key(to);
  const line = useAsked(sitting, looked ? `${wish.at} ${key(from)} ${key(to)}` : null, () =>
    lineBetween(sitting, from!, to!),
  );
  return id && cells && { id, title: titleOf(view, id, unit, from, t), ...cells, line: looked ? line : null };
}

const NOTHING: Cells = { cells: new Map(), legend: [] };

interface Seen {
  readonly distance: number;
  readonly clear: boolean;
  readonly obstruction: { readonly rule: string; readonly message: string } | null;
  readonly blocking: readonly Blocker[];
}

async function lineBetween(sitting: Sitting, from: Place, to: Place): Promise<Line | null> {
  const seen = await sitting.query<Seen>('sight', { from, to });
  if (!seen) return null;
  const { obstruction, ...line } = seen;
  return { from, to, ...line, message: obstruction?.message ?? null, rule: obstruction?.rule ?? null };
}

function titleOf(view: View, id: OverlayId, unit: UnitView | null, from: Place | null, t: TableSay): string {
  if (id === 'sight') return from === null ? t('overlayChoose') : t('overlayFrom', { place: placeName(from) });
  if (unit) {
    const cls = id === 'cover' ? ` (${t(profileOf(view, unit).infantry ? 'infantry' : 'afv')})` : '';
    return `${called(view, unit.id)}${cls}`;
  }
  return id === 'threat' ? t('overlayAnybody') : t('overlayChoose');
}
