import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CompareResult } from '../src/lab/compare.js';
import type { DoctorResult } from '../src/lab/doctor.js';
import type { FairResult } from '../src/lab/fair.js';
import type { ListsResult } from '../src/lab/lists.js';
import type { PointsResult } from '../src/lab/points.js';
import type { StrengthResult } from '../src/lab/strength.js';
import { run } from '../src/run.js';
import { PIG, Typist } from './typist.js';

const folder = (): string => mkdtempSync(join(tmpdir(), 'lab-'));
const asked = async (...args: string[]) => {
  const typist = new Typist();
  const code = await run([...PIG, 'lab', ...args, '--workers', '1'], typist);
  return { ...typist, code };
};
const json = <T>({ out }: { out: string }): T => JSON.parse(out.trimEnd().split('\n').at(-1)!) as T;

describe('lab strength', () => {
  const question = ['strength', '--ruleset', 'pig', '--bots', 'greedy,random', '--at-least'];

  test('stops as soon as it knows, either way', async () => {
    const yes = json<StrengthResult>(await asked(...question, '0.6', '--store', 'none', '--json'));
    expect(yes).toMatchObject({ verdict: 'atLeast', without: 0 });
    expect(yes.ratio).toBeGreaterThanOrEqual(yes.bound);
    expect(2 * yes.counts.reduce((sum, n) => sum + n, 0)).toBe(yes.games);
    expect(yes.games).toBeLessThan(400);
    expect(yes.estimate.low).toBeGreaterThan(0.55);
    const no = json<StrengthResult>(
      await asked(
        'strength',
        '--ruleset',
        'pig',
        '--bots',
        'random,greedy',
        '--at-least',
        '0.6',
        '--store',
        'none',
        '--json',
      ),
    );
    expect(no).toMatchObject({ verdict: 'less' });
    expect(no.ratio).toBeLessThanOrEqual(-no.bound);
  });

  test('the answer hangs on the games alone: not on how often it was interrupted', async () => {
    const whole = json(await asked(...question, '0.75', '--store', 'none', '--json'));
    const store = folder();
    for (const games of ['10', '40']) {
      const part = json<StrengthResult>(await asked(...question, '0.75', '--store', store, '--json', '--games', games));
      expect(part).toMatchObject({ verdict: null, games: Number(games) });
    }
    expect(json(await asked(...question, '0.75', '--store', store, '--json'))).toEqual(whole);
  });

  test('tells the ratio with its bounds while it runs and at the end', async () => {
    const { bars, out } = await asked(...question, '0.6', '--store', 'none');
    expect(bars.find((bar) => bar !== null && bar !== '')).toMatch(
      /games, ratio [+-]\d\.\d\d between -2\.94 and \+2\.94/,
    );
    expect(out).toMatch(/at least 60\.0 % of the points, after \d+ games: ratio \+\d\.\d\d, bounds -2\.94 .* \+2\.94/);
    expect(out).toMatch(/corrected for stopping\); plain .*whenever one looks/);
  });

  test.each([
    [['--bots', 'greedy'], '--bots is "greedy", expected two names with a comma between them.'],
    [['--bots', 'greedy,zed'], '--bots is "zed", expected one of '],
    [['--bots', 'greedy,random', '--at-least', '75'], '--at-least is "75", expected a number between 0.05 and 1.'],
  ])('%s', async (args, complaint) => {
    const { code, err } = await asked('strength', ...args);
    expect(err).toContain(complaint);
    expect(code).toBe(2);
  });
});

