import { segmentDistance } from '@sandtable/geometry/plane';
import { type Ground, type GroundArea, groundOf, isInArea, isInTerrain, isOnTable } from '../ground.js';
import { EPS, INDOOR_RADIUS, type Spot, spotName, squared } from '../inches.js';
import { profilesOf } from '../profile.js';
import type { Refusal } from '../rulebook.js';
import { type Battle, idOf, sideOf } from '../state.js';
import type { Side } from '../terms.js';
import { radiusOf } from './measuring.js';

// Where something may stand (FL-GEO-14).

/** What is about to stand somewhere. */
export interface Stander {
  readonly radius: number;
  readonly side: Side;
  /** Models that do not count: itself, and what it is about to leave or to join. */
  readonly except: readonly number[];
  /** In the air it heeds only the table and others in the air. */
  readonly airborne?: boolean;
  /** Vehicles and guns stay out of buildings (FL-MNT-06). */
  readonly machine?: boolean;
  readonly hover?: boolean;
  /** Modules and carry objectives lie flat (FL-GEO-18). */
  readonly flat?: boolean;
  /** A pylon stands on its field. */
  readonly onField?: boolean;
  /** Hidden enemies count as well: nobody is refused because of them (FL-HID-08), but places are looked for around them. */
  readonly truly?: boolean;
}

export function standerOf(b: Battle, i: number, except: readonly number[] = []): Stander {
  const { kind, vehicle } = profilesOf(b)[i]!;
  return {
    radius: radiusOf(b, i),
    side: sideOf(b, i),
    except: [i, ...except],
    airborne: b.models[i]!.airborne,
    machine: kind === 'vehicle' || kind === 'artillery',
    hover: vehicle?.locomotion === 'hover',
    flat: kind === 'module' || kind === 'objective',
  };
}

const no = (message: string): Refusal => ({ rule: 'FL-GEO-14', message });

export function refuseStand(b: Battle, who: Stander, at: Spot): Refusal | null {
  if (!isOnTable(b, at)) return no(`${spotName(at)} is off the table.`);
  const other = overlapped(b, who, at);
  if (other >= 0) return no(`At ${spotName(at)} the base would overlap ${idOf(b, other)}.`);
  if (who.airborne) return null;
  const ground = groundOf(b);
  for (let i = 0; i < ground.areas.length; i++) {
    const one = ground.areas[i]!;
    if (one.type === 'structure' && isInArea(one, at)) return no(`${spotName(at)} is inside ${one.id}.`);
    if (one.type === 'building' && isBarred(who) && isInArea(one, at))
      return no(`It is too big to stand in ${one.id} (FL-MNT-06).`);
    if (one.type === 'deepWater' && !who.hover && isInArea(one, at) && !isInTerrain(b, 'road', at))
      return no(`${spotName(at)} is deep water (FL-MOV-20).`);
  }
  const line = tooCloseTo(b, ground, who, at);
  return line === null ? null : no(`At ${spotName(at)} the base would overlap ${line}.`);
}

/** FL-MNT-06. */
export function isBarred({ machine, radius }: Stander): boolean {
  return machine === true || radius > INDOOR_RADIUS;
}

/** A base that it would overlap, or -1. */
function overlapped(b: Battle, who: Stander, at: Spot): number {
  if (who.flat) return -1;
  const profiles = profilesOf(b);
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (m.where !== 'table' && m.where !== 'wreck') continue;
    if (m.airborne !== (who.airborne === true)) continue;
    const { kind } = profiles[i]!;
    if (kind === 'module' || kind === 'objective') continue;
    if (m.hidden && !who.truly && sideOf(b, i) !== who.side) continue;
    const apart = who.radius + radiusOf(b, i) - EPS;
    if (squared(m, at) < apart * apart && !who.except.includes(i)) return i;
  }
  return -1;
}

/** A wall, working field or outline that the base would reach over. One is in a building or outside, never in its walls. */
function tooCloseTo(b: Battle, { walls, fields, areas, houses }: Ground, who: Stander, at: Spot): string | null {
  const least = who.radius - EPS;
  for (const { id, shape } of walls) if (isNearLine(shape.corners, at, least)) return id;
  if (!who.onField)
    for (let i = 0; i < fields.length; i++)
      if (b.fields[i] && isNearLine(fields[i]!.shape.corners, at, least)) return fields[i]!.id;
  for (const house of houses) {
    const one: GroundArea = areas[house]!;
    if (one.type === 'building' && isInArea(one, at)) continue;
    if (isNearLine(one.edge!.corners, at, least)) return one.id;
  }
  return null;
}

function isNearLine(corners: readonly Spot[], at: Spot, least: number): boolean {
  for (let i = 1; i < corners.length; i++)
    if (segmentDistance(corners[i - 1]!, corners[i]!, at) < least - 1e-6) return true;
  return false;
}
