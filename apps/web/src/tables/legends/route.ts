import type { Vec3 } from '@sandtable/legends';
import { distance } from './city.js';
import type { How } from './scene.js';

// The way that something goes, corner by corner, and how much of it lies behind a place on it.

export interface Route {
  readonly how: How;
  readonly corners: readonly Vec3[];
}

export function routeOf(from: Vec3, path: readonly Vec3[], to: Vec3, how: How): Route {
  const corners = [from, ...path, to].filter((at, i, all) => i === 0 || distance(all[i - 1]!, at) > 0.001);
  return { how, corners };
}

/** Where on a route a place is nearest: the corner before it, and the share of the way to the next one. */
function nearest({ corners }: Route, to: Vec3): { readonly corner: number; readonly share: number } {
  let best = { corner: 0, share: 0, off: Number.POSITIVE_INFINITY };
  for (let i = 0; i + 1 < corners.length; i++) {
    const [a, b] = [corners[i]!, corners[i + 1]!];
    const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const dot = (to[0] - a[0]) * dx + (to[1] - a[1]) * dy + (to[2] - a[2]) * dz;
    const share = Math.min(1, Math.max(0, dot / (dx * dx + dy * dy + dz * dz || 1)));
    const off = distance([a[0] + dx * share, a[1] + dy * share, a[2] + dz * share], to);
    if (off < best.off - 1e-6) best = { corner: i, share, off };
  }
  return best;
}

/** From a place on a route to its end. */
export function along(route: Route, here: Vec3): Vec3[] {
  const { corner } = nearest(route, here);
  return [here, ...route.corners.slice(corner + 1)];
}

/** From a place on a route to another one on it. */
export function upTo(route: Route, here: Vec3, to: Vec3): Vec3[] {
  const [start, end] = [nearest(route, here).corner, nearest(route, to).corner];
  return [here, ...route.corners.slice(start + 1, end + 1), to];
}
