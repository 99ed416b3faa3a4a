import type { Entries } from './rule.js';

export const CORE_ATK = {
  'TA-CORE-ATK-01': {
    title: 'Steps',
    text: 'Every attack (ranged, melee, artillery, hazard) runs: legality; shift; W-ATK; draw; friendly-fire check; CRT; cap; W-RES; application.',
  },
  'TA-CORE-ATK-02': {
    title: 'Shift fixed',
    text: 'The shift is the sum of the listed modifiers when the attack is declared; only W-ATK Situations change it afterwards.',
  },
  'TA-CORE-ATK-03': {
    title: 'Clamp last',
    text: 'The sum, Situations included, is clamped to -4..+4 once, just before the table is read.',
  },
  'TA-CORE-ATK-04': {
    title: 'Supplements',
    text: 'Supplement shifts are part of the sum (SUP-04).',
    see: ['TA-CORE-SUP-04'],
  },
  'TA-CORE-ATK-05': {
    title: 'Never at friends',
    text: 'A player may not declare an attack on an own unit (indirect fire may still hit it).',
  },
  'TA-CORE-ATK-06': {
    title: 'Kinds and W-ATK cards',
    text: "Fire Actions, Shots of Opportunity (W-CON and W-AIR too), Firebolt and Air Strikes are ranged attacks: CVR, FOC, MIS (MIS exists in the combat deck only). Melee attacks, Parting Blows and Counterblows: FOC, and CVR in the fantasy deck. Each single attack of an indirect attack is an artillery attack: CVR, played by the victim's owner, friend or foe. Hazard: CVR. Nothing else may be played in W-ATK.",
  },
} as const satisfies Entries;

export const CORE_RNG = {
  'TA-CORE-RNG-01': {
    title: 'Attacker',
    text: 'RA not none, on the map, not in close combat (except W-CON), status allowed.',
  },
  'TA-CORE-RNG-02': {
    title: 'Target',
    text: "One enemy unit on the map; attacking a sheltered unit or its bunker is the attacker's choice; Concealed units only within S.",
  },
  'TA-CORE-RNG-03': {
    title: 'Arc and LOS',
    text: "The target's centre zone must be in the attacker's arc and the target visible (LOS clear or Obscured).",
  },
  'TA-CORE-RNG-04': {
    title: 'Range',
    text: "Zone distance between centre zones at most the attacker's range class.",
  },
  'TA-CORE-RNG-05': {
    title: 'Base',
    text: 'RA minus PR.',
  },
  'TA-CORE-RNG-06': {
    title: 'Armour',
    text: 'The following holds: +1 if antiArmour against class vehicle or PR 3 or more.',
  },
  'TA-CORE-RNG-07': {
    title: 'Close',
    text: 'The following holds: +1 at distance VS or less.',
  },
  'TA-CORE-RNG-08': {
    title: 'Long',
    text: 'The following holds: -1 beyond M, unless longGun or AIM/VOL.',
  },
  'TA-CORE-RNG-09': {
    title: 'Obscured',
    text: 'The following holds: -1.',
  },
  'TA-CORE-RNG-10': {
    title: 'Template cover',
    text: "The following holds: -1 if the target's centre zone is Covering.",
  },
  'TA-CORE-RNG-11': {
    title: 'Linear cover',
    text: 'The following holds: -1 (TER-08); not checked when the target is seen only off-centre or by another part.',
    see: ['TA-CORE-TER-08'],
  },
  'TA-CORE-RNG-12': {
    title: 'Terrain floor',
    text: 'RNG-09..11 together never exceed -2.',
    see: ['TA-CORE-RNG-09'],
  },
  'TA-CORE-RNG-13': {
    title: 'Sheltered',
    text: 'The following holds: -2 for a unit sharing a zone with a friendly bunker; then RNG-09..11 and RNG-14 are not applied.',
    see: ['TA-CORE-RNG-09', 'TA-CORE-RNG-14'],
  },
  'TA-CORE-RNG-14': {
    title: 'Dug In',
    text: 'The following holds: -1.',
  },
  'TA-CORE-RNG-15': {
    title: 'Condition',
    text: 'The following holds: +1 Shaken, +2 Out of Action.',
  },
  'TA-CORE-RNG-16': {
    title: 'Flank',
    text: "The following holds: +1 if the attacker's centre zone lies outside the target's arc.",
  },
  'TA-CORE-RNG-17': {
    title: 'Confused attacker',
    text: 'The following holds: -1.',
  },
  'TA-CORE-RNG-18': {
    title: 'Exposed',
    text: 'The following holds: +1.',
  },
  'TA-CORE-RNG-19': {
    title: 'Into close combat',
    text: 'The following holds: -1 if the target is in close combat.',
  },
  'TA-CORE-RNG-20': {
    title: 'Aerial target',
    text: 'The following holds: -1 against class aerial, landed or not, unless aa.',
  },
  'TA-CORE-RNG-21': {
    title: 'Warded',
    text: 'The following holds: -2.',
  },
  'TA-CORE-RNG-22': {
    title: 'Action',
    text: 'AIM/VOL +1, FAM -1, Shot of Opportunity at a Cautious Move or Stalk -1.',
  },
  'TA-CORE-RNG-23': {
    title: 'Friendly fire (friendlyFire)',
    text: "If the target is in close combat and the drawn card has NV 1, the same result is applied to a unit of the attacker's own side that shares a zone with the target (bunkers included; random if several, CHN-06, drawn by the attacker) instead of the target. If none of them shares a zone with it there is no check.",
    see: ['TA-CORE-CHN-06'],
  },
  'TA-CORE-RNG-24': {
    title: 'Column',
    text: 'The sum is clamped to -4..+4.',
  },
} as const satisfies Entries;

