import type { Entries } from './rule.js';

export const CORE_SET = {
  'TA-CORE-SET-01': {
    title: 'Agreement',
    text: 'Toggles and optional supplements are confirmed by both players before S2.',
  },
  'TA-CORE-SET-02': {
    title: 'Same genre',
    text: "Both players use the deck of the scenario's genre.",
  },
  'TA-CORE-SET-03': {
    title: 'First player',
    text: 'Given by the scenario; a scenario value random means each draws a card, higher CR first, redraw ties, then reshuffle.',
  },
  'TA-CORE-SET-04': {
    title: 'Fixed deployment',
    text: 'Units start in the zone and facing listed; units with zone null start aloft (aerial), off-map (battery) or in reserve.',
  },
  'TA-CORE-SET-05': {
    title: 'Free deployment (OPTIONAL freeDeployment)',
    text: 'Each player places all map units in the own free area, one per zone (bunker rule applies), legal terrain, any facing; the second player places everything first.',
    toggles: ['freeDeployment'],
  },
  'TA-CORE-SET-06': {
    title: 'Opening hands',
    text: 'Both decks are shuffled and both players draw to the hand limit; there is no mulligan.',
  },
  'TA-CORE-SET-07': {
    title: 'Reserve',
    text: "A reinforcement enters at T0 of its owner's turn in the stated round: the owner places it in a free listed zone with any facing; if none is free it waits for the owner's next T0.",
  },
} as const satisfies Entries;

export const CORE_TRN = {
  'TA-CORE-TRN-01': {
    title: 'Upkeep, Acted',
    text: "At T0 Acted and secondWindUsed of the active player's units are cleared.",
  },
  'TA-CORE-TRN-02': {
    title: 'Reactions reset',
    text: 'At T0 of every turn Reacted is cleared from all units of both sides: each may make one Shot of Opportunity per player turn.',
  },
  'TA-CORE-TRN-03': {
    title: 'Posture',
    text: 'The active player either acts, or discards one or more cards, or passes; with playAndDiscard a player who acted may also discard before T4.',
  },
  'TA-CORE-TRN-04': {
    title: 'Acting',
    text: 'An acting player plays any number of Action cards, one after another, each fully resolved before the next.',
  },
  'TA-CORE-TRN-05': {
    title: 'Empty act',
    text: 'Acting without playing a card counts as passing.',
  },
  'TA-CORE-TRN-06': {
    title: 'Discarding',
    text: 'Discarded cards go to the discard pile in the order chosen; no effect of theirs occurs.',
  },
  'TA-CORE-TRN-07': {
    title: 'Upkeep, Exposed',
    text: "At T0 Exposed is removed from the active player's units.",
  },
  'TA-CORE-TRN-08': {
    title: 'Upkeep, order',
    text: "After TRN-01, -02, -07 come the active player's smoke counters, then scenario events, then reinforcements.",
    see: ['TA-CORE-TRN-01'],
  },
} as const satisfies Entries;

export const CORE_UNT = {
  'TA-CORE-UNT-01': {
    title: 'Profile',
    text: 'A unit type has class, speed class (or none), ranged attack RA and range class (or none), melee attack MA (or none), melee defence MD, protection PR, traits, footprint, points.',
  },
  'TA-CORE-UNT-02': {
    title: 'Classes',
    text: 'Infantry, gun, vehicle, cavalry, creature, engine, bunker, aerial, battery.',
  },
  'TA-CORE-UNT-03': {
    title: 'Ground unit',
    text: 'Any unit on the map except a flyer in flight.',
  },
} as const satisfies Entries;

