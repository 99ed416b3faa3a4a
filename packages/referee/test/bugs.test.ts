import { type AnyRuleset, Game, type GameRecord } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { type BugReport, Referee } from '../src/index.js';
import { aReferee, ask, openPig, playOut, RULESETS, send } from './desk.js';

const pig = RULESETS[0]!;

/** Pig with a fault: a total of 13 in the pot is more than its program can bear, and it breaks the state on its way out. */
const cursed: AnyRuleset = {
  ...pig,
  id: 'cursed',
  *play(t) {
    for (;;) {
      const answer = yield* t.ask<string>({ kind: 'go', seat: t.state.turn, data: null });
      if (answer === 'hold') return { winner: 'A', rule: 'PIG-05', by: 'holding' };
      const [face] = yield* t.roll(1, 6, 'PIG-02');
      t.state.pot += face!;
      t.log({ type: 'rolled', rule: 'PIG-02', seat: 'A', dice: [face], pot: t.state.pot });
      if (t.state.pot === 13) {
        t.state.scores = null;
        throw new Error('bug: thirteen in the pot');
      }
    }
  },
};
const roll = { seat: 'A', answer: 'roll' };

describe('a fault of the ruleset', () => {
  test('is told as a bug with the record that makes it again; the game stands where it stood', () => {
    const referee = aReferee(cursed);
    const { game } = ask(referee, { do: 'open', ruleset: 'cursed', ready: 'short', dice: [6, 6, 1, 2] });
    const other = openPig(referee);
    ask(referee, { do: 'answer', game, ...roll });
    ask(referee, { do: 'answer', game, ...roll });
    const before = ask(referee, { do: 'view', game, seat: null });
    const { bug } = send(referee, { do: 'answer', game, ...roll });
    expect(bug.message).toBe('bug: thirteen in the pot');
    expect(bug.record.entries).toEqual([roll, roll, roll]);
    expect(() => Game.replay(cursed, bug.record as GameRecord)).toThrow('thirteen in the pot');

    expect(ask(referee, { do: 'view', game, seat: null })).toEqual(before);
    expect(ask(referee, { do: 'events', game, seat: null }).events).toHaveLength(2);
    expect(ask(referee, { do: 'answer', game, seat: 'A', answer: 'hold' }).now.over).toBe(true);
    playOut(referee, other);
  });

  test('comes again for whoever loads the record', () => {
    const referee = aReferee(cursed);
    const { game } = ask(referee, { do: 'open', ruleset: 'cursed', setup: { target: 30, pot: 10 }, dice: [3] });
    const { bug } = send(referee, { do: 'answer', game, ...roll });
    expect(send(referee, { do: 'load', record: bug.record }).bug).toEqual(bug);
  });

  test('gives no record to a connection that may not know it all, but to whoever runs the referee', () => {
    const bugs: BugReport[] = [];
    const referee = new Referee([cursed], { onBug: (bug) => bugs.push(bug) });
    const { game } = ask(referee, { do: 'open', ruleset: 'cursed', setup: { target: 30, pot: 10 }, dice: [3] });
    const a = referee.session({ seats: ['A'] });
    expect(send(a, { do: 'answer', game, ...roll }).bug).toEqual({ message: 'bug: thirteen in the pot', record: null });
    expect(bugs).toMatchObject([{ message: 'bug: thirteen in the pot', record: { entries: [roll] } }]);
  });

  test('in reading leaves the game as it is', () => {
    const blind = {
      ...pig,
      id: 'blind',
      view: () => {
        throw new TypeError('no eyes');
      },
    };
    const referee = aReferee(blind);
    const { game } = ask(referee, { do: 'open', ruleset: 'blind', ready: 'short', seed: 1 });
    ask(referee, { do: 'answer', game, ...roll });
    const { bug } = send(referee, { do: 'view', game, seat: 'A' });
    expect(bug).toMatchObject({ message: 'no eyes', record: { ruleset: 'blind', entries: [roll] } });
    ask(referee, { do: 'options', game, seat: 'A' });
  });

  test('at the very start opens no game', () => {
    const stillborn = {
      ...pig,
      id: 'stillborn',
      play: () => {
        throw new Error('never began');
      },
    };
    const referee = aReferee(stillborn as unknown as AnyRuleset);
    const reply = send(referee, { do: 'open', ruleset: 'stillborn', ready: 'short', seed: 1 });
    expect(reply.bug).toMatchObject({ message: 'never began', record: { setup: { target: 30 }, entries: [] } });
    expect(ask(referee, { do: 'games' }).games).toEqual([]);
  });

  test('that is not the same twice is still told with the record, and ends no other game', () => {
    let begun = 0;
    const moody: AnyRuleset = {
      ...cursed,
      id: 'moody',
      open: (setup) => ({ ...(pig.open(setup) as object), pot: 10 }),
      *play(t) {
        if (begun++ > 0) throw new Error('bug: not again');
        yield* cursed.play(t);
        return { winner: 'A', rule: 'PIG-05', by: 'holding' };
      },
    };
    const referee = aReferee(moody);
    const { game } = ask(referee, { do: 'open', ruleset: 'moody', ready: 'short', dice: [3] });
    const other = openPig(referee);
    expect(send(referee, { do: 'answer', game, ...roll }).bug).toMatchObject({
      message: 'bug: not again',
      record: { entries: [roll] },
    });
    playOut(referee, other);
  });
});
