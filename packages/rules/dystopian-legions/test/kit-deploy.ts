import { refuseAllocations } from '../src/rules/deployment.js';
import { type Battle, sectionName, sideOfSection } from '../src/state.js';
import type { Deployment } from '../src/terms.js';

/** Whether a section may be allocated so. */
export function isDeployable(b: Battle, s: number, to: Deployment): boolean {
  const sections = [{ section: sectionName(b, s), to }];
  return refuseAllocations(b, sideOfSection(b, s), { type: 'Allocate', sections }) === null;
}
