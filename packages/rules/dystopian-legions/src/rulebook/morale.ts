import type { Entries } from './rule.js';

export const MORALE = {
  'DL-MOR-01': {
    title: 'Triggers',
    text: 'A section takes a Morale Check at the end of an event in which',
    clauses: {
      a: 'It lost one or more LP (or one of its ironclads lost HP).',
      b: 'A friendly section within 8" was entirely killed or Broken and removed.',
      c: 'A friendly Officer in whose Command Range it stood was killed.',
      d: 'It avoided an ironclad moving At the Double.',
      e: 'It was charged by a Daunting model.',
    },
    see: ['DL-COL-06', 'DL-MAR-10'],
  },
  'DL-MOR-02': {
    title: 'One per event',
    text: 'A section takes at most one Morale Check per event however many triggers apply.',
    see: ['DL-RUL-15'],
    toggles: ['moralePerTrigger'],
  },
  'DL-MOR-03': {
    title: 'Standard',
    text: 'A Morale Check needs 2 successes.',
  },
  'DL-MOR-04': {
    title: 'Below half',
    text: 'If the section has fewer than half its initial LP, T=5. Exactly half is not below half.',
  },
  'DL-MOR-05': {
    title: 'Counting LP',
    text: 'Initial and current LP exclude transports and Non-Combatants; a section of ironclads counts HP. A section reduced to only its transport counts as below half.',
  },
  'DL-MOR-06': {
    title: 'Suppression',
    text: 'One success more is needed if the event cost the section LP and any weapon in that attack had Suppression.',
  },
  'DL-MOR-07': {
    title: 'Heavy ironclad',
    text: 'One success more is needed if one or more enemy heavy ironclads (not wrecks) are within 8" of any model of the section.',
  },
  'DL-MOR-08': {
    title: 'Bolster',
    text: 'The check may be bolstered.',
  },
  'DL-MOR-09': {
    title: 'Result',
    text: 'Pass: nothing. Fail: one Shaken marker.',
  },
  'DL-MOR-10': {
    title: 'In Good Order',
    text: '0 Shaken markers: no effect.',
  },
  'DL-MOR-11': {
    title: 'Shaken',
    text: '1 or more markers: all shooting is Rushed; its melee dice use T=5.',
  },
  'DL-MOR-12': {
    title: 'Ordered Retreat',
    text: 'With 2 or 3 markers it also makes for home in its activation.',
  },
  'DL-MOR-13': {
    title: 'Broken',
    text: 'On reaching 4 markers the section is removed from the table at once; it can never return and counts as destroyed.',
  },
  'DL-MOR-14': {
    title: 'Ironclads',
    text: 'Ironclad sections and embarked sections ignore Ordered Retreat but are still Shaken and can still be Broken.',
    see: ['DL-RUL-19'],
  },
  'DL-MOR-15': {
    title: 'Broken cargo',
    text: 'A Broken section is removed with its transport and anything embarked in it.',
  },
  'DL-MOR-16': {
    title: 'Marker source',
    text: 'Markers from other rules (Hit the Deck) count the same.',
  },
  'DL-MOR-20': {
    title: 'Queue',
    text: "At the end of an event build the list of sections that must check; the active player's sections resolve first, then the opponent's, each in its owner's order (decision morale.order, asked only if two or more wait). Sections Broken or destroyed during the queue start one new event with its own queue after the present one is finished; a section may check again in that new queue.",
  },
  'DL-MOR-21': {
    title: 'Where the dead stood',
    text: 'For a section that was lost, measure to any place where a model of it stood when the event that destroyed it began; for a section Broken in a queue that is the event whose queue it was. Likewise for a lost Officer and the sections around him.',
    see: ['DL-MOR-01'],
  },
  'DL-MOR-80': {
    title: 'Immediate',
    text: 'Where a rule calls a Morale Check immediate (loss of an Officer, Daunting, ironclads) it is still taken in the queue of the event that caused it; Daunting is an event of its own.',
    see: ['DL-MOR-20'],
  },
} as const satisfies Entries;

export const ORDERED_RETREAT = {
  'DL-RET-01': {
    title: 'Forced move',
    text: 'A section in Ordered Retreat must, when it activates, make an Advance move of its full MV toward its home edge.',
    see: ['DL-GEO-30'],
  },
  'DL-RET-02': {
    title: 'Take cover instead',
    text: 'If a Defensible terrain piece can be reached within MV, the section may instead make its Advance move to occupy it (more than half of its models inside an area piece, or more than half occupying the linear piece, or the whole section entering an empty building). A section already occupying one may stay. A section that leaves a building in a retreat starts from any point of its outline.',
    see: ['DL-TER-13', 'DL-LIN-04'],
  },
  'DL-RET-03': {
    title: 'Fire',
    text: 'After that move it may make a shooting attack as Rushed Shots.',
  },
  'DL-RET-04': {
    title: 'Orders',
    text: 'It may be the target of no order except Rally and Snap Out of It!.',
  },
  'DL-RET-05': {
    title: 'Recovery',
    text: 'If its markers drop to 1 or 0 it immediately follows its new state and, if it has not activated, activates normally.',
  },
  'DL-RET-06': {
    title: 'Edge of the table',
    text: 'A retreat move stops at the table edge (option retreatOffTable = remove: a section any of whose models would cross the edge is removed as destroyed).',
    toggles: ['retreatOffTable'],
  },
  'DL-RET-07': {
    title: 'Not offered',
    text: 'It may not Charge, move At the Double, Hold Your Ground or use Overwatch.',
  },
  'DL-RET-08': {
    title: 'How far',
    text: 'Coherency goes before distance. If no model can get nearer home, a move of zero length is made. A retreating section out of coherency regains it as far as the retreat allows.',
    see: ['DL-GEO-30', 'DL-COH-05'],
  },
  'DL-RET-09': {
    title: 'With a transport',
    text: 'A retreating section may embark at the start of its activation where embarking is allowed, and then does not retreat. If only some models are embarked, those on foot retreat and the transport follows in coherency.',
    see: ['DL-TRN-12', 'DL-TRN-15'],
  },
} as const satisfies Entries;
