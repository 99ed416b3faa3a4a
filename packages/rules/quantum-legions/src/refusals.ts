import { malformed, type Refusal, refuse } from '@sandtable/kernel';
import type { Decision, DecisionOf, Place } from './decisions.js';
import { isTabletop, type Ruling } from './ground.js';
import type { RuleId } from './rulebook.js';
import { completeItFirst, refuseActivation, refuseInActivation, refuseInitiative } from './rules/activation.js';
import { refuseOffer, refuseResigning } from './rules/agreement.js';
import { refusePrice } from './rules/command-points.js';
import { refuseSaves } from './rules/saving-throws.js';
import { refuseInSetup } from './rules/setup.js';
import { refuseReanimate, refuseRemoval } from './rules/suppression.js';
import { type Battle, isOnBoard, unitIndex } from './state.js';
import type { Seat, Step } from './terms.js';

/**
 * Every refusal of the game, in the order of checking that the specification gives (7.2): one pure function of a state,
 * or of a seat's view of it, and a decision. Referee, screens, bots and "why not?" all ask here; why is told in the chapters.
 */
export function refusal(b: Battle, seat: Seat, d: Decision): Ruling {
  if (d.type === 'Concede' && isInOwnTurn(b, seat)) return null;
  if (!decides(b, seat)) return notAsked(b, seat);
  if (d.type === 'Concede') return refuseResigning(b, seat);
  if (b.drawOffer?.open) return refuseDrawAnswer(d);
  if (d.type === 'OfferDraw') return refuseOffer(b, seat);
  if (b.pendingSaves !== null) return refuseSaves(b, d);
  if (b.phase !== 'play') return refuseInSetup(b, seat, d);
  const ill = illNamed(b, d);
  if (ill) return ill;
  switch (d.type) {
    case 'ChooseForce':
    case 'ChooseSection':
    case 'JoinSection':
    case 'ChooseSetupArea':
    case 'Deploy':
      return refuse('QL-SET-01', 'The setup is over.');
    case 'UseSaves':
      return refuse('QL-TRN-03', 'No saving throws are waiting.');
    case 'MoveUnit':
    case 'Attack':
      return b.activation === null
        ? refuse('QL-TRN-03', 'A unit moves and attacks only while it is activated.')
        : refuseInActivation(b, d);
    default:
      return refuseInStep(b, seat, d);
  }
}

/** Whether the seat has a decision to make now; both have while they recruit in secret. */
function decides(b: Battle, seat: Seat): boolean {
  switch (b.phase) {
    case 'forces':
      return (
        b.rosters[seat] === null && (seat === 'A' || b.match.config.forceSecrecy === 'secret' || b.rosters.A !== null)
      );
    case 'section1':
    case 'area':
    case 'deploy1':
      return seat === b.first;
    case 'section2':
    case 'deploy2':
      return seat !== b.first;
    case 'play':
      if (b.drawOffer?.open) return seat !== b.drawOffer.by;
      return seat === (b.pendingSaves ? b.units[b.pendingSaves.target]!.owner : b.active);
    default:
      return false;
  }
}

/** Names of nothing on this table make an answer malformed, whatever the rules say of the rest of it. */
export function illNamed(b: Battle, d: Decision): Ruling {
  switch (d.type) {
    case 'Attack':
      return d.target === null ? null : unknownUnit(b, 'target', d.target);
    case 'MoveUnit':
      return (
        wrongPlaces(b, d.path, d.carry?.drop) ?? (d.carry ? unknownUnit(b, 'carry.passenger', d.carry.passenger) : null)
      );
    default:
      return 'unit' in d ? unknownUnit(b, 'unit', d.unit) : null;
  }
}

function unknownUnit(b: Battle, field: string, id: string): Ruling {
  return unitIndex(b, id) >= 0 ? null : malformed(field, `${field} is "${id}", expected the id of a unit`);
}

