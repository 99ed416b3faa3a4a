import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likeness } from '../src/index.js';
import { Tree } from '../src/tree.js';

/** The same data with the fields of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  );
}

test('equal data has equal likeness, whatever the order of its fields', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => likeness(turned(value)) === likeness(structuredClone(value))));
});

test('answers as games have them are told apart', () => {
  const answers: unknown[] = [null, true, false, '', 'done', [], {}, [[]], [0], [1, 2], [2, 1], { a: 1 }, { b: 1 }];
  for (let i = -50; i < 200; i++) answers.push(i, i + 0.5, `${i}`, { unit: `a${i}` }, { unit: i, order: 'engage' });
  for (const order of ['engage', 'advance', 'strike'])
    answers.push({ unit: 'a1', order }, { unit: order, order: 'a1' });
  expect(new Set(answers.map(likeness)).size).toBe(answers.length);
});

test('a tree finds the nodes and edges that were put into it, and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer(), fc.integer(), fc.integer()), { maxLength: 200 }), (entries) => {
      const tree = new Tree(2);
      const nodes = new Map<string, number>();
      const edges = new Map<string, number>();
      for (const [low, high, answer] of entries) {
        let node = tree.find(low & 3, high & 1);
        expect(node).toBe(nodes.get(`${low & 3}:${high & 1}`) ?? -1);
        if (node < 0) nodes.set(`${low & 3}:${high & 1}`, (node = tree.addNode(low & 3, high & 1)));
        const edge = tree.edge(node, answer & 7);
        expect(edge).toBe(edges.get(`${node}:${answer & 7}`) ?? -1);
        if (edge < 0) edges.set(`${node}:${answer & 7}`, tree.addEdge(node, answer & 7, answer));
      }
      expect(tree.nodes).toBe(nodes.size);
      expect(tree.edges).toBe(edges.size);
    }),
  );
});
