import type { DeckRow } from '../types.js';

/** The combat deck: 24 titles, three copies each with a low, a middle and a high combat rating. */
export const COMBAT_DECK: readonly DeckRow[] = [
  ['Leapfrog', 'ADV', 'SOO', [1, 1, 'M', 'NE'], [6, 3, 'VS', 'FE'], [11, 5, '0', null]],
  ['By Bounds', 'ADV', 'ORD', [4, 2, 'S', 'NF'], [5, 4, 'S', 'FF'], [10, 6, '0', null]],
  ['On Your Feet', 'ADV', 'RAL', [3, 4, 'S', 'FF'], [8, 6, 'VS', 'NF'], [9, 2, '0', null]],
  ['Flat Out', 'RAP', 'CNF', [2, 6, 'M', 'NF'], [7, 2, 'VS', 'NF'], [12, 4, '0', null]],
  ['Dash for It', 'RAP', 'CVR', [1, 2, 'M', 'NF'], [6, 4, 'VS', 'FF'], [11, 6, '0', null]],
  ['Low Crawl', 'CAU', 'SMK', [4, 3, 'S', 'FE'], [5, 5, 'S', 'NE'], [10, 1, '0', null]],
  ['Eyes Open', 'CAU', 'SOO', [3, 5, 'S', 'NE'], [8, 1, 'VS', 'NE'], [9, 3, '0', null]],
  ['Weapons Free', 'FIR', 'SOO', [2, 1, 'M', 'NE'], [7, 3, 'VS', 'FE'], [12, 5, '0', null]],
  ['Volume of Fire', 'FIR', 'FOC', [1, 3, 'M', 'FE'], [6, 5, 'VS', 'NE'], [11, 1, '0', null]],
  ['Contact Front', 'FIR', 'ORD', [4, 4, 'S', 'FF'], [5, 6, 'S', 'NF'], [10, 2, '0', null]],
  ['Return Fire', 'FIR', 'CVR', [3, 6, 'S', 'NF'], [8, 2, 'VS', 'NF'], [9, 4, '0', null]],
  ['Steady Sights', 'AIM', 'SOO', [2, 2, 'M', 'NF'], [7, 4, 'VS', 'FF'], [12, 6, '0', null]],
  ['Heads Down', 'SUP', 'MIS', [1, 4, 'M', 'FF'], [6, 6, 'VS', 'NF'], [11, 2, '0', null]],
  ['Over the Top', 'ASL', 'CTR', [4, 5, 'S', 'NE'], [5, 1, 'S', 'NE'], [10, 3, '0', null]],
  ['Cold Steel', 'ASL', 'FOC', [3, 1, 'S', 'NE'], [8, 3, 'VS', 'FE'], [9, 5, '0', null]],
  ['Storm the Position', 'ASL', 'ORD', [2, 3, 'M', 'FE'], [7, 5, 'VS', 'NE'], [12, 1, '0', null]],
  ['Shoot and Scoot', 'FAM', 'SWD', [1, 5, 'M', 'NE'], [6, 1, 'VS', 'NE'], [11, 3, '0', null]],
  ['Pull Together', 'REC', 'HLD', [4, 6, 'S', 'NF'], [5, 2, 'S', 'NF'], [10, 4, '0', null]],
  ['Shake It Off', 'REC', 'SOO', [3, 2, 'S', 'NF'], [8, 4, 'VS', 'FF'], [9, 6, '0', null]],
  ['New Orders', 'REC', 'CNF', [2, 4, 'M', 'FF'], [7, 6, 'VS', 'NF'], [12, 2, '0', null]],
  ['Entrench', 'DIG', 'RAL', [1, 6, 'M', 'NF'], [6, 2, 'VS', 'NF'], [11, 4, '0', null]],
  ['Go to Ground', 'HID', 'HAZ', [4, 1, 'S', 'NE'], [5, 3, 'S', 'FE'], [10, 5, '0', null]],
  ['Fire Mission', 'CFR', 'CAN', [3, 3, 'S', 'FE'], [8, 5, 'VS', 'NE'], [9, 1, '0', null]],
  ['Fast Movers', 'AIR', 'PBL', [2, 5, 'M', 'NE'], [7, 1, 'VS', 'NE'], [12, 3, '0', null]],
];
