import { ANTARCTICA } from './nations/antarctica.js';
import { BLAZING_SUN } from './nations/blazing-sun.js';
import { BRITANNIA } from './nations/britannia.js';
import { PRUSSIA } from './nations/prussia.js';
import type { Nation } from './types.js';

export const NATIONS: readonly Nation[] = [BRITANNIA, PRUSSIA, BLAZING_SUN, ANTARCTICA];
