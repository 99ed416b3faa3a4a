import { unreachable } from '@sandtable/kernel';
import { type Decision, type DecisionOf, libraryOfMatch, type View } from '@sandtable/quantum-legions';
import { placeName } from './places.js';

// Decisions as short words.

/** A decision in the words that give it again when they are typed. */
export function nameOf(decision: Decision, view: View): string {
  switch (decision.type) {
    case 'ChooseForce':
      return forceName(decision, view);
    case 'ChooseSection':
      return `section ${decision.section}`;
    case 'JoinSection':
      return `join ${decision.section} ${decision.side} ${decision.rot}`;
    case 'ChooseSetupArea':
      return `area ${decision.area}`;
    case 'Deploy':
      return `deploy ${decision.placements.map(({ unit, hex }) => `${unit} ${placeName(hex)}`).join(', ')}`;
    case 'RemoveSuppression':
      return `remove ${decision.unit}`;
    case 'Reanimate':
      return `reanimate ${decision.unit}`;
    case 'Activate':
      return `activate ${decision.unit}`;
    case 'ActivateOnInitiative':
      return `initiative ${decision.unit} ${decision.order}`;
    case 'MoveUnit':
      return moveName(decision);
    case 'Attack':
      return decision.target === null ? 'hold fire' : `attack ${decision.target}`;
    case 'UseSaves':
      return `saves ${decision.count}`;
    case 'IssueOrder':
      return `order ${decision.unit} ${decision.order}`;
    case 'Done':
      return 'done';
    case 'Concede':
      return 'resign';
    case 'OfferDraw':
      return 'offer draw';
    case 'AnswerDraw':
      return decision.accept ? 'accept' : 'decline';
    default:
      return unreachable(decision);
  }
}

function moveName({ path, carry }: DecisionOf<'MoveUnit'>): string {
  const way = path.length === 0 ? 'stay' : `move ${path.map(placeName).join(' ')}`;
  return carry ? `${way} carry ${carry.passenger} to ${placeName(carry.drop)}` : way;
}

function forceName({ force, units }: DecisionOf<'ChooseForce'>, view: View): string {
  const rosters = [...libraryOfMatch(view.match).rosters.values()];
  const ready = rosters.find((roster) => roster.force === force && roster.units.join() === units.join());
  if (ready) return `roster ${ready.id}`;
  const runs: [type: string, count: number][] = [];
  for (const type of units) {
    const run = runs.at(-1);
    if (run?.[0] === type) run[1]++;
    else runs.push([type, 1]);
  }
  return `force ${force}: ${runs.map(([type, count]) => (count === 1 ? type : `${type} x${count}`)).join(', ')}`;
}
