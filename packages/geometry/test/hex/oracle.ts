import { CORNERS, classify, type Hex, type HexGrid, hexAt, type Meeting, type SidesRule } from '../../src/hex/index.js';

/** Where a segment and a hexagon meet, by clipping the one against the other in exact fractions. Knows no corner signs. */
export function clip(a: Hex, b: Hex, h: Hex): Meeting {
  const [ax, ay] = [BigInt(a.x - h.x), BigInt(3 * (a.r - h.r))];
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(3 * (b.r - a.r))];
  let enter: Fraction = [0n, 1n];
  let leave: Fraction = [1n, 1n];
  let onRim = false;
  // A hexagon is what three strips have in common: |x| <= 1, |x + y| <= 2, |x - y| <= 2 around its centre.
  for (const [nx, ny, width] of [
    [1n, 0n, 1n],
    [1n, 1n, 2n],
    [1n, -1n, 2n],
  ] as const)
    for (const sign of [1n, -1n]) {
      const start = sign * (nx * ax + ny * ay) - width; // inside while start + t * slope <= 0
      const slope = sign * (nx * dx + ny * dy);
      if (slope === 0n && start > 0n) return 'none';
      if (slope === 0n && start === 0n) onRim = true;
      if (slope > 0n) leave = lesser(leave, [-start, slope]);
      if (slope < 0n) enter = greater(enter, [start, -slope]);
    }
  const length = compare(leave, enter);
  if (length < 0) return 'none';
  if (length === 0) return 'touched';
  return onRim ? 'along' : 'crossed';
}

type Fraction = readonly [numerator: bigint, denominator: bigint];

function compare(p: Fraction, q: Fraction): number {
  const difference = p[0] * q[1] - q[0] * p[1];
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function lesser(p: Fraction, q: Fraction): Fraction {
  return compare(p, q) <= 0 ? p : q;
}

function greater(p: Fraction, q: Fraction): Fraction {
  return compare(p, q) >= 0 ? p : q;
}

/** The hexes that a line runs beside, by the side they share, given as the two corners on the line. */
export function sideGroups(a: Hex, b: Hex, hexes: readonly Hex[]): Map<string, Hex[]> {
  const groups = new Map<string, Hex[]>();
  for (const hex of hexes.filter((h) => classify(a, b, h) === 'along')) {
    const side = CORNERS.map((corner) => ({ x: hex.x + corner.x, y: 3 * hex.r + corner.y }))
      .filter((p) => (b.x - a.x) * (p.y - 3 * a.r) === 3 * (b.r - a.r) * (p.x - a.x))
      .map((p) => `${p.x},${p.y}`)
      .sort()
      .join(' ');
    groups.set(side, [...(groups.get(side) ?? []), hex]);
  }
  return groups;
}

export type Standing = { opaque: ArrayLike<number>; elevated: ArrayLike<number>; occupied: ArrayLike<number> };

/** The blocking cells, word for word as the rule has it: every cell of the grid is looked at, nothing is prepared. */
export function slowBlockers(grid: HexGrid, a: number, b: number, standing: Standing, sides: SidesRule): number[] {
  const { opaque, elevated, occupied } = standing;
  const [from, to] = [hexAt(grid, a), hexAt(grid, b)];
  const over = elevated[a] !== 0 || elevated[b] !== 0;
  const blocks = (cell: number) =>
    over ? elevated[cell] !== 0 : opaque[cell] !== 0 || elevated[cell] !== 0 || occupied[cell] !== 0;
  const cells = Array.from({ length: grid.size }, (_, cell) => cell);
  const found = cells.filter((cell) => classify(from, to, hexAt(grid, cell)) === 'crossed' && blocks(cell));

  const groups = [
    ...sideGroups(
      from,
      to,
      cells.map((cell) => hexAt(grid, cell)),
    ).values(),
  ];
  const beside = groups.map((group) => group.map((hex) => grid.indexOf(hex.x, hex.r)));
  if (sides === 'pair') {
    for (const group of beside) if (group.length === 2 && group.every(blocks)) found.push(...group);
  } else {
    const blocking = beside.flat().filter(blocks);
    const hand = (cell: number) =>
      Math.sign((to.x - from.x) * (grid.r[cell]! - from.r) - (to.r - from.r) * (grid.x[cell]! - from.x));
    if (blocking.some((cell) => hand(cell) > 0) && blocking.some((cell) => hand(cell) < 0)) found.push(...blocking);
  }
  return found.sort((g, h) => g - h);
}

/** Least costs by trying every step again until nothing improves; Infinity where there is no way. */
export function slowCosts(grid: HexGrid, cost: ArrayLike<number>, closed: ArrayLike<number>, from: number): number[] {
  const least = new Array<number>(grid.size).fill(Number.POSITIVE_INFINITY);
  least[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < grid.size; cell++)
      for (const to of grid.neighbours.subarray(6 * cell, 6 * cell + 6)) {
        if (to < 0 || closed[to] !== 0 || cost[to] === 0 || cost[to] === 255) continue;
        if (least[cell]! + cost[to]! < least[to]!) {
          least[to] = least[cell]! + cost[to]!;
          changed = true;
        }
      }
  }
  return least;
}