export const CORE_MEL = {
  'TA-CORE-MEL-01': {
    title: 'Attacker',
    text: 'MA not none, sharing a zone with the target, status allowed.',
  },
  'TA-CORE-MEL-02': {
    title: 'Entry attack',
    text: 'The attack made in the same Action in which the unit entered contact (ASL, CHG, SWP).',
  },
  'TA-CORE-MEL-03': {
    title: 'Terror',
    text: 'A unit that is neither fearless nor terrifying must pass a nerve check 3 before an ASL/CHG/SWP that would contact a terrifying unit; on a failure the Action is spent and it does not move.',
  },
  'TA-CORE-MEL-04': {
    title: 'Target',
    text: 'Any enemy sharing a zone with it; on entry the target named in the declaration. A unit sheltered in the zone must be chosen before the bunker.',
  },
  'TA-CORE-MEL-05': {
    title: 'Base',
    text: 'MA minus MD.',
  },
  'TA-CORE-MEL-06': {
    title: 'Sapper',
    text: 'The following holds: +n against class vehicle or bunker.',
  },
  'TA-CORE-MEL-07': {
    title: 'Impact',
    text: 'The following holds: +1 on the entry attack.',
  },
  'TA-CORE-MEL-08': {
    title: 'Obstacles',
    text: 'Entry attack only: -1 if the contested zone is Covering, -1 if the side crossed carries linear terrain with a movement class; together at most -2; not for SWP.',
  },
  'TA-CORE-MEL-09': {
    title: 'Sheltered',
    text: 'The following holds: -1.',
  },
  'TA-CORE-MEL-10': {
    title: 'Condition',
    text: 'The following holds: +1 Shaken, +2 Out of Action.',
  },
  'TA-CORE-MEL-11': {
    title: 'Flank',
    text: "The following holds: +1 if the attacker has an entry zone and that zone lies outside the target's arc.",
  },
  'TA-CORE-MEL-12': {
    title: 'Braced',
    text: 'The following holds: -1 unless MEL-11 applies.',
    see: ['TA-CORE-MEL-11'],
  },
  'TA-CORE-MEL-13': {
    title: 'Pike',
    text: "The following holds: -1 to a mounted attacker's entry attack unless MEL-11 applies.",
    see: ['TA-CORE-MEL-11'],
  },
  'TA-CORE-MEL-14': {
    title: "Attacker's state",
    text: 'Confused -1; Shaken -1 (Counterblow only).',
  },
  'TA-CORE-MEL-15': {
    title: 'Warded',
    text: 'The following holds: -2.',
  },
  'TA-CORE-MEL-16': {
    title: 'Press',
    text: 'Press the Attack is at +1.',
  },
  'TA-CORE-MEL-17': {
    title: 'No surround bonus',
    text: 'The number of units in the combat gives no shift.',
  },
  'TA-CORE-MEL-18': {
    title: 'Withdraw',
    text: "CAU/STK on a unit in close combat: a voluntary Fall Back (FBK-03..08, -15, -16, without worsening). Line: towards its own entry zone if it has one; otherwise away from the entry zone of an enemy of the owner's choice in its zone that has one. Being voluntary it is refused if no first zone can be entered (barred or off the map) or no zone within its movement on the line may be occupied, it stops at the map edge instead of leaving (FBK-05 does not apply), and a flyer goes aloft instead (AER-18).",
    see: ['TA-CORE-FBK-03', 'TA-CORE-FBK-05', 'TA-CORE-AER-18'],
  },
  'TA-CORE-MEL-19': {
    title: 'Unresolved',
    text: 'If both sides remain, the close combat continues into later turns.',
  },
  'TA-CORE-MEL-20': {
    title: 'Column',
    text: 'As RNG-24.',
    see: ['TA-CORE-RNG-24'],
  },
  'TA-CORE-MEL-21': {
    title: 'Withdraw under fire',
    text: 'In a Withdraw FBK-08 applies, not MOV-06: a Confused or Shaken unit goes on. Shots of Opportunity in its W-FBS are at -1 (R-ACT), since it is a Cautious Move or Stalk.',
    see: ['TA-CORE-FBK-08', 'TA-CORE-MOV-06'],
  },
} as const satisfies Entries;

