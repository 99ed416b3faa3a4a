import type { Event, Throw } from '@sandtable/kernel';
import type { SceneEvent } from './events.js';
import { chanceOf } from './odds.js';

/** Every attempt as a throw: whether it came off, against its chance. A second die belongs to the first. */
export function throws(events: readonly Event[]): Throw[] {
  return (events as unknown as readonly SceneEvent[]).flatMap((event, at) => {
    if (event.type !== 'attempted') return [];
    const { hero, faces, difficulty, spend, success } = event;
    const chance = chanceOf(faces as 6 | 8, difficulty, spend);
    const seat = hero[0]!.toUpperCase(); // a Hero is named after its seat
    return [{ at, seat, kind: 'moments', came: success ? 1 : 0, law: [1 - chance, chance] }];
  });
}
