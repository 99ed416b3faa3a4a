import type { AnyRuleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { pig } from '../../../examples/rulesets/pig.js';
import { carryLine, carryPort, type Port, Referee, requests } from '../src/index.js';
import { aReferee, ask, openBids, openPig, playOut, RULESETS, send } from './desk.js';

describe('opening', () => {
  test('lists its rulesets; in full with setups and JSON Schemas', () => {
    const referee = aReferee();
    const [short] = ask(referee, { do: 'rulesets' }).rulesets;
    expect(short).toMatchObject({ id: 'pig', version: '1.0.0', questions: { go: { finite: true } } });
    expect(short.ready).toEqual([
      { id: 'short', title: 'A short game, to 30' },
      { id: 'full', title: 'The full game, to 100' },
    ]);
    expect(short).not.toHaveProperty('setup');
    const [full] = ask(referee, { do: 'rulesets', full: true }).rulesets;
    expect(full.ready[0].setup).toEqual({ target: 30 });
    expect(full.questions.go.answer).toEqual({ type: 'string', enum: ['roll', 'hold', 'resign'] });
    expect(full.queries.odds.args.properties.rolls).toMatchObject({ type: 'integer', minimum: 1 });
    expect(full.setup.required).toEqual(['target']);
  });

  test('opens from a ready game, a setup, or an explicit position in the middle', () => {
    const referee = aReferee();
    expect(ask(referee, { do: 'open', ruleset: 'pig', ready: 'full', seed: 'x', id: [7] })).toEqual({
      id: [7],
      ok: true,
      game: 'g1',
      ruleset: 'pig',
      version: '1.0.0',
      seats: ['A', 'B'],
      notice: null,
      now: { waiting: ['A'], roll: null, over: false, outcome: null, moves: 0, events: 0 },
    });
    const setup = { target: 50, scores: { A: 10, B: 45 }, turn: 'B', pot: 5 };
    const { game } = ask(referee, { do: 'open', ruleset: 'pig', setup, seed: 1, game: 'endgame' });
    expect(game).toBe('endgame');
    expect(ask(referee, { do: 'view', game, seat: null }).view).toEqual(setup);
    const { now } = ask(referee, { do: 'answer', game, seat: 'B', answer: 'hold' });
    expect(now).toMatchObject({ waiting: [], over: true, outcome: { winner: 'B', rule: 'PIG-05', by: 'score' } });
  });

  test('the same seed gives the same game, another seed another', () => {
    const log = (seed: unknown) => {
      const referee = aReferee();
      const game = openPig(referee, { seed });
      playOut(referee, game);
      return ask(referee, { do: 'events', game, seat: null }).events;
    };
    expect(log(5)).toEqual(log(5));
    expect(log(5)).toEqual(log('5'));
    expect(log(5)).not.toEqual(log(6));
  });

  test('a name is the game alone', () => {
    const referee = aReferee();
    openPig(referee, { seed: 1, game: 'g1' });
    expect(openPig(referee)).toBe('g2');
    const again = send(referee, { do: 'open', ruleset: 'pig', ready: 'short', seed: 1, game: 'g1' });
    expect(again.error).toEqual({ path: 'game', message: 'game is "g1", expected a name that no open game has' });
  });

  test('several games stand side by side; a closed one is forgotten', () => {
    const referee = aReferee();
    const [one, two] = [openPig(referee), openBids(referee)];
    ask(referee, { do: 'answer', game: one, seat: 'A', answer: 'roll' });
    expect(ask(referee, { do: 'games' }).games).toMatchObject([
      { game: one, ruleset: 'pig', now: { moves: 1 } },
      { game: two, ruleset: 'sealed-bids', now: { moves: 0, waiting: ['A', 'B'] } },
    ]);
    ask(referee, { do: 'close', game: one });
    expect(send(referee, { do: 'view', game: one, seat: null }).error.path).toBe('game');
    expect(ask(referee, { do: 'games' }).games).toHaveLength(1);
    expect(openPig(referee)).not.toBe(one);
  });
});

describe('playing', () => {
  test('question, options, check, answer, events', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [3, 1] });
    expect(ask(referee, { do: 'question', game, seat: 'A' }).question).toEqual({
      kind: 'go',
      seat: 'A',
      data: { pot: 0 },
    });
    expect(ask(referee, { do: 'question', game, seat: 'B' }).question).toBeNull();
    expect(ask(referee, { do: 'options', game, seat: 'A' })).toMatchObject({
      options: ['roll'],
      asides: ['resign'],
      finite: true,
    });
    expect(ask(referee, { do: 'options', game, seat: 'B' })).toMatchObject({ question: null, options: [], asides: [] });
    expect(ask(referee, { do: 'check', game, seat: 'A', answer: 'hold' }).refusal).toEqual({
      rule: 'PIG-04',
      message: 'The pot is empty: there is nothing to hold.',
    });
    expect(ask(referee, { do: 'check', game, seat: 'A', answer: 'roll' }).refusal).toBeNull();
    const told = ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll', say: true });
    expect(told.events).toEqual([{ type: 'rolled', rule: 'PIG-02', seat: 'A', dice: [3], pot: 3 }]);
    expect(told.say).toEqual(['A rolls a 3: 3 in the pot.']);
    expect(told).toMatchObject({ from: 0, now: { waiting: ['A'], moves: 1, events: 1 } });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    expect(ask(referee, { do: 'events', game, seat: 'B', from: 1, say: true })).toMatchObject({
      from: 1,
      events: [{ type: 'lost', rule: 'PIG-03' }],
      say: ['A rolls a 1 and loses the pot of 3.'],
      now: { waiting: ['B'] },
    });
  });

  test('a refusal names its rule and changes nothing; a malformed answer names its field', () => {
    const referee = aReferee();
    const game = openPig(referee);
    const before = ask(referee, { do: 'record', game }).record;
    expect(send(referee, { do: 'answer', game, seat: 'A', answer: 'hold' }).refusal.rule).toBe('PIG-04');
    expect(send(referee, { do: 'answer', game, seat: 'B', answer: 'roll' }).refusal).toEqual({
      rule: 'PIG-01',
      message: "It is not B's turn.",
    });
    expect(send(referee, { do: 'answer', game, seat: 'A', answer: 'hodl' }).error).toEqual({
      path: 'answer',
      message: 'answer is "hodl", expected one of "roll", "hold", "resign"',
    });
    const bids = openBids(referee);
    expect(send(referee, { do: 'answer', game: bids, seat: 'A', answer: { card: 'x' } }).error).toEqual({
      path: 'answer.card',
      message: 'answer.card is "x", expected a number',
    });
    expect(ask(referee, { do: 'check', game: bids, seat: 'A', answer: { card: 99 } }).refusal).toEqual({
      rule: null,
      path: 'answer.card',
      message: 'answer.card is 99, expected a number of at most 10',
    });
    expect(ask(referee, { do: 'record', game }).record).toEqual(before);
  });

  test('sealed answers: nothing is told until the last is in', () => {
    const referee = aReferee();
    const game = openBids(referee);
    const [card] = ask(referee, { do: 'options', game, seat: 'B' }).options;
    const first = ask(referee, { do: 'answer', game, seat: 'B', answer: card });
    expect(first).toMatchObject({ events: [], now: { waiting: ['A'] } });
    expect(send(referee, { do: 'answer', game, seat: 'B', answer: card }).refusal.rule).toBe('BID-02');
    const [other] = ask(referee, { do: 'options', game, seat: 'A' }).options;
    const second = ask(referee, { do: 'answer', game, seat: 'A', answer: other });
    expect(second.events).toMatchObject([{ type: 'round', rule: 'BID-03', bids: { A: other.card, B: card.card } }]);
  });

  test('dice by hand: the table says what it waits for and takes only what can fall', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: { kind: 'manual', seed: 1 } });
    const { now } = ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    expect(now).toMatchObject({ waiting: [], roll: { count: 1, sides: 6, rule: 'PIG-02', seat: 'A' } });
    expect(send(referee, { do: 'roll', game, faces: [7] }).error).toEqual({
      path: 'faces[0]',
      message: 'faces[0] is 7, expected a face from 1 to 6',
    });
    expect(send(referee, { do: 'roll', game, faces: [1, 2] }).error.path).toBe('faces');
    expect(send(referee, { do: 'answer', game, seat: 'A', answer: 'roll' }).error).toEqual({
      path: 'answer',
      message: 'answer: Dice are to be rolled first.',
    });
    expect(ask(referee, { do: 'roll', game, faces: [4], say: true }).say).toEqual(['A rolls a 4: 4 in the pot.']);
    expect(send(referee, { do: 'roll', game, faces: [4] }).error.path).toBe('faces');
  });

  test('scripted dice that run out are rolled by hand; for a draw the script is at fault', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [2] });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    expect(ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' }).now.roll).toMatchObject({ count: 1 });
    ask(referee, { do: 'roll', game, faces: [6] });
    expect(ask(referee, { do: 'view', game, seat: 'A' }).view.pot).toBe(8);
    const shuffled = send(referee, { do: 'open', ruleset: 'sealed-bids', ready: 'five', dice: [10, 9, 9] });
    expect(shuffled.error).toEqual({
      path: 'dice',
      message: 'dice: scripted face 3 is 9, expected one from 1 to 8',
    });
  });

  test('a script with a face that the die does not have is at fault where that die falls, and the game stands', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [2, 7] });
    const roll = { do: 'answer', game, seat: 'A', answer: 'roll' };
    ask(referee, roll);
    for (const _ of ['once', 'and again'])
      expect(send(referee, roll).error).toEqual({
        path: 'dice',
        message: 'dice: scripted face 2 is 7, expected one from 1 to 6',
      });
    expect(ask(referee, { do: 'view', game, seat: 'A' }).view.pot).toBe(2);
    expect(ask(referee, { do: 'answer', game, seat: 'A', answer: 'hold' }).now.moves).toBe(2);
  });

  test('a script with a face that no die of the ruleset has is refused when it is given', () => {
    const referee = new Referee([{ ...pig, greatestFace: 6 } as unknown as AnyRuleset]);
    const message = 'scripted face 2 is 7, expected one from 1 to 6';
    const opened = send(referee, { do: 'open', ruleset: 'pig', setup: { target: 30 }, dice: [2, 7] });
    expect(opened.error).toEqual({ path: 'dice', message: `dice: ${message}` });
    const record = { sandtable: 1, ruleset: 'pig', version: '1.0.0', setup: { target: 30 }, start: null, undo: 'free' };
    const dice = { kind: 'scripted', faces: [2, 7] };
    const loaded = send(referee, { do: 'load', record: { ...record, dice, entries: [], snapshot: null } });
    expect(loaded.error).toEqual({ path: 'record.dice', message: `record.dice: ${message}` });
    expect(referee.games.size).toBe(0);
  });

  test('luck tells the throws that stand, by their places in the log; null where the ruleset tells none', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [6, 5, 2], undo: 'always' });
    const go = (message: object) => ask(referee, { game, seat: 'A', ...message });
    go({ do: 'answer', answer: 'roll' });
    go({ do: 'answer', answer: 'roll' });
    go({ do: 'undo' });
    go({ do: 'answer', answer: 'roll' });
    const told = go({ do: 'events' }).events.map(({ type }: { type: string }) => type);
    expect(told).toEqual(['rolled', 'rolled', 'undone', 'rolled']);
    const { throws } = ask(referee, { do: 'luck', game, seat: null });
    expect(throws.map(({ at, came }: Record<string, number>) => [at, came])).toEqual([
      [0, 6],
      [3, 5], // taken back, the dice stand as they stood
    ]);
    expect(throws[0].law[1]).toBe(0);
    const bids = openBids(referee);
    expect(ask(referee, { do: 'luck', game: bids, seat: 'A' }).throws).toBeNull();
  });

  test('queries answer from a view; odds is the one of that name', () => {
    const referee = aReferee();
    const game = openPig(referee, { seed: 1, setup: { target: 30, pot: 6 } });
    const asked = ask(referee, { do: 'query', game, seat: 'A', name: 'odds', args: { rolls: 1 } });
    expect(asked.result.kept).toBeCloseTo(5 / 6, 12);
    expect(ask(referee, { do: 'odds', game, seat: null, args: { rolls: 1 } }).result).toEqual(asked.result);
    expect(send(referee, { do: 'odds', game, seat: 'A', args: { rolls: 0 } }).error).toEqual({
      path: 'args.rolls',
      message: 'args.rolls is 0, expected a number of at least 1',
    });
    expect(send(referee, { do: 'query', game, seat: 'A', name: 'constructor' }).error.message).toBe(
      'name is "constructor", expected "odds"',
    );
  });
});

