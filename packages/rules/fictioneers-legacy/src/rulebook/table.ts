import type { Entries } from './rule.js';

export const MEASURING = {
  'FL-GEO-01': {
    title: 'The table',
    text: 'The table is a rectangle. Its south-west corner is the origin, x grows eastwards and y northwards, in inches.',
  },
  'FL-GEO-02': { title: 'Bases', text: 'Every model stands on a round base around its centre. Nobody has a facing.' },
  'FL-GEO-03': { title: 'The finest step', text: 'Places are kept to the thousandth of an inch.' },
  'FL-GEO-04': {
    title: 'Distance',
    text: 'Distances are measured from base edge to base edge, or to a point from the edge of the base. Bases that overlap are 0 apart. Height plays no part.',
  },
  'FL-GEO-05': {
    title: 'Contact',
    text: 'Two models touch when at most 0.05 inch lies between their bases, both stand on the ground, and no tall wall, working field or closed house wall runs between their centres. An open doorway does not separate them.',
    see: ['FL-GEO-16', 'FL-MNT-05'],
  },
  'FL-GEO-06': {
    title: 'Tolerance',
    text: 'A limit given in words as half an inch or more has a tolerance of a hundredth of an inch in favour of being within it. Smaller figures and formulas hold as written.',
  },
  'FL-GEO-07': {
    title: 'Standing in terrain',
    text: 'A model is in an area if its centre is inside, or no further than a hundredth of an inch from the edge.',
  },
  'FL-GEO-08': {
    title: 'Ground level',
    text: 'The ground is as high as the highest hill level a point is in, edges counting, and 0 elsewhere.',
  },
  'FL-GEO-09': {
    title: 'Pieces of a line',
    text: 'Lines are cut where they meet the edge of an area. A piece is inside if its middle is truly inside; along an edge it is outside. Pieces under a thousandth of an inch do not count.',
  },
  'FL-GEO-10': {
    title: 'Heights',
    text: 'Heights are counted in levels of about six feet. Most models are 1 high, medium vehicles 1.5, giants, Giant Sirex and heavy vehicles 2. Woods stand 2 high; walls 0.5, 0.9 or 2; buildings as high as the map says.',
  },
  'FL-GEO-11': {
    title: 'Height in the air',
    text: 'An airborne vehicle is 4 levels above the ground below it, a figure in the middle of a flight 2.',
  },
  'FL-GEO-12': { title: 'Bursts', text: 'An area attack reaches every base that the disc of its diameter touches.' },
  'FL-GEO-13': {
    title: 'Paths',
    text: 'A path has 2 to 32 points joined by straight lines and begins where the model stands. It may have no length at all.',
  },
  'FL-GEO-14': {
    title: 'Where a move may end',
    text: 'A model ends with its centre on the table, its base clear of other bases at its height and of walls, working fields and the outlines of buildings and structures, and not in ground that bars it.',
    see: ['FL-GEO-18', 'FL-MOV-20', 'FL-MNT-06'],
  },
  'FL-GEO-15': {
    title: 'Passing other models',
    text: 'On the ground one may walk past friendly figures, friendly loose animals and things that lie flat, but must keep clear of the bases of all enemies and of landed vehicles, wrecks, pylons and guns of either side. Who starts too close must not come closer.',
  },
  'FL-GEO-16': {
    title: 'Crossing a line',
    text: 'Each point that a way shares with a wall, field or outline is a crossing, its own first and last point excepted. Points within a hundredth of an inch are one crossing, and so is a stretch run along the line.',
  },
  'FL-GEO-17': {
    title: 'What a path runs through',
    text: 'Ground level, trenches and buildings are read at the start, on each piece in turn and at the end. Each rise is a climb, each change into or out of a trench or building an entry or exit.',
  },
  'FL-GEO-18': {
    title: 'Flat items',
    text: 'Loose modules and carry objectives lie flat: nobody is stopped by them, and bases may stand on them.',
  },
} as const satisfies Entries;

