import type { Decision, Measured, Place, Point, View } from '@sandtable/quantum-legions';
import { useEffect, useState } from 'react';
import type { Answer } from '../../frame/presenter.js';
import type { Moment, Sitting } from '../../frame/sitting.js';
import type { Spots } from './spots.js';
import type { Way } from './tabletop.js';
import type { TableSay } from './texts.js';
import { inchesOf, placeKey, unitOf } from './units.js';

interface WayProps {
  readonly sitting: Sitting;
  readonly moment: Moment;
  readonly spots: Spots;
  readonly answer: (decision: Decision) => void;
  readonly t: TableSay;
}

/** Thousandths of an inch within which the end of a way is chosen again. */
const SAME = 300;

/** On an open table a way is measured first, turned if one likes, and gone when its end is chosen again. */
export function useWay({ sitting, moment, spots, answer, t }: WayProps) {
  const [way, setWay] = useState<Way | null>(null);
  /** Corners that stand already. */
  const [corners, setCorners] = useState<readonly Place[]>([]);
  const forget = () => {
    setWay(null);
    setCorners([]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another moment another unit moves
  useEffect(forget, [moment.at]);

  const measure = async (point: Point) => {
    const view = moment.view as View;
    const { unit, order } = view.activation!;
    const end = way?.path.at(-1);
    if (way?.allowed && end && typeof end !== 'string' && Math.hypot(end.x - point.x, end.y - point.y) < SAME) {
      answer({ type: 'MoveUnit', path: way.path });
      return;
    }
    const offered = spots.points.find(({ path }) => placeKey(path.at(-1)!) === placeKey(point));
    const path = offered && corners.length === 0 ? offered.path : [...corners, point];
    const found = await sitting.query<Measured>('measure', { unit, order, path });
    if (!found) return;
    const { cost, allowance, refusal } = found;
    const note = cost === null ? t('noWay') : t('costOf', { cost: inchesOf(cost), of: inchesOf(allowance) });
    setWay({ from: unitOf(view, unit).hex!, path, note, allowed: refusal === null });
    if (refusal) sitting.refuse(refusal);
  };

  /** What can be done with the way that was measured. */
  const answers = ({ path, note, allowed }: Way): Answer[] => {
    const going: Answer = { label: t('goHere', { note }), answer: { type: 'MoveUnit', path }, tone: 'main' };
    const corner: Answer = { label: t('corner'), answer: null, act: () => setCorners(path) };
    const back: Answer = { label: t('forgetWay'), answer: null, act: forget };
    return allowed ? [going, corner, back] : [back];
  };

  return { way, measure, forget, answers };
}
