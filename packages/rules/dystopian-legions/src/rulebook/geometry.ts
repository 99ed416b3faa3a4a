import type { Entries } from './rule.js';

export const GEOMETRY = {
  'DL-GEO-01': {
    title: 'Round base',
    text: 'Disc with centre p and radius r = mm/2/25.4: 25 mm 0.49213", 30 mm 0.59055", 40 mm 0.78740", 50 mm 0.98425", 60 mm 1.18110".',
  },
  'DL-GEO-02': {
    title: 'Hull',
    text: 'Rectangle length l (along facing) and width w centred on p: Light 3x2, Regular 4.5x3, Heavy 6x4, transports 4.5x2.5.',
  },
  'DL-GEO-03': {
    title: 'Gap disc-disc',
    text: 'Max(0, dist(p,q) - r1 - r2).',
  },
  'DL-GEO-04': {
    title: 'Gap disc-polygon',
    text: 'Max(0, dist(p, polygon) - r), 0 if p is inside. Gap polygon-polygon: minimum over vertex/edge pairs, 0 if they intersect.',
  },
  'DL-GEO-05': {
    title: 'Inside',
    text: 'A disc is inside a polygon if its centre is inside and dist(centre, boundary) >= r - eps. A hull is inside if its four corners are and no edge crosses the boundary. A smoke cloud is an exact disc of radius 2.5": a base is inside it if dist + r <= 2.5 + eps.',
  },
  'DL-GEO-06': {
    title: 'Overlap',
    text: 'Two shapes overlap if they interpenetrate by more than eps (disc-disc: dist < r1 + r2 - eps).',
  },
  'DL-GEO-07': {
    title: 'Path',
    text: "A path is a polyline of places of the base's centre, the first where it stands. At most 32 corners.",
  },
  'DL-GEO-08': {
    title: 'Path cost',
    text: "Sum over its parts of length x k, where k=2 if the part's centre line is in Difficult area terrain for that model (overlaps count once; roads override) and 1 otherwise, plus 1 per crossing of a Difficult linear piece. A crossing is a proper intersection of the centre line with the polyline; touching without passing is not one. Legal if cost <= allowance + eps.",
  },
  'DL-GEO-09': {
    title: 'Swept test',
    text: "A disc sweep collides with an obstacle polygon (or disc, radius R) if the distance from the path to it is < r - eps (or < r + R - eps). Obstacles: impassable area items, impassable linear pieces, wrecks, hulls, bases of other sections (own section's non-ironclads are skipped unless strictOwnModels). Flying and Skimming paths skip terrain; flying paths skip models too.",
    toggles: ['strictOwnModels'],
  },
  'DL-GEO-10': {
    title: 'Shortest segment, disc-disc',
    text: 'On the centre line: from p + r1u to q - r2u, u = (q-p)/dist(p,q). If the discs touch, length 0 and never blocked.',
  },
  'DL-GEO-11': {
    title: 'Candidate lines for hulls/buildings',
    text: 'Sample the outline at every vertex and every 0.25" along each side, plus the point nearest to the other shape. For each sample the candidate is the segment from it to the nearest point of the other shape (both sampled if both are outlines: each sample to the nearest point of the other outline). Candidates are tried in increasing length. Toggle losMode: anyPoint: round bases are sampled too, every 10 degrees.',
  },
  'DL-GEO-12': {
    title: 'Segment blocked by disc',
    text: 'If the part of the segment inside the open disc is longer than eps; equivalently distance d from the centre to the segment satisfies d < R and the chord inside exceeds eps.',
  },
  'DL-GEO-13': {
    title: 'Segment blocked by polygon',
    text: 'If the total length of the segment strictly inside the polygon exceeds eps. Running along an edge or through a vertex is not inside.',
  },
  'DL-GEO-14': {
    title: 'Segment crosses polyline',
    text: "If the two meet at a point interior to the segment (more than eps from both ends) and the segment's ends are on different sides.",
  },
  'DL-GEO-15': {
    title: 'Pool distance order',
    text: 'Distances equal within eps are ties.',
  },
  'DL-GEO-20': {
    title: 'Armour arcs',
    text: "From the hull centre, bearing b of the firer's base centre relative to facing, in (-180,180]: front -45<=b<=45; rear b>=135 or b<=-135; port 45<b<135; starboard -135<b<-45. On an exact boundary (within 0.01 degree) the higher of the two AVs is used.",
  },
  'DL-GEO-21': {
    title: 'Weapon arcs',
    text: 'Fore = front arc, aft = rear arc, port, starboard as above, 360 all round; bearing to the nearest visible point of the target; boundaries are inside the arc.',
  },
  'DL-GEO-22': {
    title: 'Ram arc',
    text: 'The arc containing the bearing of the contact point (midpoint of the contact set) seen from each hull centre; boundary: higher AV.',
  },
  'DL-GEO-23': {
    title: 'Ironclad sweep',
    text: 'Advance: a disc of radius w/2 along the centre path plus the full rectangle at the end. At the Double: the rectangle aligned with the direction of travel along each leg (corridor of width w from l/2 behind the start to l/2 beyond the end of the leg). Distance moved is the length of the centre path; pivots are free.',
  },
  'DL-GEO-24': {
    title: 'Scatter direction',
    text: 'D12 h: unit vector (sin(30h), cos(30h)) degrees; 12 = north (+y), 3 = east (+x).',
  },
  'DL-GEO-25': {
    title: 'Touching templates',
    text: 'Centres exactly one diameter (5") apart.',
  },
  'DL-GEO-26': {
    title: 'Avoidance',
    text: 'For each displaced disc: shortest translation to a centre whose disc clears the swept hull by 0.01", is on the table, not in terrain impassable to it, and overlaps no model. Try the perpendicular to the path on the nearer side, then the other side, then a spiral search in 0.1" rings with 15-degree steps; the first legal spot of least distance is used; exact ties go to the model\'s owner. Models are processed in order along the path.',
  },
  'DL-GEO-30': {
    title: 'Homeward move',
    text: "How far a model is from home is its gap to the nearest segment of its Reserves Edge. a is the least MV among the section's non-ironclad models on foot; a model's best is the least distance of a spot where it may end, reachable with path cost a or less, straight first, else by the shortest way round obstacles. The move is legal if every non-ironclad model on foot ends at most 1\" farther from home than its best, with a path cost of its MV or less, and the section ends in coherency if it began so; a model may miss its bound only if on its best spot, with the others where they ended, it would overlap or be out of coherency. Transports move up to their MV and only have to end in coherency. The suggested move takes every model straight toward its nearest point of the edge. A model would cross the edge if it can touch it with path cost to spare; reaching it with exactly MV keeps it on the table.",
    see: ['DL-MOV-04', 'DL-MOV-05', 'DL-TER-08', 'DL-FBK-02'],
  },
  'DL-GEO-31': {
    title: 'Charge benchmark',
    text: 'Contact spots: round each target model every 15 degrees from 0, for a building along its offset outline every 0.5", across a wall the near-side spot. A spot is usable if legal, free and within allowance. Chargers are seated one at a time: first, for each named section in the order named, the charger with the least path cost to a spot of it; then the others by increasing path cost to their cheapest spot, found anew after each seat (ties: model list order, then spot order); from the second seat on a spot must be linked to a model already placed. Then the left-over models are placed nearest first, each on the reachable point of a 0.25" grid that is linked to a placed model and has the least gap to a target model. It succeeds if every named section has a seat and every model a place. A charge is feasible if it succeeds or if the player shows end positions that keep all rules of charging. The number seated is the benchmark, 0 if it fails; the player seats at least as many. Its own end positions are always legal.',
    see: ['DL-CHG-10', 'DL-COH-02', 'DL-CHG-02', 'DL-CHG-03', 'DL-CHG-04', 'DL-CHG-05', 'DL-CHG-06'],
  },
  'DL-GEO-32': {
    title: 'Passing by',
    text: 'A moving model passes an enemy model E if the least gap g between its swept base and E is <= 2", and its gaps to E at the start and at the end of the path are both greater than g + eps.',
  },
  'DL-GEO-33': {
    title: 'Past the centre line',
    text: 'A model is past the line if its whole base or hull is strictly on the far side (signed distance of its nearest point > eps).',
  },
  'DL-GEO-34': {
    title: 'Between a firer and a wall',
    text: "The shortest segment of each contributing firer and the target model counts if it crosses the piece, or if its target end lies on it (within 0.05\") and the firer's centre is on the other side from the target's centre.",
    see: ['DL-LIN-05', 'DL-GEO-10', 'DL-GEO-14'],
  },
  'DL-GEO-35': {
    title: 'Elevation',
    text: 'A model is elevated if it is inside a hill or elevated item.',
    see: ['DL-GEO-05'],
  },
  'DL-GEO-36': {
    title: 'Regaining coherency',
    text: "Fragments are the connected parts of the section's link graph; F is the length of the minimum spanning tree of the least gaps between them (0 in coherency). Benchmark: the fragment with most models (ties: owner chooses) stays; every other model moves along its shortest legal path toward the nearest model of it, up to the allowance of the chosen action, stopping when linked. If the benchmark ends in coherency so must the move; otherwise the move's F may exceed the benchmark's by at most 0.5\".",
  },
  'DL-GEO-37': {
    title: 'Placement search',
    text: 'A section is unplaceable if this fails: first model at every legal point of a 0.5" grid over the zone (0.25" steps along an arrival edge), south to north, west to east; for each of these every further model in list order at the first legal grid point linked to one already placed, without going back. The owner\'s own legal placement always stands.',
  },
  'DL-GEO-80': {
    title: 'Marker search',
    text: 'A side has a legal spot for an objective marker (per sector) or a mine (whole table) if one exists on a 0.5" grid, south to north, west to east. The owner\'s own legal placement always stands.',
  },
} as const satisfies Entries;