describe('going back and elsewhere', () => {
  test('[TABLE-UNDO] undo goes as far as the table allows and stays in the log', () => {
    const referee = aReferee();
    const free = openPig(referee, { seed: 1, setup: { target: 30, pot: 5 } });
    expect(send(referee, { do: 'undo', game: free, seat: 'A' }).error).toEqual({
      path: 'moves',
      message: 'moves is 1, expected none: there is nothing to take back',
    });
    ask(referee, { do: 'answer', game: free, seat: 'A', answer: 'hold' });
    expect(send(referee, { do: 'undo', game: free, seat: 'A', moves: 9 }).error.message).toBe(
      'moves is 9, expected 1 to 1',
    );
    expect(send(referee, { do: 'undo', game: free, seat: 'B' }).refusal.rule).toBe('TABLE-UNDO');
    const undone = ask(referee, { do: 'undo', game: free, seat: 'A', say: true });
    expect(undone).toMatchObject({ say: ['A takes back a move.'], now: { waiting: ['A'], moves: 0, events: 2 } });
    ask(referee, { do: 'answer', game: free, seat: 'A', answer: 'roll' });
    expect(send(referee, { do: 'undo', game: free, seat: 'A' }).refusal.rule).toBe('TABLE-UNDO');

    const strict = openPig(referee, { seed: 1, setup: { target: 30, pot: 5 }, undo: 'never' });
    ask(referee, { do: 'answer', game: strict, seat: 'A', answer: 'hold' });
    expect(send(referee, { do: 'undo', game: strict, seat: 'A' }).refusal.rule).toBe('TABLE-UNDO');
    const easy = openPig(referee, { seed: 1, undo: 'always' });
    ask(referee, { do: 'answer', game: easy, seat: 'A', answer: 'roll' });
    ask(referee, { do: 'undo', game: easy, seat: 'A' });
  });

  test('a fork has the same dice to come, and leaves the game alone', () => {
    const referee = aReferee();
    const game = openPig(referee);
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    const fork = ask(referee, { do: 'fork', game, as: 'what-if' });
    expect(fork).toMatchObject({ game: 'what-if', now: { moves: 1 } });
    playOut(referee, 'what-if');
    expect(ask(referee, { do: 'games' }).games[0].now).toMatchObject({ moves: 1, over: false });
    playOut(referee, game);
    const log = (of: string) => ask(referee, { do: 'events', game: of, seat: null }).events;
    expect(log(game)).toEqual(log('what-if'));
  });

  test('[TABLE-BRANCH] a branch starts here with dice of its own', () => {
    const referee = aReferee();
    const game = openPig(referee, { dice: [5] });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    const { game: branch, now } = ask(referee, { do: 'branch', game, dice: [1] });
    expect(now).toMatchObject({ moves: 0, events: 0, waiting: ['A'] });
    expect(ask(referee, { do: 'answer', game: branch, seat: 'A', answer: 'roll' }).events[0]).toMatchObject({
      type: 'lost',
      pot: 5,
    });
    const { record } = ask(referee, { do: 'record', game: branch });
    expect(ask(referee, { do: 'load', record })).toMatchObject({ notice: null, now: { moves: 1, events: 1 } });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' }); // waits for a die to be rolled by hand
    expect(ask(referee, { do: 'branch', game, dice: [6] }).now).toMatchObject({
      roll: null,
      waiting: ['A'],
      events: 1,
    });
    ask(referee, { do: 'roll', game, faces: [2] });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'resign' });
    expect(send(referee, { do: 'branch', game, seed: 2 }).refusal.rule).toBe('TABLE-BRANCH');
  });

  test('a record rebuilds the game, undo and all', () => {
    const referee = aReferee();
    const game = openPig(referee, { seed: 3, setup: { target: 30, pot: 4 } });
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'hold' });
    ask(referee, { do: 'undo', game, seat: 'A' });
    playOut(referee, game);
    const { record } = ask(referee, { do: 'record', game });
    const loaded = ask(referee, { do: 'load', record: JSON.parse(JSON.stringify(record)) }).game;
    expect(ask(referee, { do: 'events', game: loaded, seat: null }).events).toEqual(
      ask(referee, { do: 'events', game, seat: null }).events,
    );
    expect(ask(referee, { do: 'record', game: loaded }).record).toEqual(record);
  });

  test('a record of another version is entered at its snapshot, and the reply says so', () => {
    const referee = aReferee();
    const game = openPig(referee);
    ask(referee, { do: 'answer', game, seat: 'A', answer: 'roll' });
    const { record } = ask(referee, { do: 'record', game });
    const old = ask(referee, { do: 'load', record: { ...record, version: '0.9.0' } });
    expect(old.notice).toContain('version 0.9.0 of pig, this is 1.0.0');
    expect(ask(referee, { do: 'view', game: old.game, seat: 'A' })).toEqual(
      ask(referee, { do: 'view', game, seat: 'A' }),
    );
    const bare = send(referee, { do: 'load', record: { ...record, version: '0.9.0', snapshot: null } });
    expect(bare.error).toMatchObject({ path: 'record.version' });
  });

  const seeded = { kind: 'seeded', seed: 1 };
  const record = {
    sandtable: 1,
    ruleset: 'pig',
    version: '1.0.0',
    setup: { target: 30 },
    start: null,
    dice: seeded,
    undo: 'free',
    entries: [{ seat: 'A', answer: 'roll' }],
    snapshot: null,
  };
  const position = { target: 30, scores: { A: 0, B: 0 }, turn: 'A', pot: 0 };
  test.each([
    ['record', 17],
    ['record.sandtable', { ...record, sandtable: 2 }],
    ['record.ruleset', { ...record, ruleset: 'go' }],
    ['record.setup.target', { ...record, setup: { target: 'high' } }],
    ['record.dice.faces', { ...record, dice: { kind: 'scripted' } }],
    ['record.entries[0]', { ...record, entries: [{ seat: 'A', answer: 'hold' }] }],
    ['record.entries[1].answer', { ...record, entries: [...record.entries, { seat: 'A', answer: 5 }] }],
    ['record.entries[0].seat', { ...record, entries: [{ seat: 1, answer: 'roll' }] }],
    ['record.start.state.pot', { ...record, start: { state: { ...position, pot: -1 }, dice: [1, 2, 3, 4, 0] } }],
    ['record.start.dice', { ...record, start: { state: position, dice: [1] } }],
    ['record.snapshot.entries', { ...record, snapshot: { entries: 9, state: position, dice: [1, 2, 3, 4, 0] } }],
    ['record.extra', { ...record, extra: 1 }],
  ])('a corrupt record is refused at %s', (path, corrupt) => {
    const reply = send(aReferee(), { do: 'load', record: corrupt });
    expect(reply.error.path).toBe(path);
    expect(reply.error.message).toContain(path);
  });
});

