import type { Entries } from './rule.js';

export const SHOOTING = {
  'DL-SHT-01': {
    title: 'Two actions',
    text: 'In its Shooting Segment a section chooses Open Fire, Overwatch, or nothing.',
  },
  'DL-SHT-02': {
    title: 'RAD and IAD',
    text: 'RAD attacks are made against non-ironclad models, IAD attacks against one ironclad.',
  },
  'DL-SHT-03': {
    title: 'One RAD',
    text: 'A section makes at most one RAD attack per activation (an IDF attack counts as it). Extra attacks allowed by Solo Weapon, Sniper or Independent Firing do not count.',
    see: ['DL-RUL-39'],
  },
  'DL-SHT-04': {
    title: 'Any IAD',
    text: 'A section may make any number of IAD attacks.',
  },
  'DL-SHT-05': {
    title: 'One attack per model',
    text: 'Each model takes part in at most one RAD or one IAD attack per activation (exceptions: Independent Firing).',
  },
  'DL-SHT-06': {
    title: 'One after another',
    text: 'Attacks resolve completely one by one in the order the player likes; the next may be declared after seeing the last.',
  },
  'DL-SHT-07': {
    title: 'Targets',
    text: 'Only enemy sections may be targeted (IDF aim points are places and may hit anybody).',
  },
  'DL-SHT-08': {
    title: 'Firing arcs',
    text: "Non-ironclad models fire in any direction. Ironclad weapons fire only if the nearest visible point of the target lies in the weapon's arc: 360, fore, aft, port or starboard.",
    see: ['DL-GEO-21'],
  },
  'DL-SHT-09': {
    title: 'Transports fire',
    text: 'A transport fires whenever its section may fire, pooling with it if disembarked.',
  },
  'DL-SHT-10': {
    title: 'Transported',
    text: 'Embarked models cannot fire or be targeted unless the transport is Open Topped.',
  },
  'DL-SHT-11': {
    title: 'Section with a transport',
    text: 'RAD casualties fall only on its non-ironclad models; IAD attacks are aimed at its ironclads one at a time.',
    see: ['DL-RUL-38'],
  },
} as const satisfies Entries;

export const QUALITY_OF_SHOOTING = {
  'DL-QOS-01': {
    title: 'Placed',
    text: 'Placed shots use T=3.',
  },
  'DL-QOS-02': {
    title: 'Regular',
    text: 'Regular shots use T=4; every shot starts Regular.',
  },
  'DL-QOS-03': {
    title: 'Rushed',
    text: 'Rushed shots use T=5.',
  },
  'DL-QOS-04': {
    title: 'Both',
    text: 'Placed and Rushed together make Regular; several sources of the same kind count once.',
  },
  'DL-QOS-05': {
    title: 'Mixed groups',
    text: "In a joint attack (With Me!) each section's dice use its own T.",
  },
  'DL-QOS-60': {
    title: 'All sources',
    text: "Placed: Focus Fire!. Rushed by the firer: Shaken, Ordered Retreat, Hit the Deck this turn, Overwatch, On My Mark, Spread Out, Spray 'Em!, passenger of an Open Topped hull (absolute). Rushed by the target: Spread Out, Elusive Target. Quality touches attack dice only, of RAD, IAD and blast pools; melee knows T=4 and, Shaken, T=5.",
    see: ['DL-MOR-11', 'DL-RET-03', 'DL-HTD-06', 'DL-TRN-27'],
  },
} as const satisfies Entries;

export const SECTION_WEAPONS = {
  'DL-SWP-01': {
    title: 'Section weapon',
    text: 'A model may fire an available section weapon of its section instead of its own.',
  },
  'DL-SWP-02': {
    title: 'Once',
    text: 'Each section weapon is fired at most once per activation.',
  },
  'DL-SWP-03': {
    title: 'Not lost',
    text: 'A section weapon is kept while at least one model able to carry it remains, whoever dies.',
  },
  'DL-SWP-60': {
    title: 'Who may carry',
    text: 'Any non-ironclad model of the section that is no Non-Combatant may fire a section weapon; the weapon\'s MARs then apply to that shot and "moved" is judged by that model. A Dual Wielding model may take it as one of its two. A passenger may, if his hull is Open Topped and the weapon not Cumbersome. Two copies are two weapons.',
  },
} as const satisfies Entries;

