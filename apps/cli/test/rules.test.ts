import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BOTH, fileWith, folder, PIG, sandtable } from './typist.js';

describe('rules', () => {
  test('one by its id, with its reason and its links', async () => {
    const { out, code } = await sandtable([...PIG, 'rules', 'pig-rul-1', '--ruleset', 'pig']);
    expect(out).toBe(
      `PIG-RUL-1  Reaching the target with the pot (Rulings)
  A pot that would reach the target does not win by itself: it must be held.
  Why: Descriptions of the game differ; holding keeps the last roll a decision.
  See: PIG-05
`,
    );
    expect(code).toBe(0);
  });

  test('several words, the best first, in every ruleset or in one', async () => {
    const { out } = await sandtable([...BOTH, 'rules', 'winning', 'seat', '--limit', '1']);
    expect(out).toContain('[pig]\nPIG-05  Winning');
    expect(out).toContain('[sealed-bids]\nBID-04  Winning');
    const whose = await sandtable([...PIG, 'rules', 'PIG-01']);
    expect(whose.out).toContain('[pig]\nPIG-01  The turn (Turns)');
    const one = await sandtable([...BOTH, 'rules', 'winning', '--ruleset', 'sealed-bids', '--limit', '1']);
    expect(one.out).not.toContain('PIG');
  });

  test('[TABLE-UNDO] the rules of the table are told once', async () => {
    const { out } = await sandtable([...BOTH, 'rules', 'TABLE-UNDO', '--json']);
    expect(JSON.parse(out)).toMatchObject([{ ruleset: 'table', id: 'TABLE-UNDO', title: 'Taking back' }]);
  });
});

describe('content check', () => {
  const module = join(folder(), 'content.mjs');
  writeFileSync(
    module,
    `import { pig } from ${JSON.stringify(pathToFileURL(PIG[1]!).href)};
     export const shelved = { ruleset: pig, loadContent: (data) => data.dice === 6
       ? { ok: true, says: 'one die, all well.' }
       : { ok: false, problems: [
           { path: 'dice', message: 'dice is ' + data.dice + ', expected 6' },
           { path: 'more', message: 'more is missing; expected more.' },
         ] } };`,
  );

  test('says what a good file holds', async () => {
    const file = fileWith({ sandtable: 'pig', dice: 6 });
    const { out, code } = await sandtable(['--with', module, 'content', 'check', file]);
    expect(out).toBe(`${file}: one die, all well.\n`);
    expect(code).toBe(0);
  });

  test('names everything that is wrong with a bad one, a sentence each', async () => {
    const file = fileWith({ dice: 5 });
    const { err, code } = await sandtable(['--with', module, 'content', 'check', file]);
    expect(err).toBe(`${file}: dice is 5, expected 6.\n${file}: more is missing; expected more.\n`);
    expect(code).toBe(2);
  });

  test('a file for Quantum Legions says so itself', async () => {
    const good = await sandtable(['content', 'check', fileWith({ sandtable: 'quantum-legions' })]);
    expect(good.out).toContain('all is well: nothing in it.');
    const bad = await sandtable(['content', 'check', fileWith({ sandtable: 'quantum-legions', units: [{ id: 'x' }] })]);
    expect(bad.err).toContain('data.json: units[0].name is nothing, expected ');
    expect(bad.code).toBe(2);
  });
});
