import type { Entries } from './rule.js';

export const CORE_SUP = {
  'TA-CORE-SUP-01': {
    title: 'Attachment',
    text: 'A unit carries at most one Experience and one Personality card.',
  },
  'TA-CORE-SUP-02': {
    title: 'Toggles',
    text: 'UseExperience and usePersonality switch all optional cards of that kind on for both sides.',
    toggles: ['useExperience', 'usePersonality'],
  },
  'TA-CORE-SUP-03': {
    title: 'Lost with the unit',
    text: 'When its unit is eliminated or exits, a supplement has no further effect.',
  },
  'TA-CORE-SUP-04': {
    title: 'Shifts',
    text: "Shift effects in the data apply to the carrier's attacks (or attacks against it) of the stated kind.",
  },
  'TA-CORE-SUP-05': {
    title: 'Once per game',
    text: 'Such powers are offered in the window they fit (W-RES, or after a failed Cast) and marked used. They are no Situations: no W-SIT opens, nothing cancels them.',
  },
  'TA-CORE-SUP-06': {
    title: 'Required cards',
    text: "Cards a scenario lists under a unit's requiredSupplements are in force whatever the toggles say (MAP-SET-10). None of the six scenarios has any; the format and the check know them.",
    see: ['TA-MAP-SET-10'],
  },
  'TA-CORE-SUP-07': {
    title: 'Leaving cards out',
    text: 'With a toggle on, the set-up may name units whose optional cards stay out (without); both players confirm the same list (MAP-SET-11).',
    see: ['TA-MAP-SET-11'],
  },
  'TA-CORE-SUP-08': {
    title: 'Pathfinders and scenario costs',
    text: 'X08 lowers the normal cost 2 of a Hindering or Covering zone only; a zone cost set by the scenario stands (MAP-MOV-04), and linear terrain is still added.',
    see: ['TA-MAP-MOV-04'],
  },
} as const satisfies Entries;

export const CORE_HID = {
  'TA-CORE-HID-01': {
    title: 'Face down',
    text: "Listed units start face down: the opponent sees zone, facing and side only; the stated number of dummies is added in free zones of the owner's free area.",
    toggles: ['hiddenMarkers'],
  },
  'TA-CORE-HID-02': {
    title: 'Revealed by itself',
    text: 'A face-down marker is revealed when it attacks, reacts, or is given any Action but CAU or HID.',
  },
  'TA-CORE-HID-03': {
    title: 'Dummies',
    text: 'A dummy may be given CAU only; revealed, it is removed; an Action spent on attacking it is spent. Dummies block LOS and zones until revealed and score nothing.',
  },
  'TA-CORE-HID-04': {
    title: 'Revealed by others',
    text: 'It is revealed when named as target of an attack, contacted, hit by an indirect attack, or when an enemy unit ends an Action within S of it with LOS.',
  },
  'TA-CORE-HID-05': {
    title: 'Dummies, details',
    text: 'A dummy moves as infantry of speed S, is ok, and never reacts, spots, relays, falls back or serves as drift reference; it does not count for END-01. A unit that contacts it stands alone in its zone, without W-CON. Naming a face-down marker for CNF or HAZ reveals it first; if it is a dummy the card is spent.',
    see: ['TA-CORE-END-01'],
  },
  'TA-CORE-HID-06': {
    title: 'What a face-down marker does',
    text: 'It blocks LOS and zones, and counts as an enemy with sight for Conceal (ACT-15), whether dummy or not. A face-down command unit gives no nerve bonus; naming it for ORD reveals it first.',
    see: ['TA-CORE-ACT-15'],
  },
  'TA-CORE-HID-07': {
    title: 'Placing them',
    text: 'The listed positions would give the units away: in S4, after all other units stand, the owner places the face-down units and then the dummies in zones of the own free area by SET-05, also without freeDeployment. The opponent sees the markers only.',
    see: ['TA-CORE-SET-05'],
  },
  'TA-CORE-HID-08': {
    title: 'Numbers',
    text: "Face-down markers carry numbers of their own (M1, M2... in order of zone id, dummies among them) in everything the opponent sees, log and ids included; the unit's id appears when it is revealed.",
  },
} as const satisfies Entries;

export const CORE_END = {
  'TA-CORE-END-01': {
    title: 'Wipe-out',
    text: 'At T6 a side without any unit on the map that is ok or Shaken (bunkers not counted; units still due as reinforcements count) loses; if both, margins decide.',
  },
  'TA-CORE-END-02': {
    title: 'Immediate conditions',
    text: 'Checked at T6 of the turn they name.',
  },
  'TA-CORE-END-03': {
    title: 'Round limit',
    text: "After the second player's turn of the last round the game is scored.",
  },
  'TA-CORE-END-04': {
    title: 'Scoring',
    text: "Handicap, plus 1 per point of enemy units eliminated, plus the scenario's area and control values; a bunker held by its captor at the end scores its points to the captor.",
  },
  'TA-CORE-END-05': {
    title: 'Decision',
    text: "Margin = VP(A) - VP(B), looked up in the scenario's decide table.",
  },
  'TA-CORE-END-06': {
    title: 'Stalemate',
    text: 'If in three consecutive rounds neither player plays an Action card (Basic Orders count as Action cards), the game is scored at once.',
  },
  'TA-CORE-END-07': {
    title: 'Resignation',
    text: 'A player may resign at any own decision.',
  },
  'TA-CORE-END-08': {
    title: 'Control',
    text: 'A side controls a zone if it has an ok or Shaken unit in it and no enemy unit is in it.',
  },
  'TA-CORE-END-09': {
    title: 'Exited',
    text: 'A unit that left by a scenario exit is not eliminated and takes no further part.',
  },
  'TA-CORE-END-10': {
    title: 'Exit is no wipe-out',
    text: 'A side that fails END-01 only because units of it have exited does not lose by it: the game is scored at once (END-04, -05).',
    see: ['TA-CORE-END-01', 'TA-CORE-END-04'],
  },
  'TA-CORE-END-11': {
    title: 'Points',
    text: 'A unit is worth the points of its type; supplements add nothing. "Enemy" is judged at the moment of elimination (a captured bunker that is destroyed scores for the side it was captured from).',
  },
  'TA-CORE-END-12': {
    title: 'Who counts where',
    text: 'For areas and occupation (unitsIn, ptsIn, occupy) a unit is where its centre zone is; for control (END-08) any part of it counts. A bunker never scores an area, occupies, or gives control to its own side, but an enemy bunker in the zone still denies control.',
    see: ['TA-CORE-END-08'],
  },
  'TA-CORE-END-13': {
    title: 'Always scored',
    text: 'Whatever ends the game, VP of both sides are computed by END-04 and stand in the result; an immediate victory, a wipe-out or a resignation decides whatever they say.',
    see: ['TA-CORE-END-04'],
  },
} as const satisfies Entries;
