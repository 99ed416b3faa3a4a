import { Game } from '@sandtable/kernel';
import { quantumLegions, type View } from '@sandtable/quantum-legions';
import { expect, test } from 'vitest';
import type { LogEntry } from '../src/frame/sitting.js';
import { lengthOf } from '../src/kit/scene.js';
import { sceneOf } from '../src/tables/quantum-legions/scene.js';
import { spokenOf } from '../src/tables/quantum-legions/spoken.js';
import { tableText } from '../src/tables/quantum-legions/texts.js';

const t = tableText('en');

function entriesOf(faces: readonly number[], elements: number) {
  const units = [
    { seat: 'A', type: { dice: [3], speed: [2, 4] }, hex: 'G3', order: 'engage' },
    { seat: 'B', type: { dice: [4, 3, 2, 1], armor: 4 }, hex: 'G6', elements },
    { seat: 'B', type: { dice: [4] }, hex: 'A1' },
  ];
  const setup = { position: { units, active: 'A', step: 'activate', cp: 5 } };
  const game = Game.open(quantumLegions, { setup, dice: { kind: 'scripted', faces } });
  const before = game.view('A') as View;
  const from = game.events('A').length;
  for (const answer of [
    { type: 'Activate', unit: 'a1' },
    { type: 'MoveUnit', path: ['G4', 'G5'] },
    { type: 'Attack', target: 'b1' },
  ])
    expect(game.answer('A', answer)).toBeNull();
  const entries = game.events('A', from).map((event, i) => ({ n: from + i, event, text: '' })) as unknown as LogEntry[];
  return { entries, before };
}

function attack(faces: readonly number[], elements = 1) {
  const { entries, before } = entriesOf(faces, elements);
  return sceneOf(entries, before, t);
}

test('[QL-ATK-06] a move, a shot from where it ended, dice with the faces that fell and what each did, and the loss', () => {
  const scene = attack([6, 5, 1, 6, 2]);
  expect(scene.map(({ cue }) => cue.kind)).toEqual(['move', 'shot', 'dice', 'marked', 'dice', 'lost', 'gone', 'fell']);
  const [move, shot, dice, , damage, lost, gone, fell] = scene.map(({ cue }) => cue);
  expect(move).toMatchObject({ who: 'a1', way: ['G3', 'G4', 'G5'] });
  expect(shot).toMatchObject({ from: 'G5', to: 'G6' });
  expect(dice).toMatchObject({ roll: { faces: [6, 5, 1], fates: ['hit', 'hit', 'mark'] } });
  expect(damage).toMatchObject({ roll: { faces: [6, 2], fates: ['hit', 'miss'] } });
  expect(lost).toMatchObject({ at: 'G6', says: '−1' });
  expect(gone).toEqual({ kind: 'gone', who: 'b1' });
  expect(fell).toMatchObject({ at: 'G6', unit: { id: 'b1' } });
});

test('one thing comes after the other, and a scene is as long as its last', () => {
  const scene = attack([6, 5, 1, 6, 2], 4);
  for (const [i, { at }] of scene.entries()) if (i > 0) expect(at).toBeGreaterThan(scene[i - 1]!.at);
  expect(lengthOf(scene)).toBe(scene.at(-1)!.at + scene.at(-1)!.lasts);
});

test('a jump in time is no scene', () => {
  const entry = {
    n: 0,
    event: { type: 'unitMoved', rule: 'QL-MOV-01', unit: 'a1', from: 'A1', path: ['A2'] },
    text: '',
  };
  expect(sceneOf(Array(40).fill(entry), { units: [] } as unknown as View, t)).toEqual([]);
});

test('an attack with all its dice is told in one short sentence', () => {
  const { entries, before } = entriesOf([6, 5, 1, 6, 2], 4);
  expect(spokenOf(entries, before, t).map(({ text }) => text)).toEqual([
    'a1 acts: Engage.',
    'a1 moves to G5.',
    'a1 attacks b1: hits 2, suppression 1, lost 1.',
  ]);
  const fatal = entriesOf([6, 5, 1, 6, 2], 1);
  const told = spokenOf(fatal.entries, { ...fatal.before, seat: 'B' }, t);
  expect(told).toContainEqual({ text: 'a1 attacks b1: hits 2, suppression 1, destroyed.', own: true });
});

test('the enemy’s orders are counted, one’s own told with their unit', () => {
  const order = (n: number) => ({
    n,
    event: { type: 'orderIssued', rule: 'QL-ORD-01', unit: `b${n}`, order: 'hidden' },
    text: '',
  });
  const turn = { n: 9, event: { type: 'turnBegan', rule: 'QL-TRN-01', seat: 'A', turn: 4 }, text: '' };
  const own = { n: 5, event: { type: 'orderIssued', rule: 'QL-ORD-01', unit: 'a2', order: 'engage' }, text: '' };
  const view = { seat: 'A', units: [{ id: 'a2', owner: 'A' }] } as unknown as View;
  const told = spokenOf([order(1), order(2), order(3), turn, own] as unknown as LogEntry[], view, t);
  expect(told.map(({ text }) => text)).toEqual(['Orders placed: 3.', 'Turn 4, you.', 'a2: Engage.']);
});
