import type { Entries } from './rule.js';

export const SCN_GEN = {
  'TA-SCN-GEN-01': {
    title: 'Unit ids',
    text: 'Unit ids are side + number.',
  },
  'TA-SCN-GEN-02': {
    title: 'Rows',
    text: 'The following holds: {rows:[a,b]} means every zone whose row number is a..b.',
  },
  'TA-SCN-GEN-03': {
    title: 'Optional supplements',
    text: 'Supplements listed are optional (toggles).',
  },
  'TA-SCN-GEN-04': {
    title: 'Unlisted sides',
    text: 'An unlisted side of the map has no linear terrain.',
  },
  'TA-SCN-GEN-05': {
    title: 'Background',
    text: 'Every scenario carries a background of a few sentences (data background), shown with the summary.',
  },
} as const satisfies Entries;

export const SCN_S1 = {
  'TA-SCN-S1-01': {
    title: 'No vehicles in the river',
    text: 'Vehicles may not enter River zones; the Ford and Bridge zones are open to them.',
  },
  'TA-SCN-S1-02': {
    title: 'Registered guns',
    text: 'Registered guns: the first Call Fire by the Corps Battery drifts one class less.',
  },
  'TA-SCN-S1-03': {
    title: 'The river',
    text: 'A River zone costs 3 zones of movement to enter.',
  },
} as const satisfies Entries;

export const SCN_S2 = {
  'TA-SCN-S2-01': {
    title: 'The Relief Car',
    text: 'At the start of its turn in round 4 the Garrison places the Relief Car in a free zone of row 1.',
  },
  'TA-SCN-S2-02': {
    title: 'Face-down garrison',
    text: 'With hidden markers on, Garrison infantry start face down with two dummies.',
  },
} as const satisfies Entries;

export const SCN_S3 = {
  'TA-SCN-S3-01': {
    title: 'Over the pass',
    text: 'A unit of the column in a row 1 zone, at its start or at the end of its path, may leave the map north in a MAR, RUS, STK or Basic Order move by spending 1 more zone of movement; it scores its points as if in row 1 and never returns.',
  },
  'TA-SCN-S3-02': {
    title: 'The lair',
    text: 'While the wyrm is landed with its centre in its Lair zone (E3) and not Out of Action, nerve checks of all B units gain +1.',
  },
} as const satisfies Entries;

export const SCN_S4 = {
  'TA-SCN-S4-01': {
    title: 'The gate',
    text: 'The garrison may cross the Gate side at +1, in Fall Back and Withdraw too; the besiegers may not until it is breached.',
  },
  'TA-SCN-S4-02': {
    title: 'The siege tower',
    text: 'Besieging infantry enter a zone occupied by the Siege Tower at cost 1 and may cross a Castle wall side out of that zone at +1. This works outwards and in voluntary movement only: a Fall Back over the wall is barred.',
  },
  'TA-SCN-S4-03': {
    title: 'What can be breached',
    text: 'Sapper units may attempt to breach a Gate (5) or a Castle wall (7).',
  },
} as const satisfies Entries;