describe('rules', () => {
  test('one by its id, in any case; the table has rules too', () => {
    const referee = aReferee();
    const rule = (id: string) => ask(referee, { do: 'rule', ruleset: 'pig', rule: id }).rules;
    expect(rule('pig-rul-1')).toMatchObject([{ id: 'PIG-RUL-1', see: ['PIG-05'], reason: expect.any(String) }]);
    expect(rule('TABLE-UNDO')).toMatchObject([{ title: 'Taking back' }]);
    const missing = send(referee, { do: 'rule', ruleset: 'pig', rule: 'PIG-99' });
    expect(missing.error.message).toMatch(/^rule is "PIG-99", expected a rule of pig, perhaps PIG-0/);
  });

  test('by words, the best first', () => {
    const referee = aReferee();
    const find = (words: string) =>
      ask(referee, { do: 'rule', ruleset: 'pig', words }).rules.map((rule: { id: string }) => rule.id);
    expect(find('holding')[0]).toBe('PIG-04');
    expect(find('empty pot hold')[0]).toBe('PIG-04');
    expect(find('resigned')[0]).toBe('PIG-06');
    expect(find('pig-0')).toEqual(['PIG-01', 'PIG-02', 'PIG-03', 'PIG-04', 'PIG-05', 'PIG-06']);
    expect(find('zeppelin')).toEqual([]);
    expect(ask(referee, { do: 'rule', ruleset: 'pig', words: 'pot', limit: 2 }).rules).toHaveLength(2);
  });

  test('all of them, in the order of the book, the table’s own last', () => {
    const ids = ask(aReferee(), { do: 'rule', ruleset: 'pig' }).rules.map((rule: { id: string }) => rule.id);
    expect(ids.slice(0, 2)).toEqual(['PIG-01', 'PIG-02']);
    expect(ids.at(-1)).toMatch(/^TABLE-/);
  });
});

