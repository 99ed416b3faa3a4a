import type { Contact, LinePlot, Segment, Vec3 } from '@sandtable/legends';
import { useState } from 'react';
import type { Refused, Sitting } from '../../frame/sitting.js';
import { useAnswer } from '../../kit/use-answer.js';
import { type Corner, cornersOf, endOf, stepTo, type Way } from './line.js';

// The line that is drawn for the active Hero, and what the referee tells of it.

const NO_LINE: readonly Segment[] = [];
const NO_CONTACTS: readonly Contact[] = [];

interface LineProps {
  readonly sitting: Sitting;
  readonly at: number;
  /** Whose line it is; null where none is asked. */
  readonly hero: string | null;
  readonly here: Vec3;
  /** A suggestion that is pointed at: it is shown instead. */
  readonly suggested: readonly Segment[] | null;
}

export interface DrawnLine {
  readonly steps: readonly Segment[];
  readonly set: (steps: readonly Segment[]) => void;
  readonly add: (way: Way, at: Vec3) => void;
  readonly back: () => void;
  readonly clear: () => void;
  readonly way: Way;
  readonly setWay: (way: Way) => void;
  readonly height: number;
  readonly setHeight: (height: number) => void;
  /** Where the next step begins. */
  readonly end: Vec3;
  readonly corners: readonly Corner[];
  readonly contacts: readonly Contact[];
  readonly plot: LinePlot | null;
  readonly refusal: Refused | null;
}

export function useLine({ sitting, at, hero, here, suggested }: LineProps): DrawnLine {
  const [steps, set] = useState(NO_LINE);
  const [way, setWay] = useState<Way>('g');
  const [height, setHeight] = useState(3);
  const drawn = suggested ?? steps;
  const asks = hero !== null && drawn.length > 0 ? { hero, segments: drawn } : null;
  const plot = useAnswer<LinePlot>(sitting, 'line', asks, at);
  const why = useAnswer<{ readonly refusal: Refused | null }>(
    sitting,
    'why',
    asks && !plot ? { hero, decision: { type: 'leg', segments: drawn } } : null,
    at,
  );
  const touched = useAnswer<readonly Contact[]>(sitting, 'contacts', asks, at);
  return {
    steps,
    set,
    add: (by, to) => set([...steps.filter(({ m }) => m !== 'd'), stepTo(by, to)]),
    back: () => set(steps.slice(0, -1)),
    clear: () => set(NO_LINE),
    way,
    setWay,
    height,
    setHeight,
    end: endOf(here, steps),
    corners: cornersOf(plot?.start ?? here, drawn, plot?.end ?? null),
    contacts: touched ?? NO_CONTACTS,
    plot,
    refusal: why?.refusal ?? null,
  };
}
