import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { run } from '../src/run.js';
import { BIDS, cursed, fileWith, folder, PIG, readRecord, sandtable, Typist } from './typist.js';

const saveIn = (at: string = folder()): string => join(at, 'game.json');

function pigGame(lines: readonly string[], ...more: string[]) {
  const file = saveIn();
  const against = more.includes('--hotseat') || more.includes('--bot') ? [] : ['--bot', 'greedy'];
  const args = [...PIG, 'play', '--seed', '3', '--save', file, ...against, ...more];
  return sandtable(args, lines).then((ran) => ({ ...ran, file }));
}

describe('play', () => {
  test('options by number and by name; what happens is told with its rules', async () => {
    const { code, out, err } = await pigGame(['1', 'hold', 'quit'], '--bot', 'greedy');
    expect(err).toBe('');
    expect(out).toContain('A short game, to 30. Seed 3.');
    expect(out).toContain('A: you, B: greedy.');
    expect(out).toContain('  1. roll\n  - also: resign');
    expect(out).toContain('A rolls a 2: 2 in the pot. [PIG-02]');
    expect(out).toContain('A holds 2 and stands at 2. [PIG-04]');
    expect(code).toBe(0);
  });

  test('is saved after every answer, goes on where it was, and saves there again', async () => {
    const { file, out } = await pigGame(['roll', 'hold']); // the input ends: as if the window were closed
    expect(out).toContain(`The game is saved: sandtable play --load ${file}`);
    const before = readRecord(file).entries;
    expect(before.slice(0, 2)).toEqual([
      { seat: 'A', answer: 'roll' },
      { seat: 'A', answer: 'hold' },
    ]);
    const again = await sandtable([...PIG, 'play', '--load', file, '--bot', 'greedy'], ['resign']);
    expect(again.out).toContain('B has won: resignation [PIG-06].');
    expect(readRecord(file).entries).toEqual([...before, { seat: 'A', answer: 'resign' }]);
    expect(readdirSync(join(file, '..'))).toEqual(['game.json']);
  });

  test('a bot plays the same after a reload as without one', async () => {
    const whole = await pigGame(['roll', 'hold', 'roll', 'hold', 'quit'], '--bot', 'random');
    const first = await pigGame(['roll', 'hold'], '--bot', 'random');
    await sandtable([...PIG, 'play', '--load', first.file, '--bot', 'random'], ['roll', 'hold', 'quit']);
    expect(readRecord(first.file).entries).toEqual(readRecord(whole.file).entries);
  });

  test('who sat there sits there again, unless somebody else is named', async () => {
    const { file } = await pigGame(['roll', 'hold'], '--seat', 'B', '--bot', 'greedy');
    const goOn = async (...more: string[]) => (await sandtable([...PIG, 'play', '--load', file, ...more])).out;
    expect(await goOn()).toContain('A: greedy, B: you.');
    expect(await goOn('--bot', 'random')).toContain('A: you, B: random.');
    expect(await goOn()).toContain('A: you, B: random.');
    expect(await goOn('--hotseat')).toContain('A: you, B: you.');
    const stranger = await sandtable([...PIG, 'play', '--load', file, '--seat', 'Z']);
    expect(stranger.err).toBe('--seat is "Z", expected one of "A", "B".\n');
  });

  test('a record goes on in a file of its own and stays as it is; so does a game saved elsewhere', async () => {
    const { file } = await pigGame(['roll', 'hold'], '--bot', 'greedy');
    const [copy, record, third] = [saveIn(), saveIn(), saveIn()];
    await sandtable([...PIG, 'play', '--load', file, '--save', copy], [`save ${record}`, 'roll', 'quit']);
    const before = readRecord(file).entries;
    expect(readRecord(copy).entries.slice(0, before.length + 1)).toEqual([...before, { seat: 'A', answer: 'roll' }]);
    const exported = readFileSync(record, 'utf8');
    expect(JSON.parse(exported).entries).toEqual(before);
    const { out } = await sandtable([...PIG, 'play', '--load', record, '--save', third, '--hotseat'], ['resign']);
    expect(out).toContain(`Saved in ${third}.`);
    expect(readRecord(third).entries).toEqual([...before, { seat: 'A', answer: 'resign' }]);
    expect(readFileSync(record, 'utf8')).toBe(exported);
    const { out: again } = await sandtable([...PIG, 'replay', third, '--export', 'record']);
    expect(JSON.parse(again)).toEqual(readRecord(third));
  });

  test('[TABLE-LATE] who answers what another terminal has answered is told, and goes on with that game', async () => {
    const { file } = await pigGame([], '--hotseat');
    class Slow extends Typist {
      override async ask(prompt: string): Promise<string | null> {
        if (this.out.includes('Late')) return super.ask(prompt);
        await sandtable([...PIG, 'play', '--load', file], ['roll']); // the other terminal, while this one thinks
        this.out += 'Late\n';
        return super.ask(prompt);
      }
    }
    const slow = new Slow(['resign', 'quit']);
    expect(await run([...PIG, 'play', '--load', file], slow)).toBe(0);
    expect(slow.out.split('Late')[1]).toMatch(/Refused by TABLE-LATE: .*\n.*A rolls a 2: 2 in the pot/s);
    expect(readRecord(file).entries).toEqual([{ seat: 'A', answer: 'roll' }]);
  });

  test('without --save the game is kept in a file of its own', async () => {
    const at = folder();
    const home = process.cwd();
    process.chdir(at);
    try {
      const { out } = await sandtable([...PIG, 'play', '--hotseat'], []);
      const [file] = readdirSync(join(at, '.sandtable'));
      expect(file).toMatch(/^pig-\d{4}-\d\d-\d\d-/);
      expect(out).toContain(`Saved in ${join('.sandtable', file!)}`);
    } finally {
      process.chdir(home);
    }
  });

  test('a refusal is told with its rule, why gives the text, and nothing changes', async () => {
    const { out, file } = await pigGame(['hold', 'why', 'why hold', 'why roll', 'quit'], '--hotseat');
    expect(out).toContain('Refused by PIG-04: The pot is empty: there is nothing to hold. ("why" tells the rule.)');
    expect(out.match(/PIG-04 {2}Holding \(Turns\)/g)).toHaveLength(2);
    expect(out).toContain('Nothing forbids that.');
    expect(readRecord(file).entries).toEqual([]);
  });

  test('nonsense is told in one sentence each', async () => {
    const { out, code } = await pigGame(['9', 'fold', '{"x"', 'undo x', 'log 0', 'rule', 'reach 1', '', '  ', 'quit']);
    expect(out).toContain('9 is no option: expected 1 to 1.');
    expect(out).toContain('answer is "fold", expected one of "roll", "hold", "resign"');
    expect(out).toContain('{"x" is not JSON.');
    expect(out).toContain('undo x: expected how many moves to take back.');
    expect(out).toContain('log 0: expected how many lines to show.');
    expect(out).toContain('rule: expected a rule id or words to look up.');
    expect(code).toBe(0);
  });

  test('help, options, show, odds, rule, log, save', async () => {
    const copy = saveIn();
    const lines = ['help', 'options res', 'options zzz', '/show', 'odds {"rolls":1}', 'odds {"rolls":0}', 'odds x'];
    const { out } = await pigGame(['roll', ...lines, 'rule PIG-05', 'rule zeppelin', 'log', `save ${copy}`, 'quit']);
    expect(out).toContain('Type the number or the name of an option, or:');
    expect(out).toContain('- also: resign');
    expect(out).toContain('No option has "zzz" in it.');
    expect(out.match(/^target: 30$/gm)!.length).toBeGreaterThanOrEqual(2);
    expect(out).toContain('kept: 0.8333333333333334');
    expect(out).toContain('args.rolls is 0, expected a number of at least 1');
    expect(out).toContain('x is not JSON, as in: odds {"field": 1}');
    expect(out).toContain('PIG-05  Winning (The end)');
    expect(out).toContain('Nothing in the rules matches "zeppelin".');
    expect(out).toContain(`Saved to ${copy}.`);
    expect(readRecord(copy).entries).toHaveLength(1);
  });

  test('[TABLE-UNDO] undo goes back to the own last move, as far as the table allows', async () => {
    const strict = await pigGame(['roll', 'undo', 'quit']);
    expect(strict.out).toContain('Refused by TABLE-UNDO: Dice have fallen');
    const easy = await pigGame(['roll', 'hold', 'undo', 'undo', 'undo', 'quit'], '--undo', 'always', '--bot', 'greedy');
    const { entries } = readRecord(easy.file);
    const undone = entries.filter((entry: object) => 'undo' in entry);
    expect(undone[0].undo).toBe(entries.findIndex((entry: object) => 'undo' in entry) - 1); // the bot's moves and the hold
    expect(undone[1].undo).toBe(1);
    expect(easy.out).toContain('A takes back a move. [TABLE-UNDO]');
    expect(easy.out).toContain('moves is 1, expected none: there is nothing to take back');
  });

  test('dice by hand, for both sides', async () => {
    const { out, file } = await pigGame(
      ['roll', 'x', '7', '3 4', '4', 'hold', '1', 'quit'],
      '--manual-dice',
      '--bot',
      'greedy',
    );
    expect(out).toContain('Dice by hand.');
    expect(out).toContain('Roll 1d6 for A (PIG-02), faces: ');
    expect(out).toContain('x is no face: expected 1 to 6.');
    expect(out).toContain('7 is no face: expected 1 to 6.');
    expect(out).toContain('Those are 2 faces, expected 1.');
    expect(out).toContain('Roll 1d6 for B (PIG-02), faces: ');
    expect(readRecord(file).entries.filter((entry: object) => 'faces' in entry)).toEqual([
      { faces: [4] },
      { faces: [1] },
    ]);
  });

  test('a position from a file, to its end', async () => {
    const setup = fileWith({ target: 20, scores: { A: 15, B: 0 }, pot: 5 });
    const { out, code } = await sandtable([...PIG, 'play', '--setup', setup, '--save', saveIn()], ['hold']);
    expect(out).toContain('A wins. [PIG-05]');
    expect(out).toContain('A has won: score [PIG-05].');
    expect(code).toBe(0);
  });

  test('[TABLE-SECRET] at one screen each sees their own, and the screen is cleared between them', async () => {
    const args = [...BIDS, 'play', '--hotseat', '--seed', '1', '--save', saveIn()];
    const { out, typist } = await sandtable(args, ['', '1', '', '1', 'quit'], true);
    const [atA, atB] = out.split('B decides. Enter when B sits here: ');
    expect(atA).toMatch(/A is dealt \d+, \d+, /);
    expect(atA).toContain('B is dealt 5 cards.');
    expect(atB).toContain('A is dealt 5 cards.');
    expect(atB).toMatch(/B is dealt \d+, \d+, /);
    expect(typist.cleared).toBeGreaterThan(0);
    expect(typist.words).toContain('help');
  });

  test('a record of another version is opened with a note', async () => {
    const { file } = await pigGame(['roll']);
    const old = fileWith({ ...readRecord(file), version: '0.1.0' });
    const { out } = await sandtable([...PIG, 'play', '--load', old], ['quit']);
    expect(out).toContain('Note: the record is of version 0.1.0 of pig, this is 1.0.0');
  });

  test('where the rules fail, the game is as it was and the bug is kept', async () => {
    const at = folder();
    const file = saveIn(at);
    const { out, err } = await sandtable(['--with', cursed(at), 'play', '--save', file], ['roll', 'quit']);
    expect(err).toContain(`The rules failed here, which is a bug. ${file}.bug.json makes it happen again.`);
    expect(out).toContain('bug: cursed roll');
    expect(readRecord(`${file}.bug.json`).entries).toEqual([{ seat: 'A', answer: 'roll' }]);
    expect(readRecord(file).entries).toEqual([]);
  });

  test('a module may bring its own table', async () => {
    const at = folder();
    const module = join(at, 'told.mjs');
    writeFileSync(
      module,
      `import { pig } from ${JSON.stringify(pathToFileURL(PIG[1]!).href)};
       export { pig };
       export const shelved = { ruleset: pig, table: {
         show: (view) => 'The pot holds ' + view.pot + '.',
         ask: () => 'Dare you?',
         name: (answer) => answer === 'roll' ? 'dare' : answer,
         read: (words) => words === 'yes' ? { answer: 'roll' } : words === 'no' ? { problem: 'Coward.' } : null,
         help: () => 'Say yes.',
       } };`,
    );
    const { out } = await sandtable(
      ['--with', module, 'play', '--seed', '3', '--save', saveIn(at)],
      ['help', 'no', 'perhaps', 'yes', 'dare', 'quit'],
    );
    expect(out).toContain('The pot holds 0.\n\nA: Dare you?\n  1. dare');
    expect(out).toContain('Say yes.\nType the number');
    expect(out).toContain('Coward.');
    expect(out).toContain('"perhaps" means nothing here: "help" says what may be typed.');
    expect(out.match(/\[PIG-0[23]\]/g)!.length).toBeGreaterThanOrEqual(2);
  });
});
