import type { Entries } from './rule.js';

export const FIRE = {
  'FL-FIR-01': {
    title: 'One firing action',
    text: 'A model fires once a turn, a vehicle once with each manned weapon; overwatch comes on top.',
  },
  'FL-FIR-02': {
    title: 'Declaration',
    text: 'Say who fires which weapon, how, at what, with which spotter, by sensor or not, and whether the firer will stay where it is.',
  },
  'FL-FIR-03': {
    title: 'Targets',
    text: 'Aim at a visible enemy model that is no wreck or objective, at one occupant of an open enemy vehicle with single fire, or with an area or smoke at a point on the table.',
  },
  'FL-FIR-04': { title: 'Range', text: 'The target must be within the greatest range of the weapon.' },
  'FL-FIR-05': { title: 'Sight', text: 'Direct fire needs a line of sight.', see: ['FL-FIR-41'] },
  'FL-FIR-06': { title: 'Base number', text: 'The base number to hit is 7.' },
  'FL-FIR-07': { title: 'To hit', text: 'A die of the modified number or less hits.' },
  'FL-FIR-10': { title: 'Dark', text: 'A target in the dark: -4.' },
  'FL-FIR-11': { title: 'Hard cover', text: 'A target in hard cover: -4.' },
  'FL-FIR-12': { title: 'Smoke against lasers', text: 'Smoke is hard cover against lasers: -4.' },
  'FL-FIR-13': { title: 'By spotter', text: 'Indirect fire: -3.' },
  'FL-FIR-14': {
    title: 'By sensor',
    text: 'Firing by sensor: -3, in place of darkness, soft cover and smoke, and of the movement penalty unless the firer also moved.',
    toggles: ['sensorPenaltiesStack'],
  },
  'FL-FIR-15': { title: 'Pistol, long', text: 'A pistol beyond 12 inches: -3.' },
  'FL-FIR-16': { title: 'Moved and fired', text: 'Firer or platform moves or used a sensor in the same turn: -2.' },
  'FL-FIR-17': { title: 'Soft cover', text: 'A target in soft cover: -2.' },
  'FL-FIR-18': { title: 'Pistol, medium', text: 'A pistol beyond 4 and up to 12 inches: -1.' },
  'FL-FIR-19': { title: 'Carbine', text: 'A carbine beyond 8 inches: -1.' },
  'FL-FIR-20': { title: 'Rifle', text: 'A rifle that is no sniper rifle beyond 12 inches: -1.' },
  'FL-FIR-21': {
    title: 'Eeek',
    text: 'An Eeek firing: -1. By option it is firing at an Eeek instead.',
    toggles: ['eeekHitPenalty'],
  },
  'FL-FIR-22': { title: 'Sniper rifle', text: 'A sniper rifle: +1.' },
  'FL-FIR-23': { title: 'Battle computer', text: 'A battle computer: its rating.' },
  'FL-FIR-24': { title: 'Leader attached', text: 'An attached leader, not the firer itself, within 6 inches: +1.' },
  'FL-FIR-25': { title: 'Leader firing', text: 'A Squad or Platoon Leader firing: +2.' },
  'FL-FIR-26': {
    title: 'Repeated indirect fire',
    text: 'The same fixed weapon from the same place at the same place: +3.',
    see: ['FL-IND-06'],
  },
  'FL-FIR-27': { title: 'Damaged vehicle', text: 'A weapon of a damaged vehicle: -2.' },
  'FL-FIR-30': {
    title: 'Engaged',
    text: 'An engaged figure does not fire, watch or use a sensor. Vehicles and guns are not hindered, their crew on foot is.',
  },
  'FL-FIR-31': {
    title: 'Into melee',
    text: 'An engaged enemy figure, or a point on its base, cannot be aimed at; bursts aimed elsewhere may catch it.',
    toggles: ['fireIntoMelee'],
  },
  'FL-FIR-32': { title: 'Free hands', text: 'The firer needs as many free hands as the weapon takes.' },
  'FL-FIR-33': { title: 'Behind a shield', text: 'Nobody fires through a raised power shield.', see: ['FL-EQP-12'] },
  'FL-FIR-34': { title: 'Burdened', text: 'Who carries a module or objective does not fire.' },
  'FL-FIR-35': { title: 'Pinned', text: 'Pinned models do not fire.', see: ['FL-MOR-16'] },
  'FL-FIR-36': { title: 'Hidden targets', text: 'A hidden model cannot be aimed at, the place where it may be can.' },
  'FL-FIR-37': { title: 'Fields', text: 'A working field stops direct fire.', see: ['FL-WAL-09'] },
  'FL-FIR-38': {
    title: 'A direct miss',
    text: 'A direct shot that misses does nothing.',
    toggles: ['directMissDrifts'],
  },
  'FL-FIR-39': { title: 'Single fire', text: 'Single fire affects its target and nobody else.' },
  'FL-FIR-40': { title: 'All round', text: 'Weapons fire in every direction.' },
  'FL-FIR-41': {
    title: 'Not blindly',
    text: 'What is out of sight can be attacked by indirect fire or by sensor only.',
  },
} as const satisfies Entries;