export const CORE_STA = {
  'TA-CORE-STA-01': {
    title: 'Conditions',
    text: 'Ok > shaken > outOfAction > eliminated; a unit has exactly one.',
  },
  'TA-CORE-STA-02': {
    title: 'Confused, movement',
    text: "Confused is a separate flag; a Confused unit's movement class is one lower, not below VS.",
  },
  'TA-CORE-STA-03': {
    title: 'Shaken, Actions',
    text: 'A Shaken unit may be given only CAU/STK, REC/RLY or BAS.',
  },
  'TA-CORE-STA-04': {
    title: 'Out of Action',
    text: 'May be given only REC/RLY; never attacks, moves or reacts.',
  },
  'TA-CORE-STA-05': {
    title: 'Eliminated',
    text: 'Removed from the map; its supplements are lost; it never returns.',
  },
  'TA-CORE-STA-06': {
    title: 'Dug In',
    text: 'The following holds: -1 to ranged and artillery attacks on it; removed when it leaves its zone.',
  },
  'TA-CORE-STA-07': {
    title: 'Braced',
    text: 'The following holds: -1 to melee attacks on it from inside its arc; removed when it leaves its zone or attacks by an Action.',
  },
  'TA-CORE-STA-08': {
    title: 'Concealed',
    text: 'A Concealed unit cannot be named as target of a ranged attack from farther than S.',
  },
  'TA-CORE-STA-09': {
    title: 'Exposed',
    text: "The following holds: +1 to ranged attacks on it until its owner's next T0.",
  },
  'TA-CORE-STA-10': {
    title: 'Warded',
    text: 'The following holds: -2 to the next attack of any kind against it; removed when that attack has been drawn.',
  },
  'TA-CORE-STA-11': {
    title: 'Confused, attacks',
    text: 'Its own attacks are at -1.',
  },
  'TA-CORE-STA-12': {
    title: 'Confused, Situations',
    text: 'It may not be named in a Situation as shooter, striker, command unit or relay recipient, nor make a Counterblow.',
  },
  'TA-CORE-STA-13': {
    title: 'Confused, Actions',
    text: 'Actions marked as not allowed for Confused units are refused.',
  },
  'TA-CORE-STA-14': {
    title: 'Shaken, attacks',
    text: 'It makes no attacks except a Counterblow (at -1).',
  },
  'TA-CORE-STA-15': {
    title: 'Shaken, roles',
    text: 'It is not a functioning command unit and cannot spot or react.',
  },
  'TA-CORE-STA-16': {
    title: 'Concealed lost by acting',
    text: 'Removed when the unit attacks, casts, or moves other than by CAU or STK (with stealth also ADV, MAR).',
  },
  'TA-CORE-STA-17': {
    title: 'Concealed lost otherwise',
    text: 'Removed when it falls back, is displaced, suffers any result but NE, is in close combat, or an enemy unit is within VS of it at the end of any Action (a relayed one too; looked at before W-POST opens, like HID-04).',
    see: ['TA-CORE-HID-04'],
  },
} as const satisfies Entries;

export const CORE_FAC = {
  'TA-CORE-FAC-01': {
    title: 'Facing',
    text: 'A unit faces one side of its centre zone; its arc is that side and the two adjoining sides (TA-MAP-ARC-01), or the half-plane of TA-GEO-14 where ARC-04 applies.',
    see: ['TA-MAP-ARC-01', 'TA-GEO-14', 'TA-MAP-ARC-04'],
  },
  'TA-CORE-FAC-02': {
    title: 'After moving',
    text: 'A unit that ends a voluntary move without contact chooses any facing.',
  },
  'TA-CORE-FAC-03': {
    title: 'While moving',
    text: 'In each zone entered it faces its direction of travel (TA-GEO-17) for reactions against it.',
    see: ['TA-GEO-17'],
  },
  'TA-CORE-FAC-04': {
    title: 'On contact',
    text: 'A unit entering an enemy zone faces its direction of travel.',
  },
  'TA-CORE-FAC-05': {
    title: 'Firing',
    text: 'At the start of a fire Action the unit may turn to any facing unless it has fixedArc or a footprint of more than one zone.',
  },
  'TA-CORE-FAC-06': {
    title: 'Stances and recovery',
    text: 'DIG, HID, BRC, REC/RLY let the unit choose a facing (not in close combat, not immobile).',
  },
  'TA-CORE-FAC-07': {
    title: 'Involuntary moves',
    text: 'Facing is carried over (TA-GEO-17).',
    see: ['TA-GEO-17'],
  },
  'TA-CORE-FAC-08': {
    title: 'No other turning',
    text: 'Facing changes in no other way, except the BAS face option and bunker capture.',
  },
} as const satisfies Entries;
