import type { Entries } from './rule.js';

export const UNIT_CREATION = {
  'QL-UNC-01': {
    title: 'Limits of a design',
    text: 'Size 2 to 5. First speed 1 to 4; second speed no lower than the first and no higher than 8. Armor none or 2+ to 6+. Range 1 to 10. AP 0 to 3. One number of attack dice for each element, 1 to 10, none larger than the one before it. No more than 3 traits.',
  },
  'QL-UNC-02': {
    title: 'Traits that exclude each other',
    text: 'Hover goes with neither Amphibious nor Jump, Jump not with All-Terrain, Steadfast not with Unsteady, Ponderous not with Stabilized, Minimum Range not with Assault. A Minimum Range is at least 2 and at most half the range.',
  },
  'QL-UNC-03': { title: 'Average dice', text: 'A is the mean of the row of attack dice.' },
  'QL-UNC-04': {
    title: 'Penetration',
    text: 'P depends on AP: 25/36 for +0, 29/36 for +1, 31/36 for +2, 32/36 for +3. It is the chance that a hit kills, averaged over six typical targets.',
  },
  'QL-UNC-05': {
    title: 'Reach and mobility',
    text: 'R, the reach, is the range plus three quarters of the first speed. M, the mobility, is 20 plus the second speed, divided by 24.',
  },
  'QL-UNC-06': {
    title: 'Offensive rating',
    text: 'OR multiplies A, 5/12 (the mean chance to hit), P, R, M and the offensive factors of the traits.',
  },
  'QL-UNC-07': {
    title: 'Toughness',
    text: 'T depends on armor: 1 for none, 6/5 for 2+, 4/3 for 3+, 18/11 for 4+, 9/4 for 5+, 18/5 for 6+. It is the mean number of hits that one kill takes.',
  },
  'QL-UNC-08': { title: 'Class factor', text: 'C is 1 for AFV and, thanks to the saving throw, 2 for infantry.' },
  'QL-UNC-09': { title: 'Defensive rating', text: 'DR multiplies size, T, C and the defensive factors of the traits.' },
  'QL-UNC-10': {
    title: 'Victory points',
    text: 'VP is 4, plus half of OR times DR, plus the flat VP of the traits, rounded to the nearest whole number with halves going up. The sum is done in exact fractions. Basic VP is the same without traits.',
    see: ['QL-TRT-24', 'QL-RUL-37'],
  },
  'QL-UNC-11': {
    title: 'Factors of the traits',
    text: 'OR factors: All-Terrain, Steadfast 23/20; Hover, Vanguard, Relentless 21/20; Jump, Barrage, Siege, Initiative 6/5; Hunter 11/10; Incendiary 27/20; Indirect Fire 7/4; Stabilized 8/5; Assault 1 + 1/range; Minimum Range X 1 - (X-1)/(2 range); Ponderous 3/4; Unsteady 17/20. DR factors: Stealth 11/10; Reanimate 6/5; Deflector X+ 6/(X-1) for AFV and 3/(X-1) for infantry. Flat VP: Amphibious 1, Transport 3, Command 10.',
  },
  'QL-UNC-12': {
    title: 'Home-made units',
    text: 'Units of your own design may be fielded if both players agree. The program works out their VP and shows how.',
  },
  'QL-UNC-13': {
    title: 'Who may have a trait',
    text: 'No trait is taken twice. Hover and Transport are for AFV, Indirect Fire needs range 5 or more, a Deflector is 4+, 5+ or 6+ for AFV and 3+ for infantry. A design at fault is told of its numbers first, then of excluded combinations, then of this.',
    see: ['QL-UNC-01', 'QL-UNC-02'],
  },
} as const satisfies Entries;
