import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import { Referee } from '@sandtable/referee';
import { describe, expect, test } from 'vitest';
import { serveLines } from '../src/commands/referee.js';

// The inch table over the wire: numbers that JSON can write and no table has, places that are none. Each is answered in a line that
// names the field or the rule, and the game goes on.

const OPEN = {
  do: 'open',
  ruleset: 'fictioneers-legacy',
  game: 'g',
  seed: '1',
  setup: {
    position: {
      table: [36, 24],
      models: [
        { side: 'A', unit: 't-legionary', at: [10, 10] },
        { side: 'B', unit: 's-warrior', at: [30, 10] },
      ],
    },
  },
};
const ACT = { do: 'answer', game: 'g', seat: 'A', answer: { type: 'Activate', model: 'a1' } };
const GOOD =
  '{"do":"answer","game":"g","seat":"A","answer":{"type":"Move","mode":"walk","path":[{"x":10000,"y":10000},{"x":12000,"y":10000}]}}';

async function told(...lines: (object | string)[]) {
  let out = '';
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  async function* input() {
    yield new TextEncoder().encode(`${text}\n`);
  }
  await serveLines(new Referee([fictioneersLegacy]).session(), input(), async (part) => void (out += part));
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const move = (x: string) =>
  `{"do":"answer","game":"g","seat":"A","answer":{"type":"Move","mode":"walk","path":[{"x":10000,"y":10000},{"x":${x},"y":10000}]}}`;

describe('[FL-GEO-01] bad numbers over the wire', () => {
  test.each([
    ['1e999', 'answer.path[1].x'],
    ['-1e999', 'answer.path[1].x'],
    ['1e300', 'answer.path[1].x'],
    ['10000.25', 'answer.path[1].x'],
    ['null', 'answer.path[1].x'],
    ['"12"', 'answer.path[1].x'],
  ])('a move to %s names its field, and the next one is made', async (x, path) => {
    const [opened, acts, bad, good] = await told(OPEN, ACT, move(x), GOOD);
    expect([opened.ok, acts.ok, good.ok]).toEqual([true, true, true]);
    expect(bad).toMatchObject({ ok: false, error: { path } });
    expect(bad.error.message).toContain(path);
  });

  test.each([
    ['-1000', 'FL-MOV-23'],
    ['900000', 'FL-MOV-23'],
    ['20000', 'FL-MOV-06'],
  ])('[FL-MOV-23] a move to %s is refused by its rule, and the next one is made', async (x, rule) => {
    const [, , bad, good] = await told(OPEN, ACT, move(x), GOOD);
    expect(bad).toMatchObject({ ok: false, refusal: { rule } });
    expect(good.ok).toBe(true);
  });

  test('NaN is no JSON, and the line after it is read', async () => {
    const [, , bad, good] = await told(OPEN, ACT, move('NaN'), GOOD);
    expect([bad.ok, good.ok]).toEqual([false, true]);
  });

  test.each<[string, object, string]>([
    [
      'somebody off the table',
      { position: { models: [{ side: 'A', unit: 't-legionary', at: [-3, 5] }] } },
      'setup.position.models[0].at',
    ],
    [
      'a table without end',
      { position: { table: [36, 1e99], models: [{ side: 'A', unit: 't-legionary', at: [3, 5] }] } },
      'setup.position.table[1]',
    ],
    ['a scenario nobody wrote', { scenario: 'S99' }, 'setup.scenario'],
    [
      'content with a bad field',
      { scenario: 'S1', content: { sandtable: 'fictioneers-legacy', units: [{ id: 'x', baseRadius: 1e99 }] } },
      'setup.content.units[0].baseRadius',
    ],
  ])('a setup with %s does not open, and says which field', async (_, setup, path) => {
    const [bad, opened] = await told({ ...OPEN, setup }, OPEN);
    expect(bad.ok).toBe(false);
    expect(JSON.stringify(bad.error)).toContain(path);
    expect(opened.ok).toBe(true);
  });

  test('questions of the same kind are refused as well', async () => {
    const ask = (args: object) => ({ do: 'query', game: 'g', seat: 'A', name: 'sight', args });
    const [, far, none] = await told(
      OPEN,
      ask({ from: { model: 'a1' }, to: { point: { x: 999_999, y: 0 } } }),
      ask({ from: { model: 'z9' }, to: { model: 'b1' } }),
    );
    expect(far).toMatchObject({ ok: false, refusal: { rule: 'FL-GEO-01' } });
    expect(none).toMatchObject({ ok: false, error: { path: 'args.from.model' } });
  });
});
