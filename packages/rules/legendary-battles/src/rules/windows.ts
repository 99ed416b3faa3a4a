import type { Play } from '@sandtable/kernel';
import { ask, type DecisionIn } from '../ask.js';
import { PASS } from '../decisions.js';
import type { BattleTable } from '../events.js';
import type { Battle } from '../state.js';
import { otherSeat, type Seat, type WindowId } from '../terms.js';
import { decide } from './agreement.js';
import type { Conduct } from './conduct.js';
import { aboutOf, firstAsked, type Opening } from './opening.js';
import { couldPlay, playSituation, playsByOrder } from './situations.js';
import { shares } from './units.js';

// Windows for Situations, where section 3 has them (TA-CORE-WDW-01); they nest as calls do (TA-CORE-WDW-04), and end because every play costs a card
// (TA-CORE-WDW-08). Who is asked is decided by what everybody sees, never by a hand (TA-CORE-WDW-10, TA-RUL-58), and by what
// the seat itself has said it wants to be asked.

type Answer = DecisionIn<'Situation'>;

/** Opens a window and closes it again: when both pass in succession, or what it is about is no more (TA-CORE-WDW-03, TA-CORE-WDW-05). */
export function* openWindow(t: BattleTable, o: Opening): Play<void> {
  const b = t.state;
  let seat = firstAsked(b, o);
  let passes = 0;
  while (passes < 2 && b.result === null && !o.over && stands(b, o)) {
    const answer = isLetBe(b, seat, o) || !couldPlay(b, seat, o) ? PASS : yield* t.call(consult(t, seat, o));
    if (answer.type === 'Pass') passes++;
    else {
      yield* t.call(playSituation(t, seat, o, answer));
      passes = 0;
    }
    seat = otherSeat(seat);
  }
}

/** Whether a seat passes unasked by what it has said: the cheaper thing to look at, so it comes first. */
function isLetBe(b: Battle, seat: Seat, { window }: Opening): boolean {
  const { conduct, asked } = b.players[seat];
  if (conduct.standing.length > 0) return false;
  return saysPass(conduct, asked, window, seat === b.active);
}

const saysPass = ({ still, own, other, most }: Conduct, asked: number, window: WindowId, isOwnTurn: boolean): boolean =>
  still ||
  (isOwnTurn ? own : other).includes(window) ||
  (!isOwnTurn && most !== null && asked >= most - (window === 'W-STEP' ? KEPT_BACK : 0));

/** So many of the questions of a turn are kept for what decides fights: a long march would use them all up. */
const KEPT_BACK = 2;

/** What a seat does in a window: by its standing orders, else by what it has said, else it is asked. */
function* consult(t: BattleTable, seat: Seat, o: Opening): Play<Answer> {
  const b = t.state;
  const player = b.players[seat];
  const { conduct } = player;
  const isOwnTurn = seat === b.active;
  const ordered = conduct.standing.length > 0 ? playsByOrder(b, seat, o) : null;
  if (ordered) return ordered;
  if (saysPass(conduct, player.asked, o.window, isOwnTurn)) return PASS;
  const answer = yield* t.call(decide(t, ask('Situation', seat, aboutOf(b, o))));
  if (answer?.type === 'Pass' && answer.until === 'action') player.conduct = { ...player.conduct, still: true };
  return answer ?? PASS;
}

/** Whether what a window is about is still there. */
function stands(b: Battle, o: Opening): boolean {
  if (o.unit === null) return true;
  const u = b.units[o.unit]!;
  switch (o.window) {
    case 'W-STEP':
    case 'W-CON':
      return u.zone !== null;
    case 'W-LEA':
    case 'W-FBS':
      return u.zone !== null && u.condition !== 'outOfAction';
    case 'W-MEL':
      return u.zone !== null && shares(u, b.units[o.foe!]!);
    case 'W-AIR':
      return u.condition !== 'eliminated';
    case 'W-ATK':
    case 'W-RES':
      return u.condition !== 'eliminated';
    default:
      return true;
  }
}

/** Whoever wanted to be left alone until an Action is over is asked again after it. */
export function endStillness(b: Battle): void {
  for (const player of [b.players.A, b.players.B])
    if (player.conduct.still) player.conduct = { ...player.conduct, still: false };
}
