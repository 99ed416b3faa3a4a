import type { Entries } from './rule.js';

export const MELEE = {
  'DL-MEL-01': {
    title: 'When',
    text: 'Melee is fought in the Melee Segment of the section that charged and lasts one activation.',
  },
  'DL-MEL-02': {
    title: 'No saves',
    text: 'Cover and shield dice are not rolled in melee.',
  },
  'DL-MEL-03': {
    title: 'Defended area',
    text: 'A defending section in a building, or occupying a Defensible area item, has Swift Strike for that melee.',
  },
  'DL-MEL-04': {
    title: "Attacker's pool",
    text: "Every fighting model of the attacking section (on foot; not transports, models still embarked or Non-Combatants), touching or not, adds its MAD, plus one die of its MAD colour as charge bonus, or its Brutal Charge dice instead, plus one die per CQB weapon it carries in that weapon's ER colour.",
  },
  'DL-MEL-05': {
    title: "Defender's pool",
    text: 'Every fighting model of the defending section (on foot or in the building), whatever its position, adds its MAD, CQB dice and Stalwart Defender dice.',
  },
  'DL-MEL-06': {
    title: 'Across a wall',
    text: 'If any charger was placed on the near side of a wall, the defender has Swift Strike for that melee, whatever the kind of linear piece.',
    see: ['DL-CHG-10'],
  },
  'DL-MEL-07': {
    title: 'Roll',
    text: 'Both pools roll together, T=4, or T=5 for a section with any Shaken marker.',
  },
  'DL-MEL-08': {
    title: 'Casualties',
    text: 'Against the defenders first: take the model with the lowest melee IR (ties: owner chooses); while the remaining successes >= its IR it loses 1 LP and successes drop by IR; when killed go to the next lowest. Stop when the current model cannot be hurt or none is left.',
  },
  'DL-MEL-09': {
    title: 'Both ways',
    text: "Then apply the defenders' successes to the attackers the same way, even if no defender survives.",
  },
  'DL-MEL-10': {
    title: 'Winner',
    text: 'The side that removed more LP wins; ties, 0-0 included, go to the defender.',
  },
  'DL-MEL-11': {
    title: 'Destroyed side',
    text: 'If one side has no models left the other wins; if both, nobody moves. With option meleeWinner = lp the LP removed decide even then.',
    see: ['DL-MEL-10', 'DL-RUL-81'],
    toggles: ['meleeWinner'],
  },
  'DL-MEL-12': {
    title: 'Morale',
    text: 'Every section that lost LP takes its Morale Check after casualties and before falling back.',
  },
  'DL-MEL-13': {
    title: 'Winner stays',
    text: 'The winner stays where it is.',
  },
  'DL-MEL-14': {
    title: 'Loser falls back',
    text: 'The loser falls back. A loser that became Broken is simply removed.',
  },
  'DL-MEL-15': {
    title: 'Ironclads',
    text: 'Ironclads neither fight nor are charged; anti-armour grenades are shooting attacks.',
  },
  'DL-MEL-16': {
    title: 'Transports',
    text: 'A transport does not fight, cannot be attacked in that melee, and touching it is not touching its section.',
  },
  'DL-MEL-17': {
    title: 'Combat Armour order',
    text: 'Melee IR includes Combat Armour for both order and cost.',
  },
  'DL-MEL-60': {
    title: 'Near-side spot',
    text: 'Across a wall the charger stands on its own side of the piece, base touching it, at the point nearest to the enemy model it is held to touch; that model must occupy the piece. A piece impassable to the charger cannot be fought across: no contact, no Swift Strike, it must find a way round.',
    see: ['DL-CHG-10', 'DL-LIN-04', 'DL-RUL-163'],
  },
  'DL-MEL-61': {
    title: 'Order in full',
    text: 'Non-Combatants out; orders X1; bonus of each attacking model (Brutal Charge instead of +1, Gas Grenade removes either); pools; who strikes first; for a charge on several sections the split; roll attacker then defender; re-rolls (Fight Harder!, then Lucky), attacker first; casualties on the defenders, then on the attackers, Aegis choices within; winner; morale queue; fall back. With Swift Strike the steps pools to casualties are done for the first side, then for the other.',
  },
} as const satisfies Entries;