export const RAD_ATTACKS = {
  'DL-RAD-01': {
    title: 'Declare',
    text: 'Choose the target section and the models that will take part, each with one weapon (two with Dual Wielding) or a section weapon.',
  },
  'DL-RAD-02': {
    title: 'Range',
    text: 'For each model measure to the closest model of the target section to which it has clear sight.',
  },
  'DL-RAD-03': {
    title: 'No sight, no dice',
    text: 'A model with no clear sight to any target model, or out of range, contributes nothing.',
  },
  'DL-RAD-04': {
    title: 'Pool',
    text: 'Add the ER or LR RAD dice of each contributing weapon.',
  },
  'DL-RAD-05': {
    title: 'Roll',
    text: "Roll the pool at the section's quality, apply re-rolls, sum successes.",
  },
  'DL-RAD-06': {
    title: 'Reference firer',
    text: 'The contributing model with the smallest range to the target is the reference firer (ties: attacker chooses).',
  },
  'DL-RAD-07': {
    title: 'Casualty order',
    text: 'Target models are taken in order of distance from the reference firer, nearest first (ties: owner chooses). Models that no contributing model can see are skipped and cannot be hurt; Non-Combatants and ironclads are skipped.',
    see: ['DL-RUL-40'],
  },
  'DL-RAD-08': {
    title: 'Save',
    text: 'When a model is reached roll its cover and shield dice and subtract their successes from the remaining successes (not below 0). Rolled once per model per attack. If the remaining successes are already below its IR no saves are rolled and the attack ends (radSpill = continue: that model is passed over without saves).',
    toggles: ['radSpill'],
  },
  'DL-RAD-09': {
    title: 'Wound',
    text: "While remaining successes >= the model's IR: it loses 1 LP and the successes drop by IR.",
  },
  'DL-RAD-10': {
    title: 'Next',
    text: 'If the model is killed go to the next model. If it survives the attack ends.',
    see: ['DL-RUL-41'],
    toggles: ['radSpill'],
  },
  'DL-RAD-11': {
    title: 'Re-rolls order',
    text: 'Rapid Fire, Fight Harder!, then Lucky, each at most once per die.',
  },
  'DL-RAD-12': {
    title: 'After',
    text: 'Medic and Drone Engineer rolls, then the morale queue.',
  },
  'DL-RAD-13': {
    title: 'No valid dice',
    text: 'An attack with no contributing weapon may not be declared.',
  },
} as const satisfies Entries;

export const IAD_ATTACKS = {
  'DL-IAD-01': {
    title: 'Single',
    text: 'An IAD attack is one model firing one weapon at one ironclad; never pooled.',
  },
  'DL-IAD-02': {
    title: 'Range',
    text: 'Measure to the nearest part of the hull to which sight is clear; if none, no attack.',
  },
  'DL-IAD-03': {
    title: 'Facing',
    text: "Determine which 90-degree arc of the target contains the firer: its base centre; its hull centre for an ironclad, the carrier's for passengers; the building end of the sight line used for occupants.",
    see: ['DL-GEO-20'],
  },
  'DL-IAD-04': {
    title: 'Roll',
    text: "Roll the ER or LR IAD dice at the firing section's quality; sum successes.",
  },
  'DL-IAD-05': {
    title: 'Cover',
    text: 'Subtract cover, then shield dice successes.',
    see: ['DL-COV-08'],
  },
  'DL-IAD-06': {
    title: 'Damage',
    text: 'If the rest >= AV of the facing: 1 HP is lost.',
  },
  'DL-IAD-07': {
    title: 'Critical',
    text: 'If it is also >= AV + CR: 1 more HP is lost (2 at most per attack).',
  },
  'DL-IAD-08': {
    title: 'Morale',
    text: 'An ironclad that lost HP makes its section check morale.',
    see: ['DL-MOR-01'],
  },
} as const satisfies Entries;

export const OVERWATCH = {
  'DL-OVW-01': {
    title: 'Who',
    text: 'A section none of whose models moved this activation (a Spotter who goes to look is excepted) and that has neither a Shaken nor a Hit the Deck marker may take the Overwatch Action in its Shooting Segment.',
    see: ['DL-MAR-39', 'DL-RUL-86'],
  },
  'DL-OVW-02': {
    title: 'Marker',
    text: 'It does not fire; place an Overwatch marker instead of the Activated marker.',
  },
  'DL-OVW-03': {
    title: 'One fire action',
    text: 'It may make one Open Fire action later this turn.',
  },
  'DL-OVW-04': {
    title: 'Rushed',
    text: 'All those shots are Rushed.',
  },
  'DL-OVW-05': {
    title: 'When',
    text: 'At the end of any later Movement Segment, friendly or enemy.',
  },
  'DL-OVW-06': {
    title: 'Target',
    text: 'Any enemy section it can legally shoot (option overwatchTarget = mover: only a section that moved in that segment).',
    see: ['DL-RUL-45'],
    toggles: ['overwatchTarget'],
  },
  'DL-OVW-07': {
    title: 'Charged',
    text: 'If it is itself charged in that segment it may fire only at the charging section, at the end of the charge move, before the melee.',
  },
  'DL-OVW-08': {
    title: 'Spent',
    text: 'After firing the marker is replaced by an Activated marker.',
  },
  'DL-OVW-09': {
    title: 'Lost',
    text: 'Gaining a Shaken marker, Hitting the Deck or making an Avoidance Move replaces it by an Activated marker at once.',
  },
  'DL-OVW-10': {
    title: 'Indirect',
    text: 'IDF weapons on Overwatch may fire only Over Open Sights.',
  },
  'DL-OVW-11': {
    title: 'Independent Firing',
    text: 'Independent Firing may not be used on Overwatch.',
  },
  'DL-OVW-12': {
    title: 'Expiry',
    text: 'Unused markers are removed in the last step of the End Phase; the section starts the next turn normally.',
  },
  'DL-OVW-13': {
    title: 'Fire while charging units near',
    text: "If overwatch fire removes every charger the melee does not happen. If any charger survives the melee is fought, even if none is in contact any more. Likewise there is no melee against a section that such fire (the charger's own friends may also be on Overwatch) has removed.",
  },
  'DL-OVW-80': {
    title: 'The window',
    text: 'After a Movement Segment the non-active side names one of its sections on Overwatch that has a legal attack, which then fires, or none; it is asked again until it says none or no such section is left; then the active side likewise. Neither side is asked a second time afterwards. A section that fires has one Open Fire action: its attacks follow one another until its owner stops.',
  },
} as const satisfies Entries;
