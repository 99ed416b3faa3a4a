import type { Entries } from './rule.js';

export const CORE_ART = {
  'TA-CORE-ART-01': {
    title: 'Asset',
    text: 'The unit given the Action has indirect, condition ok, not Confused, not in close combat; off-map batteries qualify.',
  },
  'TA-CORE-ART-02': {
    title: 'Target zone',
    text: 'Any zone; for an asset on the map farther than VS and within its range class; with fixedArc in its arc.',
  },
  'TA-CORE-ART-03': {
    title: 'Spotter',
    text: 'An own unit on the map (the asset may be it), condition ok, not Confused, not in close combat, that has the target zone in its arc and LOS to it (Obscured suffices).',
  },
  'TA-CORE-ART-04': {
    title: 'Mode',
    text: 'HE, or smoke (combat deck CFR only).',
  },
  'TA-CORE-ART-05': {
    title: 'Drift draw',
    text: 'The side draws a card; drift distance 0 means on target; each shortener (AIM/VOL, P07, scenario) lowers it one step: M to S, S to VS, VS to 0.',
  },
  'TA-CORE-ART-06': {
    title: 'Reference',
    text: 'Nearest or farthest (zone distance from the initial target zone) unit of the stated side whose centre zone is on the map and is not the target zone; equal candidates: the side owning them chooses; none: no drift.',
  },
  'TA-CORE-ART-07': {
    title: 'Drift',
    text: 'The Target Point moves that many zones along the line (TA-MAP-DRF), every zone counting 1; if the line leaves the map the attack is lost.',
  },
  'TA-CORE-ART-08': {
    title: 'Victims',
    text: 'All units, friend or foe, with a footprint zone in the Target Point zone; with burst also those within VS of it. Order: Target Point zone first, then by zone id, within a zone by unit id; each gets its own attack.',
  },
  'TA-CORE-ART-09': {
    title: 'Shift',
    text: 'RA - PR; -1 outside the Target Point zone; +1 Shaken, +2 Out of Action; -1 Covering; -1 Dug In; sheltered -2 instead of the last two; Warded -2. No arc, range, LOS or close-combat modifiers and no friendly-fire check.',
  },
  'TA-CORE-ART-10': {
    title: 'Smoke mode',
    text: 'After drift, smoke is placed in the Target Point zone and in up to two zones adjacent to it chosen by the firing player.',
  },
  'TA-CORE-ART-11': {
    title: 'Ids',
    text: 'A zone id is column letters and a row number, on drawn maps too; ids sort by number of letters, letters, row number (Z9 before AA1, A2 before A10); unit ids by side, then number.',
  },
  'TA-CORE-ART-12': {
    title: 'Victims fixed',
    text: 'The list of victims and who of them is in the Target Point zone are fixed when the Target Point is final. Each is attacked once, wherever it is by then; one no longer on the map is skipped. An oversized unit counts as in the Target Point zone if any part is, and is sorted by the first of its zones in the order of ART-08.',
    see: ['TA-CORE-ART-08'],
  },
} as const satisfies Entries;

