import type { Entries } from './rule.js';

export const FORCE_BUILDING = {
  'DL-FRC-01': {
    title: 'Agree size',
    text: 'Before building, both sides agree a points total (MFV) and a maximum number of platoons.',
  },
  'DL-FRC-02': {
    title: 'Budget',
    text: 'The sum of all section costs may not exceed the MFV.',
  },
  'DL-FRC-03': {
    title: 'Minimum',
    text: 'Freely built forces use an MFV of at least minForcePoints (1000); scenario forces may be smaller.',
    see: ['DL-RUL-03'],
    toggles: ['minForcePoints'],
  },
  'DL-FRC-04': {
    title: 'One nation',
    text: "All sections of a platoon come from one nation's list, and all platoons from the same nation unless option allies is on, when each further platoon may be of another nation.",
    toggles: ['allies'],
  },
  'DL-FRC-05': {
    title: 'Slots',
    text: 'Every section bought must fill one empty slot of its own type in the platoon diagram, or the Flex slot if that accepts it. A platoon is legal if any assignment of its sections to its open slots exists; the slot of a section in a force list is its type, not the slot used.',
    see: ['DL-RUL-04'],
  },
  'DL-FRC-06': {
    title: 'Mandatory',
    text: 'A platoon must contain exactly one HQ section (with its Officer) and at least one Line section.',
  },
  'DL-FRC-07': {
    title: 'Line slots',
    text: 'A platoon has three Line slots.',
  },
  'DL-FRC-08': {
    title: 'First unlock',
    text: 'Filling the second Line slot unlocks one Specialist, one Support and one Fast slot.',
  },
  'DL-FRC-09': {
    title: 'Second unlock',
    text: 'Filling the third Line slot unlocks one Elite, one Armour and one Flex slot; Flex takes any Specialist, Support, Fast or Elite section.',
  },
  'DL-FRC-10': {
    title: 'Next platoon',
    text: 'A new platoon may be started only when all three Line slots of the previous platoon are filled.',
  },
  'DL-FRC-11': {
    title: 'Composition',
    text: 'Each section keeps model counts between its listed minimum and maximum; a replacement option swaps models one for one and keeps the count.',
  },
  'DL-FRC-12': {
    title: 'Options',
    text: 'Added models, section weapons and transports are bought at listed cost up to their listed maximum.',
  },
  'DL-FRC-13': {
    title: 'Per-platoon limits',
    text: 'A section with maxPerPlatoon n may be bought at most n times per platoon.',
  },
  'DL-FRC-14': {
    title: 'Unique',
    text: 'A model with Unique may appear once in the whole force.',
    see: ['DL-MAR-48'],
  },
  'DL-FRC-15': {
    title: 'Senior Officer note',
    text: 'If several Officers share the highest rank, the list states the order in which they count as senior.',
  },
  'DL-FRC-16': {
    title: 'Open lists',
    text: 'Force lists are public from the end of building.',
  },
} as const satisfies Entries;

export const PROFILES = {
  'DL-PRO-01': {
    title: 'Name and type',
    text: 'Every model has a name and one model type; the type fixes base, coherency and terrain column.',
  },
  'DL-PRO-02': {
    title: 'MV',
    text: 'Movement Value in inches.',
  },
  'DL-PRO-03': {
    title: 'IR',
    text: 'Successes needed to remove one Life Point.',
  },
  'DL-PRO-04': {
    title: 'LP',
    text: 'Life Points; at 0 the model is killed.',
  },
  'DL-PRO-05': {
    title: 'MAD',
    text: 'Number and colour of Melee Attack Dice. Close-quarters arms are already in MAD.',
  },
  'DL-PRO-06': {
    title: 'Weapons',
    text: 'Each ranged weapon has an Effective Range (ER) and optional Long Range (LR) in inches, RAD dice for each band, IAD dice for each band (null = none), MARs and a firing arc.',
  },
  'DL-PRO-07': {
    title: 'Bands',
    text: 'Distance <= ER uses the ER box; ER < distance <= LR uses the LR box; beyond LR (or a null box) the weapon contributes nothing.',
  },
  'DL-PRO-08': {
    title: 'Ironclad profile',
    text: 'Ironclads have MV, armour values front/port/starboard/rear (AV), Critical Rating (CR), Hull Points (HP), class Light/Regular/Heavy and hull size instead of IR, LP, MAD.',
    see: ['DL-RUL-43'],
  },
  'DL-PRO-09': {
    title: 'Terrain column',
    text: 'Infantry, heavy infantry and walking aeronauts use the Infantry column; cavalry and towable guns the Cavalry column; ironclads the Ironclad column, Walkers the Cavalry column.',
  },
  'DL-PRO-10': {
    title: 'MARs',
    text: "A model's MARs apply as written in 4.29.",
  },
} as const satisfies Entries;
