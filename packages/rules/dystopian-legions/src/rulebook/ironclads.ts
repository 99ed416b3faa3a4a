import type { Entries } from './rule.js';

export const IRONCLADS = {
  'DL-IRN-01': {
    title: 'Actions',
    text: 'An ironclad section chooses Advance, Hold Your Ground or At the Double.',
  },
  'DL-IRN-02': {
    title: 'Advance',
    text: 'Moves like any other model, any direction, any number of turns, ends with any facing.',
  },
  'DL-IRN-03': {
    title: 'At the Double',
    text: 'Moves straight forward along its facing, up to 2xMV, with at most one turn of up to 90 degrees at any point; ends facing its last leg. No fire action.',
  },
  'DL-IRN-04': {
    title: 'Hold',
    text: 'May pivot to any facing and fire.',
  },
  'DL-IRN-05': {
    title: 'Not past bodies of iron',
    text: 'It may not move through ironclads or wrecks; touching a live ironclad is a ram.',
  },
  'DL-IRN-06': {
    title: 'Through infantry',
    text: 'It may move through non-ironclad models, friend or foe, which step aside.',
  },
  'DL-IRN-07': {
    title: 'No melee, no retreat',
    text: 'Ironclads neither fight nor are charged, and never retreat.',
    see: ['DL-MEL-15', 'DL-MOR-14'],
  },
} as const satisfies Entries;

export const RAMMING = {
  'DL-RAM-01': {
    title: 'Ram',
    text: 'If a moving ironclad touches another ironclad (friend or foe) both are attacked at once.',
  },
  'DL-RAM-02': {
    title: 'Dice',
    text: 'Each rolls as many dice as the AV of its own arc in contact; blue if the mover was Advancing, red if At the Double; T=4.',
  },
  'DL-RAM-03': {
    title: 'Damage',
    text: "Each roll is compared with the AV of the other's arc in contact as in an IAD attack, with no cover or shields.",
    see: ['DL-IAD-06', 'DL-IAD-07'],
  },
  'DL-RAM-04': {
    title: 'Together',
    text: 'Damage is simultaneous; the mover rolls first for the record.',
  },
  'DL-RAM-05': {
    title: 'Stop',
    text: 'The mover stops in contact. It may still fire if it was Advancing.',
  },
  'DL-RAM-06': {
    title: 'Deliberate',
    text: 'Contact happens only if the move ends at that contact (move flag ram); otherwise paths must stay clear of ironclads by more than 0.05".',
  },
  'DL-RAM-07': {
    title: 'Morale',
    text: 'Both sections check morale if they lost HP.',
  },
  'DL-RAM-60': {
    title: 'Leaving contact',
    text: 'An ironclad that begins its move with a gap <= 0.05 to another ironclad may move off: this pair is neither a ram nor an obstacle until their gap has once exceeded 0.05 in that move, and no part of the move may overlap the other hull. Standing or pivoting in contact is no ram, nor is contact made by deployment, disembarking or arrival.',
    see: ['DL-RUL-166'],
  },
  'DL-RAM-61': {
    title: 'One inch',
    text: 'The 1" rule does not apply between two ironclads left in contact by a ram; towards other enemy models it does (those displaced excepted), so a ram that would end within 1" of one is refused.',
    see: ['DL-MOV-05', 'DL-COL-04'],
  },
  'DL-RAM-62': {
    title: 'No help',
    text: 'A ram is no ranged attack and lies outside the Shooting and Melee Segments: no order, no re-roll, no quality, no Shaken effect, no cover, no shield.',
  },
} as const satisfies Entries;

export const COLLISIONS = {
  'DL-COL-01': {
    title: 'Avoidance Move',
    text: 'A non-ironclad model touched by the swept hull of a moving ironclad is moved the shortest distance that takes it out of the swept hull, keeping coherency where possible.',
    see: ['DL-GEO-26'],
  },
  'DL-COL-02': {
    title: 'No damage',
    text: 'Avoidance causes no damage.',
  },
  'DL-COL-03': {
    title: 'Overwatch lost',
    text: 'A section with any model that made an Avoidance Move loses Overwatch (replaced by Activated).',
  },
  'DL-COL-04': {
    title: 'One inch waived',
    text: 'The 1" rule does not apply between the ironclad and models it displaced; against others it does.',
  },
  'DL-COL-05': {
    title: 'Advance',
    text: 'If the ironclad was Advancing nothing more happens.',
  },
  'DL-COL-06': {
    title: 'At the Double',
    text: 'If it moved At the Double each displaced section, friend or foe, takes a Morale Check after its Avoidance Move.',
  },
  'DL-COL-07': {
    title: 'Nowhere to go',
    text: 'A model with no legal spot within 6" is killed.',
  },
  'DL-COL-08': {
    title: 'Not moved',
    text: 'Models in buildings or embarked are not displaced. Being displaced does not count as having moved.',
    see: ['DL-MOV-06'],
  },
  'DL-COL-60': {
    title: 'Own section, own gun',
    text: 'An ironclad moves through the non-ironclad models of its own section without displacing them (they move with it) and may not end on them; they do not move through its hull. The same holds for a gun hitched to it. No Avoidance Move, no lost Overwatch, no Morale Check.',
    see: ['DL-MOV-03', 'DL-RUL-167'],
  },
} as const satisfies Entries;

export const WRECKS = {
  'DL-DES-01': {
    title: 'Destroyed',
    text: 'An ironclad at 0 HP is destroyed and becomes a wreck in place.',
  },
  'DL-DES-02': {
    title: 'Wreck',
    text: 'A wreck is impassable, blocks sight, has no section, cannot be targeted, rammed or repaired.',
  },
  'DL-DES-03': {
    title: 'Cargo',
    text: 'Models embarked in it must disembark at once and their section receives an Activated marker (replacing Overwatch). If that section is activating at this moment its activation ends there and this is its marker for step Z; a section that has already activated gets a second one. Nothing of this applies to an empty transport.',
    see: ['DL-TRN-23', 'DL-RUL-82'],
  },
  'DL-DES-04': {
    title: 'Last model',
    text: 'If it was the last model of its section the section is destroyed.',
  },
} as const satisfies Entries;
