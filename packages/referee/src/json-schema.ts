import { recordSchema, type Schema } from '@sandtable/kernel';
import * as z from 'zod/mini';
import {
  bug,
  type Do,
  error,
  event,
  momentEntry,
  now,
  present,
  question,
  refusal,
  refused,
  replies,
  requests,
  ruleEntry,
  rulesetEntry,
  thrown,
} from './protocol.js';

/** What each request is for, in the words of the schema and the documentation. */
export const WHAT_FOR: Readonly<Record<Do, string>> = {
  rulesets:
    'Lists the rulesets. With full, also the setups of their ready games and JSON Schemas of setups, of query arguments, and for each kind of question of its answer and of its data.',
  rule: 'Looks up one rule by its id, or rules by words, the best first; without either, the whole book in its order.',
  setup: 'Whether a game could be opened from a setup, and everything that is wrong with it. Opens nothing.',
  games: 'Lists the games that are open on this connection.',
  open: 'Opens a game from a setup or a ready game, with a seed, or with dice: scripted faces or a dice record. seats limits this connection to those seats of the game.',
  load: 'Opens the game of a record.',
  view: 'What a seat sees; null sees what everybody may see. With at, what it saw after so many entries of the journal; with open, with nothing hidden.',
  sight:
    'All that a seat may know, in the midst of an act too: how the table looked at the last boundary, and what the seat knows of what was given since. For programs that think in its place.',
  question: 'What a seat is asked now, or null.',
  options:
    'The legal answers to the question, and the asides (resigning and the like). Where finite is false they are good ones among endlessly many.',
  check: 'Whether an answer would be refused, and why. Changes nothing.',
  answer:
    'Answers for a seat. What happened is told as that seat sees it. With at, the moment that the answer is meant for: what comes late is refused with the present beside it, and the same message sent twice counts once.',
  roll: 'Says what fell where dice are rolled by hand, or where scripted dice have run out. at as in answer.',
  undo: 'Takes back the last moves, as far as the table allows it. at as in answer.',
  events:
    'What happened, from entry from of the log on, as a seat sees it. With say, also as sentences; with open, with nothing hidden.',
  moments:
    'How the game stood at its opening and after each entry of its journal, from one of these moments on: who did what, the moves that stood and the events in the log. at of other requests counts them.',
  query: 'Asks one of the queries of the ruleset about what a seat sees, or with at about what it saw.',
  odds: 'The query named odds.',
  luck: 'The throws so far as a seat saw them, each with what came of it and the chances of all that could have; null where the ruleset tells none. Throws taken back are left out.',
  fork: 'A second game at this very moment, with the same dice to come.',
  branch: 'A second game from this moment on, or from the moment at, with dice of its own.',
  record: 'The record of the game so far: it rebuilds the game.',
  close: 'Forgets a game.',
};

/** A schema as JSON Schema; what JSON Schema has no words for is left open. */
export function toJsonSchema(schema: Schema): unknown {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', override: plainIntegers });
  return rest;
}

/** Any whole number is meant: that JavaScript's end somewhere is nobody's business. */
function plainIntegers({ jsonSchema }: { jsonSchema: { type?: unknown; minimum?: unknown; maximum?: unknown } }): void {
  if (jsonSchema.type !== 'integer') return;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** The whole protocol as one JSON Schema: a line to the referee is a `Request`, a line from it a `Reply`. */
export function protocolSchema(): object {
  const registry = z.registry<{ id: string; description?: string }>();
  const name = (id: string, schema: z.core.$ZodType, description?: string) =>
    registry.add(schema, { id, ...(description && { description }) });
  name('Record', recordSchema, 'The record is the game: it rebuilds every event of it.');
  name('Now', now, 'How a game stands: whom it waits for, or how it ended.');
  name('Question', question, 'What a seat is asked.');
  name('Event', event, 'Something that happened, with the rule that caused it.');
  name('Throw', thrown, 'A throw of the dice: what came of it, and the chance of each number that could have.');
  name('Moment', momentEntry, 'A moment of a game: the opening, or what one entry of its journal led to.');
  name('Rule', ruleEntry, 'One rule, in our own words.');
  name('Ruleset', rulesetEntry, 'A ruleset, and how its games are opened, asked and queried.');
  name('Refusal', refusal, 'Why an answer would be refused.');
  name('Error', error, 'The message could not be understood, or names something that is not there. path is the field.');
  name('Present', present, 'How a game stands for a seat, for who has missed something.');
  name('Refused', refused, 'A rule of the game or of the table forbids it. Nothing has changed.');
  name('Bug', bug, 'A fault of the ruleset itself. The game stands where it stood; the record makes the fault again.');
  for (const word of Object.keys(requests) as Do[]) {
    name(`request.${word}`, requests[word], WHAT_FOR[word]);
    name(`reply.${word}`, replies[word]);
  }
  const { schemas } = z.toJSONSchema(registry, {
    metadata: registry,
    uri: (id) => `#/$defs/${id}`,
    override: plainIntegers,
  });
  const parts = Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
  );
  const ref = (id: string) => ({ $ref: `#/$defs/${id}` });
  const words = Object.keys(requests);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'The referee protocol of Sandtable',
    description: 'Every line to the referee is a Request, every line from it a Reply. See referee.md.',
    anyOf: [ref('Request'), ref('Reply')],
    $defs: {
      Request: { oneOf: words.map((word) => ref(`request.${word}`)) },
      Reply: { anyOf: [...words.map((word) => ref(`reply.${word}`)), ref('Error'), ref('Refused'), ref('Bug')] },
      ...parts,
    },
  };
}
