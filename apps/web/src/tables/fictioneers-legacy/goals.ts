import { type Battle, indexOf, type Side, type Spot } from '@sandtable/fictioneers-legacy';
import type { Goal } from '../../kit/inches/marks.js';

/** What there is to win, and who has won it. */
export const goalsOf = (battle: Battle, side: Side): Goal[] =>
  battle.match.scenario.objectives.map((goal, i) => {
    const scored = battle.goals[i]?.scoredBy;
    const [x, y] = goal.kind === 'carry' ? [0, 0] : goal.point;
    return {
      id: goal.id,
      at: goal.kind === 'carry' ? liesAt(battle, goal.id) : { x: x * 1000, y: y * 1000 },
      ...(goal.kind === 'control' && { reach: (goal.radius ?? 3) * 1000 }),
      ...(scored && { wonBy: scored === side ? 'own' : 'enemy' }),
    };
  });

/** Where something lies that can be carried, or who has it. */
function liesAt(battle: Battle, id: string): Spot {
  const item = indexOf(battle, id);
  return battle.models.find(({ carrying }) => carrying === item) ?? battle.models[item]!;
}