export const CORE_AER = {
  'TA-CORE-AER-01': {
    title: 'Aloft',
    text: 'An aloft unit is not on the map, occupies nothing and cannot be attacked except in W-AIR.',
  },
  'TA-CORE-AER-02': {
    title: 'Strike units',
    text: 'Always aloft; act only by AIR; may be given REC.',
  },
  'TA-CORE-AER-03': {
    title: 'Flight',
    text: 'A landed flyer not in close combat moves by naming a destination within its allowance in zone distance; terrain, linear terrain and units between are ignored; the destination must be a zone its class could enter on the ground and occupy, with a legal footprint for the facing chosen; W-STEP opens there only.',
  },
  'TA-CORE-AER-04': {
    title: 'Landing',
    text: 'An aloft flyer given MAR or BAS lands in a free enterable zone not adjacent to an enemy unit, any facing, legal footprint.',
  },
  'TA-CORE-AER-05': {
    title: 'Taking wing',
    text: 'A landed flyer not in close combat given MAR, RUS or BAS may become aloft.',
  },
  'TA-CORE-AER-06': {
    title: 'Swoop, target',
    text: 'An enemy unit on the map, not Concealed; any distance from aloft, within L if landed.',
  },
  'TA-CORE-AER-07': {
    title: 'Flyer wins',
    text: 'A flyer that wins stays landed in the zone.',
  },
  'TA-CORE-AER-08': {
    title: 'Fire at aircraft',
    text: "In W-AIR SOO may be played by a unit whose range, arc and LOS reach the target's zone (the struck unit itself always qualifies for arc and LOS).",
  },
  'TA-CORE-AER-09': {
    title: 'Air Strike',
    text: 'Target: an enemy unit on the map, not Concealed, to which some own unit on the map (not Out of Action) has LOS, arcs ignored; the owner names an adjacent approach zone. Shift: RA - PR, RNG-06, -10, -13, -14, -15, -18, -19, -21 only; friendly fire (RNG-23) applies. The unit stays aloft.',
    see: ['TA-CORE-RNG-06', 'TA-CORE-RNG-23'],
  },
  'TA-CORE-AER-10': {
    title: 'Not holding ground',
    text: 'Aloft units neither control zones nor prevent a wipe-out.',
  },
  'TA-CORE-AER-11': {
    title: 'Charging on the wing',
    text: 'A landed flyer given CHG may make a Swoop at a target within its Charge allowance in zone distance; it makes no other contact move.',
  },
  'TA-CORE-AER-12': {
    title: 'Swoop, entry zone',
    text: "The owner names a zone adjacent to the target's centre zone as entry zone (TA-MAP-CCM-08), on the map, without enemy units; for an oversized flyer it must be free and enterable (zones it occupies itself count as free).",
    see: ['TA-MAP-CCM-08'],
  },
  'TA-CORE-AER-13': {
    title: 'Swoop, sequence',
    text: "W-AIR; then the flyer is placed in the target's centre zone with that entry zone, with the travel facing of a step from the entry zone (GEO-17); then the entry attack. W-CON does not open.",
    see: ['TA-GEO-17'],
  },
  'TA-CORE-AER-14': {
    title: 'Flyer falls back',
    text: 'A flyer that must Fall Back goes aloft instead of following a line, after W-LEA, then worsens one step.',
  },
  'TA-CORE-AER-15': {
    title: 'Flyer displaced',
    text: 'A displaced flyer whose entry zone is not available goes aloft.',
  },
  'TA-CORE-AER-16': {
    title: 'Fire at aircraft, shift',
    text: "RA - PR, R-AIR, R-WARD and supplements only (a shooter is never Confused, SIT-18); the distance, where range or a supplement asks for it, is that to the target's zone; no friendly-fire check. Situations of W-ATK may be played (ATK-06).",
    see: ['TA-CORE-SIT-18', 'TA-CORE-ATK-06'],
  },
  'TA-CORE-AER-17': {
    title: 'Aborted',
    text: 'Any result but NE aborts the Action after it is applied; here FB counts as SH, and Out of Action eliminates an aloft unit.',
  },
  'TA-CORE-AER-18': {
    title: 'Flyer withdraws',
    text: 'A flyer given STK in close combat goes aloft after W-LEA, without worsening.',
  },
  'TA-CORE-AER-19': {
    title: 'Landing window',
    text: 'Landing (AER-04) and every flight (AER-03) open one W-STEP in the zone reached (SOO only); taking wing opens none. A landing or flying unit that is hit stays in that zone.',
    see: ['TA-CORE-AER-04', 'TA-CORE-AER-03'],
  },
} as const satisfies Entries;

export const CORE_BNK = {
  'TA-CORE-BNK-01': {
    title: 'Sharing',
    text: 'One bunker and one other unit of the same side may share a zone; two bunkers may not.',
  },
  'TA-CORE-BNK-02': {
    title: 'Sheltered',
    text: 'That other unit is sheltered; in a close combat only the unit that was in the zone first (no entry zone) is, not friends that joined; a friend passing through while there is an occupant is not.',
  },
  'TA-CORE-BNK-03': {
    title: 'Toughness',
    text: 'Bunkers are immobile; CF is NE and FB is SH for them.',
  },
  'TA-CORE-BNK-04': {
    title: 'Assault',
    text: 'A zone with an enemy bunker is an enemy zone; entering it needs a contact Action; the occupant is the target if there is one.',
  },
  'TA-CORE-BNK-05': {
    title: 'Capture by ejection',
    text: "When the last non-bunker unit of the bunker's side leaves or dies in the zone while an enemy unit is there, the bunker changes side when the zone is resolved (CCM-11), condition unchanged. Only if the bunker had an occupant when the close combat began; the departure of a friend that joined the fight for an empty bunker does not hand it over.",
    see: ['TA-CORE-CCM-11'],
  },
  'TA-CORE-BNK-06': {
    title: 'Capture by assault',
    text: 'A bunker without occupant in close combat that becomes Out of Action changes side, becomes Shaken and Acted; eliminated, it is destroyed.',
  },
  'TA-CORE-BNK-07': {
    title: 'New facing',
    text: 'The captor chooses its facing.',
  },
  'TA-CORE-BNK-08': {
    title: 'Fire',
    text: 'An armed bunker fires by FIR, AIM, SUP and SOO like any unit, within its fixed arc, not while an enemy is in its zone.',
  },
} as const satisfies Entries;

