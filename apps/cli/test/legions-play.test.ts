import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { columnsOf, wrapped } from '../src/play/page.js';
import { run } from '../src/run.js';
import { hasColour } from '../src/terminal.js';
import { opened, playOut } from './legions.js';
import { fileWith, folder, readRecord, sandtable, Typist } from './typist.js';

const saved = (): string => join(folder(), 'game.json');

/** Somebody who sits at the terminal and knows nothing but the words on it. */
class Reader extends Typist {
  /** What to type, by what is asked; the first that matches. */
  private readonly wits: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[];
  private heard = 0;
  readonly said: string[] = [];

  constructor(wits: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[], interactive = false) {
    super([], interactive);
    this.wits = wits;
  }

  override async ask(prompt: string): Promise<string | null> {
    const news = (this.out.slice(this.heard) + prompt).replace(/\n {6,}/g, ' '); // broken lines whole again
    this.out += `${prompt}\n`;
    this.heard = this.out.length;
    if (this.said.length > 3000) return null;
    for (const [pattern, say] of this.wits) {
      const match = pattern.exec(news);
      if (!match) continue;
      const line = say(match);
      this.said.push(line);
      return line;
    }
    return null;
  }
}

/** Sensible enough: fires when it can, goes as far as it can, orders whoever has no order. */
const SENSIBLE = [
  [/\(yes or no\)/, () => 'yes'],
  [/Deploy all your units/, () => 'deploy suggested'],
  [/\d\. (attack \w+)/, ([, attack]: RegExpExecArray) => attack!],
  [/may attack under/, () => 'hold fire'],
  [/(?:\n {2}cost \d+: [^\n]*)+/, ([costs]: RegExpExecArray) => `to ${costs.match(/[A-M]\d+/g)!.at(-1)}`],
  [/\d\. (remove \w+)/, ([, remove]: RegExpExecArray) => remove!],
  [/\d\. (activate \w+)/, ([, activate]: RegExpExecArray) => activate!],
  [/Without an order: (\w+) /, ([, unit]: RegExpExecArray) => `order ${unit} engage`],
  [/Step \d of 4/, () => 'done'],
] as const;