export const CORE_RES = {
  'TA-CORE-RES-01': {
    title: 'Reading',
    text: 'Result = CRT[CR][column]; table in section 6.',
  },
  'TA-CORE-RES-02': {
    title: 'Caps',
    text: 'A result cap (SUP) lowers any higher result to the cap.',
  },
  'TA-CORE-RES-03': {
    title: 'CF',
    text: 'Gains Confused; if already Confused and ok, becomes Shaken; no effect on Out of Action units.',
  },
  'TA-CORE-RES-04': {
    title: 'SH',
    text: 'Ok to Shaken; Shaken to Out of Action; no effect on Out of Action.',
  },
  'TA-CORE-RES-05': {
    title: 'FB',
    text: 'Out of Action: Eliminated. Otherwise falls back, then worsens one step.',
  },
  'TA-CORE-RES-06': {
    title: 'OA',
    text: 'Becomes Out of Action; if already, Eliminated.',
  },
  'TA-CORE-RES-07': {
    title: 'EL',
    text: 'Eliminated.',
  },
  'TA-CORE-RES-08': {
    title: 'Fearless',
    text: 'CF is NE.',
  },
  'TA-CORE-RES-09': {
    title: 'Immobile',
    text: 'FB is SH.',
  },
  'TA-CORE-RES-10': {
    title: 'Order',
    text: 'In W-RES the redraw power (P02) is used before HLD, X05 and P12.',
  },
  'TA-CORE-RES-11': {
    title: 'Conversions first',
    text: 'Everything that changes a result because of the victim or the occasion without a card being played (RES-02, -08, -09, BNK-03, X04/X05 ignoreCF, SIT-26, FBK-08, AER-17) is applied when the table is read, before W-RES: HLD cannot be played against an FB that is already read as SH.',
    see: ['TA-CORE-RES-02', 'TA-CORE-BNK-03', 'TA-CORE-SIT-26', 'TA-CORE-FBK-08', 'TA-CORE-AER-17'],
  },
  'TA-CORE-RES-12': {
    title: 'Redraw',
    text: 'A P02 redraw replaces the first card completely (CR, NV, friendly-fire check, caps, conversions); it is offered to the owner of the unit about to suffer the result.',
  },
  'TA-CORE-RES-13': {
    title: 'Worsening',
    text: 'One step: ok to Shaken, Shaken to Out of Action, Out of Action to Eliminated.',
  },
  'TA-CORE-RES-14': {
    title: 'Several helps',
    text: "In one W-RES the victim's owner may use P02 (only while nothing else has been used there), HLD, X05 and P12 one after another, each on the result as it then stands: FB, held to SH, may become NE by X05.",
  },
} as const satisfies Entries;

