import type { Entries } from './rule.js';

export const GEOMETRY = {
  'LG-GEO-01': {
    title: 'Box',
    text: 'A box is told by the centre and height of its underside, its three sides and its turn. A panel turns and moves with its building.',
  },
  'LG-GEO-02': {
    title: 'Outline distance',
    text: 'How far a point is from a box is measured level, in the directions of the box, from its nearest edge or corner.',
  },
  'LG-GEO-03': {
    title: 'Height gap',
    text: 'Between two ranges of heights lies the distance from the top of the lower to the bottom of the upper, or nothing.',
  },
  'LG-GEO-04': {
    title: 'Gap',
    text: 'The gap of two shapes is the root of the squares of their level distance and their height gap. 0.1 or less is contact.',
  },
  'LG-GEO-05': {
    title: 'Overlap',
    text: 'Shapes overlap when they share more than a ten-thousandth of an inch both level and in height; touching is not overlapping. With its centre in an empty gap a Hero does not overlap the panel.',
  },
  'LG-GEO-06': {
    title: 'Sweep',
    text: 'A moving thing hits another at the beginning of the stretch in which the two would overlap. Grazing, moving along or away, and leaving what one overlaps already are no hits; reaching touch at the very end is one. A mover never hits itself, its load, its carrier, who flung it (until it drops), or what it passed on the same straight way.',
  },
  'LG-GEO-07': {
    title: 'Which hit',
    text: 'The first; of those within a ten-thousandth of an inch the one whose outline is nearest to the centre of the mover, then the first by name. The table top is hit if nothing was hit before.',
  },
  'LG-GEO-08': {
    title: 'Walking body',
    text: 'Walking, and sliding level, the lowest 0.624 inches of the body are left out. On a wall, boxes that lie within 0.625 of its plane are. Low objects always are.',
  },
  'LG-GEO-09': {
    title: 'Face area and depth',
    text: 'The face of a box along a direction is the sum of its three sides as far as they look that way; its mean depth is its volume divided by that. A Hero shows 1 and is 1 deep.',
  },
  'LG-GEO-10': {
    title: 'Line',
    text: 'Ground steps cost their level length, wall and air steps their true length, a drop nothing. Lengths, support and walls are checked along the whole line when it is plotted, as if nothing stood in the way. A line that leaves the table is gone to its edge.',
  },
  'LG-GEO-11': {
    title: 'Gaps in panels',
    text: 'A Hero whose centre is in line with an empty gap when it comes to the panel goes through it; if its centre leaves the gap inside the panel it hits the wall there.',
  },
  'LG-GEO-12': {
    title: 'Pose',
    text: 'A pose is good if it is within 0.1 of the partner, overlaps nothing, and lies wholly on the table and under the sky. Low objects count; support is not asked.',
  },
  'LG-GEO-13': {
    title: 'Far side',
    text: 'Straight on from the touch, the first place clear of the object, or of the whole panel. It must overlap nothing else and be on the table; what lies between is jumped.',
  },
  'LG-GEO-14': {
    title: 'Shot line',
    text: 'The straight line between centres. The piece of a panel is taken at the middle of the part inside it.',
  },
  'LG-GEO-15': {
    title: 'Clearing a support',
    text: 'Away from the nearest point of the outline; from the middle of the box if the centre is over it; along x if they coincide. Far enough to be clear.',
  },
  'LG-GEO-16': {
    title: 'Setting down beside',
    text: 'What comes down on a Hero is put at the nearest free spot at the level of the Hero: rings of a quarter inch, sixteen directions from east anticlockwise, up to 10 inches, or else removed. If nothing bears it there it drops on from 0.',
  },
  'LG-GEO-17': {
    title: 'Fitting an opening',
    text: 'A box fits an opening if all of it, centred where its line meets the panel, lies inside the rectangle. Otherwise it strikes the wall.',
  },
} as const satisfies Entries;
