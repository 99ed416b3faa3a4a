import { tableWords } from '../../kit/words.js';
import { de } from './texts-de.js';
import { en } from './texts-en.js';

export const tableText = tableWords<keyof typeof en>({ en, de });
export type TableSay = ReturnType<typeof tableText>;
export type TableKey = Parameters<TableSay>[0];