export const FALLING_BACK = {
  'DL-FBK-01': {
    title: 'Move',
    text: 'A losing section moves its full MV toward its home edge, ignoring the models that beat it.',
    see: ['DL-GEO-30'],
  },
  'DL-FBK-02': {
    title: 'Off the table',
    text: 'If that full move would take any non-ironclad model across the table edge the whole section is removed and counts as destroyed.',
  },
  'DL-FBK-03': {
    title: 'As far as possible',
    text: 'If blocked it moves as far as it can. It keeps coherency if it can. The 1" rule applies to the end position where possible.',
  },
  'DL-FBK-04': {
    title: 'Transport',
    text: 'The transport of a section that falls back moves with it, up to its own MV, staying in coherency; it stops at the table edge.',
  },
  'DL-FBK-05': {
    title: 'Markers',
    text: "Falling back does not use up the section's activation and removes a Hit the Deck marker and an Overwatch marker (replaced by Activated).",
  },
  'DL-FBK-06': {
    title: 'Embarked or ironclad',
    text: 'Sections that cannot be in melee never fall back.',
  },
  'DL-FBK-60': {
    title: 'Several losers',
    text: "Losing sections fall back one after another in their owner's order, each ignoring all models of every section it fought.",
  },
} as const satisfies Entries;

export const SWIFT_STRIKE = {
  'DL-SWS-01': {
    title: 'Strike first',
    text: 'If exactly one side has Swift Strike it rolls and applies casualties first; the survivors of the other side then form their pool and roll.',
  },
  'DL-SWS-02': {
    title: 'Cancel',
    text: 'If both sides have it, resolve normally.',
  },
  'DL-SWS-03': {
    title: 'Contact lost',
    text: 'The second side rolls with all surviving models even if none is in contact.',
  },
  'DL-SWS-04': {
    title: 'Section has it',
    text: 'A section has Swift Strike if any of its models has the MAR or terrain grants it.',
    see: ['DL-RUL-51'],
  },
  'DL-SWS-05': {
    title: 'Result',
    text: 'LP removed by both sides are compared as in any melee.',
    see: ['DL-MEL-10'],
  },
} as const satisfies Entries;

export const CHARGES_ON_SEVERAL_SECTIONS = {
  'DL-MSC-01': {
    title: 'Declare',
    text: 'A charge may name several sections; at least one charger must end in contact with each, in coherency.',
  },
  'DL-MSC-02': {
    title: 'Defenders pool',
    text: 'All charged sections form one pool against the charger.',
  },
  'DL-MSC-03': {
    title: 'Shared swift strike',
    text: 'If any defending model has Swift Strike for any reason all defenders have it for this combat.',
  },
  'DL-MSC-04': {
    title: 'Attacker splits',
    text: "When its pool is about to be rolled (after the defenders' casualties if they strike first) the attacker divides it. Each defending section that still has models gets one surviving model with all its dice (with fewer models than sections, each model goes to a different one); every other die goes to whichever of these sections the player likes, die by die, and keeps its bearer.",
    see: ['DL-DIE-07', 'DL-RUL-51'],
  },
  'DL-MSC-05': {
    title: 'Resolve',
    text: 'Each assigned pool is rolled and applied to its own section.',
  },
  'DL-MSC-06': {
    title: 'Winner',
    text: 'Compare LP lost by the charger with the total LP lost by all defenders; if the defenders lose, all of them fall back.',
  },
  'DL-MSC-07': {
    title: 'Shaken defenders',
    text: "Each defender's own dice use its own T.",
  },
} as const satisfies Entries;

export const DRIVE_BY = {
  'DL-CAV-01': {
    title: 'Drive-by',
    text: 'A cavalry section that moves At the Double may make one drive-by attack if a model of it passed within 2" of a model of an enemy non-ironclad, non-embarked section.',
    see: ['DL-GEO-32'],
  },
  'DL-CAV-02': {
    title: 'One target',
    text: "Only one enemy section per move, chosen by the cavalry's owner.",
  },
  'DL-CAV-03': {
    title: 'Half dice',
    text: "Pool the section's MAD and CQB dice with no charge bonus, keep half the dice rounded up, best colours first.",
    see: ['DL-RUL-52'],
    toggles: ['cavalryChargeBonus'],
  },
  'DL-CAV-04': {
    title: 'No answer',
    text: 'The defender does not roll. Casualties fall as in melee.',
    see: ['DL-MEL-08'],
  },
  'DL-CAV-05': {
    title: 'No fall back',
    text: 'Nobody falls back; there is no winner. The defender checks morale if it lost LP.',
  },
  'DL-CAV-06': {
    title: 'Timing',
    text: 'It is resolved in the Melee Segment, after the Overwatch window.',
  },
  'DL-CAV-07': {
    title: 'Instead of',
    text: 'Cavalry may use a normal Charge instead.',
  },
  'DL-CAV-60': {
    title: 'What applies',
    text: 'No charge is declared and the defender does not roll: charge bonus (unless cavalryChargeBonus), Brutal Charge, Gas Grenade, Daunting, On My Mark, Stalwart Defender, Swift Strike and Hold the Line! have no part. CQB, T=5 when Shaken, Fight Harder! and Lucky of the riders, Aegis, Combat Armour and Non-Combatant do. A section in a building cannot be the target.',
    see: ['DL-RUL-164'],
    toggles: ['cavalryChargeBonus'],
  },
} as const satisfies Entries;
