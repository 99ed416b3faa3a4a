import type { Vec3 } from '@sandtable/legends';
import { useMemo } from 'react';
import { nameOf } from './ask.js';
import { distance, isCovered } from './city.js';
import { aimFrom, type Hand } from './hand.js';
import type { Overlay } from './laid.js';
import { endOf } from './line.js';

/** Everything that is laid over the city before it is done. */
export function useOverlay(hand: Hand, rings: readonly Vec3[]): Overlay {
  const { sitting, moment, scene, kind, options, here, begun, line, attempting, cursor, t } = hand;
  const drawing = kind === 'Act' && (line.steps.length > 0 || begun !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: options change with the moment
  const spots = useMemo(() => {
    const offered = drawing ? [] : options;
    return offered.slice(0, 60).flatMap((option) => {
      const choose = () => (option.type === 'leg' ? line.set(option.segments) : void sitting.answer(option));
      const label = nameOf(option, scene, t);
      if (option.type === 'deploy') return [{ at: option.at, label, choose }];
      if (option.type === 'place')
        return [{ at: [option.pose.x, option.pose.y, option.pose.z] as Vec3, label, choose }];
      if (option.type !== 'leg') return [];
      const at = endOf(here, option.segments);
      return isCovered(scene, at) ? [] : [{ at, label, choose }];
    });
  }, [moment.at, kind, drawing, t('street')]);
  return {
    line: line.corners,
    refused: line.refusal !== null,
    contacts: line.contacts,
    spots,
    aim: aimOf(hand, attempting?.hit ?? null),
    cursor,
    rings,
  };
}

/** Where a throw or a knock leads, or whom a blow or a shot is meant for. */
function aimOf(hand: Hand, hit: NonNullable<Overlay['aim']>['hit']): Overlay['aim'] {
  const { scene, begun, here } = hand;
  if (begun?.type === 'fling' || begun?.type === 'knockBack') {
    const from = aimFrom(hand);
    return from && { from, to: alongOf(from, begun.dir, begun.chosen), hit };
  }
  const target = begun && 'target' in begun && scene.heroes.find(({ id }) => id === begun.target);
  return target ? { from: here, to: [target.x, target.y, target.z], hit: null } : null;
}

function alongOf(from: Vec3, dir: Vec3, far: number): Vec3 {
  const k = far / (distance([0, 0, 0], dir) || 1);
  return [from[0] + dir[0] * k, from[1] + dir[1] * k, Math.max(0, from[2] + dir[2] * k)];
}
