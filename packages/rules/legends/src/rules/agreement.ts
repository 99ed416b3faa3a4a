import { agreement, isSaid, type Said } from '@sandtable/craft';
import { type Play, type Question, type Refusal, refuse } from '@sandtable/kernel';
import type { SceneTable } from '../events.js';
import type { RuleId } from '../rulebook.js';
import { heroesOf, type Scene, seatIndex } from '../state.js';
import type { Seat } from '../terms.js';
import { endGame, lookForEnd } from './ending.js';
import { removeHero } from './removal.js';

// What a player may say besides playing (LG-END-06).

/** A seat that leaves takes its Heroes along; the last one left has won. */
function concede(t: SceneTable, by: Seat): void {
  const s = t.state;
  const seat = seatIndex(s, by);
  s.seats[seat]!.conceded = true;
  if (t.logging) t.log({ type: 'conceded', rule: 'LG-END-06', seat: by });
  for (const hero of heroesOf(s, seat)) {
    hero.placed = true; // whoever was not yet deployed never will be
    if (hero.onTable) removeHero(t, hero, 'LG-END-06');
  }
  const left = s.seats.flatMap(({ conceded }, i) => (conceded ? [] : [i]));
  if (left.length === 1) endGame(t, left[0]!, 'LG-END-06');
  else lookForEnd(t);
}

/** During play, once in an activation. */
function refuseOffer(s: Scene): Refusal<RuleId> | null {
  if (s.phase !== 'play' || s.activation === null) return refuse('LG-END-06', 'A draw is offered during play.');
  return s.activation.drawOffered ? refuse('LG-END-06', 'A draw was offered already in this activation.') : null;
}

export const { besides, hear, decide } = agreement<Scene, SceneTable, Seat, RuleId>(
  { concede, plays: (s, seat) => s.result === null && !s.seats[seatIndex(s, seat)]!.conceded },
  {
    rule: 'LG-END-06',
    refuseOffer,
    offered: ({ activation }) => {
      activation!.drawOffered = true;
    },
    // all the others, from the left
    others: ({ match: { seats } }, by) => [...seats, ...seats].slice(seats.indexOf(by) + 1).slice(0, seats.length - 1),
    agree: (t) => endGame(t, null, 'LG-END-06'),
  },
);

/** Asks between acts, where an answer begins a new act; null if it was to concede or to offer a draw: then the table is looked at anew. */
export function* decideAnew<A>(t: SceneTable, question: Question<A | Said, unknown>): Play<Exclude<A, Said> | null> {
  t.boundary();
  const answer = yield* t.ask(question);
  if (!isSaid(answer)) return answer as Exclude<A, Said>;
  yield* t.call(hear(t, question.seat as Seat, answer));
  return null;
}
