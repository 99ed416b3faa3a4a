import type { Play } from '@sandtable/kernel';
import { questionFor } from '../ask.js';
import type { SceneTable } from '../events.js';
import { heroesOf } from '../state.js';
import { endGame, lookForEnd } from './ending.js';
import { removeHero } from './removal.js';

// What a player may say besides playing (LG-END-06).

/** LG-END-06. */
export function concede(t: SceneTable, seat: number): void {
  const s = t.state;
  s.seats[seat]!.conceded = true;
  if (t.logging) t.log({ type: 'conceded', rule: 'LG-END-06', seat: s.match.seats[seat]! });
  for (const hero of heroesOf(s, seat)) {
    hero.placed = true; // whoever was not yet deployed never will be
    if (hero.onTable) removeHero(t, hero, 'LG-END-06');
  }
  const left = s.seats.flatMap(({ conceded }, i) => (conceded ? [] : [i]));
  if (left.length === 1) endGame(t, left[0]!, 'LG-END-06');
  else lookForEnd(t);
}

/** LG-END-06: a draw if all the others agree; one offer in an activation. */
export function* offerDraw(t: SceneTable, by: number): Play<void> {
  const s = t.state;
  if (s.activation) s.activation.drawOffered = true;
  if (t.logging) t.log({ type: 'drawOffered', rule: 'LG-END-06', seat: s.match.seats[by]! });
  for (let k = 1; k < s.seats.length; k++) {
    const seat = (by + k) % s.seats.length;
    if (s.seats[seat]!.conceded) continue;
    const answer = yield* t.ask(questionFor(s, 'AnswerDraw', seat, { by }));
    if (answer.type === 'concede') {
      concede(t, seat);
      if (s.result) return;
      continue;
    }
    const accept = answer.type === 'answerDraw' && answer.accept;
    if (t.logging) t.log({ type: 'drawAnswered', rule: 'LG-END-06', seat: s.match.seats[seat]!, accept });
    if (!accept) return;
  }
  endGame(t, null, 'LG-END-06');
}
