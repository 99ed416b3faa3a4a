import { type Battle, indexOf, type Side, type Spot } from '@sandtable/fictioneers-legacy';
import type { Sheet } from '../../kit/inches/sheet.js';

interface GoalsProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly sheet: Sheet;
}

/** Flags where there is something to win, in the colour of who has won it. */
export function Goals({ battle, side, sheet }: GoalsProps) {
  return battle.match.scenario.objectives.map((goal, i) => {
    const { x, y } = goal.kind === 'carry' ? sheet.dot(liesAt(battle, goal.id)) : sheet.pair(goal.point);
    const scored = battle.goals[i]?.scoredBy;
    return (
      <g key={goal.id} className={`goal ${scored ? (scored === side ? 'own' : 'enemy') : ''}`}>
        {goal.kind === 'control' && (
          <circle className="goal-reach" cx={x} cy={y} r={sheet.drawn((goal.radius ?? 3) * 1000)} />
        )}
        <path className="goal-flag" d="M0 8v-26l15 5l-15 6" transform={`translate(${x} ${y})`} />
      </g>
    );
  });
}

/** Where something lies that can be carried, or who has it. */
function liesAt(battle: Battle, id: string): Spot {
  const item = indexOf(battle, id);
  return battle.models.find(({ carrying }) => carrying === item) ?? battle.models[item]!;
}
