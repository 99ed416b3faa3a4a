import { type AttackPreview, type Met, tablesOf, type UnitView, type View } from '@sandtable/legendary-battles';
import type { Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../kit/use-answer.js';
import { percent } from '../../text/percent.js';
import type { Cell, Laid, Line, Look } from './overlays.js';
import type { TableSay } from './texts.js';
import { kindOf } from './unit-marker.js';

// Everything laid over the map is an answer of the referee to a query of the ruleset.

export const OVERLAYS = ['reach', 'range', 'sight', 'threat'] as const;
export type OverlayId = (typeof OVERLAYS)[number];

interface Reached {
  readonly allowance: number;
  readonly zones: readonly {
    readonly zone: string;
    readonly cost: number;
    readonly contact: boolean;
    readonly stays: boolean;
  }[];
}
interface Seen {
  readonly zone: string;
  readonly seen: 'clear' | 'covered' | 'obscured';
  readonly away: number;
  readonly inArc: boolean;
}
interface SightAnswer {
  readonly seen: boolean;
  readonly obscured: boolean;
  readonly linearCover: boolean;
  readonly inArc: boolean;
  readonly zone: string | null;
  readonly ray: {
    readonly x: number;
    readonly y: number;
    readonly dx: number;
    readonly dy: number;
    readonly top: number;
    readonly bottom: number;
  } | null;
  readonly met: readonly Met[];
}

interface Props {
  readonly sitting: Sitting;
  readonly view: View;
  readonly at: number;
  readonly id: OverlayId | null;
  readonly unit: UnitView | null;
  /** The zone that is looked at. */
  readonly to: string | null;
  readonly action: string | null;
  readonly t: TableSay;
}

export function useOverlay({ sitting, view, at, id, unit, to, action, t }: Props): Laid | null {
  const { genre } = view.match.scenario;
  const here = unit?.zone ? unit : null;
  const moves = action && MOVES.has(action) ? action : genre === 'combat' ? 'ADV' : 'MAR';
  const fires = genre === 'combat' ? 'FIR' : 'LOO';
  const reach = useAnswer<Reached>(
    sitting,
    'reach',
    id === 'reach' && here ? { unit: here.id, action: moves } : null,
    at,
  );
  const visible = useAnswer<readonly Seen[]>(
    sitting,
    'visible',
    (id === 'sight' || id === 'range') && here ? { unit: here.id } : null,
    at,
  );
  const targets = useAnswer<readonly (AttackPreview & { readonly target: string })[]>(
    sitting,
    'targets',
    id === 'range' && here ? { unit: here.id, action: fires } : null,
    at,
  );
  const threat = useAnswer<readonly { readonly zone: string; readonly units: readonly string[] }[]>(
    sitting,
    'threat',
    id === 'threat' ? {} : null,
    at,
  );
  const stands = to !== null ? view.units.find((one) => one.zone === to && one.side !== here?.side) : undefined;
  const looked = useAnswer<SightAnswer>(
    sitting,
    'sight',
    id === 'sight' && here && to !== null && to !== here.zone
      ? { unit: here.id, ...(stands ? { target: stands.id } : { zone: to }) }
      : null,
    at,
  );
  if (id === null) return null;
  const cells = new Map<string, Cell>();
  const laid = (legend: Laid['legend'], line: Line | null = null): Laid => ({ id, cells, line, legend });
  switch (id) {
    case 'reach':
      if (reach && 'zones' in reach)
        for (const { zone, cost, contact, stays } of reach.zones)
          cells.set(zone, {
            look: contact ? 'four' : stays ? 'one' : 'hidden',
            note: `${cost}`,
            label: t('reachCosts', { n: cost }),
          });
      return laid([
        ['one', t('legendReach')],
        ['hidden', t('legendThrough')],
      ]);
    case 'range': {
      const range = here && kindOf(view, here)?.type.range;
      const most = range ? tablesOf(view).zonesIn[range] : 0;
      for (const { zone, seen, away, inArc } of listed(visible))
        if (away <= most)
          cells.set(zone, {
            look: !inArc ? 'hidden' : seen === 'obscured' ? 'two' : 'one',
            label: t('away', { n: away }),
          });
      for (const { target, any, refusal } of listed(targets)) {
        const at = view.units.find(({ id: one }) => one === target)?.zone;
        if (at && !refusal && any !== null)
          cells.set(at, { look: 'three', note: percent(any), label: t('anyEffect', { chance: percent(any) }) });
      }
      return laid([
        ['one', t('legendClear')],
        ['two', t('legendObscured')],
        ['hidden', t('legendNoArc')],
      ]);
    }
    case 'sight': {
      for (const { zone, seen, inArc } of listed(visible))
        cells.set(zone, { look: !inArc ? 'hidden' : SEEN[seen], label: t(`seen_${seen}`) });
      const line: Line | null =
        looked && 'seen' in looked && here && to !== null
          ? {
              from: here.zone!,
              to,
              seen: looked.seen,
              obscured: looked.obscured,
              covered: looked.linearCover,
              inArc: looked.inArc,
              met: looked.met,
              ray: looked.obscured && looked.ray ? ends(looked.ray) : null,
            }
          : null;
      return laid(
        [
          ['one', t('legendClear')],
          ['two', t('legendObscured')],
          ['hidden', t('legendNoArc')],
        ],
        line,
      );
    }
    case 'threat':
      for (const { zone, units } of listed(threat))
        cells.set(zone, {
          look: units.length >= 3 ? 'four' : units.length === 2 ? 'three' : 'two',
          note: `${units.length}`,
          label: t('threatenedBy', { n: units.length }),
        });
      return laid([
        ['two', t('legendThreat', { n: 1 })],
        ['three', t('legendThreat', { n: 2 })],
        ['four', t('legendThreats', { n: 3 })],
      ]);
  }
}

const MOVES: ReadonlySet<string> = new Set(['ADV', 'RAP', 'CAU', 'MAR', 'RUS', 'STK', 'ASL', 'CHG', 'BAS', 'FAM']);

const SEEN = { clear: 'one', covered: 'three', obscured: 'two' } as const satisfies Record<Seen['seen'], Look>;

/** A refusal is no list. */
const listed = <T>(answer: readonly T[] | null): readonly T[] => (Array.isArray(answer) ? answer : []);

/** From where it starts to where it meets the zone. */
function ends({ x, y, dx, dy, top, bottom }: NonNullable<SightAnswer['ray']>): NonNullable<Line['ray']> {
  const k = bottom === 0 ? 1 : top / bottom;
  return { from: [x, y], to: [x + dx * k, y + dy * k] };
}
