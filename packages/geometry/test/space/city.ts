import {
  BOX,
  COMPOUND,
  CYLINDER,
  compound,
  newSpace,
  type Panel,
  place,
  type Space,
  type ThingShape,
} from '../../src/space/index.js';

// A city to try things in: turned buildings with floors, doorways and stairwells, street furniture, people.

/** Small whole numbers from a seed, the same for ever. */
export function chance(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % n;
  };
}

function building(w: number, d: number, storeys: number): Panel[] {
  const [x, y] = [w / 2, d / 2];
  const panels: Panel[] = [];
  const wall = (box: Panel['box'], gap: boolean): void => {
    const long = Math.max(box[3] - box[0], box[4] - box[1]);
    const door = { u0: long / 2 - 0.625, u1: long / 2 + 0.625, v0: 0, v1: 2, empty: gap };
    panels.push({ box, flat: false, openings: [door] });
  };
  for (let s = 0; s < storeys; s++) {
    const [z0, z1] = [3 * s, 3 * s + (s === storeys - 1 ? 2.75 : 3)];
    wall([-x, y - 0.25, z0, x, y, z1], s === 0);
    wall([-x, -y, z0, x, -y + 0.25, z1], false);
    wall([x - 0.25, -y + 0.25, z0, x, y - 0.25, z1], false);
    wall([-x, -y + 0.25, z0, -x + 0.25, y - 0.25, z1], s > 0);
    wall([-0.0625, -y + 0.25, z0, 0.0625, y - 0.25, 3 * s + 2.75], true);
    if (s > 0) {
      const box = [-x + 0.25, -y + 0.25, 3 * s - 0.25, x - 0.25, y - 0.25, 3 * s] as const;
      panels.push({ box, flat: true, openings: [{ u0: 0.5, u1: 2.5, v0: 0.5, v1: 2.5, empty: true }] });
    }
  }
  panels.push({ box: [-x, -y, 3 * storeys - 0.25, x, y, 3 * storeys], flat: true, openings: [] });
  return panels;
}

/** Sixteen buildings (some 400 panels), forty things in the street, eight people. */
export function city(seed: number): Space {
  const of = chance(seed);
  const houses = Array.from({ length: 16 }, (_, i) => building(5 + of(2), 5 + of(2), 3 + ((i + of(2)) % 3)));
  const shapes: ThingShape[] = [
    ...houses.map((panels, i) => ({ id: `b${i}`, kind: COMPOUND, compound: compound(panels) }) as const),
    ...Array.from({ length: 40 }, (_, i) => ({ id: `o${i}`, kind: BOX }) as const),
    ...Array.from({ length: 8 }, (_, i) => ({ id: `h${i}`, kind: CYLINDER }) as const),
  ];
  const space = newSpace(36, 36, shapes);
  for (const [i, panels] of houses.entries()) {
    const [, , , x, y] = panels[panels.length - 1]!.box;
    const h = panels[panels.length - 1]!.box[5];
    place(space, i, 4.5 + 9 * (i % 4), 4.5 + 9 * Math.floor(i / 4), 0, i % 3 === 0 ? of(360) : 0, x, y, h);
  }
  for (let i = 16; i < 56; i++) {
    place(
      space,
      i,
      of(3600) / 100,
      of(3600) / 100,
      0,
      of(360),
      0.2 + of(30) / 20,
      0.2 + of(15) / 20,
      0.5 + of(20) / 10,
    );
  }
  for (let i = 56; i < 64; i++) place(space, i, of(3600) / 100, of(3600) / 100, of(3) * 3, 0, 0.5, 0.5, 1.25);
  return space;
}