describe('whole games in words', () => {
  test.each([
    ['SC-1', { scenario: 'SC-1' }],
    ['the standard game', { standard: true }],
    ['SC-4 with saves to choose', { scenario: 'SC-4', options: { optionalSaves: true } }],
  ])('hot-seat, %s: what was played by answers is played again by their names', async (_, setup) => {
    const seed = 5;
    const game = opened(setup, seed);
    const lines = playOut(game, seed, () => {});
    expect(game.over).toBe(true);
    const file = saved();
    const args = ['play', '--hotseat', '--setup', fileWith(setup), '--seed', String(seed), '--save', file];
    const { out, err, code } = await sandtable(args, lines);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('All orders, face up, with their turns:');
    expect(readRecord(file).entries).toEqual(game.record().entries);
    const { winner, rule } = game.outcome!;
    expect(out).toContain(winner === null ? 'The game is a draw: ' : `Seat ${winner}`);
    expect(out).toContain(`[${rule}].`);
  });

  test('against the greedy bot, by somebody who knows nothing but the words, to the end screen', async () => {
    const reader = new Reader(SENSIBLE);
    const file = saved();
    const code = await run(['play', '--bot', 'greedy', '--seed', '8', '--save', file], reader);
    expect(reader.err).toBe('');
    expect(code).toBe(0);
    expect(reader.out).toMatch(/Seat [AB](, you,)? has won: .* \[QL-(VIC|SCN)-\d\d\]\./);
    expect(reader.out).toMatch(/Dice of seat A: \d+ hits from \d+ attack dice, [\d.]+ expected; /);
    expect(reader.out).toMatch(/VP turn by turn, where they changed:\n {2}turn \d+, seat [AB]'s: A \d+, B \d+\./);
    expect(reader.out).toMatch(/Seat [AB] lost .*\(turn \d+, by [ab]\d\)/);
    expect(reader.out).toMatch(/ {2}b\d .*: .*(Engage|Strike|Advance) \d+ \(carried out \d+\)/);
    expect(reader.out.trimEnd()).toMatch(/The game is in .*game\.json\.$/);
    expect(reader.said).toContain('deploy suggested');
    expect(reader.said.some((line) => line.startsWith('attack b'))).toBe(true);
    // For ears: no colour, nothing drawn, no line or block characters, no dingbats.
    expect(reader.out).not.toMatch(/[\u2190-\u2bff]/);
    expect(reader.out).not.toContain('\x1b');
    expect(reader.bars).toEqual([]);
  });

  test('at a terminal of 80 columns every line fits, in colour and without', async () => {
    for (const [scenario, colour] of [
      ['SC-1', true],
      ['SC-2', false],
    ] as const) {
      const reader = new Reader(SENSIBLE, true);
      reader.colour = colour;
      await run(['play', '--bot', 'greedy', '--seed', '8', '--scenario', scenario, '--save', saved()], reader);
      const lines = reader.out.split('\n').filter((line) => !line.includes('game.json'));
      expect(lines.filter((line) => columnsOf(line) > 80)).toEqual([]);
      expect(reader.out.includes('\x1b[')).toBe(colour);
      expect(reader.out).toContain('All orders, face up');
      expect(reader.out).toMatch(/^C {2}\. {4}/m);
    }
  });
});

describe('pages', () => {
  const first = async (args: readonly string[], columns = 80) => {
    const typist = new Typist(['deploy suggested', 'show', 'map', 'help', 'quit'], true);
    typist.columns = columns;
    await run(['play', '--bot', 'greedy', '--seed', '1', '--save', saved(), ...args], typist);
    return typist.out;
  };
  const drawn = /^B {2}\/ {2}\./m;

  test('--no-map shows the board only when asked; --plain speaks; a narrow terminal has no room to draw', async () => {
    expect((await first([])).match(/^B {2}\/ {2}\./gm)!.length).toBeGreaterThan(2);
    const without = await first(['--no-map']);
    expect(without.match(/^B {2}\/ {2}\./gm)).toHaveLength(1);
    expect(without).toMatch(/^a1 Mandate Main Tank AFV/m);
    const plain = await first(['--plain']);
    expect(plain).not.toMatch(drawn);
    expect(plain).toContain('Row B, B1 to B13: forest B2 B10, the rest open');
    expect(plain).toMatch(/^ {2}a1 Mandate Main Tank, AFV, at B2 forest, /m);
    expect(await first(['--plain', '--map'])).toMatch(drawn);
    const narrow = await first([], 60);
    expect(narrow).not.toMatch(drawn);
    expect(narrow.split('\n').filter((line) => line.length > 60 && !line.includes('game.json'))).toEqual([]);
  });

  test('map on and off, hide, in a pipe', async () => {
    const { out } = await sandtable(
      ['play', '--bot', 'greedy', '--seed', '1', '--save', saved()],
      [
        'deploy suggested',
        'order a1 engage',
        'map on',
        'show',
        'map off',
        'show',
        'hide',
        'orders',
        'hide off',
        'orders',
        'quit',
      ],
    );
    expect(out.match(/^B {2}\/ {2}\./gm)).toHaveLength(2);
    expect(out).toContain('The map is shown only when you type "map".');
    expect(out).toContain('a1 Mandate Main Tank: an order placed turn 2.');
    expect(out).toContain('a1 Mandate Main Tank: Engage placed turn 2.');
  });

  test('NO_COLOR, no terminal and a dumb one have no colour', () => {
    expect(hasColour(true, { TERM: 'xterm-256color' })).toBe(true);
    expect(hasColour(true, { NO_COLOR: '' })).toBe(true);
    expect(hasColour(true, { NO_COLOR: '1' })).toBe(false);
    expect(hasColour(true, { TERM: 'dumb' })).toBe(false);
    expect(hasColour(false, { TERM: 'xterm' })).toBe(false);
  });

  test('long lines are broken between words and indented', () => {
    expect(wrapped('  one two three', 9)).toBe('  one two\n    three');
    expect(wrapped('\x1b[1mbold\x1b[0m word', 9)).toBe('\x1b[1mbold\x1b[0m word');
    expect(wrapped('a  b\nccccccccccc d', 6)).toBe('a  b\nccccccccccc\n   d');
    expect(wrapped('any length of line', Number.POSITIVE_INFINITY)).toBe('any length of line');
  });
});

describe('at the table', () => {
  const sc1 = (lines: readonly string[], ...more: string[]) =>
    sandtable(['play', '--bot', 'greedy', '--seed', '1', '--save', saved(), ...more], ['deploy suggested', ...lines]);

  test('[QL-TRN-03] a refusal names its rule, "why" tells it, and why with an answer does not answer', async () => {
    const { out } = await sc1([
      'activate a1',
      'why',
      'why activate a1',
      'order b1 strike',
      'odds a1 b1',
      'attack',
      'quit',
    ]);
    expect(out).toContain('Refused by QL-TRN-03: Activate belongs to activating units; this is issuing orders.');
    expect(out.match(/QL-TRN-03 {2}No way back \(Turn\)/g)).toHaveLength(2);
    expect(out).toContain('Refused by QL-ORD-');
    expect(out).toContain('Refused by QL-RNG-02: b1 is 10 hexes away; the range of a1 is 5.');
    expect(out).toContain('"attack" is not complete, as in: attack b2');
  });

  test('hint: what the machine would do, by what this seat knows', async () => {
    const { out } = await sc1(['hint recruit', 'hint general', 'quit']);
    expect(out).toMatch(
      /Recruit, after \d+ games played through in thought, would try:\n {2}1\. (order a\d \w+|done) {2}\(stands at \d+ of 100, tried \d+ times\)/,
    );
    expect(out).toContain('hint is "general", expected one of "recruit", "regular", "veteran".');
  });

  test('[QL-TRN-05] a bare number is no order before the options are listed', async () => {
    const { out } = await sc1(['1', 'options', '2', 'quit']);
    expect(out).toContain('1 of what? "options" lists them by number.');
    expect(out).not.toContain('Seat A ends its turn');
    expect(out).toMatch(/^ {2}1\. done {2}\(ends the turn\)$/m);
    expect(out).toMatch(/^ {2}The order engage is placed .*on a1\./m);
  });

  test('an order misspelt is told so', async () => {
    const { out } = await sc1(['order a1 advence', 'quit']);
    expect(out).toContain('"advence" is no order: expected engage, advance or strike.');
  });

  test('[QL-ACT-14] in an activation it is the order shown that stands, not dice that nobody threw', async () => {
    const position = {
      units: [
        { seat: 'A', type: 'PG-A1', hex: 'G5', order: 'strike' },
        { seat: 'B', type: 'PG-A1', hex: 'G7' },
      ],
      step: 'activate',
    };
    const { out } = await sandtable(
      ['play', '--hotseat', '--setup', fileWith({ position }), '--save', saved()],
      ['activate a1', 'undo', 'quit'],
    );
    expect(out).toContain('a1 has shown its order: its activation stands (QL-ACT-14).');
    expect(out).not.toContain('Dice have fallen');
  });

  test('[QL-TRT-05] the example of carrying names somebody who can be carried, and there is none where nobody can', async () => {
    const carrier = { seat: 'A', type: { traits: [{ id: 'transport' }] }, hex: 'G5', order: 'advance' };
    const tank = { seat: 'A', type: {}, hex: 'G6' };
    const enemy = { seat: 'B', type: {}, hex: 'A14' };
    const told = async (...riders: object[]) => {
      const position = { units: [carrier, tank, ...riders, enemy], step: 'activate' };
      const file = fileWith({ position });
      const lines = ['activate a1', 'help', 'quit'];
      return (await sandtable(['play', '--hotseat', '--setup', file, '--save', saved()], lines)).out;
    };
    const out = await told(
      { seat: 'A', type: { cls: 'INF' }, hex: 'A1' },
      { seat: 'A', type: { cls: 'INF' }, hex: 'G4' },
    );
    expect(out.match(/carry a\d to/g)).toEqual(['carry a4 to', 'carry a4 to']);
    expect(await told()).not.toContain('carry a');
  });

  test('help lists what the question and the table understand, each once', async () => {
    const { out } = await sc1(['help', 'quit']);
    expect(out).toContain('order a3 strike: 1 CP: engage, advance or strike');
    expect(out.match(/^ {2}odds /gm)).toHaveLength(1);
    expect(out).toMatch(/^ {2}targets a3 \[strike\] \[from G5\] {2}every enemy: the odds, or why not$/m);
  });

  test('a saved game goes on without telling all of it again', async () => {
    const file = saved();
    await sandtable(
      ['play', '--bot', 'greedy', '--seed', '1', '--save', file],
      ['deploy suggested', 'order a1 advance', 'order a2 advance', 'order a3 advance'],
    );
    const { out } = await sandtable(['play', '--load', file, '--bot', 'greedy'], ['log 500', 'quit']);
    const [news, log] = out.split('A> ') as [string, string];
    expect(news).not.toContain('Roll-off');
    expect(log).toContain('Roll-off');
    expect(log).toContain('Step 3, activate units');
  });

  test('[QL-HID-02] at one screen each order is told by its kind once: to its owner', async () => {
    const game = opened({ scenario: 'SC-1' }, 9);
    const lines = playOut(game, 9, () => {}, 80);
    const { out } = await sandtable(['play', '--hotseat', '--seed', '9', '--save', saved()], lines);
    const issued = game.events('referee').filter(({ type }) => type === 'orderIssued');
    expect(issued.length).toBeGreaterThan(10);
    expect(out.match(/^ {2}The order (engage|advance|strike) is placed .*on [ab]\d\./gm)).toHaveLength(issued.length);
    expect(out.match(/^ {2}An order is placed .*on [ab]\d\./gm)!.length).toBeGreaterThan(5);
  });

  test('[QL-VIC-05] while the other is asked, who has the turn may resign at the same terminal, once it is sure', async () => {
    const position = {
      units: [
        { seat: 'A', type: 'PG-A1', hex: 'A1', order: 'engage' },
        { seat: 'B', type: 'PG-A1', hex: 'M14' },
      ],
      step: 'orders',
    };
    const typed = async (lines: string[], interactive: boolean) => {
      const typist = new Typist(lines, interactive);
      const file = saved();
      await run(['play', '--hotseat', '--setup', fileWith({ position }), '--save', file], typist);
      return { out: typist.out, entries: readRecord(file).entries };
    };
    const offer = { seat: 'A', answer: { type: 'OfferDraw' } };
    const resigned = { seat: 'A', answer: { type: 'Concede' } };
    const { out, entries } = await typed(['offer draw', 'A: resign'], false);
    expect(out).toContain('at any time: A: resign');
    expect(entries).toEqual([offer, resigned]);
    expect(out).toContain('B wins');
    const sure = await typed(['', 'offer draw', '', 'A: resign', 'no', 'A: resign', 'yes', ''], true);
    expect(sure.out).toContain('A would resign: is A sure?');
    expect(sure.entries).toEqual([offer, resigned]);
    const other = await typed(['B: resign', 'quit'], false); // not in the turn of A
    expect(other.entries).toEqual([]);
    expect(other.out).not.toContain('at any time');
  });

  test('[QL-TRN-05] at a terminal a turn that would be wasted is asked about twice', async () => {
    const typist = new Typist(['deploy suggested', 'done', 'no', 'done', '', 'done', 'y', 'quit'], true);
    const file = saved();
    await run(['play', '--bot', 'greedy', '--seed', '1', '--save', file], typist);
    expect(
      typist.out.match(/End the turn with 3 CP unspent and a1, a2, a3 and a4 without an\n? *order\?/g),
    ).toHaveLength(3);
    const mine = readRecord(file).entries.filter((entry: { seat: string }) => entry.seat === 'A');
    expect(mine.map((entry: { answer: { type: string } }) => entry.answer.type)).toEqual(['Deploy', 'Done']);
    expect(typist.bars).toContain('greedy is thinking');
    expect(typist.bars.at(-1)).toBeNull();
  });
});
