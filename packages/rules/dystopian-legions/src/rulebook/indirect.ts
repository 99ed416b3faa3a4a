import type { Entries } from './rule.js';

export const INDIRECT_FIRE = {
  'DL-IDF-01': {
    title: 'Two ways',
    text: 'A weapon with IDF fires Over Open Sights or Observed.',
  },
  'DL-IDF-02': {
    title: 'Observed range',
    text: 'Observed Fire only at Long Range of the weapon.',
  },
  'DL-IDF-03': {
    title: 'Open Sights',
    text: 'If a model of the firing section sees the aim point, at ER or LR, the weapon may fire Over Open Sights.',
  },
  'DL-IDF-04': {
    title: 'Aim point',
    text: 'Choose any point within range (and arc) of every IDF weapon in the attack; range is measured from each firing base to the point.',
  },
  'DL-IDF-05': {
    title: 'Observed sight',
    text: 'For Observed Fire the aim point must be seen by at least one participating Spotter.',
  },
  'DL-IDF-06': {
    title: 'Spotters',
    text: 'Each friendly unspent Spotter (not inside a closed transport) that sees the aim point and is in coherency with his section may take part; he gets a Spotting marker.',
  },
  'DL-IDF-07': {
    title: 'Spotters and firing',
    text: "A Spotter who spotted may not take part in an Open Fire action this turn; one who did may not spot. Otherwise he may spot before, during or after his own section's activation.",
  },
  'DL-IDF-08': {
    title: 'Spotting Check',
    text: 'Roll 1B per participating Spotter, +1B if Over Open Sights, T=4; 2 successes pass. It is not a Command Check and cannot be bolstered.',
  },
  'DL-IDF-09': {
    title: 'On target',
    text: 'On a pass the first template is centred on the aim point.',
  },
  'DL-IDF-10': {
    title: 'Scatter',
    text: 'On a failure move it 1D6" (Over Open Sights) or 2D6" (Observed) in the direction of a D12. Distance dice are rolled first, then the D12.',
    see: ['DL-GEO-24'],
  },
  'DL-IDF-11': {
    title: 'Templates',
    text: 'The attack has one template per Blast value of each weapon fired, all 5" in diameter, dropped in contributor order; each template carries the dice of its own weapon.',
    toggles: ['blastDiameter'],
  },
  'DL-IDF-12': {
    title: 'Further templates',
    text: 'Each further template is placed touching the first one in the direction of a D12; if it would overlap an earlier one turn clockwise by 30 degrees until it does not. If all twelve directions overlap, it touches the template placed last instead (same die, same turning), then the one before that, and so on.',
    see: ['DL-RUL-60'],
  },
  'DL-IDF-13': {
    title: 'Under the template',
    text: 'A model is under a template if its base or hull overlaps it by more than 0.001". A building outline overlapped counts its occupants, an Open Topped hull its passengers; passengers of a closed transport and Non-Combatants are never under it.',
  },
  'DL-IDF-14': {
    title: 'Pools',
    text: "For each template and each section with a model under it, add the weapon's RAD dice for the band of the aim point to that section's pool; friend or foe.",
  },
  'DL-IDF-15': {
    title: 'Ironclads',
    text: "Each ironclad under one or more templates suffers one IAD roll per template with the weapon's IAD dice, against the arc containing the template's centre; if the centre is within the hull outline use its lowest AV.",
  },
  'DL-IDF-16': {
    title: 'Resolve',
    text: "Each section's pool is rolled and applied as a RAD attack, nearest to the first template's centre first if only IDF weapons are in it; otherwise the normal order. All models of the section can be hurt, under the template or not. Order of sections: attacker's choice.",
  },
  'DL-IDF-17': {
    title: 'Cover',
    text: "Indirect fire always counts as elevated fire (even against elevated targets); linear cover is judged by the line from the first template's centre.",
  },
  'DL-IDF-18': {
    title: 'Mixed attack',
    text: 'Other models of the section, declared with the attack, may add direct-fire dice by their own range and sight to the pool of one enemy section that was hit, chosen after the templates have landed; if none was hit they do not fire and have not attacked.',
    see: ['DL-RAD-02', 'DL-RAD-03'],
  },
  'DL-IDF-19': {
    title: 'Reactions',
    text: "Every section under a template, friend or foe, may Hit the Deck and use Dig In! after templates are placed and before attack dice; the non-active player's sections answer first.",
  },
  'DL-IDF-20': {
    title: 'Off table',
    text: 'Templates may scatter off the table; they still hit what they overlap.',
  },
  'DL-IDF-60': {
    title: 'Each pool its own',
    text: "Quality, cover, Energy, Suppression and Lethal are judged for each section's pool from the weapons in that pool: an Elusive or Spread Out section makes only its own pool Rushed; friends under a template suffer it as enemies would. An ironclad's cover against a template is its level after the elevated-fire reduction.",
    see: ['DL-COV-08'],
  },
} as const satisfies Entries;

