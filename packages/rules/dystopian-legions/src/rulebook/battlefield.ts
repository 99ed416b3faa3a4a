import type { Entries } from './rule.js';

export const BATTLEFIELD = {
  'DL-TBL-01': {
    title: 'Size',
    text: 'The table is 72"x48" or 96"x48"; scenarios may use 48"x48".',
  },
  'DL-TBL-02': {
    title: 'Three procedures',
    text: 'Terrain is preset by a scenario, generated half-turn symmetric as a neutral third party would, or built by one commander.',
    see: ['DL-TBL-10', 'DL-RUL-05'],
  },
  'DL-TBL-03': {
    title: 'Coverage',
    text: 'Generated and built tables must have area terrain (roads and shallow water not counted) covering at least 25% and at most 33.4% of the table.',
  },
  'DL-TBL-04': {
    title: 'Variety',
    text: 'Generated tables use at least four different terrain types, at least one of them linear.',
  },
  'DL-TBL-05': {
    title: 'Elevated features',
    text: 'Generated tables place no building or hill overlapping a main deployment zone; built tables only warn.',
  },
  'DL-TBL-06': {
    title: 'Declared properties',
    text: 'Every piece has type, outline, building flag, elevated flag and, for buildings, capacity, all fixed and public before zones are chosen. A large building may be declared as several buildings side by side, each with its own occupants.',
  },
  'DL-TBL-07': {
    title: 'Built tables',
    text: 'If one commander builds the terrain, the other automatically has Strategic Advantage and no roll is made.',
  },
  'DL-TBL-08': {
    title: 'Narrow moves for objectives',
    text: 'In built and generated games a terrain piece may be shifted up to 2" to make room for an objective marker if both sides agree. One proposal each time it is a side\'s turn to place.',
  },
  'DL-TBL-09': {
    title: 'Hard slopes',
    text: 'A hill slope counts as Clear unless the piece was declared Difficult before zones were chosen.',
  },
  'DL-TBL-10': {
    title: 'Generator',
    text: 'Half-turn symmetric. Kit: forest 12x9, crops 12x8, hill 12x9, ruins 6x6, building 5x5 (capacity 12), craters 5x4, tank traps 4x4, trench 12x3, low wall 8", hedge 9", barbed wire 9".',
    clauses: {
      a: 'Shuffle the kit; take the pieces in that order, then again from the top.',
      b: 'For each piece draw its orientation of two and a whole-inch south-west corner, and add its half-turn twin; after 200 tries go to the next piece.',
      c: 'A try fails if piece or twin is off the table, overlaps or is nearer than 2" to another area piece, its twin included, touches a main zone with a building or hill, or takes coverage above 33.4%; a linear piece may cross no other piece, nor be crossed by an area piece.',
      d: 'From 25% coverage on only linear pieces are placed.',
      e: 'Stop at 25% coverage with two linear pairs and four types of terrain.',
      f: 'After three passes without success clear the table and start again.',
    },
    see: ['DL-TBL-05', 'DL-TBL-04'],
  },
} as const satisfies Entries;

export const ADVANTAGE = {
  'DL-ADV-01': {
    title: 'Roll',
    text: 'Each side rolls 3B in an Opposed Command Check with no bolstering and no MAR dice.',
    see: ['DL-RUL-06'],
  },
  'DL-ADV-02': {
    title: 'Result',
    text: 'The winner has Strategic Advantage (SA), the other Tactical Advantage (TA).',
  },
  'DL-ADV-03': {
    title: 'Zone',
    text: 'SA chooses which Main Deployment Zone (A or B of the map) is theirs.',
  },
  'DL-ADV-04': {
    title: 'Flanks',
    text: "TA chooses which of the map's two flank edges is their own Flanking Edge; the opponent has the other.",
    see: ['DL-RUL-08'],
  },
  'DL-ADV-05': {
    title: 'First initiative',
    text: 'TA adds one black die to their initiative roll on turn 1.',
  },
  'DL-ADV-06': {
    title: 'Objectives',
    text: 'SA names who places the first objective marker.',
  },
  'DL-ADV-07': {
    title: 'Deployment',
    text: 'TA names who places the first section in Main Deployment and in Infiltrator Deployment; SA names who places first in Scouting Deployment.',
  },
} as const satisfies Entries;

