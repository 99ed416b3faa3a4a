import type { Entries } from './rule.js';

export const END_PHASE = {
  'DL-END-01': {
    title: 'Order',
    text: 'Restore Order; Repairs and Medics; Battle Log Points; End of Game; Remove Expired Markers.',
  },
  'DL-END-02': {
    title: 'Restore Order',
    text: "Each section on the table with a Shaken marker may take one Morale Check, bolstered as usual; all modifiers apply, half strength and heavy ironclads too. The initiative winner's sections go first, each side in its own order.",
    see: ['DL-MOR-04', 'DL-MOR-07'],
  },
  'DL-END-03': {
    title: 'Restore result',
    text: 'Pass: remove 1 marker plus 1 per success beyond the number required. Fail: nothing happens.',
    see: ['DL-RUL-72'],
  },
  'DL-END-04': {
    title: 'Repairs and Medics',
    text: "Models whose MAR names this step act now: Field Engineer, and with option medicTiming = endPhase Medic and Drone Engineer. The initiative winner's models act first.",
    toggles: ['medicTiming'],
  },
  'DL-END-05': {
    title: 'Expire',
    text: 'Remove all CP, Overwatch, Hit the Deck and Spotting markers, expired orders.',
  },
  'DL-END-06': {
    title: 'Activated',
    text: 'Remove one Activated marker from every section.',
  },
  'DL-END-07': {
    title: 'Smoke',
    text: 'Roll a D6 for each smoke cloud and each smoke barrier, oldest first; 4 or more removes it.',
  },
  'DL-END-08': {
    title: 'Next turn',
    text: 'Turn number +1.',
  },
  'DL-END-60': {
    title: 'Within a step',
    text: "Restore Order: all sections of the initiative winner, then all of the other side; CP may still be spent. Repairs likewise. Battle Log Points: all objectives are judged on one and the same state, then mission points, then casualties; both sides' points are added before the end is tested.",
    see: ['DL-BLP-09'],
  },
} as const satisfies Entries;

export const BATTLE_LOG = {
  'DL-BLP-01': {
    title: 'Objectives',
    text: 'Each claimed objective gives its claimant 2 BL (Vital Objective 4).',
  },
  'DL-BLP-02': {
    title: 'Building objective',
    text: 'Claimed if a section with no Shaken marker is inside, otherwise unclaimed.',
  },
  'DL-BLP-03': {
    title: 'Area objective',
    text: 'A section with no Shaken marker and at least one model inside contests it.',
  },
  'DL-BLP-04': {
    title: 'Point objective',
    text: 'A section with no Shaken marker and at least one model within 4" of the marker contests it.',
  },
  'DL-BLP-05': {
    title: 'Claimed',
    text: 'Contested by one side only: claimed by that side, provided at least one contesting model is not an ironclad.',
  },
  'DL-BLP-06': {
    title: 'Contested',
    text: 'Contested by both sides: nobody scores.',
  },
  'DL-BLP-07': {
    title: 'Ironclads',
    text: 'Ironclads contest but never claim.',
  },
  'DL-BLP-08': {
    title: 'Each turn',
    text: 'Status is worked out fresh every End Phase; leaving loses it.',
  },
  'DL-BLP-09': {
    title: 'Casualties',
    text: 'A side scores 1 BL for each enemy section destroyed this turn: all models killed, Broken, fled the table, or left with only Non-Combatants, whoever caused it.',
  },
  'DL-BLP-10': {
    title: 'Fire Teams',
    text: 'Each Fire Team is a section for scoring.',
  },
} as const satisfies Entries;

export const VICTORY = {
  'DL-WIN-01': {
    title: 'Target',
    text: 'BL target by MFV: up to 1000: 10; up to 2000: 20; up to 3000: 30; above: 10 x floor(MFV/1000). Scenarios may set their own.',
  },
  'DL-WIN-02': {
    title: 'Win',
    text: 'In the End Phase a side at or above the target wins if the other is not.',
  },
  'DL-WIN-03': {
    title: 'Draw',
    text: 'Both at or above in the same turn: draw.',
  },
  'DL-WIN-04': {
    title: 'Scenario conditions',
    text: "A scenario's own victory condition met in the End Phase wins.",
  },
  'DL-WIN-05': {
    title: 'Time',
    text: 'At the end of turn turnLimit (6) the side with more BL wins; equal is a draw.',
    toggles: ['turnLimit'],
  },
  'DL-WIN-06': {
    title: 'Wiped out',
    text: 'If one side has no section on the table and none in Strategic Forces the other wins in the End Phase; if both, compare BL, equal is a draw.',
  },
  'DL-WIN-07': {
    title: 'Order of tests',
    text: 'WIN-02/03, then WIN-04, then WIN-06, then WIN-05.',
  },
} as const satisfies Entries;

export const FIRE_TEAMS = {
  'DL-FTM-01': {
    title: 'Who',
    text: 'Only sections flagged in the lists may split before allocation, never later.',
  },
  'DL-FTM-02': {
    title: 'Two halves',
    text: 'Into exactly two Fire Teams, each with at least one model that weighs something, whose weights differ as little as possible; a Gun Team weighs 2, others 1, Non-Combatants and transports 0.',
  },
  'DL-FTM-03': {
    title: 'Separate',
    text: 'Each Fire Team is a section of its own for activation, coherency, morale, orders, deployment and Battle Log.',
  },
  'DL-FTM-04': {
    title: 'Never rejoin',
    text: 'Fire Teams never recombine.',
  },
  'DL-FTM-05': {
    title: 'Belongings',
    text: "NCO, section weapons and transport each go to one team, owner's choice.",
  },
} as const satisfies Entries;
