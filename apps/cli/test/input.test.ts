import { expect, test } from 'vitest';
import { RULESETS } from '../src/rulesets.js';
import { fileWith, folder, PIG, sandtable } from './typist.js';

const OURS = RULESETS.map(({ ruleset }) => ruleset);
const missing = `${folder()}/none.json`;
const notJson = fileWith('{"target": ');
const wrongSetup = fileWith({ target: 'high', extra: 1 });
const there = fileWith({});
const noScenario = fileWith({ scenario: 'SC-99' });

test.each([
  [['plya'], "Unknown command 'plya' (Did you mean play?)."],
  [['play', '--bogus'], "Unknown option '--bogus'."],
  [['play', 'extra'], "Too many arguments for 'play', expected 0 arguments but got 1."],
  [['sim', '--bots', 'a,b', '--games', 'x'], '--games is "x", expected a whole number of at least 1.'],
  [['sim', '--bots', 'a,b', '--games', '0'], '--games is "0", expected a whole number of at least 1.'],
  [['sim', '--bots', 'a,b', '--workers', '1.5'], '--workers is "1.5", expected a whole number of at least 0.'],
  [['sim'], "Required option '--bots <names>' not specified."],
  [['replay'], "Missing required argument 'file'."],
  [['replay', 'x', '--export', 'pdf'], '--export is "pdf", expected one of "text", "record".'],
  [['play', '--undo', 'often'], '--undo is "often", expected one of "free", "always", "never".'],
  [['--with', missing, 'rules', 'x'], `--with is ${shown(missing)}, expected a JavaScript module (there is none).`],
  [
    [...PIG, 'play', '--ruleset', 'go'],
    `--ruleset is "go", expected one of "pig", ${OURS.map(({ id }) => `"${id}"`).join(', ')}.`,
  ],
  [[...PIG, 'play', '--scenario', 'x'], '--scenario is "x", expected one of "short", "full".'],
  [
    [...PIG, 'play', '--setup', missing],
    `--setup is ${shown(missing)}, expected a file that can be read (there is none).`,
  ],
  [[...PIG, 'play', '--setup', notJson], `${notJson}: the file is not JSON: `],
  [[...PIG, 'play', '--setup', wrongSetup], `${wrongSetup}: target is "high", expected a number; `],
  [[...PIG, 'play', '--setup', 'x', '--scenario', 'y'], '--setup and --scenario are both given, expected one of them.'],
  [['play', '--setup', noScenario], `${noScenario}: scenario is "SC-99", expected one of SC-1, `],
  [['sim', '--bots', 'random,random', '--setup', noScenario], `${noScenario}: scenario is "SC-99", expected one of `],
  [[...PIG, 'play', '--seat', 'Z'], '--seat is "Z", expected one of "A", "B".'],
  [[...PIG, 'play', '--bot', 'zed'], '--bot is "zed", expected one of "random", '],
  [[...PIG, 'play', '--hotseat', '--bot', 'greedy'], '--hotseat and --bot are both given, expected one of them.'],
  [[...PIG, 'play', '--save', there], `--save is ${shown(there)}, expected a file that is not there yet; `],
  [
    [...PIG, 'play', '--load', missing],
    `--load is ${shown(missing)}, expected a file that can be read (there is none).`,
  ],
  [[...PIG, 'play', '--load', there], `${there}: sandtable is nothing, expected 1.`],
  [
    [...PIG, 'play', '--load', there, '--seed', '1'],
    '--seed and --load are both given, but a saved game brings its own.',
  ],
  [[...PIG, 'sim', '--bots', 'random'], '--bots is "random", expected 2 names with commas between them, for A, B.'],
  [
    [...PIG, 'sim', '--bots', 'random,random', '--from', '3'],
    '--from is "3", expected a multiple of 2: games on the same dice stay together.',
  ],
  [[...PIG, 'sim', '--bots', 'random,zed'], '--bots is "zed", expected one of "random", '],
  [
    [...PIG, 'rules', 'zeppelin'],
    `QUERY is "zeppelin", expected a rule id or words that occur in the rules of ${[{ title: 'Pig' }, ...OURS].map(({ title }) => title).join(' or ')}.`,
  ],
  [
    [...PIG, 'content', 'check', missing],
    `FILE is ${shown(missing)}, expected a file that can be read (there is none).`,
  ],
  [[...PIG, 'content', 'check', there], "Pig takes no content of a player's own."],
  [
    [...PIG, 'content', 'check', fileWith({ sandtable: 'go' })],
    '/data.json: sandtable is "go", expected one of "pig", ',
  ],
])('%j is refused in one sentence, with exit code 2', async (args, sentence) => {
  const { code, out, err } = await sandtable(args);
  expect(err).toContain(sentence);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
  expect(out).toBe('');
  expect(code).toBe(2);
});

function shown(text: string): string {
  const whole = JSON.stringify(text);
  return whole.length > 60 ? `${whole.slice(0, 57)}...` : whole;
}

test('without a command the help is shown, and that is no success', async () => {
  const { code, err } = await sandtable([]);
  expect(err).toContain('Usage: sandtable [options] [command]');
  expect(code).toBe(2);
});

test.each([[['--help']], [['play', '--help']], [['sim', '--help']], [['content', 'check', '--help']]])(
  '%j is help, and success',
  async (args) => {
    const { code, out, err } = await sandtable(args);
    expect(out).toContain('Usage: sandtable');
    expect(err).toBe('');
    expect(code).toBe(0);
  },
);
