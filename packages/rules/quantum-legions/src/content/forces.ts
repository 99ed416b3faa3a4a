import { ARACINE_HORDES } from './forces/aracine-hordes.js';
import { GOLDEN_LEGIONS } from './forces/golden-legions.js';
import { PARLIAMENTARY_GUARD } from './forces/parliamentary-guard.js';
import { REVENANTS } from './forces/revenants.js';
import { VASSAL_BRIGADES } from './forces/vassal-brigades.js';
import type { Force, ForceList, UnitType } from './types.js';

const LISTS = [GOLDEN_LEGIONS, REVENANTS, PARLIAMENTARY_GUARD, VASSAL_BRIGADES, ARACINE_HORDES] as const;

export type BuiltInForceId = (typeof LISTS)[number]['id'];
export type BuiltInUnitId = (typeof LISTS)[number]['units'][number]['id'];

export const FORCES: readonly Force[] = LISTS.map(({ id, name, summary }) => ({ id, name, summary }));

export const UNITS: readonly UnitType[] = LISTS.flatMap((list: ForceList) =>
  list.units.map((unit) => ({ ...unit, force: list.id })),
);