export const SMOKE = {
  'DL-SMK-01': {
    title: 'Cloud',
    text: 'A weapon with Smoke Rounds may replace a blast by a smoke round: aim, spotting and scatter as for a blast, then a 5" smoke cloud lies there as area terrain; no attack dice. An attack is either all smoke or all blasts: in a smoke attack every firing weapon spends one smoke round and drops one cloud whatever its Blast value, further clouds touching as further templates do. It counts as the section\'s RAD attack.',
    see: ['DL-IDF-04', 'DL-IDF-05', 'DL-IDF-06', 'DL-IDF-07', 'DL-IDF-08', 'DL-IDF-09', 'DL-IDF-10', 'DL-IDF-12'],
  },
  'DL-SMK-02': {
    title: 'Cloud terrain',
    text: 'Difficult for all, soft cover, blocks sight; the full circle is its area.',
  },
  'DL-SMK-03': {
    title: 'Barrier',
    text: 'A smoke barrier is a straight 5" linear piece: impassable to infantry and cavalry, clear to ironclads, soft cover, open sight, Defensible.',
  },
  'DL-SMK-04': {
    title: 'Barrier placing',
    text: 'It may not be placed across a base or hull or within 0.05" of one.',
  },
  'DL-SMK-05': {
    title: 'Dissipation',
    text: 'Each End Phase may clear it, on 4 or more.',
    see: ['DL-END-07'],
  },
  'DL-SMK-06': {
    title: 'Caught in a cloud',
    text: 'Models may be inside a newly placed cloud; they are then in that terrain.',
  },
} as const satisfies Entries;

export const MINES = {
  'DL-MIN-01': {
    title: 'Mines',
    text: 'Option mines or a scenario: a mine is a 25 mm marker, open to both sides.',
    toggles: ['mines'],
  },
  'DL-MIN-02': {
    title: 'Trigger',
    text: 'When any model (not flying, not Skimming) moves so that its base comes within 1" of it, the mine goes off at the end of that section\'s move.',
  },
  'DL-MIN-03': {
    title: 'Effect',
    text: 'RAD 4B with Suppression against that section (order: nearest the mine; cover none), or IAD 5B against the lower of the two arcs nearest the mine for an ironclad; then remove the mine.',
  },
  'DL-MIN-04': {
    title: 'Booby trap',
    text: 'Booby-trapped area terrain goes off when the first section enters it: RAD 5B with Suppression; then the trap is gone.',
  },
  'DL-MIN-05': {
    title: 'Disarm',
    text: 'The order Make That Safe! takes it away.',
    see: ['DL-ORD-14'],
  },
  'DL-MIN-06': {
    title: 'Laying',
    text: 'With option mines: in step S14, starting with TA, sides alternate placing mine.perSide (3) mines each, outside every Main and Advanced zone and at least 6" from any model, objective marker and other mine; a side without a legal spot stops. Booby traps exist only where a scenario names the piece.',
    toggles: ['mines'],
  },
  'DL-MIN-60': {
    title: 'Nobody fires',
    text: "A mine, a booby trap or an off-table round has no firing section: T=4 (the off-table round: that of the Spotter's section), no Elusive Target or Stealthy. Mines and traps: no reaction, shields work, lost models may be saved by Medic and Drone Engineer.",
    see: ['DL-RUL-168'],
  },
} as const satisfies Entries;