export const CORE_FBK = {
  'TA-CORE-FBK-01': {
    title: 'Distance',
    text: 'A Fall Back has S zones of movement.',
  },
  'TA-CORE-FBK-02': {
    title: 'Line, ranged',
    text: "Ranged attacks and Firebolt from outside the target's zones: TA-MAP-FBK-01 with the attacker's centre zone, also for a target in close combat. A Shot of Opportunity in W-CON uses FBK-11.",
    see: ['TA-MAP-FBK-01', 'TA-CORE-FBK-11'],
  },
  'TA-CORE-FBK-03': {
    title: 'Leaving contact',
    text: 'From a shared zone W-LEA comes first.',
  },
  'TA-CORE-FBK-04': {
    title: 'Step',
    text: 'The next zone on the line (TA-GEO-15) is entered if enterable (MOV-04), free of enemy units and payable with the remaining movement.',
    see: ['TA-GEO-15', 'TA-CORE-MOV-04'],
  },
  'TA-CORE-FBK-05': {
    title: 'Map edge',
    text: 'If movement is left and the line leaves the map, the unit is eliminated.',
  },
  'TA-CORE-FBK-06': {
    title: 'Friends',
    text: 'It passes through friendly units; if the last zone entered is occupied it is put back to the last zone of its path it may occupy (its start zone if not in close combat); if there is none and it was in close combat it is eliminated.',
  },
  'TA-CORE-FBK-07': {
    title: 'Cut off',
    text: 'If not even one zone could be entered because of enemies, terrain or linear terrain that bars it: eliminated if in close combat, otherwise it worsens one further step (a Shaken unit is then Eliminated). Too little movement alone is not cut off.',
  },
  'TA-CORE-FBK-08': {
    title: 'Hits on the way',
    text: 'Results from W-FBS apply at once except FB, which counts as SH; Out of Action stops the unit there (FBK-06 position) and replaces the final worsening.',
    see: ['TA-CORE-FBK-06'],
  },
  'TA-CORE-FBK-09': {
    title: 'Tokens',
    text: 'Falling back removes Dug In, Braced, Concealed.',
  },
  'TA-CORE-FBK-10': {
    title: 'Zone left',
    text: 'When the Fall Back is over (final position taken and worsening applied, or the unit eliminated on the way) every zone it had shared with enemies is resolved (CCM-11); until then the units left there still count as in close combat, so they cannot shoot at it in W-FBS.',
    see: ['TA-CORE-CCM-11'],
  },
  'TA-CORE-FBK-11': {
    title: 'Line, melee',
    text: 'TA-MAP-FBK-02 with TA-RUL-14 and TA-RUL-36.',
    see: ['TA-MAP-FBK-02', 'TA-RUL-14', 'TA-RUL-36'],
  },
  'TA-CORE-FBK-12': {
    title: 'Line, artillery',
    text: "From the Target Point centre through the unit's centre zone; a unit whose centre zone is the Target Point zone: its owner picks any adjacent zone, the line runs from the centre through that zone's centre.",
  },
  'TA-CORE-FBK-13': {
    title: 'Line, air strike',
    text: "From the approach zone's centre through the unit's zone.",
  },
  'TA-CORE-FBK-14': {
    title: 'Line, hazard',
    text: 'A Fall Back from a hazard follows the line of SIT-30.',
    see: ['TA-CORE-SIT-30'],
  },
  'TA-CORE-FBK-15': {
    title: 'First step out of contact',
    text: 'The first step out of a shared zone is made even if it costs more than is left; then nothing is left.',
  },
  'TA-CORE-FBK-16': {
    title: 'Reactions',
    text: 'After each step W-FBS opens.',
  },
} as const satisfies Entries;

