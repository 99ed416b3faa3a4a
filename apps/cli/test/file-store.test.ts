import { appendFileSync, mkdtempSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Played } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { FileStore } from '../src/series/file-store.js';

const key = { build: 'b1', series: 's1' };
const game = (decisions: number): Played => ({ decisions, end: { drawn: 'X-1' } });
const row = (from: number) => ({ from, to: from + 2, played: [game(from), game(from + 1)] });

test('rows come back as they were put, by build and series', async () => {
  const store = new FileStore(mkdtempSync(join(tmpdir(), 'lab-')));
  expect(await store.rows(key)).toEqual([]);
  await store.put(key, row(0));
  await store.put({ ...key, series: 's2' }, row(4));
  await store.put(key, row(2));
  expect(await store.rows(key)).toEqual([row(0), row(2)]);
  expect(await store.rows({ ...key, build: 'b2' })).toEqual([]);
});

test('a line that was being written when the process was killed is lost alone', async () => {
  const store = new FileStore(mkdtempSync(join(tmpdir(), 'lab-')));
  await store.put(key, row(0));
  await store.put(key, row(2));
  const file = store.fileOf(key);
  truncateSync(file, readFileSync(file).length - 9);
  expect(await store.rows(key)).toEqual([row(0)]);
  await store.put(key, row(2));
  expect(await store.rows(key)).toEqual([row(0), row(2)]);
});

test('a line that is none of ours is refused with its place', async () => {
  const store = new FileStore(mkdtempSync(join(tmpdir(), 'lab-')));
  await store.put(key, row(0));
  appendFileSync(store.fileOf(key), '\n{"from":0,"to":9,"played":[]}');
  await expect(store.rows(key)).rejects.toThrow(/s1\.jsonl:3.*expected games that this program stored/);
});