export const INDIRECT = {
  'FL-IND-01': {
    title: 'Who',
    text: 'An indirect weapon whose firer is linked and not Pinned may fire at what a spotter sees.',
  },
  'FL-IND-02': {
    title: 'Spotter',
    text: 'The spotter is another friendly model with com-gear on the table that sees the target and is neither Pinned, engaged nor on overwatch. Nobody spots from inside a closed vehicle, but the vehicle may.',
  },
  'FL-IND-03': {
    title: 'Spotting is firing',
    text: 'Who spots may not fire that turn nor have fired, and must have moved no further than a firer may. It may spot for many shots.',
  },
  'FL-IND-04': { title: 'Not with own sight', text: 'A firer that sees the target must fire directly.' },
  'FL-IND-05': {
    title: 'Modifiers',
    text: 'Indirect fire has its -3; darkness, ground cover, movement, computers and leaders count as usual.',
  },
  'FL-IND-06': {
    title: 'The same again',
    text: 'A fixed weapon whose last shot was indirect, from and at the same place within 0.05 inch, has +3. Smoke counts as a shot.',
  },
  'FL-IND-07': {
    title: 'Drift direction',
    text: 'A miss drifts by the clock: 12 is straight on along the line of fire, 6 straight back, every hour 30 degrees clockwise.',
  },
  'FL-IND-08': {
    title: 'Drift distance',
    text: 'It drifts as many inches as the die missed by, or by option half a further die.',
    toggles: ['driftDistance'],
  },
  'FL-IND-09': {
    title: 'Where it drifted to',
    text: 'Everybody in the area where it comes down rolls as in any area; off the table nothing happens.',
  },
  'FL-IND-10': { title: 'A hit', text: 'A hit bursts where it was aimed.' },
} as const satisfies Entries;

export const AREA = {
  'FL-AOE-01': { title: 'Centre', text: 'A burst lies on the centre of the model that was hit, or on the point.' },
  'FL-AOE-02': {
    title: 'Others in the area',
    text: 'Everybody else in the area, friends and firer too, faces the damage number less 2, less 3 in soft cover, less 4 in hard.',
  },
  'FL-AOE-03': {
    title: 'The aimed target',
    text: 'Who was aimed at with a weapon that always has an area faces the full number.',
  },
  'FL-AOE-04': {
    title: 'Spread fire',
    text: 'When a weapon that may fire singly uses its area, the aimed target faces 2 less as well.',
    toggles: ['aoePrimary'],
  },
  'FL-AOE-05': {
    title: 'Bursts on a point',
    text: 'If a point was aimed at, or the shot drifted, everybody in the area counts as one of the others.',
  },
  'FL-AOE-06': {
    title: 'Shelter',
    text: 'A burst does not reach into or out of a building, nor across a working field or a tall wall.',
  },
  'FL-AOE-07': {
    title: 'Hidden in the area',
    text: 'Hidden models are affected, and shown if a die is rolled for them.',
  },
  'FL-AOE-08': { title: 'Aboard', text: 'Occupants do not roll; their vehicle does.' },
  'FL-AOE-09': { title: 'Order', text: 'The aimed target rolls first, then the others from the burst outwards.' },
} as const satisfies Entries;

