import type { AnyRuleset } from '@sandtable/kernel';
import { expect } from 'vitest';
import { pig } from '../../../examples/rulesets/pig.js';
import { sealedBids } from '../../../examples/rulesets/sealed-bids.js';
import { type Authority, bug, type Do, error, Referee, refused, replies, type Session } from '../src/index.js';
import { toJsonSchema } from '../src/json-schema.js';

export const RULESETS = [pig, sealedBids] as unknown as readonly AnyRuleset[];

export function aReferee(...more: AnyRuleset[]): Referee {
  return new Referee([...RULESETS, ...more], { jsonSchema: toJsonSchema });
}

type Answering = Pick<Session, 'handle'>;
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever a reply holds
type AnyReply = any;

const CHANGES = ['answer', 'roll', 'undo'];

/** A change is for the present moment, unless it says which it is for. */
function timed(to: Answering, message: Record<string, unknown>): Record<string, unknown> {
  if (!CHANGES.includes(message.do as string) || 'at' in message) return message;
  const told = to.handle({ do: 'moments', game: message.game }) as AnyReply;
  return { ...message, at: told.ok ? told.moments.length - 1 : 0 };
}

/** Sends a message and holds the reply against the schema of its kind: no test can pass on a reply outside the protocol. */
export function send(to: Answering, message: Record<string, unknown>): AnyReply {
  const reply: AnyReply = to.handle(JSON.parse(JSON.stringify(timed(to, message))));
  const schema = reply.ok ? replies[message.do as Do] : reply.error ? error : reply.refusal ? refused : bug;
  const fits = schema.safeParse(JSON.parse(JSON.stringify(reply)));
  expect(fits.error?.issues ?? [], JSON.stringify(reply)).toEqual([]);
  expect(reply.id).toEqual(message.id ?? null);
  return reply;
}

/** Sends a message that must succeed. */
export function ask(to: Answering, message: Record<string, unknown>): AnyReply {
  const reply = send(to, message);
  expect(reply, JSON.stringify(message)).toMatchObject({ ok: true });
  return reply;
}

export function openPig(to: Answering, more: Record<string, unknown> = { seed: 1 }): string {
  return ask(to, { do: 'open', ruleset: 'pig', setup: { target: 30 }, ...more }).game;
}

export function openBids(to: Answering, more: Record<string, unknown> = { seed: 1 }): string {
  return ask(to, { do: 'open', ruleset: 'sealed-bids', ready: 'five', ...more }).game;
}

/** Plays the first option for whoever is waited for, until the game ends. */
export function playOut(to: Answering, game: string): void {
  for (;;) {
    const [held] = ask(to, { do: 'games' }).games.filter((g: { game: string }) => g.game === game);
    if (held.now.over) return;
    const seat = held.now.waiting[0];
    const { options } = ask(to, { do: 'options', game, seat });
    ask(to, { do: 'answer', game, seat, answer: options.at(-1) });
  }
}

/** Two connections to one game, each with a seat of its own. */
export function twoSeats(referee: Referee, game: string, more: Authority = {}): readonly [Session, Session] {
  return [
    referee.session({ seats: ['A'], games: [game], ...more }),
    referee.session({ seats: ['B'], games: [game], ...more }),
  ];
}
