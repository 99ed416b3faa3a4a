import type { Condition } from '../content/types.js';
import type { BattleTable } from '../events.js';
import { isInZone } from '../ground.js';
import { CONTROL_REACH, mils } from '../inches.js';
import { type Battle, kindOf, sideOf } from '../state.js';
import { ENDINGS, type Ending, type Side } from '../terms.js';
import { hasFigures, isWithin, moraleOf, poseOf } from './measuring.js';

// FL-VIC.

export function endGame(t: BattleTable, winner: Side | 'draw', by: Ending): void {
  const b = t.state;
  if (b.result) return;
  for (const m of b.models) m.hidden = false; // FL-HID-12
  b.phase = 'over';
  b.result = { winner, by, rule: ENDINGS[by] };
  if (t.logging) t.log({ type: 'gameEnded', rule: ENDINGS[by], winner, by, score: { A: b.score.A, B: b.score.B } });
}

/** FL-VIC-01, FL-VIC-08: tested whenever a decision has been fully resolved. */
export function checkElimination(t: BattleTable): void {
  const b = t.state;
  if (b.result || !b.match.scenario.suddenEnd) return;
  const [a, other] = [hasFigures(b, 'A'), hasFigures(b, 'B')];
  if (a && other) return;
  if (!a && !other) decide(t, 'both');
  else endGame(t, a ? 'A' : 'B', 'elimination');
}

/** FL-VIC-06: more unpinned figures near the point; not hidden, not in the air. */
export function controllerOfPoint(b: Battle, objective: string): Side | null {
  const found = b.match.scenario.objectives.find(({ id }) => id === objective);
  if (found?.kind !== 'control') return null;
  const [x, y] = found.point;
  const point = { x: mils(x), y: mils(y), radius: 0 };
  const reach = found.radius === undefined ? CONTROL_REACH : mils(found.radius);
  const count = { A: 0, B: 0 };
  for (let i = 0; i < b.models.length; i++) {
    const m = b.models[i]!;
    if (kindOf(b, i) !== 'figure' || (m.where !== 'table' && m.where !== 'aboard')) continue;
    if (b.models[m.vehicle ?? i]!.hidden) continue; // FL-HID-12
    const pose = poseOf(b, i);
    if (!pose.lifted && moraleOf(b, i) !== 'pinned' && isWithin(point, pose, reach)) count[sideOf(b, i)] += 1;
  }
  return count.A === count.B ? null : count.A > count.B ? 'A' : 'B';
}

function isLastTurn(b: Battle): boolean {
  return b.round >= b.match.scenario.rounds && b.active !== b.first;
}

/** FL-VIC-05 to FL-VIC-07. */
export function scoreObjectives(t: BattleTable): void {
  const b = t.state;
  b.match.scenario.objectives.forEach((objective, o) => {
    const goal = b.goals[o]!;
    if (objective.kind === 'carry') {
      const carrier = b.models.findIndex((m) => m.carrying === goal.model);
      if (goal.scoredBy !== null || carrier < 0) return;
      const side = sideOf(b, carrier);
      if (!isInZone(b, side, b.models[carrier]!)) return;
      award(t, side, o);
      return;
    }
    const side = controllerOfPoint(b, objective.id);
    if (side === null) return;
    if (objective.scored === 'end' ? isLastTurn(b) : side === b.active) award(t, side, o);
  });
}

function award(t: BattleTable, side: Side, o: number): void {
  const b = t.state;
  const { id, points } = b.match.scenario.objectives[o]!;
  b.goals[o]!.scoredBy = side;
  b.score[side] += points;
  if (t.logging) t.log({ type: 'objectiveScored', rule: 'FL-VIC-05', side, objective: id, points });
}

/** Whether a condition holds for a side; for nobody in particular (null), whether it does for anybody. */
function holds(b: Battle, side: Side | null, condition: Condition): boolean {
  switch (condition.kind) {
    case 'fieldDown':
      return !b.fields[b.match.scenario.fields.findIndex(({ id }) => id === condition.field)];
    case 'controls': {
      const controller = controllerOfPoint(b, condition.objective);
      return side === null ? controller !== null : controller === side;
    }
    case 'scored': {
      const o = b.match.scenario.objectives.findIndex(({ id }) => id === condition.objective);
      return b.goals[o]!.scoredBy !== null;
    }
  }
}

/** The scenario's own terms, in order, at the end of a turn; then the last round (FL-VIC-03). */
export function checkScenario(t: BattleTable): void {
  const b = t.state;
  for (const rule of b.match.scenario.victory) {
    if (rule.kind === 'outright' && rule.side === b.active && rule.all.every((one) => holds(b, rule.side, one))) {
      endGame(t, rule.side, 'scenario');
      return;
    }
    if (rule.kind === 'endGame' && holds(b, null, rule.when)) {
      decide(t, 'score');
      return;
    }
  }
  if (isLastTurn(b)) decide(t, 'score');
}

/** FL-VIC-03: the margin a lead must have. */
export function marginOf(b: Battle): number {
  return Math.floor(Math.max(b.muster.points.A, b.muster.points.B) / 10 + 0.5);
}

function decide(t: BattleTable, by: 'score' | 'both'): void {
  const b = t.state;
  for (const rule of b.match.scenario.victory) {
    if (rule.kind === 'bonus' && (!rule.if || holds(b, rule.side, rule.if))) b.score[rule.side] += rule.points;
  }
  const lead = b.score.A - b.score.B;
  const leader = lead > 0 ? 'A' : 'B';
  endGame(t, Math.abs(lead) >= marginOf(b) && lead !== 0 ? leader : 'draw', by);
}