/** Hexes are named on the board, points given on the tabletop (QL-MIN-16). */
function wrongPlaces(b: Battle, path: readonly Place[], drop: Place | undefined): Ruling {
  const tabletop = isTabletop(b);
  const isWrong = (place: Place): boolean => (typeof place === 'string') === tabletop;
  const wrong = path.findIndex(isWrong);
  const expected = tabletop ? 'a point { x, y }' : 'the name of a hex';
  if (wrong >= 0)
    return malformed(`path[${wrong}]`, `path[${wrong}] is ${JSON.stringify(path[wrong])}, expected ${expected}`);
  if (drop !== undefined && isWrong(drop))
    return malformed('carry.drop', `carry.drop is ${JSON.stringify(drop)}, expected ${expected}`);
  return null;
}

/** What a seat hears that has nothing to decide now. */
export function notAsked(b: Battle, seat: Seat): Refusal<RuleId> {
  if (b.result) return refuse('QL-VIC-02', 'The game is over.');
  if (b.phase !== 'play') return refuse('QL-SET-01', 'Now the other seat decides.');
  if (b.drawOffer?.open) return refuse('QL-VIC-05', 'The draw that was offered is answered first.');
  return refuse('QL-TRN-06', seat === b.active ? 'The other seat answers first.' : 'It is the other player’s turn.');
}

/** QL-VIC-05: who is not asked may resign in its own turn, while the other seat has an answer to give. */
export function refuseUnasked(b: Battle, seat: Seat): Ruling {
  return b.phase === 'play' && b.result === null && seat === b.active ? null : notAsked(b, seat);
}

function refuseDrawAnswer(d: Decision): Ruling {
  return d.type === 'AnswerDraw' ? null : refuse('QL-VIC-05', 'A draw was offered: accept it or decline it first.');
}

/** QL-VIC-05: in its own turn at any time, also while the other seat has an answer to give. */
function isInOwnTurn(b: Battle, seat: Seat): boolean {
  return b.phase === 'play' && b.result === null && seat === b.active;
}

/** The decisions about one unit, each with the step it belongs to. */
const STEP_OF = {
  RemoveSuppression: 'rally',
  Reanimate: 'rally',
  Activate: 'activate',
  ActivateOnInitiative: 'activate',
  IssueOrder: 'orders',
} as const satisfies Partial<Record<Decision['type'], Step>>;

const STEP_NAME: Record<Step, string> = {
  command: 'the command roll',
  rally: 'removing suppression',
  activate: 'activating units',
  orders: 'issuing orders',
  end: 'the end of the turn',
};

type UnitDecision = DecisionOf<keyof typeof STEP_OF>;

function refuseInStep(b: Battle, seat: Seat, d: UnitDecision | DecisionOf<'Done' | 'AnswerDraw'>): Ruling {
  if ('unit' in d) return refuseForUnit(b, seat, d);
  if (b.activation !== null) return completeItFirst();
  if (d.type === 'AnswerDraw') return refuse('QL-VIC-05', 'No draw was offered.');
  return null; // QL-TRN-04: a step may be ended at any moment
}

function refuseForUnit(b: Battle, seat: Seat, d: UnitDecision): Ruling {
  const unit = unitIndex(b, d.unit);
  const step = STEP_OF[d.type];
  if (step !== b.step) {
    return refuse('QL-TRN-03', `${d.type} belongs to ${STEP_NAME[step]}; this is ${STEP_NAME[b.step!]}.`);
  }
  if (b.activation !== null) return completeItFirst();
  switch (d.type) {
    case 'RemoveSuppression':
      return notOwn(b, seat, unit, 'QL-SUP-05') ?? refuseRemoval(b, unit);
    case 'Reanimate':
      return notOwn(b, seat, unit, 'QL-SUP-05') ?? refuseReanimate(b, unit);
    case 'Activate':
      return notOwn(b, seat, unit, 'QL-ACT-16') ?? refuseActivation(b, unit);
    case 'ActivateOnInitiative':
      return notOwn(b, seat, unit, 'QL-ACT-16') ?? refuseInitiative(b, unit, d.order);
    default:
      return notOwn(b, seat, unit, 'QL-ORD-02') ?? refusePrice(b, 1); // QL-ORD-01
  }
}

function notOwn(b: Battle, seat: Seat, unit: number, rule: RuleId): Ruling {
  const { id, owner } = b.units[unit]!;
  if (owner !== seat) return refuse(rule, `${id} is not yours.`);
  return isOnBoard(b.units[unit]!) ? null : refuse(rule, `${id} is not on the board.`);
}
