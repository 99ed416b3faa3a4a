import { readFileSync } from 'node:fs';
import { rulebookHolds } from '@sandtable/conformance';
import { TOGGLES } from '../src/config.js';
import { CHAPTERS, EXAMPLES, RULES } from '../src/rulebook.js';

rulebookHolds({
  rules: RULES,
  chapters: CHAPTERS,
  examples: EXAMPLES,
  toggles: TOGGLES,
  spec: readFileSync(new URL('./spec-ids.txt', import.meta.url), 'utf8'),
});