export const LINE_OF_SIGHT = {
  'FL-LOS-01': {
    title: 'What needs sight',
    text: 'Direct fire, spotting, overwatch and discovering hidden models need a line of sight.',
  },
  'FL-LOS-02': {
    title: 'The line',
    text: 'The line runs from centre to centre, from a tenth of a level below the top of one model to the same height of the other. A bare point is seen at ground level.',
  },
  'FL-LOS-03': { title: 'Hills', text: 'A hill blocks the line where it is higher than the line runs over it.' },
  'FL-LOS-04': {
    title: 'Woods',
    text: 'The line ends after more than 3 inches inside woods, counting only what runs below the tree tops.',
  },
  'FL-LOS-05': {
    title: 'Buildings',
    text: 'A building blocks a line below its roof, unless both models are in it, or one is and the line runs through no more than 1 inch of it, as at a window.',
  },
  'FL-LOS-06': {
    title: 'Walls',
    text: 'A wall blocks the line where it is higher than the line. On level ground that is true of tall walls only.',
  },
  'FL-LOS-07': {
    title: 'Large hulls',
    text: 'A medium or heavy vehicle, or its wreck, blocks a line that passes over its base below its top. Its own occupants are not hindered.',
  },
  'FL-LOS-08': {
    title: 'What never blocks',
    text: 'Figures, light vehicles, items, rock, rubble, swamp, scrub, trenches, smoke, darkness and force fields do not block sight.',
  },
  'FL-LOS-09': { title: 'Both ways', text: 'Who can be seen can see back.' },
  'FL-LOS-10': { title: 'Grazing', text: 'A line that touches only a corner, or runs along an edge, is not inside.' },
  'FL-LOS-11': { title: 'Structures', text: 'A structure blocks like a building without windows.' },
  'FL-LOS-12': { title: 'In contact', text: 'Models in contact always see each other.' },
} as const satisfies Entries;

export const COVER = {
  'FL-COV-01': { title: 'Grades', text: 'Cover is none, soft or hard. Only the best grade counts.' },
  'FL-COV-02': {
    title: 'Cover of the ground',
    text: 'Rock, rubble, trenches and buildings give hard cover to whoever stands in them, woods and scrub soft cover.',
  },
  'FL-COV-03': {
    title: 'Inside together',
    text: 'A trench or building does not cover anybody against an attacker in the same one.',
  },
  'FL-COV-04': {
    title: 'Seen through woods',
    text: 'A line that runs through woods below the tree tops gives soft cover.',
  },
  'FL-COV-05': {
    title: 'Walls and barricades',
    text: 'A wall crossed within 1 inch of the target base, and no nearer to the firer than to the target, covers by its material.',
  },
  'FL-COV-06': {
    title: 'Smoke',
    text: 'A line through a smoke cloud meets hard cover if the weapon is a laser, soft cover otherwise.',
  },
  'FL-COV-07': {
    title: 'Big hulls',
    text: 'Medium and heavy vehicles are too big for low walls, rock, rubble, scrub and trenches to cover.',
  },
  'FL-COV-08': { title: 'Points', text: 'A point aimed at has no cover.' },
  'FL-COV-09': {
    title: 'Indirect fire',
    text: 'Against indirect fire only the ground a target stands in covers it from being hit.',
  },
  'FL-COV-10': {
    title: 'Bursts',
    text: 'Against a burst count the cover of the ground (not of a trench or building that holds the burst) or of any wall between the burst and the model, whichever is better. Woods and smoke on the way do not count.',
  },
  'FL-COV-11': { title: 'Occupants', text: 'A figure in an open vehicle has hard cover.' },
  'FL-COV-12': {
    title: 'In the air',
    text: 'In flight only smoke gives cover. Those aboard an open flyer keep the cover of its sides.',
  },
  'FL-COV-13': {
    title: 'Cover for morale',
    text: 'For morale a model has the better of its ground cover and its cover against the nearest enemy that sees it. Unseen, or in a closed vehicle, it counts as in hard cover.',
  },
} as const satisfies Entries;
