import { matchesGolden, seriesText } from '@sandtable/conformance';
import { test } from 'vitest';
import { fictioneersLegacy } from '../src/ruleset.js';

test('seeded games of every ready scenario go as they went, answer for answer', () => {
  matchesGolden(import.meta.url, 'playthroughs/series.txt', seriesText(fictioneersLegacy));
});
