import type { Entries } from './rule.js';

export const MAP_CCM = {
  'TA-MAP-CCM-01': {
    title: 'Engaging',
    text: "A unit engages by moving into the target's zone; the two then share the zone and are in physical contact.",
  },
  'TA-MAP-CCM-02': {
    title: 'Needs permission',
    text: 'Entering an enemy zone is legal only through an Action or Situation that allows contact with an enemy.',
  },
  'TA-MAP-CCM-03': {
    title: 'Cost',
    text: 'The entry costs normal movement for the zone (terrain, linear terrain), nothing extra for the unit in it.',
  },
  'TA-MAP-CCM-04': {
    title: 'Movement ends',
    text: "On entering any part of an enemy unit's zone all movement of the entering unit stops.",
  },
  'TA-MAP-CCM-05': {
    title: 'Locked',
    text: 'Both remain in the shared zone until the close combat is resolved.',
  },
  'TA-MAP-CCM-06': {
    title: 'Positions',
    text: 'The defender keeps the centre; the attacker is shown partly in the zone it came from; the engine stores that zone as cc.entry.',
  },
  'TA-MAP-CCM-07': {
    title: 'Use of position',
    text: 'The entry zone decides arc bonuses and Fall Back direction.',
  },
  'TA-MAP-CCM-08': {
    title: 'No given entry direction',
    text: 'If a unit arrives without a direction (aerial units), its owner chooses an adjacent zone as its entry zone.',
  },
  'TA-MAP-CCM-09': {
    title: 'Winner',
    text: 'The unit that neither falls back nor is eliminated is alone in the zone afterwards, at its centre.',
  },
  'TA-MAP-CCM-10': {
    title: 'Free',
    text: 'Taking possession of the zone is not movement.',
  },
} as const satisfies Entries;

export const MAP_MCC = {
  'TA-MAP-MCC-01': {
    title: 'Joining',
    text: 'A unit attacking an enemy already in close combat moves into the shared zone, in contact with its chosen target, keeping its entry direction.',
  },
  'TA-MAP-MCC-02': {
    title: 'Common zone',
    text: 'All units involved share the zone for the duration of their own close combats.',
  },
  'TA-MAP-MCC-03': {
    title: 'Loss of target',
    text: 'In a multiple close combat a unit whose original target is gone (eliminated, fallen back...) immediately moves back to its entry zone.',
  },
  'TA-MAP-MCC-04': {
    title: 'Entry zone taken',
    text: 'If that zone is not available it goes to the nearest available adjacent zone.',
  },
  'TA-MAP-MCC-05': {
    title: 'First occupant',
    text: 'A unit that was in the zone when the combat started stays.',
  },
  'TA-MAP-MCC-06': {
    title: 'Last unit',
    text: 'The last unit in the zone stays.',
  },
  'TA-MAP-MCC-07': {
    title: 'Only friends left',
    text: 'If several friendly units and no enemies remain, their player picks one to stay; the others move back out.',
  },
  'TA-MAP-MCC-08': {
    title: 'Re-entry',
    text: 'A unit that moved out may enter again later by normal means.',
  },
} as const satisfies Entries;

export const MAP_PHY = {
  'TA-MAP-PHY-01': {
    title: 'Special contact',
    text: 'Where an Action or Situation needs physical contact (also with friends), the unit moves into contact exactly as for close combat.',
  },
  'TA-MAP-PHY-02': {
    title: 'Consequences',
    text: 'Units in such contact count as sharing a zone for LOS and other rules.',
  },
} as const satisfies Entries;

export const MAP_ARC = {
  'TA-MAP-ARC-01': {
    title: 'Three sides',
    text: 'Every unit is oriented so that its LOS arc touches exactly three sides of its zone.',
  },
  'TA-MAP-ARC-02': {
    title: 'Four sides',
    text: 'If an arc touches four sides, the side it touches least is outside the arc.',
  },
  'TA-MAP-ARC-03': {
    title: 'Corners',
    text: 'Corners at either end of a side inside the arc are inside the arc.',
  },
  'TA-MAP-ARC-04': {
    title: 'Not possible',
    text: 'Where the arc cannot be fitted to the sides of a single zone (oversized units, irregular zones) the arc drawn on the marker decides, as on a tabletop.',
  },
} as const satisfies Entries;

