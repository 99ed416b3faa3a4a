import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyRuleset, Game, standing } from '../src/index.js';
import { act, type Deed, deed, dice } from './deeds.js';
import { bids, duel, gauntlet, parley, pickets, skiffs } from './proving/index.js';

describe.each([bids, duel, gauntlet, parley, pickets, skiffs])(
  '$id, played, taken back, forked and reopened at random',
  (rules) => {
    const ruleset: AnyRuleset = rules;
    const setup = ruleset.ready[0]!.setup;
    const wild = (undo: 'free' | 'always', check: (game: Game, deeds: readonly Deed[]) => void): void =>
      fc.assert(
        fc.property(dice, fc.array(deed, { maxLength: 70, size: 'max' }), (record, deeds) => {
          let game = Game.open(ruleset, { setup, dice: record, undo });
          for (const next of deeds) game = act(ruleset, game, next);
          check(game, deeds);
        }),
        { numRuns: 60 },
      );

    test('replay equals play, event for event', () => {
      wild('always', (game) => {
        const again = Game.reopen(ruleset, JSON.parse(JSON.stringify(game.record()))).game;
        for (const reader of ['referee', null, ...ruleset.seats(game.state)])
          expect(again.events(reader)).toEqual(game.events(reader));
        expect(again.hash()).toBe(game.hash());
        expect(again.waitingFor()).toEqual(game.waitingFor());
        expect(again.outcome).toEqual(game.outcome);
        expect(again.record()).toEqual(game.record());
      });
    });

    test('what was taken back never happened, but for its trace in the log', () => {
      wild('always', (game) => {
        const record = game.record();
        const kept: (typeof record.entries)[number][] = [];
        for (const entry of record.entries)
          if ('undo' in entry) kept.length -= entry.undo;
          else kept.push(entry);
        const straight = Game.replay(ruleset, { ...record, entries: kept });
        expect(straight.hash()).toBe(game.hash());
        expect(straight.events('referee')).toEqual(standing(game.events('referee')));
      });
    });

    test('freely taken back is never what dice or hidden things decided', () => {
      wild('free', (game) => {
        const before = { taken: game.diceTaken, over: game.over, rolling: game.roll !== null };
        const seat = game.record().entries.at(-1);
        if (!seat || !('answer' in seat)) return;
        if (game.undo(seat.seat) !== null) return;
        expect(before).toEqual({ taken: game.diceTaken, over: false, rolling: false });
      });
    });

    test('the stored snapshot is this moment, in the midst of an act as anywhere', () => {
      wild('always', (game) => {
        const record = JSON.parse(JSON.stringify(game.record()));
        expect(record.snapshot.hash).toBe(game.hash());
        const entered = Game.reopen({ ...ruleset, version: 'next' }, record).game;
        expect(entered.waitingFor()).toEqual(game.waitingFor());
        expect(entered.roll).toEqual(game.roll);
        expect(entered.hash()).toBe(game.hash());
        expect(entered.eventCount).toBe(0);
      });
    });

    test('a record that comes to another place than when it was made is entered where it was made, and says so', () => {
      wild('always', (game) => {
        const record = game.record();
        const changed = { ...record, snapshot: { ...record.snapshot!, hash: '0123456789abcdef' } };
        const { game: entered, notice } = Game.reopen(ruleset, changed);
        expect(notice).toContain('comes to another place');
        expect(entered.hash()).toBe(game.hash());
      });
    });
  },
);
