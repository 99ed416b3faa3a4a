import { type Contact, contacts } from './contact.js';
import type { ZoneMap } from './map.js';
import { type Along, compareAlong, type Ray } from './ray.js';

/**
 * The way along a line from zone to zone, for whoever is driven along it. Where the line leaves a zone through a corner or runs along a
 * side there may be two equal ways on: `next` gives all of them, and none at the edge of the map.
 */
export type Route = {
  readonly map: ZoneMap;
  readonly met: readonly Contact[];
};

export const routeAlong = (map: ZoneMap, ray: Ray): Route => ({ map, met: contacts(map, ray) });

/**
 * The zones that come next after the last of those walked through. Only the last one's neighbours are options: nobody steps
 * across a corner. `walked` begins with the zone in which the walk began.
 */
export function next({ map, met }: Route, walked: readonly number[]): number[] {
  const zone = walked[walked.length - 1]!;
  const last = met.find((one) => one.zone === zone);
  if (!last) return [];
  const beside = map.neighbours[zone]!;
  const around = met.filter((one) => one.zone !== zone && touchesAt(one, last.to));
  const ahead = around.filter((one) => compareAlong(one.to, last.to) > 0);
  const inside = ahead.find((one) => one.meeting === 'interior');
  if (inside && beside.includes(inside.zone)) return [inside.zone];
  if (ahead.length === 0) return [];
  if (!inside) {
    const along = ahead.filter((one) => beside.includes(one.zone));
    if (along.length > 0) return along.map((one) => one.zone);
  }
  // the line goes on in zones that only a corner joins to this one: by a zone that has a side with both, or else round the corner
  const here = around.filter((one) => beside.includes(one.zone) && !walked.includes(one.zone)).map((one) => one.zone);
  const between = here.filter((other) => ahead.some((one) => map.neighbours[other]!.includes(one.zone)));
  return between.length > 0 ? between : here;
}

const touchesAt = ({ from, to }: Contact, at: Along): boolean =>
  compareAlong(from, at) <= 0 && compareAlong(to, at) >= 0;
