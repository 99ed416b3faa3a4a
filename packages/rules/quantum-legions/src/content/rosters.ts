import type { BuiltInUnitId } from './forces.js';
import type { Roster } from './types.js';

/** Ready-made forces for the standard game (at most 300 VP). */
export const ROSTERS = [
  {
    id: 'RO-GL',
    force: 'GL',
    name: 'Third Golden Cohort',
    units: ['GL-A1', 'GL-A4', 'GL-A5', 'GL-A6', 'GL-I1', 'GL-I2', 'GL-I3', 'GL-I4'],
    vp: 295,
  },
  {
    id: 'RO-RV',
    force: 'RV',
    name: 'Ninth Revenant Host',
    units: ['RV-A1', 'RV-A1', 'RV-A2', 'RV-A5', 'RV-I1', 'RV-I2', 'RV-I2', 'RV-I5'],
    vp: 296,
  },
  {
    id: 'RO-PG',
    force: 'PG',
    name: 'Vanguard Battle Group',
    units: ['PG-A1', 'PG-A1', 'PG-A4', 'PG-A6', 'PG-A7', 'PG-I1', 'PG-I1', 'PG-I2', 'PG-I6'],
    vp: 298,
  },
  {
    id: 'RO-VB',
    force: 'VB',
    name: 'Combined Vassal Brigade',
    units: ['VB-A1', 'VB-A1', 'VB-A2', 'VB-A2', 'VB-A4', 'VB-I1', 'VB-I2', 'VB-I2', 'VB-I2', 'VB-I4', 'VB-I5', 'VB-I5'],
    vp: 299,
  },
  {
    id: 'RO-AR',
    force: 'AR',
    name: 'Remnant Swarm',
    units: ['AR-A1', 'AR-A2', 'AR-A4', 'AR-A5', 'AR-A6', 'AR-I1', 'AR-I2', 'AR-I2', 'AR-I5'],
    vp: 300,
  },
] as const satisfies readonly (Roster & { readonly units: readonly BuiltInUnitId[] })[];