export const DEPLOYMENT_MAPS = {
  'DL-MAP-01': {
    title: 'Parts of a map',
    text: 'Each map defines for side A and B: Main zone, Scouting zone, Reserves Edge, for B of Surprise Attack an Advanced zone; and two flank edges and one centre line.',
    see: ['DL-RUL-07'],
  },
  'DL-MAP-02': {
    title: 'Choosing',
    text: 'The map is agreed, or rolled with a D3 on the three maps suggested for the objective, in listed order. Without agreement it is rolled.',
  },
  'DL-MAP-03': {
    title: 'Advancing Lines',
    text: 'A main y<=12; B main y>=36. Scouting: A y<=18, B y>=30. Reserves Edge: A y=0, B y=48. Flank edges: x=0 and x=L, each for 12<=y<=36. Centre line y=24.',
  },
  'DL-MAP-04': {
    title: 'Meeting Engagement',
    text: 'D = max(12, (L-36)/2). A main x<=d; B main x>=L-d. Scouting: 6" further forward. Reserves Edge: A x=0, B x=L. Flank edges: y=0 and y=48, each for d<=x<=L-d. Centre line x=L/2.',
  },
  'DL-MAP-05': {
    title: 'Oblique Contact',
    text: 'With t = x/(L/2) + y/24: A main is t<=1 (triangle joining the midpoints of the west and south edges), B main is t>=3. Scouting: A t<=4/3, B t>=8/3. Reserves Edge: the two half edges bounding the own triangle. Flank edges: north-west (x=0, y>=24 and y=48, x<=L/2) and south-east (y=0, x>=L/2 and x=L, y<=24). Centre line t=2, the diagonal from (0,48) to (L,0).',
  },
  'DL-MAP-06': {
    title: 'Surprise Attack',
    text: 'A main y<=12; B main y>=38; B Advanced zone L/3<=x<=2L/3, 26<=y<=38. Scouting: A y<=18, B y>=32. Reserves Edge: A y=0, B y=48. Flank edges x=0 and x=L for 12<=y<=38. Centre line y=24.',
  },
  'DL-MAP-07': {
    title: 'Surprise split',
    text: "In Surprise Attack let N be the number of B's sections in Main Deployment. If N is 2 or more, at least a third of them, rounded up, goes to the Advanced zone and at least as many to Main zone B; a single one goes to Main zone B. A section stands wholly in one of the two, and a placement that would make the split impossible for those still to come is refused. A section sent to Reserves for want of room no longer counts.",
    see: ['DL-DEP-16'],
  },
  'DL-MAP-08': {
    title: 'Infiltrator zone',
    text: 'On every map the infiltrator zone is the whole table except the enemy Main and Advanced zones.',
  },
  'DL-MAP-09': {
    title: 'Being in a zone',
    text: 'A model is in a zone if its whole base or hull is inside the zone polygon (tolerance 0.001).',
  },
  'DL-MAP-10': {
    title: 'Deployment edge',
    text: '"Deployment edge", "friendly board edge" and "home edge" all mean the side\'s Reserves Edge.',
  },
} as const satisfies Entries;

export const OBJECTIVES = {
  'DL-OBJ-01': {
    title: 'Four missions',
    text: 'Centre Ground, Vital Objective, Annihilate, Break Through. What a mission scores is added to the usual scoring, and replaces it where it differs.',
  },
  'DL-OBJ-02': {
    title: 'Choice',
    text: 'Agreed or random: D6, 1 Centre Ground, 2 Vital Objective, 3 Annihilate, 4 Break Through, 5-6 roll again. Without agreement it is rolled.',
  },
  'DL-OBJ-03': {
    title: 'Centre Ground sectors',
    text: 'Divide the table into 24"x24" sectors (4, 6 or 8). Each sector receives exactly one objective if a legal spot exists.',
  },
  'DL-OBJ-04': {
    title: 'Centre Ground placing',
    text: 'Commanders alternate. Whose turn it is chooses an empty sector with a legal spot and places one marker wholly inside it. If they have none the other places; if neither has one, placing ends and those sectors stay empty.',
    see: ['DL-RUL-09', 'DL-GEO-80'],
  },
  'DL-OBJ-05': {
    title: 'Own edge',
    text: 'A commander may not place an objective within 24" of their own Reserves Edge.',
  },
  'DL-OBJ-06': {
    title: 'Spacing',
    text: 'An objective may not be placed within 8" of another objective or of area terrain that is an area objective.',
  },
  'DL-OBJ-07': {
    title: 'Area objective',
    text: "If the marker's centre is inside an eligible area terrain item (forest, ruins, craters, tank traps, trenches, crops, building, hill) that item becomes an area objective; otherwise it is a point objective.",
  },
  'DL-OBJ-08': {
    title: 'Terrain parity',
    text: 'Option centreGroundInTerrain: free no limit; none no area objectives; even the last placement must leave an even number of area objectives.',
    toggles: ['centreGroundInTerrain'],
  },
  'DL-OBJ-09': {
    title: 'Vital Objective',
    text: 'One objective, point or area, at the table centre; no others. It is worth 4 BL per turn instead of 2.',
  },
  'DL-OBJ-10': {
    title: 'Annihilate',
    text: 'No objectives and no special scoring.',
  },
  'DL-OBJ-11': {
    title: 'Break Through: half',
    text: 'In the scoring step a side gains 1 BL for each of its sections with no Shaken markers all of whose models are wholly past the centre line, on the enemy side of it.',
  },
  'DL-OBJ-12': {
    title: 'Break Through: zone',
    text: 'A section that is past the centre line with all its models and wholly inside the enemy Main zone gives 2 BL in all instead of 1.',
    see: ['DL-OBJ-11'],
  },
  'DL-OBJ-13': {
    title: 'Break Through eligibility',
    text: 'Ironclad sections and embarked sections count (position of the hull); sections inside a building count if the whole building outline qualifies; destroyed and off-table sections do not.',
  },
  'DL-OBJ-14': {
    title: 'Markers are flat',
    text: 'Objective markers do not block movement, line of sight or placement.',
  },
  'DL-OBJ-15': {
    title: 'Suggested maps',
    text: 'Centre Ground and Vital Objective: 1 Meeting Engagement, 2 Oblique Contact, 3 Advancing Lines. Annihilate: 1 Surprise Attack, 2 Oblique Contact, 3 Advancing Lines. Break Through: 1 Oblique Contact, 2 Meeting Engagement, 3 Advancing Lines.',
  },
} as const satisfies Entries;