describe('lab compare', () => {
  const file = (name: string, data: unknown) => {
    const at = join(folder(), name);
    writeFileSync(at, JSON.stringify(data));
    return at;
  };

  test('tells what one thing changes, on the same dice', async () => {
    const ten = file('ten.json', { target: 10 });
    const thirty = file('thirty.json', { target: 30 });
    const result = json<CompareResult>(
      await asked(
        'compare',
        ten,
        thirty,
        '--ruleset',
        'pig',
        '--games',
        '300',
        '--within',
        '0.001',
        '--store',
        'none',
        '--json',
      ),
    );
    expect(result).toMatchObject({ games: 300, setups: [ten, thirty], seats: ['A', 'B'] });
    const [short, long] = result.shares;
    expect(result.difference.share).toBeCloseTo(long.share - short.share, 6);
    expect(result.difference.low).toBeLessThan(result.difference.share);
    const same = await asked('compare', ten, ten, '--games', '40', '--store', 'none');
    expect(same.out).toMatch(/difference \+0\.00 % \(95 % interval \+0\.00 to \+0\.00\): none is seen/);
  });

  test('a setup that cannot be', async () => {
    const { code, err } = await asked('compare', file('bad.json', { target: 'far' }), file('good.json', {}));
    expect(code).toBe(2);
    expect(err).toContain('bad.json: target is "far"');
  });
});

describe('lab points and lab lists', () => {
  const muster = {
    setup: { options: { vpLimit: 60 }, quick: {} },
    at: ['/quick/A', '/quick/B'],
    limit: 60,
    most: 2,
    units: [
      { unit: 'AR-A3', price: 22 },
      { unit: 'AR-I4', price: 22 },
      { unit: 'AR-I5', name: 'dear ones', price: 38 },
    ],
  };
  const file = () => {
    const at = join(folder(), 'muster.json');
    writeFileSync(at, JSON.stringify(muster));
    return at;
  };
  const few = ['--ruleset', 'quantum-legions', '--bots', 'quick', '--store', 'none', '--json', '--futures', '0'];

  test('what units are worth in points, and what a point is worth', async () => {
    const result = json<PointsResult>(await asked('points', file(), ...few, '--games', '60', '--lists', '5'));
    expect(result.pairs).toBe(30);
    expect(result.units.map(({ name, price }) => [name, price])).toEqual([
      ['AR-A3', 22],
      ['AR-I4', 22],
      ['dear ones', 38],
    ]);
    const { units, perPoint } = result;
    const total = (of: (unit: (typeof units)[number]) => number) =>
      units.reduce((sum, unit) => sum + unit.pairs * of(unit), 0);
    expect(total(({ points }) => points.share)).toBeCloseTo(
      total(({ price }) => price),
      6,
    ); // right on average
    for (const { points, effect } of units) {
      expect(points.low).toBeLessThan(points.share);
      expect(points.share).toBeLessThan(points.high);
      expect(points.share).toBeCloseTo(effect.share / perPoint.share, 9);
    }
  });

  test('the strongest lists, the better half going on', async () => {
    const result = json<ListsResult>(await asked('lists', file(), ...few, '--games', '80', '--lists', '6'));
    expect(result.best.length).toBeGreaterThan(1);
    const shares = result.best.map(({ share }) => share.share);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    for (const { price } of result.best) expect(price).toBeLessThanOrEqual(60);
  });

  test('a muster that is none', async () => {
    const at = join(folder(), 'none.json');
    writeFileSync(at, JSON.stringify({ ...muster, at: ['quick', '/quick/B'] }));
    const { code, err } = await asked('points', at, ...few);
    expect(code).toBe(2);
    expect(err).toContain('at[0]');
  });
});

describe('lab ladder', () => {
  test('one table of all levels, with intervals and what they rest on', async () => {
    const { out } = await asked('ladder', '--bots', 'random,quick,greedy', '--games', '60', '--store', 'none');
    expect(out).toMatch(/^Pig 1\.0\.0, .*, 180 games, build \w{12}, seed lab\n\n\| Bot \| Elo \|/);
    expect(out).toMatch(/\| random \| \d+ \| \d+ to \d+ \| .* against quick; .* against greedy \|\n/);
    expect(out).toMatch(/\| greedy \| 1000 \| {2}\| /);
    const { code, err } = await asked('ladder', '--bots', 'random,quick');
    expect({ code, err }).toEqual({
      code: 2,
      err: '--bots is "random,quick", expected some bots with greedy among them.\n',
    });
  });
});