export const MAP_LOS = {
  'TA-MAP-LOS-01': {
    title: 'Centres',
    text: 'LOS is drawn between zone centre points.',
  },
  'TA-MAP-LOS-02': {
    title: 'Terrain zones',
    text: 'A LOS that passes through any part of a terrain zone is affected by that terrain.',
  },
  'TA-MAP-LOS-03': {
    title: 'Along a side',
    text: 'Running along the side of a terrain zone counts as passing through it.',
  },
  'TA-MAP-LOS-04': {
    title: 'Units',
    text: 'A LOS that passes through any part of a zone holding any unit, friendly or enemy, is blocked.',
  },
  'TA-MAP-LOS-05': {
    title: 'Other than the centre',
    text: "If the target's centre cannot be seen but some other point of its zone can, the target is Obscured and may be attacked.",
  },
  'TA-MAP-LOS-06': {
    title: 'Linear terrain',
    text: 'A LOS that touches any part of a side with linear terrain, its corners included, is affected by it.',
  },
  'TA-MAP-LOS-07': {
    title: 'Into a shared zone',
    text: 'A target sharing a zone is affected normally by terrain and other effects there.',
  },
  'TA-MAP-LOS-08': {
    title: 'Sharing unit',
    text: "The other unit in the target's zone never blocks LOS to the target.",
  },
  'TA-MAP-LOS-09': {
    title: 'In close combat',
    text: "If that other unit is the target's enemy, the target counts as in close combat.",
  },
  'TA-MAP-LOS-10': {
    title: 'Oversized target, centre',
    text: 'No part of an oversized unit blocks LOS to its own centre zone.',
  },
  'TA-MAP-LOS-11': {
    title: 'Oversized target, other zones',
    text: 'If its centre zone cannot be seen but another of its zones can, it is Obscured and may be attacked.',
  },
} as const satisfies Entries;

export const MAP_FBK = {
  'TA-MAP-FBK-01': {
    title: 'Route',
    text: "An involuntary move follows the line from the attacker's zone centre through the target's zone centre and beyond.",
  },
  'TA-MAP-FBK-02': {
    title: 'Route, shared zone',
    text: "For units sharing a zone the line runs through the shared zone's centre and the centre of the attacker's entry zone (direction: TA-RUL-14).",
    see: ['TA-RUL-14'],
  },
  'TA-MAP-FBK-03': {
    title: 'Zones',
    text: 'The unit enters every zone the line touches, however slightly.',
  },
  'TA-MAP-FBK-04': {
    title: 'End',
    text: 'It stops when its Fall Back movement is used up or cannot pay for the next zone on the line.',
  },
  'TA-MAP-FBK-05': {
    title: 'Choice',
    text: 'Exactly equal options are decided by the owner of the moving unit.',
  },
} as const satisfies Entries;

export const MAP_DRF = {
  'TA-MAP-DRF-01': {
    title: 'Route',
    text: "A drifting Target Point follows the line from the initial target zone's centre through the centre of the reference unit's zone.",
  },
  'TA-MAP-DRF-02': {
    title: 'Zones',
    text: 'It moves into every zone the line touches until it has moved the required number of zones.',
  },
  'TA-MAP-DRF-03': {
    title: 'Choice',
    text: 'Exactly equal options are decided by the owner of the reference unit.',
  },
} as const satisfies Entries;

export const MAP_PCS = {
  'TA-MAP-PCS-01': {
    title: 'Unit markers',
    text: 'Each unit has a marker carrying its data (fields: section 12).',
  },
  'TA-MAP-PCS-02': {
    title: 'Tokens',
    text: 'Tokens show statuses and common functions (smoke, target point) and scenario functions.',
  },
  'TA-MAP-PCS-03': {
    title: 'Map sheets',
    text: 'A map may be delivered as sheets with aligned edges (TA-MAP-SET-03).',
    see: ['TA-MAP-SET-03'],
  },
} as const satisfies Entries;
