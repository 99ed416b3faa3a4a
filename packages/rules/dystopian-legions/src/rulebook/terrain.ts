import type { Entries } from './rule.js';

export const TERRAIN = {
  'DL-TER-01': {
    title: 'Area terrain',
    text: 'Area terrain is a polygon with a fixed outline.',
  },
  'DL-TER-02': {
    title: 'Inside',
    text: 'A model is inside an area item when its whole base or hull is inside the outline.',
  },
  'DL-TER-03': {
    title: 'Cover inside',
    text: "A model inside an area item has that item's cover.",
  },
  'DL-TER-04': {
    title: 'Sight inside',
    text: 'Line of sight to and from a model ignores each area item that model is inside.',
  },
  'DL-TER-05': {
    title: 'Clear',
    text: 'Clear terrain has no effect on movement.',
  },
  'DL-TER-06': {
    title: 'Difficult area',
    text: 'Each inch moved in Difficult area terrain costs 2".',
  },
  'DL-TER-07': {
    title: 'Difficult linear',
    text: 'Crossing Difficult linear terrain costs 1" extra per crossing.',
  },
  'DL-TER-08': {
    title: 'Impassable',
    text: 'A model may not move through or stop in terrain impassable to it.',
  },
  'DL-TER-09': {
    title: 'Open / Blocked',
    text: 'Area terrain that is open to sight never affects it; through terrain that blocks sight no line may pass.',
  },
  'DL-TER-10': {
    title: 'Table',
    text: 'Types have the values of table 4.12.1.',
  },
  'DL-TER-11': {
    title: 'Trenches',
    text: 'Infantry already inside a trench at the start of its move treats that trench as Clear until it leaves it.',
  },
  'DL-TER-12': {
    title: 'Overlaps',
    text: 'Where area items overlap: roads make the ground Clear for all; otherwise the worst movement class counts once; cover is the best available; sight is blocked if any blocks.',
  },
  'DL-TER-13': {
    title: 'Occupying an area',
    text: 'For melee and Defensible purposes a section occupies a non-building area item if more than half of its non-transport models are inside it.',
  },
  'DL-TER-14': {
    title: 'Defensible',
    text: 'Defensible matters for Ordered Retreat and for Swift Strike in area terrain.',
    see: ['DL-RET-02', 'DL-MEL-03'],
  },
} as const satisfies Entries;

export const BUILDINGS = {
  'DL-BLD-01': {
    title: 'Building',
    text: 'A building is impassable except by entering, leaving, storming it and being driven out of it. Only one section may occupy a building.',
    see: ['DL-BLD-05', 'DL-BLD-06', 'DL-BLD-07', 'DL-BLD-08', 'DL-BLD-09'],
  },
  'DL-BLD-02': {
    title: 'Cover',
    text: 'A section inside has fortified cover (3B).',
  },
  'DL-BLD-03': {
    title: 'Sight and range',
    text: 'Sight and range to and from the occupants may be taken from any point of the outline; the building itself never blocks them.',
  },
  'DL-BLD-04': {
    title: 'Who and how many',
    text: 'Only infantry, heavy infantry and aeronauts may occupy it, up to its capacity (default 12); heavy infantry and Gun Teams count 2. Towable guns, cavalry and ironclads may not.',
    see: ['DL-RUL-28'],
  },
  'DL-BLD-05': {
    title: 'Enter',
    text: "If every non-transport model can reach contact with the outline of an unoccupied building with a path cost <= MV (in the open: gap to the outline <= MV; own section's models ignored), the whole section may enter instead of another movement action, and may then fire.",
  },
  'DL-BLD-06': {
    title: 'Enter at the double',
    text: 'The same with twice MV; no fire action this activation.',
    see: ['DL-BLD-05'],
  },
  'DL-BLD-07': {
    title: 'Exit',
    text: 'The section leaves: each model moves up to MV starting in contact with any point of the outline; it may not end in melee; it may fire.',
  },
  'DL-BLD-08': {
    title: 'Exit into melee',
    text: 'A charge starting from any point of the outline with allowance MV; counts as charging; no fire.',
  },
  'DL-BLD-09': {
    title: 'Driven out',
    text: 'A section that loses a melee while in a building falls back starting from any point of the outline.',
  },
  'DL-BLD-10': {
    title: 'Charging a building',
    text: 'Needs at least one charger (and as many as possible) in contact with the outline. All occupants fight.',
  },
  'DL-BLD-11': {
    title: 'Transport outside',
    text: 'A transport of a section in a building stays within coherency of the outline.',
  },
  'DL-BLD-12': {
    title: 'Whole section',
    text: 'A section enters or leaves a building as a whole (its transports stay outside).',
  },
  'DL-BLD-13': {
    title: 'Casualty order',
    text: 'All occupants are at equal distance; the owner chooses the order.',
  },
  'DL-BLD-80': {
    title: 'No room outside',
    text: 'A model driven out of a building that has no legal spot within its MV of the outline is killed. This belongs to the melee: no second Morale Check of the section; only the loss of an Officer or of the whole section starts a new event.',
    see: ['DL-TRN-23', 'DL-RUL-94'],
  },
} as const satisfies Entries;

export const LINEAR_TERRAIN = {
  'DL-LIN-01': {
    title: 'Linear terrain',
    text: 'Linear terrain is a polyline of zero thickness. Models may cross it unless it is impassable to them.',
  },
  'DL-LIN-02': {
    title: 'Sight',
    text: 'Linear terrain is Open except types marked blocking (High Walls) or pieces declared blocking before the game; a piece may also be declared impassable to named types.',
  },
  'DL-LIN-03': {
    title: 'Not straddling',
    text: 'No base or hull may end a move overlapping a linear piece (gap from centre line to base centre >= radius - 0.001).',
  },
  'DL-LIN-04': {
    title: 'Occupying',
    text: 'A model occupies a linear piece if it is in contact with it or in contact with a friendly model that is.',
  },
  'DL-LIN-05': {
    title: 'Cover',
    text: "A target model has the piece's cover only if",
    clauses: {
      a: 'It is itself in contact with it.',
      b: 'The shortest line from more than half of the contributing firers to that model crosses it.',
      c: 'No model of the firing section occupies it.',
    },
    see: ['DL-RUL-33'],
  },
  'DL-LIN-06': {
    title: 'Both at the wall',
    text: 'If both sides touch the same piece neither has its cover against the other.',
  },
} as const satisfies Entries;

export const CRUSHING = {
  'DL-CRU-01': {
    title: 'Crush',
    text: 'A Regular or Heavy ironclad whose hull passes over or ends on a crushable piece removes the whole piece; its ground becomes open. Light ironclads do not crush.',
  },
  'DL-CRU-02': {
    title: 'Timing',
    text: 'Crushing takes effect at the moment of contact and applies to the rest of that move.',
  },
} as const satisfies Entries;