describe('lab doctor', () => {
  test('is well: alike a half, strong against random nearly all, played again the same', async () => {
    const store = folder();
    const result = json<DoctorResult>(await asked('doctor', '--games', '200', '--store', store, '--json'));
    expect(result.checks.map(({ name }) => name)).toEqual(['mirror', 'saturation', 'luck', 'replay']);
    expect(result.well).toBe(true);
    // A game that another build of the store played otherwise is found.
    const [build] = readdirSync(store);
    mkdirSync(join(store, 'another'));
    for (const name of readdirSync(join(store, build!)))
      writeFileSync(
        join(store, 'another', name),
        readFileSync(join(store, build!, name), 'utf8').replace(/"decisions":(\d+)/, '"decisions":9$1'),
      );
    const { code, out } = await asked('doctor', '--games', '200', '--store', store);
    expect(code).toBe(1);
    expect(out).toMatch(/ILL {3}builds: build another played 199 of 200 games alike: its rules or bots are others/);
  });
});

describe('lab fair', () => {
  test('judges by every kind of play until each knows, and they agree or do not', async () => {
    const result = json<FairResult>(await asked('fair', '--bots', 'random,greedy', '--store', 'none', '--json'));
    expect(result.fields.map(({ bots }) => bots)).toEqual(['random', 'greedy']);
    for (const { verdict, estimate, games, counts } of result.fields) {
      expect(verdict).not.toBeNull();
      expect(counts.reduce((sum, n) => sum + n, 0)).toBe(games); // alike on both sides: each game counts
      expect(estimate.low).toBeLessThan(estimate.share);
      expect(estimate.share).toBeLessThan(estimate.high);
    }
    const verdicts = new Set(result.fields.map(({ verdict }) => verdict));
    expect(result.verdict).toBe(verdicts.size === 1 ? [...verdicts][0] : 'disagree');
  });

  test('two bots that are not alike change sides: who is the stronger does not count', async () => {
    const result = json<FairResult>(
      await asked('fair', '--bots', 'greedy/random', '--games', '100', '--store', 'none', '--json'),
    );
    const [field] = result.fields;
    expect(field!.counts.reduce((sum, n) => sum + n, 0)).toBe(field!.games / 2);
    expect(field!.estimate.low).toBeLessThan(0.5);
    expect(field!.estimate.high).toBeGreaterThan(0.5);
  });

  test('as text: a line for each kind of play, and what they say together', async () => {
    const { out } = await asked('fair', '--bots', 'random', '--games', '60', '--store', 'none');
    expect(out).toMatch(
      /^random: (not known yet|fair|better for [AB]) after \d+ games: A gets of the points .*variance left 0\.\d\d/,
    );
    expect(out).toMatch(/, build \w{12}, seed lab: [^\n]+\.\n$/);
  });

  test('a style that the ruleset does not know', async () => {
    const { code, err } = await asked('fair', '--bots', 'quick-1');
    expect({ code, err }).toEqual({ code: 2, err: '--bots is "quick-1", expected a style from 0 to 0.\n' });
  });
});

test('lab report: one file with every plot; what was asked before is read and not played again', async () => {
  const store = folder();
  const out = join(store, 'report.html');
  const question = [
    'report',
    '--ruleset',
    'pig',
    '--bots',
    'greedy,random',
    '--match-ups',
    'greedy,random',
    '--games',
    '60',
  ];
  const { code, out: said } = await asked(...question, '--store', store, '--out', out);
  expect(code).toBe(0);
  expect(said).toMatch(/report\.html: \d+ kB\.$/m);
  const html = readFileSync(out, 'utf8');
  expect(html.match(/<figure/g)!.length).toBe(2 + 2 * 7);
  expect(html).toContain('npx sandtable lab report --ruleset pig');
  const before = readdirSync(store, { recursive: true }).length;
  await asked(...question, '--store', store, '--out', out, '--language', 'de');
  expect(readdirSync(store, { recursive: true }).length).toBe(before);
  expect(readFileSync(out, 'utf8')).toContain('Wer die bessere Seite hat');
});
