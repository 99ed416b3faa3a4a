import type { Question } from '@sandtable/kernel';
import type { DecisionIn, QuestionKindId } from './ask.js';
import { type DecisionOf, DONE, NO_ATTACK } from './decisions.js';
import { groundOf } from './ground.js';
import { canActivate, canActivateOnInitiative } from './rules/activation.js';
import { targets } from './rules/attack.js';
import { allowance, refusePassenger } from './rules/movement.js';
import { rosterIdeas } from './rules/recruiting.js';
import { areasToChoose } from './rules/setup.js';
import { canReanimate } from './rules/suppression.js';
import { type Battle, isOnBoard, type Unit } from './state.js';
import { libraryOf, tablesOf } from './tables.js';
import { type Area, ROTATIONS, type Seat, SIDES } from './terms.js';

// All legal answers to each kind of question; good candidates where they are endless.

type Options = { readonly [K in QuestionKindId]?: (b: Battle, question: Question) => readonly DecisionIn<K>[] };

const aimed: number[] = [];

export const OPTIONS = {
  ChooseForce: (b) => rosterIdeas(b),
  ChooseSection: (b) =>
    [...libraryOf(b.match).sections.keys()].map((section) => ({ type: 'ChooseSection', section }) as const),
  JoinSection: (b) =>
    [...libraryOf(b.match).sections.keys()]
      .filter((section) => section !== b.firstSection)
      .flatMap((section) =>
        SIDES.flatMap((side) => ROTATIONS.map((rot) => ({ type: 'JoinSection', section, side, rot }) as const)),
      ),
  ChooseSetupArea: (b) => areasToChoose(b).map((area) => ({ type: 'ChooseSetupArea', area: area as Area }) as const),
  Deploy: (b, { seat }) =>
    groundOf(b)
      .deployments(b, seat as Seat)
      .map((placements) => ({ type: 'Deploy', placements }) as const),

  RallyAction: (b, { seat }) => {
    const { decisions } = tablesOf(b);
    const options: DecisionIn<'RallyAction'>[] = [DONE];
    for (let i = 0; i < b.units.length; i++) {
      const unit = b.units[i]!;
      if (unit.owner !== seat || !isOnBoard(unit)) continue;
      if (unit.suppression > 0) options.push(decisions[i]!.removeSuppression);
      if (canReanimate(b, i)) options.push(decisions[i]!.reanimate);
    }
    return options;
  },

  ActivateAction: (b) => {
    const { decisions } = tablesOf(b);
    const options: DecisionIn<'ActivateAction'>[] = [DONE];
    for (let i = 0; i < b.units.length; i++) {
      if (canActivate(b, i)) options.push(decisions[i]!.activate);
      else if (canActivateOnInitiative(b, i)) options.push(...decisions[i]!.initiative);
    }
    return options;
  },

  MoveUnit: (b) => moveOptions(b),

  Attack: (b) => {
    const { unit, order, moved } = b.activation!;
    const { decisions } = tablesOf(b);
    const options: DecisionIn<'Attack'>[] = [NO_ATTACK];
    const count = targets(b, unit, order, moved, aimed);
    for (let i = 0; i < count; i++) options.push(decisions[aimed[i]!]!.attack);
    return options;
  },

  UseSaves: (b) =>
    Array.from({ length: b.pendingSaves!.successes + 1 }, (_, count) => ({ type: 'UseSaves', count }) as const),

  // any kind, useful or not (QL-ORD-03)
  OrderAction: (b, { seat }) => {
    const { decisions } = tablesOf(b);
    const { units } = b;
    const mayTake = (unit: Unit): boolean => unit.owner === seat && isOnBoard(unit);
    let count = 1;
    for (let i = 0; i < units.length; i++) if (mayTake(units[i]!)) count += 3;
    const options = new Array<DecisionIn<'OrderAction'>>(count); // of just this size: most questions are this one
    options[0] = DONE;
    for (let i = 0, at = 1; at < count; i++) {
      if (!mayTake(units[i]!)) continue;
      const { orders } = decisions[i]!;
      options[at++] = orders[0]!;
      options[at++] = orders[1]!;
      options[at++] = orders[2]!;
    }
    return options;
  },
} satisfies Options;

/** A cheapest path to every place in reach, and for a carrier every passenger and every place to set it down. */
function moveOptions(b: Battle): readonly DecisionOf<'MoveUnit'>[] {
  const { unit, order } = b.activation!;
  const ground = groundOf(b);
  const far = allowance(b, unit, order);
  const alone = ground.moves(b, unit, far, null);
  if (order !== 'advance') return alone;
  const options: DecisionOf<'MoveUnit'>[] = alone;
  for (let passenger = 0; passenger < b.units.length; passenger++) {
    if (refusePassenger(b, unit, order, passenger) !== null) continue;
    for (const { type, path } of ground.moves(b, unit, far, passenger)) {
      const end = path[path.length - 1] ?? ground.placeOf(b, unit);
      for (const drop of ground.drops(b, unit, end, passenger)) {
        options.push({ type, path, carry: { passenger: b.units[passenger]!.id, drop } });
      }
    }
  }
  return options;
}
