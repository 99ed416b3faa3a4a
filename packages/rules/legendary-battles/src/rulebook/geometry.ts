import type { Entries } from './rule.js';

export const GEO = {
  'TA-GEO-01': {
    title: 'Frame',
    text: 'X right, y down. Polygons are listed clockwise on screen; side i runs from vertex i to vertex i+1 (indices modulo n).',
  },
  'TA-GEO-02': {
    title: 'Convex zones',
    text: 'Every zone polygon is strictly convex and contains its centre point (strictly inside, except partial zones whose centre lies on the outline). Zone interiors do not overlap; together the zones leave no hole inside the bounds (drawn maps) and form one connected map; no vertex of one zone lies inside a side of another; ids and centres are unique. A validator refuses other maps and names the zone, side or point (RUL-54).',
    see: ['TA-RUL-54'],
  },
  'TA-GEO-03': {
    title: 'Hex generator',
    text: 'Cols x rows, pointy-top, odd-r offset (rows 2, 4, 6... shifted half a hex to the right). Column c = 0.., row r = 0..; id = column letters (A..Z, AA..) + (r+1). Affine integer coordinates: centre = (2c + (r mod 2) + 1, 3r + 2); vertex offsets in order (1,-1), (1,1), (0,2), (-1,1), (-1,-1), (0,-2). Side order 0=E 1=SE 2=SW 3=W 4=NW 5=NE. The picture is an affine image of regular hexes, so incidence, order and straightness are exact; draw it with x*sqrt(3)/2, y/2 for a regular look (hex width sqrt(3), row pitch 1.5).',
  },
  'TA-GEO-04': {
    title: 'Square generator',
    text: 'Centre = (2c + 1, 2r + 1); offsets (1,-1), (1,1), (-1,1), (-1,-1). Side order 0=E 1=S 2=W 3=N.',
  },
  'TA-GEO-05': {
    title: 'Irregular maps',
    text: 'Zones given explicitly: id, centre c, polygon poly. Neighbouring zones share full sides (seams are vertices of both).',
  },
  'TA-GEO-06': {
    title: 'Outline and partial zones',
    text: 'A map may give an outline (convex polygon). A generated zone exists iff its centre is inside or on the outline. poly stays whole (used for facing and arcs); visiblePoly = poly clipped to the outline is used for LOS contact, off-centre sight, ray walking and adjacency. Without outline both are equal.',
  },
  'TA-GEO-07': {
    title: 'Adjacency',
    text: 'Two zones are adjacent iff their visible polygons share a boundary segment of positive length. Touching in a corner is not adjacency.',
  },
  'TA-GEO-08': {
    title: 'Distance',
    text: 'Dist(Z1, Z2) = least number of adjacency steps, ignoring terrain and units. Squares: |dc| + |dr|. Hexes: with q = c - (r - (r mod 2))/2, (|dq| + |dr| + |dq+dr|)/2. Irregular: breadth-first search.',
  },
  'TA-GEO-09': {
    title: 'Short side',
    text: 'Generated grids: N = min(cols, rows); with an outline the lesser of the largest number of existing zones in a row and the largest in a column. Irregular: for each of the four map edges count zones having a side of positive length on it; N = smallest count. distanceBase: longest takes the greater of the two numbers, or the largest of the four. The data value shortSide must agree.',
  },
  'TA-GEO-10': {
    title: 'Contact kinds',
    text: "For a closed segment AB and a zone's closed visible polygon compute the parameter interval [t0,t1] of the intersection by clipping against every side's half-plane: empty -> none; t0 = t1 -> point; else edge if AB is collinear with a side of the polygon, else interior.",
  },
  'TA-GEO-11': {
    title: 'Passes through',
    text: 'The segment passes through the zone iff the contact is edge or interior; with cornerTouch also point. Used for terrain zones, unit zones and smoke alike.',
  },
  'TA-GEO-12': {
    title: 'Evaluating a sight line',
    text: "A sight line runs from the attacker's centre to a point of the target's zone and meets the zones it passes through, those of both ends left out. A unit there that is no part of attacker or target blocks it, and so does a Blocking zone. A Covering zone blocks it unless it belongs to the template of either end; of those more than VS block it. Two smoke zones block it. Of the sides with linear terrain it touches, a Blocking one blocks it; a Covering one gives linear cover at the target's zone, does nothing at the attacker's, and obscures in between. One smoke zone on the way, or smoke at either end, obscures too.",
  },
  'TA-GEO-13': {
    title: 'Full LOS query',
    text: "Los(attacker, target): (1) same zone: visible. (2) P = centre of the target's centre zone; VISIBLE -> done. (3) otherwise for tz = the target's centre zone, then its other zones in footprint order: (3a) if tz is not the centre zone try P = its centre; (3b) off-centre scan: let lo, hi be the extreme directions from A to the vertices of visiblePoly(tz); collect the directions from A to every zone vertex of the map lying in the closed wedge lo..hi and in front of A; sort by angle, drop equal directions; for each pair of neighbouring directions u, v shoot the ray in direction u + v, let P be its first point in tz, evaluate sight(A, P, ...). The first VISIBLE found gives: visible, Obscured, no linear cover. (4) none: not visible. Only whole open angular intervals count; a line of sight possible along a single exact direction other than to a centre does not.",
  },
  'TA-GEO-14': {
    title: 'Arc test',
    text: 'InArc(unit, point X), d = X - centre. Regular zones (hex, square; single-zone unit, or any unit on hexes): extend d from the centre to the boundary of poly; in arc iff the exit point lies on (closed) side f, f-1 or f+1, f = facing. Irregular maps, and oversized units on squares: in arc iff dot(m - centre, d) >= 0 with m = midpoint of side f. d = 0 is in arc. For another unit X is its centre-zone centre; for a shared-zone attacker X is the centre of its entry zone.',
  },
  'TA-GEO-15': {
    title: 'Ray walk',
    text: "Ray from point P through Q; the walker is in zone z with current parameter t. Exit parameter te = end of the ray's interval in visiblePoly(z); X = exit point. If X is interior to a side: next = neighbour across it (none: map edge). If X is a vertex: look at zones other than z that contain X and into or along which the ray continues for a positive length: (a) it enters the interior of a zone F adjacent to z: next = F; (b) it enters F not adjacent to z: options = zones containing X adjacent to both z and F; and if there is none, the zones containing X adjacent to z, from which the walk goes on by the same rule, never back; (c) it runs along a side: options = those of the one or two zones having that side that are adjacent to z (at the map edge there is only one); (d) none: map edge. More than one option is an exactly equal choice (MAP-FBK-05, DRF-03); options that may not be entered are removed first for Fall Back, never for drift. Starts: ranged Fall Back and fleeing away from an entry zone: P = attacker's (or entry zone's) centre, Q = centre of the moving unit's centre zone, t = 1; towards the own entry zone: P = shared zone's centre, Q = entry zone's centre, t = 0; drift: P = initial target zone's centre, Q = reference zone's centre, t = 0; hazard: P = the unit's zone centre, Q = centre of the zone it came from, t = 0; artillery: P = Target Point centre, Q = unit's centre zone, t = 1 (in the Target Point zone: P = its centre, Q = centre of the zone picked, t = 0); air strike: P = approach zone's centre, Q = unit's centre zone, t = 1.",
    see: ['TA-MAP-FBK-05', 'TA-MAP-DRF-03'],
  },
  'TA-GEO-16': {
    title: 'Zone behind',
    text: 'Extend the vector (centre - m), m = midpoint of the facing side, from the centre; the side it exits through (lower index at a vertex) gives the zone behind. On hexes and squares this is side f + n/2.',
  },
  'TA-GEO-17': {
    title: 'Travel facing and carrying',
    text: 'Travel facing after moving from Z1 to Z2: hex/square: the side index crossed; irregular: the side of Z2 hit by the extension of centre(Z1)->centre(Z2) beyond centre(Z2). Carrying a facing to another zone: hex/square: same index; irregular: the side of the new zone hit from its centre by the old facing vector (m - centre). Vertex hits take the lower index. In a Fall Back of several zones, and when a unit is put back, sent back or displaced, the vector it had where that movement began is carried to each zone reached (step by step roundings would add up); a unit put back by MOV-06 carries the vector of its last travel facing.',
    see: ['TA-CORE-MOV-06'],
  },
  'TA-GEO-18': {
    title: 'Importing a marker angle',
    text: 'If a position is imported with a free marker angle a (180-degree arc): on regular zones compute, in the regular drawing of GEO-03, the length of each side inside the arc; facing = middle side of the three most touched sides; a fourth touched side is dropped (TA-MAP-ARC-02); an exact tie is put to the owner.',
    see: ['TA-GEO-03', 'TA-MAP-ARC-02'],
  },
  'TA-GEO-19': {
    title: 'Templates',
    text: 'Connected components of equal terrain class (not clear) under adjacency.',
  },
  'TA-GEO-20': {
    title: 'Linear on a loop',
    text: 'A zone wholly inside another has one side (the closed loop) and carries linear terrain only as a whole. Such maps are not convex subdivisions, so the validator of GEO-02 refuses them; the rule is kept for completeness (RUL-37).',
    see: ['TA-GEO-02', 'TA-RUL-37'],
  },
  'TA-GEO-21': {
    title: 'One diagonal (OPTIONAL oneDiagonal)',
    text: 'On square maps one step per Action may go to a zone sharing only a corner: cost of the zone entered; legal only if at least one of the two flanking zones is enterable and free of enemies and none of the four sides meeting in the corner carries blocking linear terrain; linear Hindering/Covering on any of the four adds 1. A diagonal step never makes contact and is not used by Fall Back or displacement; travel facing is the lower index of the two sides meeting in the corner.',
  },
} as const satisfies Entries;