describe('a setup', () => {
  test('is checked without opening a game, by somebody who may open none', () => {
    const referee = aReferee();
    const lobby = referee.session({ seats: [], games: [] });
    const check = (setup: unknown) => ask(lobby, { do: 'setup', ruleset: 'pig', setup }).problems;
    expect(check({ target: 20 })).toEqual([]);
    expect(check({ target: 1, more: 2 })).toEqual([
      { path: 'setup.target', message: expect.stringMatching(/^setup.target is 1, expected/) },
      { path: 'setup.more', message: expect.stringContaining('setup.more is 2') },
    ]);
    expect(referee.games.size).toBe(0);
  });
});

describe('messages that are at fault', () => {
  const game = 'g1';
  test.each([
    [{ do: 'opn' }, 'do', 'do is "opn", expected one of "rulesets", '],
    [{}, 'do', 'do is nothing, expected one of '],
    [{ do: 'open', ruleset: 'go', ready: 'x', seed: 1 }, 'ruleset', 'ruleset is "go", expected one of "pig", '],
    [{ do: 'open', ruleset: 'pig', ready: 'x', seed: 1 }, 'ready', 'ready is "x", expected one of "short", "full"'],
    [{ do: 'open', ruleset: 'pig', seed: 1 }, 'setup', 'setup is nothing, expected a setup, or in ready one of'],
    [{ do: 'open', ruleset: 'pig', ready: 'short' }, 'seed', 'seed is nothing, expected a seed, or dice instead'],
    [{ do: 'open', ruleset: 'pig', ready: 'short', seed: 1, dice: [1] }, 'dice', 'dice and seed are both given'],
    [{ do: 'open', ruleset: 'pig', ready: 'short', setup: {}, seed: 1 }, 'ready', 'ready and setup are both given'],
    [{ do: 'open', ruleset: 'pig', ready: 'short', seed: 1.5 }, 'seed', 'seed is 1.5, expected '],
    [
      { do: 'open', ruleset: 'pig', ready: 'short', dice: [0] },
      'dice[0]',
      'dice[0] is 0, expected a number of at least 1',
    ],
    [{ do: 'open', ruleset: 'pig', ready: 'short', sed: 1 }, 'sed', 'sed is 1, expected no such field'],
    [
      { do: 'open', ruleset: 'pig', ready: 'short', seed: 1, seats: ['Z'] },
      'seats[0]',
      'seats[0] is "Z", expected one of',
    ],
    [{ do: 'open', ruleset: 'pig', setup: { target: 1 }, seed: 1 }, 'setup.target', 'setup.target is 1, expected'],
    [{ do: 'view', game: 'g9', seat: null }, 'game', 'game is "g9", expected a game that is open here'],
    [{ do: 'view', game }, 'seat', 'seat is nothing, expected a string'],
    [{ do: 'view', game, seat: 'Z' }, 'seat', 'seat is "Z", expected one of "A", "B"'],
    [{ do: 'answer', game, seat: 'A' }, 'answer', 'answer is nothing, expected a value'],
    [{ do: 'events', game, seat: 'A', from: 5 }, 'from', 'from is 5, expected at most 0'],
    [{ do: 'rule', ruleset: 'pig', rule: 'PIG-01', words: 'x' }, 'words', 'words and rule are both given'],
    [{ do: 'load' }, 'record', 'record is nothing, expected a value'],
  ])('%j', (message, path, sentence) => {
    const referee = aReferee();
    openPig(referee);
    const reply = send(referee, message);
    expect(reply.error.path).toBe(path);
    expect(reply.error.message.slice(0, sentence.length)).toBe(sentence);
    expect(ask(referee, { do: 'games' }).games).toHaveLength(1);
  });

  test('several faults are all named, the first as the message', () => {
    const reply = send(aReferee(), { do: 'open', ruleset: 'pig', setup: { target: 1, tarqet: 5 }, seed: 1 });
    expect(reply.error.problems.map((p: { path: string }) => p.path)).toEqual(['setup.target', 'setup.tarqet']);
    expect(reply.error.message).toBe(reply.error.problems[0].message);
  });
});

