import { malformed, type Refusal, refuse } from '@sandtable/kernel';
import type { Decision, DecisionOf, Place } from './decisions.js';
import { groundOf, isTabletop, type Ruling } from './ground.js';
import type { RuleId } from './rulebook.js';
import { allowance } from './rules/activation.js';
import { CHOOSE_SAVES, refuseOffer, refuseResigning, UNDER_WAY } from './rules/agreement.js';
import { refuseAttack } from './rules/attack.js';
import { areasOf } from './rules/board.js';
import { refuseRoster } from './rules/recruiting.js';
import { type Battle, hasActedThisTurn, isOnBoard, unitIndex } from './state.js';
import { libraryOf, tablesOf } from './tables.js';
import type { OrderType, Seat, Step } from './terms.js';

/**
 * Every refusal of the game, in the order of checking that the specification gives (7.2): one pure function of a state,
 * or of a seat's view of it, and a decision. Referee, screens, bots and "why not?" all ask here.
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

// --- Setup --------------------------------------------------------------------------------------------------------

const SETUP_DECISION = {
  forces: 'ChooseForce',
  section1: 'ChooseSection',
  section2: 'JoinSection',
  area: 'ChooseSetupArea',
  deploy1: 'Deploy',
  deploy2: 'Deploy',
} as const;

function refuseInSetup(b: Battle, seat: Seat, d: Decision): Ruling {
  const due = SETUP_DECISION[b.phase as keyof typeof SETUP_DECISION];
  if (d.type !== due) return refuse('QL-SET-01', `Now comes ${due}; ${d.type} is not a decision of this moment.`);
  switch (d.type) {
    case 'ChooseForce':
      return refuseRoster(b, d);
    case 'ChooseSection':
      return refuseSection(b, d.section);
    case 'JoinSection':
      if (d.section === b.firstSection) return refuse('QL-SET-10', `Section ${d.section} is in use already.`);
      return refuseSection(b, d.section);
    case 'ChooseSetupArea': {
      const areas = setupAreas(b);
      if (areas.includes(d.area)) return null;
      return refuse('QL-SET-12', `The areas to choose from are ${areas.join(' and ')}.`);
    }
    default:
      return groundOf(b).refuseDeployment(b, seat, d.placements);
  }
}

export function setupAreas(b: Battle): readonly string[] {
  const { config } = b.match;
  return areasOf(config.miniatures === 'tabletop' ? { ...config, setupEdges: 'ends' } : config); // QL-MIN-16
}

function refuseSection(b: Battle, section: string): Ruling {
  const { sections } = libraryOf(b.match);
  if (sections.has(section)) return null;
  return malformed('section', `section is "${section}", expected one of ${[...sections.keys()].join(', ')}`);
}

// --- Steps --------------------------------------------------------------------------------------------------------

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
  if (b.activation !== null) return UNDER_WAY;
  if (d.type === 'AnswerDraw') return refuse('QL-VIC-05', 'No draw was offered.');
  return null; // QL-TRN-04: a step may be ended at any moment
}

function refuseForUnit(b: Battle, seat: Seat, d: UnitDecision): Ruling {
  const unit = unitIndex(b, d.unit);
  const step = STEP_OF[d.type];
  if (step !== b.step) {
    return refuse('QL-TRN-03', `${d.type} belongs to ${STEP_NAME[step]}; this is ${STEP_NAME[b.step!]}.`);
  }
  if (b.activation !== null) return UNDER_WAY;
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
      return notOwn(b, seat, unit, 'QL-ORD-02') ?? tooDear(b, 1); // QL-ORD-01
  }
}

function notOwn(b: Battle, seat: Seat, unit: number, rule: RuleId): Ruling {
  const { id, owner } = b.units[unit]!;
  if (owner !== seat) return refuse(rule, `${id} is not yours.`);
  return isOnBoard(b.units[unit]!) ? null : refuse(rule, `${id} is not on the board.`);
}

function tooDear(b: Battle, price: number): Ruling {
  return b.cp >= price ? null : refuse('QL-CMD-06', `It costs ${price} CP and ${b.cp} are left.`);
}

function refuseRemoval(b: Battle, unit: number): Ruling {
  if (b.units[unit]!.suppression === 0) return refuse('QL-SUP-01', `${b.units[unit]!.id} is not suppressed.`);
  return tooDear(b, 1);
}

function refuseReanimate(b: Battle, unit: number): Ruling {
  const { id, elements, reanimatedOn } = b.units[unit]!;
  const { reanimate, size } = tablesOf(b).profiles[unit]!;
  if (!reanimate) return refuse('QL-TRT-18', `${id} does not have the trait Reanimate.`);
  if (elements === size) return refuse('QL-TRT-18', `${id} has lost no element.`);
  if (reanimatedOn === b.turn) return refuse('QL-TRT-18', `${id} has tried this turn already.`);
  return tooDear(b, 1);
}

function refuseActivation(b: Battle, unit: number): Ruling {
  if (b.units[unit]!.order === null) return refuse('QL-ACT-01', `${b.units[unit]!.id} has no order marker.`);
  return notAgain(b, unit) ?? pinned(b, unit) ?? tooDear(b, 1);
}

function refuseInitiative(b: Battle, unit: number, order: OrderType): Ruling {
  const { id, suppression, owner, order: marker } = b.units[unit]!;
  const early = notAgain(b, unit) ?? pinned(b, unit);
  if (early) return early;
  if (!tablesOf(b).profiles[unit]!.initiative) return refuse('QL-TRT-20', `${id} does not have the trait Initiative.`);
  if (b.seats[owner].turnsTaken <= 1) return refuse('QL-TRT-20', 'Not in the owner’s first turn.');
  if (marker !== null) return refuse('QL-TRT-20', `${id} has an order marker: activate it by that.`);
  if (suppression > 0) return refuse('QL-TRT-20', `${id} is suppressed, and Relentless does not help here.`);
  if (order === 'strike') return refuse('QL-TRT-20', 'On initiative a unit may Engage or Advance, not Strike.');
  return tooDear(b, 2);
}

function notAgain(b: Battle, unit: number): Ruling {
  const u = b.units[unit]!;
  return hasActedThisTurn(b, u) ? refuse('QL-ACT-12', `${u.id} has acted or was carried this turn.`) : null;
}

function pinned(b: Battle, unit: number): Ruling {
  const { id, suppression } = b.units[unit]!;
  const bears = tablesOf(b).profiles[unit]!.relentless ? 1 : 0; // QL-TRT-17
  return suppression > bears ? refuse('QL-ACT-02', `${id} is suppressed (${suppression}).`) : null;
}

// --- Activation ---------------------------------------------------------------------------------------------------

function refuseInActivation(b: Battle, d: DecisionOf<'MoveUnit'> | DecisionOf<'Attack'>): Ruling {
  const { unit, order, moved, stage } = b.activation!;
  if (d.type === 'Attack') {
    if (order === 'engage' && stage === 'move')
      return refuse('QL-ACT-09', 'Under Engage the move comes first; it may be empty.');
    return refuseTarget(b, unit, d.target, order, moved);
  }
  if (order === 'engage' && stage === 'attack') return refuse('QL-ACT-09', 'The unit has made its move.');
  return refuseMove(b, unit, order, d);
}

/** An attack, or none, as if the unit were carrying out that order now: also for "why not?". */
export function refuseTarget(b: Battle, unit: number, target: string | null, order: OrderType, moved: boolean): Ruling {
  if (target !== null) return refuseAttack(b, unit, unitIndex(b, target), order, moved);
  return order === 'advance' ? refuse('QL-ATK-07', 'A unit under an Advance order does not attack.') : null;
}

