import { shareMet } from '@sandtable/geometry/space';
import { type Direction, faceOf, toughnessOf } from '../rules/materials.js';
import type { Scene } from '../state.js';
import { bodyAt, sizeOf, spaceOf, thingAt } from '../tables.js';
import { BODY_CONSTANT } from '../terms.js';

// What it takes to lift and throw a thing, and what it does.

export interface Prices {
  readonly size: number;
  readonly pickUp: number;
  readonly flingPerInch: number;
  readonly flingOne: number;
  readonly toughness: number;
  /** Impetus for each inch flown against a Hero: with its small end first, and with its broad side. */
  readonly endOn: number;
  readonly broadside: number;
}

/** LG-IMP-03, LG-IMP-07: what a thing would do for each inch it flies at a Hero, as it lies now. */
export function perInch(s: Scene, i: number): Pick<Prices, 'toughness' | 'endOn' | 'broadside'> {
  const { cos, sin } = bodyAt(spaceOf(s), i);
  const ways: readonly Direction[] = [
    { dx: cos, dy: sin, dz: 0 },
    { dx: -sin, dy: cos, dz: 0 },
  ];
  const each = ways.map((way) => {
    const size = sizeOf(s, i) * shareMet(faceOf(s, i, way), 1);
    return (size * toughnessOf(s, i, way)) / (s.match.config.literalImpetus ? 1 : BODY_CONSTANT);
  });
  return {
    toughness:
      thingAt(s, i).is === 'hero' ? toughnessOf(s, i, ways[0]!) : Math.max(...ways.map((w) => toughnessOf(s, i, w))),
    endOn: Math.max(...each),
    broadside: Math.min(...each),
  };
}
