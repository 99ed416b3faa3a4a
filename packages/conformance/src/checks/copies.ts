import { type AnyRuleset, type Chance, type Entry, Game, isRefusal, standing } from '@sandtable/kernel';
import { difference, watch } from '../data.js';
import type { AnyPlan, Finding } from '../plan.js';
import { chanceOf, makeStep, randomStep } from '../play.js';
import { look } from '../walk.js';

function playOn(game: Game, chance: Chance): void {
  for (let i = 0; i < 6 && !game.over; i++) {
    const step = randomStep(game, chance);
    if (typeof step === 'string') return;
    makeStep(game, step);
  }
}

/** A copy of a state is equal to it and shares nothing that changes; nor do a game and its fork. */
export function copiesAreDeep(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    let earlierChanged = (): boolean => false;
    return ({ game, chance, note }) => {
      if (earlierChanged()) note('a move in the game changed an earlier copy of its state');
      const copy = ruleset.copy(game.state);
      const differs = difference(game.state, copy);
      if (differs) note(`a copy differs from its state: ${differs}`);
      earlierChanged = watch(() => copy);
      const stateChanged = watch(() => game.state);
      const before = { hash: game.hash(), events: game.eventCount, moves: game.moves };
      const ahead = chanceOf(chance.below(1e9));
      playOn(game.fork(), ahead);
      if (stateChanged()) note('a move in a fork changed the state of the game');
      if (game.eventCount !== before.events || game.moves !== before.moves) note('a move in a fork shows in the game');
      const branch = game.branch({ kind: 'seeded', seed: 'branch' });
      if (branch) playOn(branch, ahead);
      if (stateChanged()) note('a move in a branch changed the state of the game');
      else if (game.hash() !== before.hash) note('a move in a fork or a branch changed the dice of the game');
    };
  });
}

/** A fork goes on as its game does; a move taken back and made again leaves all as it was, but for its trace in the log. */
export function forksAndUndos(ruleset: AnyRuleset, plan: AnyPlan): Finding[] {
  return look(ruleset, plan, () => {
    let before: { readonly fork: Game; readonly hash: string } | null = null;
    return ({ game, seats, note }) => {
      const last: Entry | undefined = before ? game.record().entries.at(-1) : undefined;
      if (before && last) {
        same(game, isRefusal(before.fork.enter(last)) ? null : before.fork, 'a fork that makes the same move', note);
        const back = game.fork();
        const refusal = back.undo(seats[0]!);
        if (refusal) note(`at a table where all may be taken back, an undo is refused: ${refusal.message}`);
        if (back.hash() !== before.hash) note('a move taken back leaves the state or the dice changed');
        same(game, isRefusal(back.enter(last)) ? null : back, 'a move taken back and made again', note);
        const replayed =
          game.moves % 16 === 1 ? Game.reopen(ruleset, JSON.parse(JSON.stringify(back.record()))).game : back;
        const differs = difference(back.events('referee'), replayed.events('referee'));
        if (differs || replayed.hash() !== back.hash()) note(`a record with an undo does not replay: ${differs}`);
      }
      before = { fork: game.fork(), hash: game.hash() };
      same(game, before.fork, 'a fork', note);
    };
  });
}

function same(game: Game, other: Game | null, what: string, note: (message: string) => void): void {
  if (!other) {
    note(`${what} is refused`);
    return;
  }
  const differs =
    difference(game.state, other.state) ??
    difference(game.outcome, other.outcome) ??
    difference(game.waitingFor(), other.waitingFor()) ??
    difference(game.roll, other.roll) ??
    game
      .waitingFor()
      .reduce<string | null>(
        (found, seat) => found ?? difference(game.questionFor(seat), other.questionFor(seat)),
        null,
      ) ??
    difference(game.events('referee'), standing(other.events('referee')));
  if (differs) note(`${what} comes to something else: ${differs}`);
  else if (game.hash() !== other.hash()) note(`${what} leaves the dice elsewhere`);
}
