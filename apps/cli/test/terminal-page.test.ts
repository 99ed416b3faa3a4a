import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { run } from '../src/run.js';
import { quantumLegionsTable } from '../src/tables/quantum-legions.js';
import { folder, Typist } from './typist.js';

const root = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const page = readFileSync(root('docs/terminal.md'), 'utf8');

/** A terminal that shows what was typed where it was typed. */
class Echo extends Typist {
  override async ask(prompt: string): Promise<string | null> {
    const line = await super.ask(prompt);
    this.out = `${this.out.slice(0, -1)}${line ?? ''}\n`;
    return line;
  }
}

test('the transcript on the page is what the program says', async () => {
  const [, chapter] = /### Quantum Legions\n(.*)/s.exec(page)!;
  const [, transcript] = /```text\n(.*?)```/s.exec(chapter!)!;
  const typed = [...transcript!.matchAll(/^A> (.*)$/gm)].map(([, line]) => line!);
  expect(typed).toContain('attack b1');
  const [, args] = /`npx sandtable (play --setup .*?)`/.exec(page)!;
  const echo = new Echo([...typed, 'quit'], true);
  const flags = args!.split(' ').map((arg) => (arg.startsWith('examples/') ? root(arg) : arg));
  await run([...flags, '--save', join(folder(), 'game.json')], echo);
  expect(echo.out).toContain(transcript!);
});

test('the page names every command of the table', () => {
  for (const { word } of quantumLegionsTable.commands!) expect(page).toMatch(new RegExp(`\`${word}[ \`]`));
});
