import { isWithin, overlaps, type Shape } from '@sandtable/geometry/plane';
import type { Play } from '@sandtable/kernel';
import { type AnswerOf, ask } from '../ask.js';
import type { BattleTable } from '../events.js';
import { areaAt, groundOf, isOnTable, type Piece } from '../ground.js';
import { EPS, INCH, inches } from '../inches.js';
import type { Battle, Spot } from '../state.js';
import { otherSide, type Side } from '../terms.js';
import { pick, put, tell } from './agreement.js';
import { no, type Ruling } from './movement.js';

// Terrain makes room for objectives (DL-TBL-08): who places may propose one shift of up to two inches, and the other side agrees or not.

type ShiftAnswer = Extract<AnswerOf<'ShiftTerrain'>, { type: 'ShiftTerrain' }>;
const MOST = 2 * INCH;
const NO_SHIFT: ShiftAnswer = { type: 'ShiftTerrain', piece: null, by: { x: 0, y: 0 } };

function movedShape({ shape }: Piece, by: Spot): Shape[] {
  return [
    {
      ...shape,
      corners: shape.corners.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })),
      at: { x: shape.at.x + by.x, y: shape.at.y + by.y },
      left: shape.left + by.x,
      right: shape.right + by.x,
      top: shape.top + by.y,
      bottom: shape.bottom + by.y,
    },
  ];
}

/** At most two inches, on the table, onto nothing else, and no objective is carried away. */
export function refuseShift(b: Battle, { piece, by }: ShiftAnswer): Ruling {
  if (piece === null) return null;
  const k = areaAt(b, piece);
  if (k < 0) return no('DL-TBL-08', `${piece} is no area of this table.`);
  const far = Math.sqrt(by.x * by.x + by.y * by.y);
  if (far > MOST + EPS || far === 0) return no('DL-TBL-08', `A piece is shifted by up to 2", not by ${inches(far)}".`);
  if (b.objectives.some((one) => one.area === k)) return no('DL-TBL-08', `An objective lies in ${piece}.`);
  const { areas, lines } = groundOf(b);
  const [shape] = movedShape(areas[k]!, by);
  if (!isOnTable(b, shape!)) return no('DL-TBL-08', `${piece} would leave the table.`);
  const met =
    areas.find((other, n) => n !== k && overlaps(shape!, other.shape, EPS)) ??
    lines.find((other) => isWithin(shape!, other.shape, 0));
  return met ? no('DL-TBL-08', `${piece} would lie on ${met.id}.`) : null;
}

/** How many pieces are offered, each in the first direction that is free. */
const OFFERED = 6;

export function shiftAnswers(b: Battle): ShiftAnswer[] {
  const found: ShiftAnswer[] = [NO_SHIFT];
  for (const { id } of groundOf(b).areas) {
    const ways = [
      { x: MOST, y: 0 },
      { x: 0 - MOST, y: 0 },
      { x: 0, y: MOST },
      { x: 0, y: 0 - MOST },
    ];
    const by = ways.find((way) => refuseShift(b, { type: 'ShiftTerrain', piece: id, by: way }) === null);
    if (by) found.push({ type: 'ShiftTerrain', piece: id, by });
    if (found.length > OFFERED) break;
  }
  return found;
}

/** One proposal each time it is a side's turn to place. */
export function* offerShift(t: BattleTable, side: Side): Play<void> {
  const b = t.state;
  if (!b.match.shiftable || shiftAnswers(b).length === 1) return;
  const { piece, by } = yield* put(t, ask('ShiftTerrain', side), () => NO_SHIFT);
  if (piece === null) return;
  const answers = [true, false].map((agree) => ({ type: 'AgreeShift', agree }) as const);
  const { agree } = yield* pick(t, ask('AgreeShift', otherSide(side), { piece, by }), answers);
  if (agree) b.shifts = [...b.shifts, { piece, x: by.x, y: by.y }];
  tell(t, { type: 'terrainShifted', rule: 'DL-TBL-08', side, piece, by, agree });
}
