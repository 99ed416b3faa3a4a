import type { Entries } from './rule.js';

export const SEQUENCE_OF_PLAY = {
  'DL-SEQ-01': {
    title: 'Pools',
    text: 'Step T1: both sides build CP pools.',
  },
  'DL-SEQ-02': {
    title: 'Initiative',
    text: 'Both sides make an Opposed Command Check of 3B each, and whatever bolstering, finishing first and Tactical Advantage add. No section takes it: no MAR adds, removes or re-rolls dice.',
    see: ['DL-SEQ-03', 'DL-SEQ-04', 'DL-ADV-05'],
  },
  'DL-SEQ-03': {
    title: 'Bolster initiative',
    text: 'Only the Senior Officer, or who stands in for him, may bolster, one blue die per CP within his limit; both sides commit secretly. With option initiativeBolster = open the side that won initiative last turn (turn 1: SA) commits first, openly, then the other.',
    see: ['DL-CMD-05', 'DL-RUL-32'],
    toggles: ['initiativeBolster'],
  },
  'DL-SEQ-04': {
    title: 'Finish-first die',
    text: 'A side that finished activating first last turn adds one blue die (option finishFirstDie).',
    toggles: ['finishFirstDie'],
  },
  'DL-SEQ-05': {
    title: 'Choice',
    text: 'The winner chooses whether they activate first or second.',
  },
  'DL-SEQ-06': {
    title: 'Alternate',
    text: 'Players alternate activating one section (With Me! groups count as one turn).',
  },
  'DL-SEQ-07': {
    title: 'Must activate',
    text: 'A player with a section able to activate must activate one; passing is not allowed.',
  },
  'DL-SEQ-08': {
    title: 'Who can',
    text: 'A section can activate if it is on the table (or in a building or embarked), has no Activated marker, is not on Overwatch and has not activated this turn.',
  },
  'DL-SEQ-09': {
    title: 'Run-out',
    text: 'When one player has none left the other activates all remaining sections one after another.',
  },
  'DL-SEQ-10': {
    title: 'Finished first',
    text: 'The first player who has no section left to activate earns the finish-first die for next turn; if both have none from the start nobody earns it. It is tested when activations begin and after each activation; if both run out in the same activation the active player was first.',
  },
  'DL-SEQ-80': {
    title: 'A last turn',
    text: 'Without a turn limit the game still ends after turn 30, as by time, so that no game is endless.',
    see: ['DL-WIN-05', 'DL-RUL-95'],
    toggles: ['turnLimit'],
  },
} as const satisfies Entries;

export const COHERENCY = {
  'DL-COH-01': {
    title: 'Distance',
    text: 'Coherency distance: infantry 1"; cavalry, heavy infantry, aeronauts 2"; ironclads 4".',
  },
  'DL-COH-02': {
    title: 'Link',
    text: 'Two models of a section are linked if their gap is within the larger of their two distances.',
    see: ['DL-RUL-74'],
  },
  'DL-COH-03': {
    title: 'Chain',
    text: 'A section is in coherency if all its on-table models form one connected graph of links.',
  },
  'DL-COH-04': {
    title: 'Voluntary',
    text: 'A section may not voluntarily end its movement out of coherency.',
  },
  'DL-COH-05': {
    title: 'Regain',
    text: 'A section that starts its activation out of coherency must choose a movement action that lets it move and must end in coherency or, if impossible, as close to it as can be asked. It may not Hold Your Ground, Charge, enter a building or embark.',
    see: ['DL-GEO-36'],
  },
  'DL-COH-06': {
    title: 'Buildings',
    text: 'Models in the same building or the same transport are in coherency with each other.',
  },
  'DL-COH-80': {
    title: 'Carrier away',
    text: 'A section in a building that is out of coherency only because of a transport may, instead of leaving, choose Advance or At the Double for its transports alone; the occupants have not moved. This is always offered, so such a section is never stuck.',
  },
} as const satisfies Entries;

export const ACTIVATION = {
  'DL-ACT-01': {
    title: 'Order of play',
    text: 'Command, Movement, Shooting, Melee segments, then an Activated marker.',
  },
  'DL-ACT-02': {
    title: 'Coherency first',
    text: 'Coherency is checked before the movement action is chosen.',
  },
  'DL-ACT-03': {
    title: 'Fire unless forbidden',
    text: 'A section may shoot after moving unless its movement action forbids it.',
  },
  'DL-ACT-04': {
    title: 'Marker',
    text: 'At the end of the activation place one Activated marker (not if it took the Overwatch Action).',
  },
  'DL-ACT-05': {
    title: 'Stacking markers',
    text: 'Activated markers stack; only one is removed each End Phase. A section still holding one may not activate next turn.',
  },
  'DL-ACT-06': {
    title: 'Whose activation',
    text: "Fire, morale and moves made during someone else's activation (Overwatch, On My Mark, falling back, avoidance) are not activations and place no Activated marker unless their rule says so.",
  },
  'DL-ACT-07': {
    title: 'Struck while acting',
    text: 'Shaken markers gained during an activation count at once for quality and melee, but never cancel a movement action already chosen: a charging section that reaches 2 or 3 markers still finishes its charge, and Ordered Retreat is first felt in its next activation. A section that is Broken or destroyed drops out of the activation; other sections of a With Me! group go on.',
    see: ['DL-RUL-83'],
  },
  'DL-ACT-80': {
    title: 'Early end',
    text: "When a section's activation ends early (its carrier wrecked, Broken, destroyed) its remaining steps are skipped. If no section of the activation is left, no Overwatch window and no smoke step follow; a window or a shooting action of the other side that is under way is finished, also against passengers who have just been put on the table.",
    see: ['DL-DES-03', 'DL-RUL-96'],
  },
  'DL-ACT-81': {
    title: 'One target, two chargers',
    text: 'Sections of one activation may charge the same enemy. Their melees are fought one after another, the player choosing the order. A named section that was destroyed or fell back in an earlier melee of this activation takes no part in a later one; a charger with no named section left fights no melee and stays where it is. Orders for one melee do not carry over to the next.',
    see: ['DL-RUL-97'],
  },
  'DL-ACT-82': {
    title: 'Firing into the scrum',
    text: "In a With Me! group a section that did not charge may shoot at a section that another one has charged; only the charger's own transport may not. The melee is then fought or not as after Overwatch fire.",
    see: ['DL-TRN-11', 'DL-OVW-13', 'DL-RUL-97'],
  },
} as const satisfies Entries;
