import type { ObjectKind } from '@sandtable/legends';

/** Paint by kind; cars of a street differ. */
const PAINT: Readonly<Record<string, readonly string[]>> = {
  taxi: ['#ffd23f'],
  car: ['#d65a4a', '#4a86c5', '#7fae6b', '#e9e3d4', '#8a5fb0'],
  bus: ['#e8a83a'],
  van: ['#f0ede4', '#5f86c9'],
  hydrant: ['#e0463a'],
  mailbox: ['#4a74be'],
  dumpster: ['#5f8f5a'],
  container: ['#d07a4c', '#4f8a9a', '#8f5f8a', '#b7a04c'],
  trashCan: ['#8d979f'],
  barrel: ['#c9772f', '#4f7f9a'],
  motorcycle: ['#b8342a'],
  forklift: ['#f2b233'],
  craneMast: ['#e9b32f'],
  craneJib: ['#e9b32f'],
  phoneBooth: ['#c8372d'],
  busShelter: ['#5c6670'],
  foodCart: ['#e9e3d4'],
  lampPost: ['#3d454c'],
  acUnit: ['#b9c2c8'],
};
const BY_MATERIAL: Readonly<Record<string, string>> = {
  wood: '#b5793f',
  metal: '#9aa9b4',
  glass: '#a9dcef',
  solid: '#c3bcae',
  internal: '#efe3c8',
  external: '#c4603f',
};

/** The paint of a thing; `n` chooses among those its kind comes in. */
export function paintFor({ id, mat }: Pick<ObjectKind, 'id' | 'mat'>, n: number): string {
  const paints = PAINT[id] ?? [BY_MATERIAL[mat]!];
  return paints[n % paints.length]!;
}
