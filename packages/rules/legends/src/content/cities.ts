import { CROSSTOWN_CORNER } from './cities/crosstown.js';
import { HARBOUR_ROW } from './cities/harbour.js';
import { MERIDIAN_PLAZA } from './cities/meridian.js';
import { OLD_QUARTER } from './cities/warren.js';
import type { City } from './types.js';

/** The tables that come with the game. */
export const CITIES: readonly City[] = [CROSSTOWN_CORNER, HARBOUR_ROW, MERIDIAN_PLAZA, OLD_QUARTER];

export const CITY_BY_ID: ReadonlyMap<string, City> = new Map(CITIES.map((city) => [city.id, city]));
