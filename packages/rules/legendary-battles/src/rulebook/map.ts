import type { Entries } from './rule.js';

export const MAP_CMP = {
  'TA-MAP-CMP-01': {
    title: 'Pack contents',
    text: 'A battle pack supplies tokens, unit markers, a map, special rules, background and battle notes; here: one scenario object.',
  },
  'TA-MAP-CMP-02': {
    title: 'Decks not in the pack',
    text: 'Each player brings an own complete deck of the genre the scenario names; decks are never shared.',
  },
  'TA-MAP-CMP-03': {
    title: 'Supplements not in the pack',
    text: 'Personality, Experience and similar cards are separate sets referenced by the scenario.',
  },
} as const satisfies Entries;

export const MAP_SET = {
  'TA-MAP-SET-01': {
    title: 'Scenario summary',
    text: 'A scenario states background, forces, initial deployment, unique units, special rules, terrain breakdown and end-of-game conditions.',
  },
  'TA-MAP-SET-02': {
    title: 'Terrain key',
    text: "The scenario's terrain key gives each map terrain its game classification; effects then follow the core rules for that class.",
  },
  'TA-MAP-SET-03': {
    title: 'Assembly',
    text: 'If the map comes in several sheets they are joined (matching edge labels) before anything is counted; all rules use the full map.',
  },
  'TA-MAP-SET-04': {
    title: 'Marker shape',
    text: 'Round or square markers are cosmetic and never change a rule.',
  },
  'TA-MAP-SET-05': {
    title: 'Deployment',
    text: 'Forces are placed as the scenario says.',
  },
  'TA-MAP-SET-06': {
    title: 'Supplements assigned at set-up',
    text: 'Supplement cards are attached to their units when the forces are deployed.',
  },
  'TA-MAP-SET-07': {
    title: 'Optional supplements',
    text: 'Optional supplement cards are used only if all players agree before play starts.',
  },
  'TA-MAP-SET-08': {
    title: 'Base rules',
    text: 'Play follows the core game; TA-MAP rules replace it wherever they speak.',
  },
  'TA-MAP-SET-09': {
    title: 'Summary known',
    text: 'All players see the whole scenario summary (background, forces, deployment, terrain key, special rules, end conditions) before they confirm the game.',
  },
  'TA-MAP-SET-10': {
    title: 'Required supplements',
    text: 'Only supplements the scenario leaves open need agreement; required ones are always used (TA-CORE-SUP-06).',
    see: ['TA-CORE-SUP-06'],
  },
  'TA-MAP-SET-11': {
    title: 'Which ones',
    text: 'The agreement says which of the optional supplements, if any, are used, card by card (TA-CORE-SUP-07).',
    see: ['TA-CORE-SUP-07'],
  },
} as const satisfies Entries;

export const MAP_ZON = {
  'TA-MAP-ZON-01': {
    title: 'Zone',
    text: 'Any map area with its own unique centre point is a zone, whatever its shape.',
  },
  'TA-MAP-ZON-02': {
    title: 'Alignment',
    text: "Units align to, and lines of sight use, the zone's centre point.",
  },
  'TA-MAP-ZON-03': {
    title: 'Partial zones',
    text: 'A zone cut by the map edge is a full zone, used and counted as such, if any part of its centre point is on the map; otherwise it does not exist.',
  },
  'TA-MAP-ZON-04': {
    title: 'Capacity',
    text: 'A zone holds at most one unit.',
  },
  'TA-MAP-ZON-05': {
    title: 'Close combat exception',
    text: 'Units engaged with each other in close combat (melee) may share a zone.',
  },
  'TA-MAP-ZON-06': {
    title: 'Bunker exception',
    text: 'A unit may share a zone with a Bunker Unit.',
  },
  'TA-MAP-ZON-07': {
    title: 'Parts count as units',
    text: 'A unit larger than a zone occupies several zones; every zone holding a part of such an oversized unit counts as holding a full unit for sharing, line of sight and the like.',
  },
} as const satisfies Entries;