export const CORE_OVS = {
  'TA-CORE-OVS-01': {
    title: 'Footprint tail',
    text: 'Two zones: the centre zone and the zone behind it (TA-GEO-16).',
    see: ['TA-GEO-16'],
  },
  'TA-CORE-OVS-02': {
    title: 'Trailing',
    text: 'While it moves, its tail is the zone its centre has just left.',
  },
  'TA-CORE-OVS-03': {
    title: 'At rest',
    text: 'When it may choose a facing, the tail becomes the zone behind that facing; that zone must be on the map, enterable and without other units; if no facing is legal it keeps travel facing and trailing tail (or is drawn in, OVS-08).',
    see: ['TA-CORE-OVS-08'],
  },
  'TA-CORE-OVS-04': {
    title: 'Contact with the tail',
    text: "An enemy entering the tail zone is in contact with the unit; that zone is the shared zone; arcs and Fall Back lines use the unit's centre zone.",
  },
  'TA-CORE-OVS-05': {
    title: 'Attacking',
    text: 'It enters enemy zones with its centre only; its tail is then its entry zone.',
  },
  'TA-CORE-OVS-06': {
    title: 'Falling back and displacement',
    text: 'The tail trails; displaced, it occupies only its centre zone until it next chooses a facing.',
  },
  'TA-CORE-OVS-07': {
    title: 'Own parts',
    text: 'Its own parts never block its own LOS.',
  },
  'TA-CORE-OVS-08': {
    title: 'Drawn in',
    text: 'A trailing tail never lies in a zone holding another unit once the unit stops, nor at any moment in a zone holding an enemy: the unit then occupies only its centre zone, until its next step leaves a free zone behind it or it next chooses a facing (OVS-03). Stepping into its own tail zone is an ordinary step.',
    see: ['TA-CORE-OVS-03'],
  },
  'TA-CORE-OVS-09': {
    title: 'May occupy',
    text: '"A zone it may occupy" (MOV-05, -06, FBK-06) concerns the centre zone only; the tail follows OVS-08.',
    see: ['TA-CORE-MOV-05', 'TA-CORE-FBK-06', 'TA-CORE-OVS-08'],
  },
} as const satisfies Entries;

export const CORE_BRE = {
  'TA-CORE-BRE-01': {
    title: 'Attempt',
    text: 'A sapper:n not in close combat given ASL or CHG may attempt to breach one adjacent side with a breach target T instead of moving: draw a card; NV 6 succeeds, NV 1 fails, else NV + n >= T. Units without MA may make the attempt.',
  },
  'TA-CORE-BRE-02': {
    title: 'Effect',
    text: "The side's linear terrain becomes breach (Hindering movement, no LOS effect).",
  },
} as const satisfies Entries;

export const CORE_CST = {
  'TA-CORE-CST-01': {
    title: 'Cast check',
    text: 'Draw a card: NV 1 fails and the caster becomes Confused (no CF result: no immunity helps); otherwise the spell works.',
  },
  'TA-CORE-CST-02': {
    title: 'Firebolt',
    text: 'Range M, arc and LOS: a ranged attack with RA 3 (R-LONG cannot apply).',
  },
  'TA-CORE-CST-03': {
    title: 'Dread',
    text: 'Range L, arc and LOS, target not fearless, not a bunker, Concealed only within S: nerve check 4 or Confused; on a drawn NV 1 also Shaken if ok.',
  },
  'TA-CORE-CST-04': {
    title: 'Veil',
    text: 'Range M, no LOS needed: smoke in a zone.',
  },
  'TA-CORE-CST-05': {
    title: 'Mend',
    text: 'Range M: a friendly unit gets ACT-12.',
    see: ['TA-CORE-ACT-12'],
  },
  'TA-CORE-CST-06': {
    title: 'Ward',
    text: 'Range M: a friendly unit on the map (the caster included) becomes Warded.',
  },
  'TA-CORE-CST-07': {
    title: 'No turning',
    text: 'Cast is not a fire Action: the caster keeps its facing. Firebolt counts as a ranged attack by the caster for every RNG rule.',
  },
} as const satisfies Entries;