/** A move, judged in the same way. */
export function refuseMove(b: Battle, unit: number, order: OrderType, { path, carry }: DecisionOf<'MoveUnit'>): Ruling {
  if (order === 'strike') return refuse('QL-MOV-04', 'A unit under a Strike order does not move.');
  const passenger = carry ? unitIndex(b, carry.passenger) : null;
  const ground = groundOf(b);
  const lifted = passenger !== null && b.units[passenger]!.owner === b.units[unit]!.owner ? passenger : null;
  const refused = ground.refusePath(b, unit, allowance(b, unit, order), path, lifted);
  if (refused || !carry) return refused;
  const end = path[path.length - 1] ?? ground.placeOf(b, unit);
  return refusePassenger(b, unit, order, passenger!) ?? ground.refuseDrop(b, unit, end, carry);
}

/** QL-TRT-05: who may carry whom. */
export function refusePassenger(b: Battle, carrier: number, order: OrderType, passenger: number): Ruling {
  const { profiles } = tablesOf(b);
  const rider = b.units[passenger]!;
  const no = (why: string): Ruling => refuse('QL-TRT-05', why);
  if (!profiles[carrier]!.transport) return no(`${b.units[carrier]!.id} does not have the trait Transport.`);
  if (order !== 'advance') return no('Only under an Advance order.');
  if (rider.owner !== b.units[carrier]!.owner || !isOnBoard(rider) || passenger === carrier)
    return no(`${rider.id} is not a friend on the board.`);
  if (!profiles[passenger]!.infantry) return no(`${rider.id} is not infantry.`);
  if (groundOf(b).distance(b, carrier, passenger) !== 1) return no(`${rider.id} is not next to the carrier.`);
  if (rider.suppression > 0) return no(`${rider.id} is suppressed.`);
  if (hasActedThisTurn(b, rider)) return no(`${rider.id} has acted or was carried this turn.`);
  return null;
}

/** The one thing the inactive player decides; the turn is not its own, so it cannot resign here either (QL-VIC-05). */
function refuseSaves(b: Battle, d: Decision): Ruling {
  if (d.type !== 'UseSaves') return CHOOSE_SAVES;
  const { successes } = b.pendingSaves!;
  if (d.count <= successes) return null;
  return refuse('QL-SAV-04', `${successes} throws succeeded; ${d.count} cannot be used.`);
}
