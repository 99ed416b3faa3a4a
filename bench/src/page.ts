// The page that `browser.ts` opens: replays the records it is given and sends back what each came to.
import type { GameRecord } from '@sandtable/kernel';
import { replayed } from './replayed.js';

const records = (await (await fetch('/records')).json()) as GameRecord[];
await fetch('/replayed', { method: 'POST', body: JSON.stringify(records.map(replayed)) });
