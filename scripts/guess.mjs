// `node scripts/guess.mjs SEED`: twenty rule ids drawn from all that code cites, with their titles. Guess the file of each by folder and
// file name alone; `node scripts/guess.mjs SEED FILE` tells how many guesses (lines of `ID path/below/src.ts`) hit a file that cites it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ready } from './ready.mjs';
import { CODE, ROOT, readTree } from './workspace.mjs';

const COMPLETE = ['quantum-legions', 'fictioneers-legacy', 'legends'];
const DRAWN = 20;

/** Every rule that stands in code outside rulebook and content: what it is called, and the files it stands in. */
async function citedRules() {
  const found = [];
  for (const id of COMPLETE) {
    const src = `packages/rules/${id}/src`;
    const tree = Object.entries(
      readTree(ROOT, [src], (path) => CODE.test(path) && !/\/src\/(rulebook|content)/.test(path)),
    );
    const { RULES } = await import(pathToFileURL(join(ROOT, `packages/rules/${id}/dist/rulebook.js`)).href);
    for (const [rule, { title, chapter }] of Object.entries(RULES)) {
      const files = tree.filter(([, text]) => text.includes(rule)).map(([path]) => path.slice(src.length + 1));
      if (files.length > 0) found.push({ rule, title, chapter, files });
    }
  }
  return found;
}

const [seed, guesses] = process.argv.slice(2);
if (!ready()) process.exit(1);
const { SeededDice } = await import(pathToFileURL(join(ROOT, 'packages/dice/dist/index.js')).href);
const rules = await citedRules();
const dice = new SeededDice(`draw/${seed}`);
const drawn = Array.from({ length: DRAWN }, () => rules.splice(dice.below(rules.length), 1)[0]);
if (guesses === undefined) for (const { rule, title, chapter } of drawn) console.log(`${rule}  ${title} (${chapter})`);
else {
  const lines = readFileSync(guesses, 'utf8').trim().split('\n');
  const guessed = new Map(lines.map((line) => line.split(/\s+/)));
  const hits = drawn.filter(({ rule, files }) => files.includes(guessed.get(rule)));
  for (const one of drawn)
    console.log(`${hits.includes(one) ? 'hit ' : 'miss'} ${one.rule} ${guessed.get(one.rule)}: ${one.files.join(' ')}`);
  console.log(`${hits.length} of ${DRAWN}`);
}