export const MAP_OVS = {
  'TA-MAP-OVS-01': {
    title: 'Centre zone',
    text: "An oversized unit's centre is placed in one zone, aligned to its centre point.",
  },
  'TA-MAP-OVS-02': {
    title: 'Measuring',
    text: 'Line of sight, movement and terrain effects of an oversized unit are taken to and from its centre zone.',
  },
  'TA-MAP-OVS-03': {
    title: 'Other zones',
    text: 'Any other zone it occupies, however little of it, is fully part of the unit.',
  },
} as const satisfies Entries;

export const MAP_VIS = {
  'TA-MAP-VIS-01': {
    title: 'Viewing',
    text: 'Any player may inspect any piece on the map at any time unless the scenario forbids it.',
  },
} as const satisfies Entries;

export const MAP_DST = {
  'TA-MAP-DST-01': {
    title: 'Unit of measure',
    text: 'All distances are counted in zones.',
  },
  'TA-MAP-DST-02': {
    title: 'Base',
    text: 'Distance classes derive from the number of zones N along the shortest side of the full map (fractions: TA-CORE-MOV-01).',
    see: ['TA-CORE-MOV-01'],
  },
  'TA-MAP-DST-03': {
    title: 'Rounding',
    text: 'A distance class that is not whole rounds up to the next whole zone.',
  },
  'TA-MAP-DST-04': {
    title: 'Radius',
    text: 'The origin zone of an effect is not counted in its radius: radius R reaches zones at distance 1..R, and the origin zone itself.',
  },
} as const satisfies Entries;

export const MAP_TER = {
  'TA-MAP-TER-01': {
    title: 'Classification',
    text: 'A zone has the terrain its centre point lies in.',
  },
  'TA-MAP-TER-02': {
    title: 'Rest ignored',
    text: 'Other terrain drawn in the zone has no effect.',
  },
  'TA-MAP-TER-03': {
    title: 'Template',
    text: 'Zones of the same terrain class connected through shared sides form one Terrain Template of that class.',
  },
} as const satisfies Entries;

export const MAP_LIN = {
  'TA-MAP-LIN-01': {
    title: 'Linear terrain',
    text: 'A side carries linear terrain only if the whole side, from one corner or seam to the next, is covered.',
  },
  'TA-MAP-LIN-02': {
    title: 'Zone without corners',
    text: 'A zone without corners or seams carries linear terrain only if it runs unbroken all the way round.',
  },
  'TA-MAP-LIN-03': {
    title: 'Effect on LOS',
    text: 'A LOS crossing a side that carries linear terrain is affected as that linear class prescribes.',
  },
} as const satisfies Entries;

export const MAP_MOV = {
  'TA-MAP-MOV-01': {
    title: 'Clear',
    text: 'Entering a clear zone costs 1.',
  },
  'TA-MAP-MOV-02': {
    title: 'Hindering or Covering',
    text: 'Entering a Hindering or Covering template zone costs 2.',
  },
  'TA-MAP-MOV-03': {
    title: 'Linear',
    text: 'Crossing a side with Hindering or Covering linear terrain costs 1 more, in addition to the zone entered.',
  },
  'TA-MAP-MOV-04': {
    title: 'Special costs',
    text: 'Scenario movement costs override the above.',
  },
  'TA-MAP-MOV-05': {
    title: 'Not enough left',
    text: 'A unit may not enter a zone whose total cost exceeds its remaining movement.',
  },
  'TA-MAP-MOV-06': {
    title: 'Friends',
    text: 'A unit may move through zones holding friendly units at normal cost.',
  },
  'TA-MAP-MOV-07': {
    title: 'Enemies',
    text: 'No part of a unit may enter a zone holding any part of an enemy unit except to move into close combat (melee) with it.',
  },
} as const satisfies Entries;
