import type { Entries } from './rule.js';

export const DEPLOYMENT = {
  'DL-DEP-01': {
    title: 'Allocation',
    text: 'Each side secretly allocates every section to Main, Scouting, Infiltrator, Reserves or Flanking; the default is Main. Allocations are then revealed together.',
  },
  'DL-DEP-02': {
    title: 'Scouting eligibility',
    text: 'A section may be allocated to Scouting only if every model in it (transports included) has Scouting.',
    see: ['DL-RUL-11'],
  },
  'DL-DEP-03': {
    title: 'Infiltrator eligibility',
    text: 'A section may be allocated to Infiltrator only if every model in it has Infiltrator.',
  },
  'DL-DEP-04': {
    title: 'Strategic limit',
    text: 'At most floor(n/2) of the n sections of a platoon (after Fire Team splits) may be allocated to Reserves and Flanking together.',
  },
  'DL-DEP-05': {
    title: 'Start embarked',
    text: 'A section with a transport may be declared embarked during allocation; this does not limit its first activation.',
  },
  'DL-DEP-06': {
    title: 'Main deployment',
    text: 'Starting with the side named by TA, sides alternate placing one Main section until all are placed; a side with none left is skipped.',
  },
  'DL-DEP-07': {
    title: 'Main placement',
    text: 'Every model is placed wholly inside the own Main zone (or, for B in Surprise Attack, its Advanced zone).',
  },
  'DL-DEP-08': {
    title: 'Heavy first',
    text: 'Option heavyIroncladsFirst: a side must place all its Main sections containing a heavy ironclad before any other section.',
    toggles: ['heavyIroncladsFirst'],
  },
  'DL-DEP-09': {
    title: 'Legal spot',
    text: 'Deployed models must be in coherency, not overlap anything, and not stand in terrain impassable to them. A section that could occupy it may be deployed inside an empty building whose outline is wholly in the zone.',
    see: ['DL-BLD-04'],
  },
  'DL-DEP-10': {
    title: 'Scouting step',
    text: 'After Main, starting with the side named by SA, sides alternate placing Scouting sections.',
  },
  'DL-DEP-11': {
    title: 'Scouting placement',
    text: 'Scouting models are placed wholly inside the own Scouting zone.',
  },
  'DL-DEP-12': {
    title: 'Scouting distance',
    text: 'No model of a Scouting section may be placed within 12" of an enemy model.',
  },
  'DL-DEP-13': {
    title: 'Infiltrator step',
    text: 'After Scouting, starting with the side named by TA, sides alternate placing Infiltrator sections.',
  },
  'DL-DEP-14': {
    title: 'Infiltrator placement',
    text: 'Infiltrator models are placed wholly inside the infiltrator zone.',
    see: ['DL-MAP-08'],
  },
  'DL-DEP-15': {
    title: 'Infiltrator distance',
    text: 'No model of an Infiltrator section may be placed within 12" of an enemy model.',
  },
  'DL-DEP-16': {
    title: 'Nowhere to go',
    text: 'A section that cannot be placed legally goes to Reserves and rolls its D3 at once, whatever the limit of Strategic Forces says.',
    see: ['DL-GEO-37', 'DL-DEP-04', 'DL-RUL-13'],
  },
  'DL-DEP-17': {
    title: 'Ironclad facing',
    text: 'Ironclads are given a facing when placed.',
  },
  'DL-DEP-18': {
    title: 'No passing',
    text: 'A side must place a section when it is its turn to place.',
  },
  'DL-DEP-19': {
    title: 'Towed guns',
    text: 'A hitched pair is two deployments.',
    see: ['DL-TOW-02'],
  },
  'DL-DEP-20': {
    title: 'Strategic roll',
    text: 'Each Reserves or Flanking section rolls one D3 before Main Deployment; it is shown and is the turn on which the section arrives.',
  },
} as const satisfies Entries;

export const LATE_ARRIVALS = {
  'DL-LAT-01': {
    title: 'When',
    text: 'As late arrivals every section whose arrival turn equals the current turn (or was postponed) must arrive.',
  },
  'DL-LAT-02': {
    title: 'Who first',
    text: 'The initiative winner names which side places first; then sides alternate one section at a time.',
  },
  'DL-LAT-03': {
    title: 'Edge',
    text: 'Reserves sections arrive on the own Reserves Edge, Flanking sections on the own Flanking Edge.',
  },
  'DL-LAT-04': {
    title: 'Touching',
    text: 'Every arriving model must touch the edge: base gap to the edge <= 0.05.',
  },
  'DL-LAT-05': {
    title: 'Ironclads',
    text: 'An arriving ironclad touches the edge with its rear arc: at least one rear corner within 0.05 of the edge and facing within 45 degrees of the inward normal.',
  },
  'DL-LAT-06': {
    title: 'Legal spot',
    text: 'Arriving models obey coherency, may not stand in terrain impassable to them, may not overlap, and must be at least 1" from enemies.',
  },
  'DL-LAT-07': {
    title: 'Embarked arrivals',
    text: 'An embarked section arrives inside its transport; only the transport must touch the edge.',
  },
  'DL-LAT-08': {
    title: 'Blocked',
    text: 'A section that cannot be placed is postponed to the next turn.',
    see: ['DL-GEO-37'],
  },
  'DL-LAT-09': {
    title: 'Acts at once',
    text: 'A section that arrived may activate normally in the same turn.',
    see: ['DL-RUL-75'],
  },
} as const satisfies Entries;
