import type { Landing, Ray, Vec3 } from '@sandtable/legends';
import { useMemo } from 'react';
import { useAnswer } from '../../kit/use-answer.js';
import { nameOf } from './ask.js';
import { distance, isCovered } from './city.js';
import { aimFrom, type Hand } from './hand.js';
import { contactLabels, crossedLabels, fallLabel, hitLabels, lineLabels } from './labels.js';
import type { Overlay } from './laid.js';
import { endOf } from './line.js';

/** Places nearer to each other than this are hard to point at. */
const NEAR = 0.9;

const NO_RAYS: readonly Ray[] = [];
const NOTHING: readonly string[] = [];

/** Everything that is laid over the city before it is done. */
export function useOverlay(hand: Hand, rings: readonly Vec3[]): Overlay {
  const { sitting, moment, scene, kind, options, actor, here, begun, draft, line, attempting, cursor, placing, t } =
    hand;
  const drawing = kind === 'Act' && (line.steps.length > 0 || begun !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: options change with the moment
  const spots = useMemo(() => {
    const offered = drawing ? [] : options;
    const all = offered.slice(0, 60).flatMap((option) => {
      const choose = () => (option.type === 'leg' ? line.set(option.segments) : void sitting.answer(option));
      const label = nameOf(option, scene, t);
      if (option.type === 'deploy') return [{ at: option.at, label, choose }];
      if (option.type === 'place')
        return [{ at: [option.pose.x, option.pose.y, option.pose.z] as Vec3, label, choose }];
      if (option.type !== 'leg') return [];
      const at = endOf(here, option.segments);
      return isCovered(scene, at) ? [] : [{ at, label, choose }];
    });
    // Where several lead to nearly the same place, one is enough: the others are in the list.
    return all.filter(({ at }, i) => !all.slice(0, i).some((one) => distance(one.at, at) < NEAR));
  }, [moment.at, kind, drawing, t('street')]);

  // Before the Move it is shown how far a success would lead; then, how far the inches do.
  const far =
    kind === 'Move' && draft?.type === 'move' ? draft.chosen + 1 : kind === 'Act' ? (scene.activation?.pool ?? 0) : 0;
  const reach = useAnswer<readonly Ray[]>(
    sitting,
    'reach',
    actor && far > 0.05 && !begun && line.steps.length === 0 ? { hero: actor.id, inches: far } : null,
    moment.at,
  );
  const touching = useAnswer<readonly string[]>(sitting, 'touching', actor ? { hero: actor.id } : null, moment.at);
  const last = line.corners.at(-1);
  const hangs = last && last.way !== 'g' && last.way !== 'd' ? last.to : null;
  const landing = useAnswer<Landing>(
    sitting,
    'landing',
    actor && hangs ? { hero: actor.id, at: hangs } : null,
    moment.at,
  );
  const fall = hangs && landing ? { from: hangs, landing } : null;
  const aim = aimOf(hand);
  return {
    line: line.corners,
    refused: line.refusal !== null,
    contacts: line.contacts,
    hero: actor ?? null,
    spots,
    aim,
    reach: reach ?? NO_RAYS,
    touching: touching ?? NOTHING,
    fall,
    posed: placing && { thing: placing.thing, pose: placing.pose, refused: placing.refusal !== null },
    labels: [
      ...lineLabels(line.corners, line.plot, scene, actor, t),
      ...contactLabels(line.contacts, scene, t),
      ...(aim ? hitLabels(aim.hits, scene, t) : []),
      ...(aim && attempting ? crossedLabels(attempting.crossed, aim.from, aim.to, scene, t) : []),
      ...(fall ? [fallLabel(fall, t)] : []),
      ...(aim?.landing ? [{ ...fallLabel({ from: aim.to, landing: aim.landing }, t), key: 'aim fall' }] : []),
    ],
    cursor,
    rings,
  };

  /** Where a throw or a knock leads, or whom a blow or a shot is meant for. */
  function aimOf({ data }: Hand): Overlay['aim'] {
    if (begun?.type === 'fling' || begun?.type === 'knockBack') {
      const from = aimFrom(hand);
      const thing = begun.type === 'fling' ? actor?.carrying : (data as { readonly target?: string } | null)?.target;
      const flight = attempting?.flight ?? null;
      const to = flight?.end ?? (from && alongOf(from, begun.dir, begun.chosen));
      return (
        from && to && { thing: thing ?? null, from, to, hits: flight?.hits ?? [], landing: flight?.landing ?? null }
      );
    }
    const target = begun && 'target' in begun && scene.heroes.find(({ id }) => id === begun.target);
    return target ? { thing: null, from: here, to: [target.x, target.y, target.z], hits: [], landing: null } : null;
  }
}

function alongOf(from: Vec3, dir: Vec3, far: number): Vec3 {
  const k = far / (distance([0, 0, 0], dir) || 1);
  return [from[0] + dir[0] * k, from[1] + dir[1] * k, Math.max(0, from[2] + dir[2] * k)];
}
