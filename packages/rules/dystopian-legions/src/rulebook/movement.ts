import type { Entries } from './rule.js';

export const MOVEMENT = {
  'DL-MOV-01': {
    title: 'One action',
    text: 'A section performs exactly one movement action per activation; all its models are assumed to make the same one.',
  },
  'DL-MOV-02': {
    title: 'Free path',
    text: 'A model may move in any direction and turn freely; its path cost may not exceed its allowance.',
  },
  'DL-MOV-03': {
    title: 'Obstacles',
    text: 'A model may not move through impassable terrain or through models, except non-ironclad models of its own section.',
    see: ['DL-RUL-34'],
    toggles: ['strictOwnModels'],
  },
  'DL-MOV-04': {
    title: 'No overlap',
    text: 'A model may not end on another base, hull, wreck or inside a mine marker.',
  },
  'DL-MOV-05': {
    title: 'One inch',
    text: 'A model that moves must end at least 1" from every enemy model, unless it is charging that model\'s section. A model that stays where it is, is exempt. Wrecks are not enemy models.',
  },
  'DL-MOV-06': {
    title: 'Personally moved',
    text: '"Moved" for weapons is judged model by model: a model moved if its position changed by more than 0.001" or it entered, left, embarked or disembarked. Pivoting in place is not moving.',
  },
  'DL-MOV-07': {
    title: 'Advance',
    text: 'Up to MV; may fire.',
  },
  'DL-MOV-08': {
    title: 'Hold Your Ground',
    text: 'No model moves (Spotters excepted); models may pivot; may fire.',
  },
  'DL-MOV-09': {
    title: 'At the Double',
    text: 'Up to 2xMV; no fire action.',
  },
  'DL-MOV-10': {
    title: 'Charge',
    text: 'Two times MV into contact with an enemy section; no fire action.',
  },
  'DL-MOV-11': {
    title: 'Buildings',
    text: 'Enter, Enter at the double, Exit, Exit into melee.',
    see: ['DL-BLD-05', 'DL-BLD-06', 'DL-BLD-07', 'DL-BLD-08'],
  },
  'DL-MOV-12': {
    title: 'Moving off Hit the Deck',
    text: 'Any movement action other than Hold Your Ground removes the Hit the Deck marker first.',
    see: ['DL-HTD-08'],
  },
  'DL-MOV-13': {
    title: 'Entering area terrain',
    text: 'Sections may freely enter and leave area terrain that is not impassable, at its cost.',
    see: ['DL-TER-06'],
  },
} as const satisfies Entries;

export const CHARGES = {
  'DL-CHG-01': {
    title: 'Declare',
    text: 'The player names one or more enemy sections. Ironclads and embarked sections may not be charged; Non-Combatants are ignored when testing reach. Line of sight is not needed.',
  },
  'DL-CHG-02': {
    title: 'Allowance',
    text: 'Each model may move up to 2xMV, terrain costs included (MV when exiting a building or disembarking).',
  },
  'DL-CHG-03': {
    title: 'Feasible',
    text: 'A charge may be declared only if the section can end in coherency with at least one model in contact with a model of each named section, or with the outline of its building.',
    see: ['DL-GEO-31'],
  },
  'DL-CHG-04': {
    title: 'As many as possible',
    text: 'At least as many chargers end in contact as the charge benchmark seats, in coherency.',
    see: ['DL-GEO-31'],
  },
  'DL-CHG-05': {
    title: 'Shortest route',
    text: 'Each charger\'s path to its contact position may cost at most 0.5" more than the shortest legal path to that position (aeronauts exempt).',
  },
  'DL-CHG-06': {
    title: 'Others close up',
    text: 'A charger that cannot reach contact must end with its gap to the nearest target model within 1" of the smallest it could reach with all other models where they end, in coherency, on a legal spot (0.25" grid). A charger "cannot reach contact" if no free contact spot is left for it then.',
  },
  'DL-CHG-07': {
    title: 'Reaction order',
    text: "After the declaration: Daunting checks; On My Mark; targets dropped; Non-Combatants step aside, the charged side's first; Hit the Deck marker off; chargers move; passengers of a partly embarked target come out; Overwatch, the charged section at the chargers only; Hold the Line! and Fight Harder!; melee.",
    see: ['DL-CHG-12', 'DL-TRN-36'],
  },
  'DL-CHG-08': {
    title: 'Failed charge',
    text: 'If after reactions no named section can be reached any more, the survivors move up to their charge allowance toward the target or the place where it stood (none ends farther from it than it began) and end at least 1" away, in coherency; no melee and no fire. From a building or a transport they come out in the ordinary way, or stay inside if that is impossible. For getting up it still is a Charge.',
    see: ['DL-HTD-08'],
  },
  'DL-CHG-09': {
    title: 'Other enemies',
    text: 'Chargers must still end at least 1" from enemy models of sections they did not name.',
  },
  'DL-CHG-10': {
    title: 'Across a wall',
    text: "If a charger's shortest route crosses a linear piece that the target occupies, it is placed on the near side touching the piece opposite the enemy model; this counts as contact. Crossing cost is not paid.",
  },
  'DL-CHG-11': {
    title: 'Cannot charge',
    text: 'A section may not charge if it is in Ordered Retreat, an ironclad, out of coherency, or under Stand Fast.',
  },
  'DL-CHG-12': {
    title: 'Some targets lost',
    text: 'If after reactions the named sections can no longer all be charged together, the charging player drops as few as make the charge feasible again, his choice among equals; if none is left the charge has failed.',
    see: ['DL-GEO-31', 'DL-CHG-08'],
  },
} as const satisfies Entries;

export const AERONAUTS = {
  'DL-AER-01': {
    title: 'Fly',
    text: 'When moving, aeronauts may fly over any terrain, models and obstacles; flown-over terrain costs nothing extra.',
  },
  'DL-AER-02': {
    title: 'Walk',
    text: 'They may instead walk, following infantry movement rules for that path.',
  },
  'DL-AER-03': {
    title: 'Land',
    text: 'They must end in coherency on spots legal for infantry (not in impassable terrain, not on models).',
  },
  'DL-AER-04': {
    title: 'Landing in terrain',
    text: 'Landing inside terrain gives its normal cover and effects.',
  },
  'DL-AER-05': {
    title: 'Exposed while flying',
    text: 'Until the end of that Movement Segment (Overwatch included) terrain items they flew over and did not land in neither block sight to them nor give them cover.',
  },
  'DL-AER-06': {
    title: 'Charging',
    text: 'When charging they may fly over the target and land on any side; as many as possible must still be in contact.',
  },
  'DL-AER-07': {
    title: 'Avoiding obstacles',
    text: 'Contact reached by flying never counts as across a wall if the landing side is free of the piece.',
    see: ['DL-CHG-10'],
  },
  'DL-AER-08': {
    title: 'Roofs',
    text: "Option landOnBuildings: aeronauts may end on an unoccupied building's roof; they are elevated and use the building's cover as hard.",
    toggles: ['landOnBuildings'],
  },
} as const satisfies Entries;
