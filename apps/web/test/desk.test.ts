import { quantumLegions, type View } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { afterEach, expect, test } from 'vitest';
import { overMessages, type RefereePort } from '../src/port/port.js';
import type { DeskReply, DeskRequest, OpenGame, Players } from '../src/port/seating.js';
import { Desk } from '../src/worker/desk.js';
import { aRoom } from './room.js';

const open: RefereePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

const AGAINST_BOT: Players = { A: 'person', B: 'recruit' };

function aDesk(referee = new Referee([quantumLegions])): Desk {
  return new Desk(referee, aRoom());
}

type Ask = { [W in DeskRequest['do']]: Omit<Extract<DeskRequest, { do: W }>, 'id'> }[DeskRequest['do']];

const ask = (desk: Desk, request: Ask): Promise<DeskReply> => desk.handle({ id: 1, ...request } as DeskRequest);

async function opened(desk: Desk, players: Players, more: object = {}): Promise<string> {
  const wanted = { ruleset: 'quantum-legions', ready: 'SC-1', seed: '7', players, ...more };
  const reply = await ask(desk, { do: 'open', wanted });
  if (!reply.ok) throw new Error(reply.problem);
  return (reply.reply as OpenGame).game;
}

async function portTo(desk: Desk, request: { do: 'sit' | 'bot'; game: string; seat: string }): Promise<RefereePort> {
  const { port1, port2 } = new MessageChannel();
  const reply = await ask(desk, { ...request, port: port2 });
  if (!reply.ok) throw new Error(reply.problem);
  const port = overMessages(port1);
  open.push(port);
  return port;
}

async function seated(): Promise<{ game: string; a: RefereePort }> {
  const desk = aDesk();
  const game = await opened(desk, AGAINST_BOT);
  return { game, a: await portTo(desk, { do: 'sit', game, seat: 'A' }) };
}

test('[QL-HID-06] a seat’s port gives the view of that seat, and refuses every other', async () => {
  const { game, a } = await seated();
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
  const { game, a } = await seated();
  const answer = { type: 'Concede' };
  expect(await a.ask<'answer'>({ do: 'answer', game, seat: 'B', answer })).toMatchObject({
    refusal: { rule: 'TABLE-SEAT' },
  });
  expect(await a.ask<'open'>({ do: 'open', ruleset: 'quantum-legions', ready: 'SC-1', seed: 7 })).toMatchObject({
    refusal: { rule: 'TABLE-OPEN' },
  });
});

test('replies find their requests, also when many are under way', async () => {
  const { game, a } = await seated();
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
  await ask(aDesk(referee), { do: 'lobby', port: port2 });
  const lobby = overMessages(port1);
  open.push(lobby);
  const listed = await lobby.ask<'rulesets'>({ do: 'rulesets' });
  expect(listed.ok && listed.rulesets[0]!.ready[0]!.id).toBe('SC-1');
  expect(await lobby.ask<'games'>({ do: 'games' })).toMatchObject({ games: [] });
  expect(await lobby.ask<'view'>({ do: 'view', game: 'g1', seat: null })).toMatchObject({ ok: false, error: {} });
});

test.each([
  ['a game that does not exist', { ready: 'SC-99' }, /^ready is "SC-99", expected one of "SC-1"/],
  ['a seat that nobody plays', { players: { A: 'person' } as Players }, /players\.B is missing/],
])('%s is no game, said in a sentence', async (_, more, sentence) => {
  await expect(opened(aDesk(), AGAINST_BOT, more)).rejects.toThrow(sentence);
});

test('[TABLE-SECRET] the page takes no seat of a bot, and a bot none of a person', async () => {
  const desk = aDesk();
  const game = await opened(desk, AGAINST_BOT);
  await expect(portTo(desk, { do: 'sit', game, seat: 'B' })).rejects.toThrow('Nobody at this screen plays B.');
  await expect(portTo(desk, { do: 'bot', game, seat: 'A' })).rejects.toThrow('No program plays A.');
});

test('[TABLE-SECRET] two persons at one screen: the port of who was there before is cut off', async () => {
  const desk = aDesk();
  const game = await opened(desk, { A: 'person', B: 'person' });
  const a = await portTo(desk, { do: 'sit', game, seat: 'A' });
  expect(await a.ask<'view'>({ do: 'view', game, seat: 'A' })).toMatchObject({ ok: true });
  const b = await portTo(desk, { do: 'sit', game, seat: 'B' });
  expect(await b.ask<'view'>({ do: 'view', game, seat: 'A' })).toMatchObject({ refusal: { rule: 'TABLE-SECRET' } });
  expect(await a.ask<'view'>({ do: 'view', game, seat: 'A' })).toMatchObject({ refusal: { rule: 'TABLE-SEAT' } });
});
