import { quantumLegions, type View } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { afterEach, expect, test } from 'vitest';
import { overMessages, problemOf, type RefereePort } from '../src/port/port.js';
import { giveSeats } from '../src/worker/seats.js';

const open: RefereePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

function seated(seed?: string): { game: string; a: RefereePort; b: RefereePort } {
  const [a, b] = [new MessageChannel(), new MessageChannel()];
  const seats = [
    { seat: 'A', port: a.port2 },
    { seat: 'B', port: b.port2 },
  ];
  const wanted = { ruleset: 'quantum-legions', ready: 'SC-1', ...(seed !== undefined && { seed }) };
  const news = giveSeats(new Referee([quantumLegions]), { open: wanted, seats }, () => 'nobody knows');
  const opened = news!.opened;
  if (!opened.ok) throw new Error(problemOf(opened)!);
  const ports = { a: overMessages(a.port1), b: overMessages(b.port1) };
  open.push(ports.a, ports.b);
  return { game: opened.game, ...ports };
}

test('[QL-HID-06] a seat’s port gives the view of that seat, and refuses every other', async () => {
  const { game, a } = seated('7');
  const own = await a.ask<'view'>({ do: 'view', game, seat: 'A' });
  expect(own.ok && (own.view as View).seat).toBe('A');
  const secrets = await Promise.all([
    a.ask<'view'>({ do: 'view', game, seat: 'B' }),
    a.ask<'events'>({ do: 'events', game, seat: 'B' }),
    a.ask<'options'>({ do: 'options', game, seat: 'B' }),
    a.ask<'record'>({ do: 'record', game }),
    a.ask<'fork'>({ do: 'fork', game }),
  ]);
  for (const reply of secrets) expect(reply).toMatchObject({ ok: false, refusal: {} });
  expect(secrets[0]).toMatchObject({ refusal: { rule: 'TABLE-SECRET' } });
});

test('a port plays its own seat only, and opens no second game to look at', async () => {
  const { game, a } = seated('7');
  const answer = { type: 'Resign' };
  expect(await a.ask<'answer'>({ do: 'answer', game, seat: 'B', answer })).toMatchObject({
    refusal: { rule: 'TABLE-SEAT' },
  });
  expect(await a.ask<'open'>({ do: 'open', ruleset: 'quantum-legions', ready: 'SC-1', seed: 7 })).toMatchObject({
    refusal: { rule: 'TABLE-OPEN' },
  });
});

test('replies find their requests, also when many are under way', async () => {
  const { game, a } = seated('7');
  const rules = ['QL-ACT-01', 'QL-MOV-03', 'QL-ATK-01'];
  const replies = await Promise.all([
    ...rules.map((rule) => a.ask<'rule'>({ do: 'rule', ruleset: 'quantum-legions', rule })),
    a.ask<'question'>({ do: 'question', game, seat: 'A' }),
  ]);
  expect(replies.slice(0, 3).map((reply) => 'rules' in reply && reply.rules[0]!.id)).toEqual(rules);
});

test('the lobby lists what can be played and knows of no game', async () => {
  const { port1, port2 } = new MessageChannel();
  const referee = new Referee([quantumLegions]);
  referee.handle({ do: 'open', ruleset: 'quantum-legions', ready: 'SC-1', seed: 1 });
  expect(giveSeats(referee, { lobby: true, port: port2 }, () => '')).toBeNull();
  const lobby = overMessages(port1);
  open.push(lobby);
  const listed = await lobby.ask<'rulesets'>({ do: 'rulesets' });
  expect(listed.ok && listed.rulesets[0]!.ready[0]!.id).toBe('SC-1');
  expect(await lobby.ask<'games'>({ do: 'games' })).toMatchObject({ games: [] });
  expect(await lobby.ask<'view'>({ do: 'view', game: 'g1', seat: null })).toMatchObject({ ok: false, error: {} });
});

test('a game that does not exist is no game, said in a sentence', () => {
  const { opened } = giveSeats(
    new Referee([quantumLegions]),
    { open: { ruleset: 'quantum-legions', ready: 'SC-99' }, seats: [] },
    () => 'x',
  )!;
  expect(problemOf(opened)).toMatch(/^ready is "SC-99", expected one of "SC-1"/);
});
