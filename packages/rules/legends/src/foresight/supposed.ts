import type { SceneTable } from '../events.js';
import { pieceStruckOf } from '../rules/buildings.js';
import { isBroken, isBump } from '../rules/impacts.js';
import { type Hit, type Numbers, numbersOf } from '../rules/impetus.js';
import { impactFatigue } from '../rules/mighty-items.js';
import type { Motion } from '../rules/motion.js';
import { copyScene, type Hero, type Scene } from '../state.js';
import { isHero, pieceAt } from '../tables.js';
import { roundDown } from '../terms.js';

// Looking ahead goes by the referee's own steps, on a copy that nobody else sees.

/** A copy of the scene to try things on: nobody is asked there and nothing is told. */
export function rehearsal(given: Scene): SceneTable {
  return { state: copyScene(given), logging: false } as SceneTable;
}

/** What a touch would come to if nobody does anything about it. */
export interface Foreseen {
  readonly numbers: Numbers;
  /** Null: the table top. */
  readonly thing: string | null;
  readonly piece: string | null;
  readonly bump: boolean;
  readonly moverFatigue: number;
  readonly otherFatigue: number;
  /** The impetus breaks it. */
  readonly breaks: boolean;
}

/** Of several Heroes struck together (LG-IMP-16) the one that is named counts. */
export function foresee(s: Scene, m: Motion, hit: Hit): Foreseen {
  const numbers = numbersOf(s, m, hit);
  const bump = isBump(s, m, hit, numbers);
  const suffers = (i: number, impetus: number): number =>
    bump || !isHero(s, i) ? 0 : impactFatigue(pieceAt(s, i) as Hero, roundDown(impetus)); // LG-IMP-09
  return {
    numbers,
    thing: hit.thing < 0 ? null : pieceAt(s, hit.thing).id,
    piece: hit.panel < 0 ? null : pieceStruckOf(s, hit).id,
    bump,
    moverFatigue: suffers(m.thing, numbers.answer),
    otherFatigue: suffers(hit.thing, numbers.impetus),
    breaks: !bump && !isHero(s, hit.thing) && isBroken(numbers.impetus, numbers.otherToughness),
  };
}
