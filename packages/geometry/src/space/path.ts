import type { Body, Space } from './space.js';
import { everyTouch, type Touch } from './sweep.js';

export interface Waypoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A touch on a way of several legs: which leg, and how many inches from the start of the whole. */
export interface Contact extends Touch {
  readonly leg: number;
  readonly along: number;
}

/** Everything that a body touches along a polyline from where it is, in order, as if nothing stopped it. */
export function contactsAlong(space: Space, body: Body, path: readonly Waypoint[]): Contact[] {
  const contacts: Contact[] = [];
  const mover = { ...body };
  let gone = 0;
  for (const [leg, to] of path.entries()) {
    const vx = to.x - mover.x;
    const vy = to.y - mover.y;
    const vz = to.z - mover.z;
    for (const touch of everyTouch(space, mover, vx, vy, vz)) {
      contacts.push({ ...touch, leg, along: gone + touch.inches });
    }
    gone += Math.sqrt(vx * vx + vy * vy + vz * vz);
    mover.x = to.x;
    mover.y = to.y;
    mover.z = to.z;
  }
  return contacts;
}
