import type { DecisionIn } from './ask.js';
import type { Decision } from './decisions.js';
import { no, type Refusal } from './rulebook.js';
import { refuseActivation, refuseShooting } from './rules/activation.js';
import { refusePack, refuseSetUp } from './rules/artillery.js';
import { refusePlaces } from './rules/bailing-out.js';
import { deploy } from './rules/deployment.js';
import { refuseSensor, refuseShield } from './rules/equipment.js';
import { refuseForce } from './rules/forces.js';
import { refuseAttach } from './rules/leaders.js';
import { judgeMove, refuseStill } from './rules/legal-moves.js';
import { refuseMelee } from './rules/melee.js';
import { refuseReaction, refuseWatchers } from './rules/overwatch.js';
import { refuseChoice } from './rules/setup.js';
import { refuseCalm } from './rules/sirex-frenzy.js';
import { refuseEnd, refuseHandOver } from './rules/turn.js';
import { refuseSeats } from './rules/vehicles.js';
import { type Battle, copyBattle, indexOf, type Model, sideOf } from './state.js';
import { otherSide, type Seat, sideOfSeat } from './terms.js';

// Why a decision is refused. Legality lives in what this calls, chapter by chapter, and nowhere else.

/** Whether a decision that fits the question is legal. */
export function refusal(b: Battle, seat: Seat, decision: DecisionIn): Refusal | null {
  switch (decision.type) {
    case 'ChooseForce':
      return refuseForce(b.match, decision.platoons);
    case 'ChooseZoneOrTurn':
      return refuseChoice(b, decision);
    case 'DeploySquad':
      return deploy(copyBattle(b), seat, decision);
    case 'PreGameOverwatch':
      return refuseWatchers(b, seat, otherSide(b.first), decision.models);
    case 'DeclareOverwatch':
      return decision.models.length === 0
        ? no('FL-OVW-02', 'Name at least one model.')
        : refuseWatchers(b, seat, b.active, decision.models);
    case 'AttachPlatoonLeader':
      return refuseAttach(b, seat, decision);
    case 'SetShield':
      return refuseShield(b, seat, decision);
    case 'ChangeSeat':
      return refuseSeats(b, seat, decision);
    case 'EndPhase':
      return refuseEnd(b, seat);
    case 'HandOver':
      return refuseHandOver(b, seat, decision.to);
    case 'Activate':
      return refuseActivation(b, seat, decision.model);
    case 'Move': {
      const judged = judgeMove(b, b.open!, decision);
      return 'rule' in judged ? judged : refuseCalm(b, b.open!, decision);
    }
    case 'UseSensor':
      return refuseSensor(b, b.open!);
    case 'Fire':
      return refuseShooting(b, b.open!, decision);
    case 'SetUp':
      return refuseSetUp(b, b.open!, decision.piece, decision.centre, decision.workers);
    case 'Pack':
      return refusePack(b, b.open!, decision.piece, decision.places, decision.workers);
    case 'EndActivation':
      return refuseCalm(b, b.open!, null);
    case 'OverwatchReaction':
      return refuseReaction(b, seat, decision);
    case 'ChooseMelee':
      return refuseMelee(b, seat, decision.attacker, decision.defender);
    case 'PlaceSurvivors':
      return refusePlaces(b, decision);
    case 'ChoosePromotion':
      return b.tie!.among.includes(indexOf(b, decision.figure))
        ? null
        : no('FL-LDR-10', `${decision.figure} is not among those who are equally fit.`);
    case 'AnswerDraw':
      return null;
  }
}

/** FL-MOV-11: a move of one that fired as standing still, and whose activation was over with that (8.3). It starts where that stands. */
export function refuseLateMove(b: Battle, decision: Decision): Refusal | null {
  if (decision.type !== 'Move') return null;
  const [start] = decision.path;
  const stands = ({ x, y, where }: Model): boolean => where === 'table' && x === start?.x && y === start.y;
  const i = b.models.findIndex((m, j) => sideOf(b, j) === b.active && stands(m));
  return i < 0 ? null : refuseStill(b, i);
}

/** The rule that tells a seat it has nothing to decide now. */
export function notAsked(b: Battle, seat: Seat): Refusal {
  if (b.result) return no(b.result.rule, 'The game is over.');
  if (b.phase === 'setup') return no('FL-SET-04', 'It is not yours to decide now.');
  const own = sideOfSeat(seat) === b.active;
  if (own && b.speaker !== seat) return no('FL-SEQ-11', `${b.speaker} has the word.`);
  return no(
    own ? 'FL-OVW-08' : 'FL-SEQ-01',
    own ? 'The other side answers first.' : 'It is the turn of the other side.',
  );
}
