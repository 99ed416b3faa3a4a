import { BLOCK_NINE } from './scenarios/block-nine.js';
import { CHECKPOINT_DELTA } from './scenarios/checkpoint-delta.js';
import { HARROWMOOR } from './scenarios/harrowmoor.js';
import { KESSEL_FORD } from './scenarios/kessel-ford.js';
import { THORNFORD } from './scenarios/thornford.js';
import { WYRMGATE_PASS } from './scenarios/wyrmgate-pass.js';
import type { Scenario } from './types.js';

/** The six scenario packs, first games last. */
export const SCENARIOS: readonly Scenario[] = [
  KESSEL_FORD,
  BLOCK_NINE,
  WYRMGATE_PASS,
  HARROWMOOR,
  CHECKPOINT_DELTA,
  THORNFORD,
];
