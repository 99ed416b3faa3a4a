import { catalogue, type Say } from '../../text/language.js';
import { de } from './texts-de.js';
import { en } from './texts-en.js';

export type TableKey = keyof typeof en;
export type TableSay = Say<TableKey>;

export const tableText = catalogue<TableKey>({ en, de });
