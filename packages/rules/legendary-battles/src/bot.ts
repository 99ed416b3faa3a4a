import type { Guide } from '@sandtable/kernel';
import type { Battle } from './state.js';

export const guide: Guide<Battle> | null = null;
