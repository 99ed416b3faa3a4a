import type { Entries } from './rule.js';

export const MOVEMENT = {
  'FL-MOV-01': {
    title: 'Base move',
    text: 'Every model has the base move of its type: Xybans, robots and walking Eeeks 4 inches, Terrans and Sitan Humanoids 6, Apes and Giants 8, flying Eeeks and jet packs 10, animals and light or medium vehicles 12, heavy vehicles 8, flying vehicles 14.',
  },
  'FL-MOV-02': {
    title: 'Walk or fly',
    text: 'An Eeek or a figure with a jet pack chooses for each move. On foot a jet pack does not help.',
  },
  'FL-MOV-03': { title: 'Riders', text: 'A mounted figure moves as an animal.' },
  'FL-MOV-04': { title: 'Sirex', text: 'Sirex of either size move as animals, on the ground.' },
  'FL-MOV-05': {
    title: 'Allowance',
    text: 'Take the base move (halved first if the vehicle is damaged), then add or take off for firing, climate, darkness, hauling and road. It is never below 0.',
  },
  'FL-MOV-06': {
    title: 'Cost',
    text: 'A move costs its length, rough ground twice, 2 for each level climbed, the walls crossed, 1 for a river, half the base for each mounting, entering or leaving and 2 for taking off or landing. It must not cost more than the allowance.',
  },
  'FL-MOV-07': {
    title: 'Moving and firing: half',
    text: 'Terrans, Sitan Humanoids and Apes that also fire lose half their base move.',
  },
  'FL-MOV-08': {
    title: 'Moving and firing: two inches',
    text: 'In flight, mounted, as a Giant, a Sirex or a vehicle one loses 2 inches.',
  },
  'FL-MOV-09': { title: 'Moving and firing: one inch', text: 'Xybans, robots and Eeeks on foot lose 1 inch.' },
  'FL-MOV-10': {
    title: 'Firing after a move',
    text: 'Firing or using a sensor after a move needs that move to have been within the smaller allowance.',
  },
  'FL-MOV-11': {
    title: 'Moving after fire',
    text: 'Who fires first and means to move must say so, and then has the smaller allowance. Who said it would stay must stay.',
  },
  'FL-MOV-12': { title: 'One move', text: 'A model moves at most once in a turn.' },
  'FL-MOV-13': { title: 'Turning is free', text: 'Facing costs nothing and is no move.' },
  'FL-MOV-14': {
    title: 'What is moving',
    text: 'A path longer than a hundredth of an inch is a move, and so are mounting, dismounting, boarding, leaving, taking off and landing.',
  },
  'FL-MOV-15': {
    title: 'Rough going',
    text: 'An inch in woods, rock, rubble or swamp costs two, where such areas overlap as well.',
  },
  'FL-MOV-16': {
    title: 'Made for it',
    text: 'Tracks are not slowed by woods, hover craft not by rock or swamp, and flyers by nothing.',
  },
  'FL-MOV-17': {
    title: 'Uphill',
    text: 'Each level climbed costs 2 inches on the ground; going down is free.',
    see: ['FL-GEO-17'],
  },
  'FL-MOV-18': {
    title: 'Roads',
    text: 'A move that stays on the road gains 2 inches, 4 on wheels or tracks, none for hover and flight. What lies under a road does not slow.',
  },
  'FL-MOV-19': {
    title: 'Rivers',
    text: 'Moving in or over a river costs 1 inch once, except by bridge, hovering or in flight.',
  },
  'FL-MOV-20': { title: 'Deep water', text: 'Deep water stops everything that does not hover or fly.' },
  'FL-MOV-21': { title: 'Leaving contact', text: 'Who is engaged may simply walk away; nobody strikes after it.' },
  'FL-MOV-22': { title: 'Charging', text: 'A move may end in contact with enemies.' },
  'FL-MOV-23': {
    title: 'Leaving the table',
    text: 'A model leaves the table only over an edge or from a zone that the scenario makes an exit; it is then no casualty.',
  },
  'FL-MOV-24': { title: 'Occupants', text: 'Those aboard move with their vehicle and count as having moved.' },
  'FL-MOV-25': {
    title: 'Hauling',
    text: 'Carrying a module or objective, or pushing a Floater, costs 2 inches of the allowance.',
  },
} as const satisfies Entries;