export const DAMAGE = {
  'FL-DMG-01': {
    title: 'Damage roll',
    text: 'After a hit, a die of the number for weapon and armour or less damages the target.',
  },
  'FL-DMG-02': { title: 'A dash', text: 'Where the table has a dash the weapon can do nothing, and no die is rolled.' },
  'FL-DMG-03': { title: 'Figures', text: 'One damage result kills any figure.' },
  'FL-DMG-04': {
    title: 'Items and vehicles',
    text: 'Items and vehicles lose a hull point for each damage result and are destroyed at none.',
  },
  'FL-DMG-05': {
    title: 'Which armour',
    text: 'The armour worn counts, or Power armour behind a raised shield if that is better.',
  },
  'FL-DMG-06': { title: 'Carbines', text: 'Carbines use the row of their kind.' },
  'FL-DMG-07': { title: 'In an area', text: 'Numbers are lower in an area.', see: ['FL-AOE-02'] },
  'FL-DMG-08': {
    title: 'Casualties',
    text: 'Each figure killed is noted for its squad and turn, and whether it led the squad.',
  },
} as const satisfies Entries;

export const SMOKE = {
  'FL-SMK-01': { title: 'Who', text: 'Hand grenades, grenade launchers and mortars may lay smoke on a point.' },
  'FL-SMK-02': { title: 'Size', text: 'A cloud is 4 inches across, from a mortar 6.' },
  'FL-SMK-03': { title: 'To hit', text: 'Smoke is aimed like any shot at a point; a miss drifts, direct or not.' },
  'FL-SMK-04': {
    title: 'Effect',
    text: 'Smoke harms nobody. A line within its radius passes through it and meets cover.',
    see: ['FL-COV-06'],
  },
  'FL-SMK-05': { title: 'Clearing', text: 'A cloud is gone at the end of the next turn of the side that laid it.' },
} as const satisfies Entries;

export const HIDDEN = {
  'FL-HID-01': {
    title: 'Who hides',
    text: 'With the option on, the squads a scenario lists may deploy unseen.',
    toggles: ['hiddenDeployment'],
  },
  'FL-HID-02': { title: 'Where', text: 'One hides in ground that covers, or anywhere in the dark.' },
  'FL-HID-03': {
    title: 'Own acts',
    text: 'Firing, spotting, using a sensor, being engaged or answering on overwatch reveals.',
  },
  'FL-HID-04': {
    title: 'Own movement',
    text: 'Moving reveals if at the start or any sample the model is seen by an enemy and not in covering ground. Until then the move gives no cause for overwatch.',
  },
  'FL-HID-05': { title: 'Sensors', text: 'Sensors reveal.', see: ['FL-EQP-04'] },
  'FL-HID-06': { title: 'A close look', text: 'Ending a move within 3 inches and in sight of the other reveals.' },
  'FL-HID-07': { title: 'Bursts', text: 'Being rolled for in a burst reveals.', see: ['FL-AOE-07'] },
  'FL-HID-08': {
    title: 'Bumping into it',
    text: 'A path that runs into a hidden enemy ends at the last legal place before it, and the enemy is revealed.',
  },
  'FL-HID-09': { title: 'For good', text: 'Who was revealed stays so.' },
  'FL-HID-10': { title: 'Watching from hiding', text: 'Hidden models may be on overwatch.' },
  'FL-HID-11': {
    title: 'Listed places',
    text: 'Hidden squads deploy last, in the areas the scenario names for them, even outside the zone; the other side learns only that they are there.',
  },
  'FL-HID-12': {
    title: 'Not counted',
    text: 'Hidden models control nothing and are no enemy to take cover from. When the game ends all are shown.',
  },
} as const satisfies Entries;