describe('carriers', () => {
  test.each(['', '{', 'null', '[]', '5', '"x"', '{"do":{}}', '{"do":"__proto__"}', '{"__proto__":{"do":"games"}}'])(
    'the line %j is answered with an error',
    (line) => {
      const reply = JSON.parse(carryLine(aReferee(), line));
      expect(reply).toMatchObject({ id: null, ok: false, error: { message: expect.any(String) } });
    },
  );

  test('a line is answered with a line, whatever stands in it', () => {
    const reply = carryLine(aReferee(), '{"do":"open","ruleset":"pig","ready":"short","seed":"a\\nb","id":"x\\ny"}');
    expect(reply).not.toContain('\n');
    expect(JSON.parse(reply)).toMatchObject({ ok: true, id: 'x\ny' });
  });

  test('a reply that is no JSON is a bug of the ruleset, told as a line', () => {
    const [pig] = RULESETS;
    const cyclic = { ...pig!, id: 'cyclic', view: () => ({ big: 10n }) };
    const referee = aReferee(cyclic);
    ask(referee, { do: 'open', ruleset: 'cyclic', ready: 'short', seed: 1 });
    expect(JSON.parse(carryLine(referee, '{"id":1,"do":"view","game":"g1","seat":null}'))).toMatchObject({
      id: 1,
      ok: false,
      bug: { record: null },
    });
  });

  test('a port is answered through the port', () => {
    const sent: unknown[] = [];
    const port: Port = { onmessage: null, postMessage: (message) => sent.push(message) };
    carryPort(aReferee(), port);
    port.onmessage!({ data: { do: 'games', id: 4 } });
    expect(sent).toEqual([{ id: 4, ok: true, games: [] }]);
  });

  test('every request of the schema has a handler', () => {
    const referee = aReferee();
    for (const word of Object.keys(requests)) {
      const reply = send(referee, { do: word });
      expect(reply.bug, word).toBeUndefined();
    }
  });
});