export const CORE_CCM = {
  'TA-CORE-CCM-11': {
    title: 'Resolve zone',
    text: 'Whenever a unit leaves or dies in a zone it shared with an enemy, or a bunker there changes side, the zone is resolved: first bunker capture (BNK-05), then CCM-15, then CCM-16, repeated until nothing changes.',
    see: ['TA-CORE-BNK-05', 'TA-CORE-CCM-15', 'TA-CORE-CCM-16'],
  },
  'TA-CORE-CCM-12': {
    title: 'Displace',
    text: 'A displaced unit goes to its entry zone if available; else to the available zone adjacent to the shared zone that is nearest (zone distance) to the entry zone; ties: owner.',
  },
  'TA-CORE-CCM-13': {
    title: 'Available',
    text: "No unit in it except a friendly bunker without occupant (the unit's own parts do not count), terrain enterable for the unit's class.",
  },
  'TA-CORE-CCM-14': {
    title: 'New target',
    text: 'A first occupant has no original target; it may attack any enemy in the zone.',
  },
  'TA-CORE-CCM-15': {
    title: 'One side left',
    text: 'If no opposing units are left and more than one non-bunker unit remains, the first occupant stays if present, else their player picks who stays; the rest are displaced. The one that stays (also a unit left alone with or without a bunker of its side) loses its cc, as does that bunker, and has won.',
  },
  'TA-CORE-CCM-16': {
    title: 'Lost target',
    text: "If both sides are left, all units with an entry zone whose target is no longer in the zone are displaced together (placed in order: active player's units first, then by unit id).",
  },
  'TA-CORE-CCM-17': {
    title: 'Nothing adjacent',
    text: 'If none is available it goes to the available zone nearest to the shared zone, counted in steps MOV-04 lets its class make (units ignored); ties: owner; if there is none at all it is eliminated.',
    see: ['TA-CORE-MOV-04'],
  },
  'TA-CORE-CCM-18': {
    title: 'Displacement is free',
    text: 'No cost, no windows, no Parting Blow.',
  },
  'TA-CORE-CCM-19': {
    title: 'In close combat',
    text: 'A unit is in close combat iff an enemy unit has any part in any zone of its footprint. An oversized unit may be in close combat in two zones at once; it may attack enemies in either, and when it leaves, each is resolved. Its cc is about its centre zone; in its other zones it is always a first occupant.',
  },
  'TA-CORE-CCM-20': {
    title: 'Not through walls',
    text: 'A zone adjacent to the shared zone is no choice under CCM-12 if the side between them carries linear terrain that bars the unit (MOV-04); its own entry zone is always reachable.',
    see: ['TA-CORE-CCM-12', 'TA-CORE-MOV-04'],
  },
  'TA-CORE-CCM-21': {
    title: 'Captors stay',
    text: 'A unit whose target was a bunker that its side now holds has not lost its target (MCC-03 does not apply): it keeps its entry zone, has no target any more and stays until CCM-15 applies.',
    see: ['TA-MAP-MCC-03', 'TA-CORE-CCM-15'],
  },
  'TA-CORE-CCM-22': {
    title: 'Original target',
    text: 'Cc.target is set when a unit enters and never changes; attacking another enemy in the zone (MEL-04) does not make that one the original target.',
    see: ['TA-CORE-MEL-04'],
  },
} as const satisfies Entries;
