import type { Entries } from './rule.js';

export const TRAITS = {
  'QL-TRT-01': {
    title: 'All-Terrain',
    text: 'The unit enters difficult ground at cost 1. What is impassable to it remains so.',
  },
  'QL-TRT-02': {
    title: 'Amphibious',
    text: 'The unit gets through water and swamp as through difficult ground; neither is ever impassable to it. Ice is as for others.',
  },
  'QL-TRT-03': {
    title: 'Hover',
    text: 'Water, ice and swamp cost the unit 1, like open ground; the rest is unchanged. Vehicles only.',
  },
  'QL-TRT-04': {
    title: 'Jump',
    text: 'Each hex costs the unit 1, and on its way it may cross impassable ground and enemy units. It must come down in an empty hex that could hold it without this trait. Half-hexes are closed to it too.',
    see: ['QL-SET-21', 'QL-STK-03'],
  },
  'QL-TRT-05': {
    title: 'Transport',
    text: "Advancing, the unit may take along one friendly infantry unit that starts out next to it: one without suppression that nobody has activated or carried yet this turn. The passenger is picked up, leaving its hex empty; the carrier moves or stays; then the passenger gets off into any free hex beside the carrier that can hold it, its own or the carrier's old hex included. It loses its order unseen and counts as activated. Vehicles only.",
    see: ['QL-ACT-12', 'QL-SET-21'],
  },
  'QL-TRT-06': {
    title: 'Vanguard',
    text: 'The unit may also deploy in the two rows in front of its setup area: C and D, or J and K; with three-row areas D and E, or I and J; on the flanks the hexes of doubled columns 4 to 7, or 21 to 24.',
    see: ['QL-SET-11', 'QL-SCN-05'],
  },
  'QL-TRT-07': {
    title: 'Assault',
    text: 'Against a neighbouring target the unit hits on 4 or more under Engage too, and cover does not help the target.',
  },
  'QL-TRT-08': { title: 'Barrage', text: 'Twos among its attack dice suppress just as ones do.' },
  'QL-TRT-09': { title: 'Hunter', text: "The unit's AP is 1 higher when the target is an AFV." },
  'QL-TRT-10': {
    title: 'Incendiary',
    text: 'Against kills by this unit infantry gets no ordinary saving throw. A Deflector still works.',
    see: ['QL-SAV-01', 'QL-TRT-14'],
  },
  'QL-TRT-11': {
    title: 'Indirect Fire',
    text: 'Striking, the unit can attack what it has in range but does not see, provided some other friendly, unsuppressed unit sees it. Halve the dice, rounding up, before cover; only 5 and 6 hit. A target it sees itself is attacked in the ordinary way. Needs range 5 or more.',
    see: ['QL-ATK-04'],
  },
  'QL-TRT-12': {
    title: 'Siege',
    text: "The target's cover is one grade worse: hard becomes soft, soft becomes none.",
    see: ['QL-COV-05'],
  },
  'QL-TRT-13': {
    title: 'Stabilized',
    text: 'The unit hits on 4 or more under Engage too. Indirect attacks gain nothing.',
  },
  'QL-TRT-14': {
    title: 'Deflector',
    text: 'The owner rolls a die for each kill on the unit and ignores the kill on the stated number or more. Infantry rolls this instead of its usual throw. AFV may have 4+, 5+ or 6+, infantry 3+.',
    see: ['QL-SAV-02'],
  },
  'QL-TRT-15': {
    title: 'Stealth',
    text: "At a distance of 4 or more the unit's cover is one grade better: none becomes soft, soft becomes hard.",
    see: ['QL-COV-05'],
  },
  'QL-TRT-16': {
    title: 'Steadfast',
    text: 'Of the suppression markers an attack would put on the unit, one is left off.',
  },
  'QL-TRT-17': {
    title: 'Relentless',
    text: 'With exactly one suppression marker the unit can still be activated. It keeps the marker, and before any other reduction its attack dice are halved, rounded up.',
    see: ['QL-ACT-02', 'QL-ATK-04'],
  },
  'QL-TRT-18': {
    title: 'Reanimate',
    text: 'While rallying, the owner of a unit that has lost elements may pay 1 CP, once a turn for the unit, and roll a die: 5 or 6 returns one element. It works on suppressed units and changes no VP.',
  },
  'QL-TRT-19': {
    title: 'Command',
    text: 'Roll for command with such a unit on the board and unsuppressed, and you get 1 CP more. Further such units add nothing.',
    see: ['QL-CMD-01'],
  },
  'QL-TRT-20': {
    title: 'Initiative',
    text: "For 2 CP the unit may be activated with no order, as if it held Engage or Advance, whichever its owner names. Ruled out in the owner's first turn, while the unit holds an order, while it is suppressed at all (Relentless or not), and after it was activated or carried this turn.",
    see: ['QL-ACT-01', 'QL-ACT-12'],
  },
  'QL-TRT-21': {
    title: 'Minimum Range',
    text: 'Targets nearer than the stated number of hexes cannot be attacked. A drawback.',
  },
  'QL-TRT-22': {
    title: 'Ponderous',
    text: 'With an Engage order the unit either moves or attacks. A drawback.',
    see: ['QL-MOV-10'],
  },
  'QL-TRT-23': {
    title: 'Unsteady',
    text: 'An attack that suppresses the unit puts one marker more on it. A drawback.',
  },
  'QL-TRT-24': {
    title: 'Playing without traits',
    text: 'With traits switched off none of them works, and units cost and score their basic VP. Starter rosters are not offered then, nor any scenario but Proving Ground, since their balance rests on traits.',
    see: ['QL-UNC-10'],
    toggles: ['specialTraits'],
  },
} as const satisfies Entries;
