import type { Decision, DecisionOf } from '../src/decisions.js';
import { hexIndex } from '../src/rules/board.js';
import { type Battle, isOnBoard, type Unit } from '../src/state.js';
import { GRID, tablesOf } from '../src/tables.js';
import type { HexName, OrderType } from '../src/terms.js';
import type { BattleGame } from './kit.js';

// A drill for playthroughs: plain decisions that hang on the rules alone, so that a golden file changes when a rule does and
// not when a computer player has learned something.

/** The answer to the pending question: rally, activate whoever can, close in, fire at the first target, order the idle. */
export function drill(game: BattleGame): Decision {
  const seat = game.waitingFor()[0]!;
  const { kind } = game.questionFor(seat)!;
  const options = game.options(seat) as Decision[];
  switch (kind) {
    case 'MoveUnit':
      return closest(game.state, options as DecisionOf<'MoveUnit'>[]);
    case 'OrderAction':
      return nextOrder(game.state, options);
    case 'RallyAction':
    case 'ActivateAction':
    case 'Attack':
    case 'UseSaves':
      return options[1] ?? options[0]!; // the first is to do nothing
    default:
      return options[0]!;
  }
}

const away = (from: number, to: number): number => GRID.distance[from * GRID.size + to]!;

function enemiesOf(b: Battle, unit: Unit): Unit[] {
  return b.units.filter((other) => other.owner !== unit.owner && isOnBoard(other));
}

/** The move that ends nearest to an enemy, alone; the first of several. */
function closest(b: Battle, options: DecisionOf<'MoveUnit'>[]): Decision {
  const unit = b.units[b.activation!.unit]!;
  const enemies = enemiesOf(b, unit);
  let best = options[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    if (option.carry) continue;
    const end = option.path.length === 0 ? unit.hex! : hexIndex(option.path.at(-1) as HexName);
    const distance = Math.min(...enemies.map(({ hex }) => away(end, hex!)));
    if (distance < least) [best, least] = [option, distance];
  }
  return best;
}

/** An order for the first unit without one: Strike at whom it could reach now, Engage after a step, else Advance. */
function nextOrder(b: Battle, options: Decision[]): Decision {
  const idle = b.units.findIndex((u) => u.owner === b.active && isOnBoard(u) && u.order === null);
  if (idle < 0) return options[0]!;
  const unit = b.units[idle]!;
  const { range, speed } = tablesOf(b).profiles[idle]!;
  const nearest = Math.min(...enemiesOf(b, unit).map(({ hex }) => away(unit.hex!, hex!)));
  const order: OrderType = nearest <= range ? 'strike' : nearest <= range + speed[0] ? 'engage' : 'advance';
  return { type: 'IssueOrder', unit: unit.id, order };
}

/** A decision as one would say it at the table. */
export function told(d: Decision): string {
  const place = (hex: unknown): string => (typeof hex === 'string' ? hex : JSON.stringify(hex));
  switch (d.type) {
    case 'ChooseForce':
      return `recruits ${d.force}: ${d.units.join(' ')}`;
    case 'ChooseSection':
      return `lays ${d.section}`;
    case 'JoinSection':
      return `joins ${d.section} on the ${d.side}, rotation ${d.rot}`;
    case 'ChooseSetupArea':
      return `takes the ${d.area}`;
    case 'Deploy':
      return `deploys ${d.placements.map(({ unit, hex }) => `${unit} ${place(hex)}`).join(', ')}`;
    case 'RemoveSuppression':
      return `rallies ${d.unit}`;
    case 'Reanimate':
      return `reanimates ${d.unit}`;
    case 'Activate':
      return `activates ${d.unit}`;
    case 'ActivateOnInitiative':
      return `activates ${d.unit} on initiative: ${d.order}`;
    case 'MoveUnit': {
      const way = d.path.length === 0 ? 'stays' : `moves ${d.path.map(place).join(' ')}`;
      return d.carry ? `${way}, carrying ${d.carry.passenger} to ${place(d.carry.drop)}` : way;
    }
    case 'Attack':
      return d.target === null ? 'holds fire' : `attacks ${d.target}`;
    case 'UseSaves':
      return `uses ${d.count} saves`;
    case 'IssueOrder':
      return `orders ${d.unit}: ${d.order}`;
    case 'AnswerDraw':
      return d.accept ? 'accepts the draw' : 'declines the draw';
    default:
      return { Done: 'done', Concede: 'resigns', OfferDraw: 'offers a draw' }[d.type];
  }
}
