import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { carryLine, type Do, requests } from '../src/index.js';
import { aReferee, ask } from './desk.js';

const FILE = new URL('../../../docs/referee.md', import.meta.url);
const BLOCK = /```transcript\n(.*?)```/gs;

/** Plays the requests of a transcript and writes down what comes back. */
function played(transcript: string): string {
  const referee = aReferee();
  const lines = transcript.split('\n').filter((line) => line.startsWith('> '));
  return lines.map((line) => `${line}\n< ${carryLine(referee, line.slice(2))}\n`).join('');
}

test('the transcript in docs/referee.md is what a referee says (GOLDEN=write rewrites it)', () => {
  const page = readFileSync(FILE, 'utf8');
  const now = page.replace(BLOCK, (_, transcript: string) => `\`\`\`transcript\n${played(transcript)}\`\`\``);
  if (process.env.GOLDEN === 'write') writeFileSync(FILE, now);
  expect(readFileSync(FILE, 'utf8')).toBe(now);
});

test('the transcript shows a refusal, an error and an end, and the table names every request with its fields', () => {
  const page = readFileSync(FILE, 'utf8');
  const replies = [...page.matchAll(/^< (.*)$/gm)].map((match) => JSON.parse(match[1]!));
  expect(replies.some((reply) => reply.refusal)).toBe(true);
  expect(replies.some((reply) => reply.error)).toBe(true);
  expect(replies.some((reply) => reply.now?.over)).toBe(true);
  const { record } = replies.find((reply) => reply.record);
  ask(aReferee(), { do: 'load', record });

  const rows = new Map([...page.matchAll(/^\| `(\w+)` \| ([^|]*)\|/gm)].map((match) => [match[1]!, match[2]!]));
  for (const word of Object.keys(requests) as Do[]) {
    const named = [...(rows.get(word) ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1]!);
    const fields = Object.keys(requests[word].shape).filter((field) => field !== 'id' && field !== 'do');
    expect(named.sort(), word).toEqual(fields.sort());
  }
});