export const ENVIRONMENT = {
  'FL-ENV-01': { title: 'Moving in the dark', text: 'A move in the dark has 2 inches less.' },
  'FL-ENV-02': {
    title: 'Where it is dark',
    text: 'It is dark on the whole table or in dark areas. A move is dark if any of it is; a target if its centre is.',
  },
  'FL-ENV-03': { title: 'Cold', text: 'In the cold Terrans lose 1 inch, lizards 2, and apes gain 2.' },
  'FL-ENV-04': {
    title: 'Heat',
    text: 'In the heat Terrans lose 1 inch and apes 2; Sitan Humanoids and Giants gain 2, lizards 3.',
  },
  'FL-ENV-05': { title: 'Riders', text: 'For a rider only what the mount feels counts; a jet pack changes nothing.' },
  'FL-ENV-06': { title: 'Sealed', text: 'Vehicles, guns and robots do not feel the climate.' },
} as const satisfies Entries;

export const WALLS = {
  'FL-WAL-01': { title: 'Low walls', text: 'Crossing a wall or barricade lower than 3 feet costs 1 inch.' },
  'FL-WAL-02': { title: 'Middling walls', text: 'From 3 to 6 feet it costs 2 inches.' },
  'FL-WAL-03': { title: 'Tall walls', text: 'A wall of more than 6 feet cannot be crossed on the ground.' },
  'FL-WAL-04': { title: 'Each crossing', text: 'Every crossing of a path is paid for.', see: ['FL-GEO-16'] },
  'FL-WAL-05': { title: 'Flying over', text: 'Flyers pay no heed to ordinary walls.' },
  'FL-WAL-06': {
    title: 'Force fields',
    text: 'Nothing crosses a force field while all its pylons work, on the ground or above it.',
  },
  'FL-WAL-07': {
    title: 'Pylons',
    text: 'A pylon has heavy armour and one hull point, and the field does not cover it from either side.',
  },
  'FL-WAL-08': { title: 'Collapse', text: 'With its first pylon the whole field is gone for good.' },
  'FL-WAL-09': {
    title: 'Firing through a field',
    text: 'A working field stops direct fire, save at its own pylons, and bursts do not reach across. It hinders neither sight nor indirect fire.',
  },
} as const satisfies Entries;

export const MOUNTING = {
  'FL-MNT-01': {
    title: 'Half the base',
    text: 'Getting on or off a mount, in or out of a building, trench or vehicle costs half the base move each time.',
  },
  'FL-MNT-02': {
    title: 'Whose base',
    text: 'It is the base of the figure in the way it is moving; a rider getting off uses its own feet.',
  },
  'FL-MNT-03': {
    title: 'Mounting',
    text: 'Who ends a move on foot touching a loose animal its people ride may mount it as the last act.',
  },
  'FL-MNT-04': {
    title: 'Dismounting',
    text: 'Getting off is the first act of a move: the animal stays, the figure steps off beside it and walks on.',
  },
  'FL-MNT-05': {
    title: 'Trenches and buildings',
    text: 'Each crossing of the outline pays. A building with openings is crossed only there.',
    see: ['FL-GEO-17'],
  },
  'FL-MNT-06': {
    title: 'Who may enter',
    text: 'Vehicles, guns and bases over 0.75 inch radius stay out of buildings. Hovering and in flight trenches do not matter.',
  },
  'FL-MNT-07': { title: 'Loose animals', text: 'A riderless animal never acts; it has no armour and one hull point.' },
  'FL-MNT-08': {
    title: 'Rider and mount',
    text: 'A mounted figure is one model with the armour of the rider; both die together.',
  },
  'FL-MNT-09': { title: 'One hand', text: 'Reins or wheel take one hand.', see: ['FL-EQP-16'] },
} as const satisfies Entries;

export const FLIGHT = {
  'FL-FLY-01': { title: 'Who flies', text: 'Eeeks, jet packs and light flying vehicles fly.' },
  'FL-FLY-02': {
    title: 'What flight ignores',
    text: 'Rough ground, slopes, walls, water, trenches, buildings and models below do not matter to a flyer.',
  },
  'FL-FLY-03': { title: 'What it does not ignore', text: 'A working force field stops flyers too.' },
  'FL-FLY-04': {
    title: 'Landing',
    text: 'A figure lands after every flight on a legal place, never inside a building or structure.',
  },
  'FL-FLY-05': {
    title: 'Flying vehicles',
    text: 'A flying vehicle is in the air or landed; the change costs 2 inches at the start or end of its move. It never drives.',
  },
  'FL-FLY-06': {
    title: 'Safe in the air',
    text: 'In the air nobody is in contact, and a burst reaches only the flyer it was aimed at, and that one alone.',
  },
  'FL-FLY-07': {
    title: 'Seen in flight',
    text: 'To overwatch a flying figure is 2 levels up and without cover until it lands.',
  },
  'FL-FLY-08': { title: 'Not from indoors', text: 'A flight does not start inside a building.' },
} as const satisfies Entries;
