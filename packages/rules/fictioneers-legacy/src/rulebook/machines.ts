import type { Entries } from './rule.js';

export const VEHICLES = {
  'FL-VEH-01': {
    title: 'Classes',
    text: 'Vehicles are light, medium, heavy or light flying, on wheels, tracks, hover skirts or wings.',
  },
  'FL-VEH-02': {
    title: 'Seats',
    text: 'There are seats for operator, gunners and passengers, and only infantry rides.',
  },
  'FL-VEH-03': {
    title: 'Operator',
    text: 'A vehicle moves only with an operator aboard since the start of the turn whose squad is not Pinned.',
  },
  'FL-VEH-04': {
    title: 'Acting together',
    text: 'Operator and gunners act when the vehicle does: one move, and one shot for each manned weapon before or after it.',
  },
  'FL-VEH-05': {
    title: 'Manning',
    text: 'A mounted weapon needs a figure in the seat it belongs to, aboard since the start of the turn and not Pinned. A figure fires one weapon a turn.',
  },
  'FL-VEH-06': {
    title: 'Who is the firer',
    text: 'The figure at the weapon counts for leadership and its own aim, the vehicle for range, sight, drift and battle computer.',
  },
  'FL-VEH-07': {
    title: 'Moved and fired',
    text: 'If anybody aboard fires, the vehicle has the smaller allowance; if it moves, all its shots suffer. Before the first shot the owner says whether it will move.',
  },
  'FL-VEH-08': {
    title: 'Own weapons',
    text: 'Passengers of an open vehicle may fire what they carry when they act. Operator or gunner may do so instead of firing a mounted weapon, the operator with one hand.',
  },
  'FL-VEH-09': {
    title: 'Boarding',
    text: 'A figure whose move ends touching a landed friendly vehicle with a free seat may board for half its base, and does nothing more that turn.',
  },
  'FL-VEH-10': {
    title: 'Getting out',
    text: 'Getting out is the first act of a move and costs half the base. If the vehicle has moved this turn, the figure goes no further. Operator and gunner may do so if they have not acted. Nobody leaves in the air.',
  },
  'FL-VEH-11': {
    title: 'Changing seats',
    text: 'Occupants may change seats in their own Overwatch phase, once for each vehicle.',
  },
  'FL-VEH-12': {
    title: 'Closed and open',
    text: 'In a closed vehicle nobody can be aimed at or fire. In an open one they can be picked out singly, and bursts do not harm them.',
  },
  'FL-VEH-13': { title: 'Hull', text: 'Light vehicles have 1 hull point, medium and heavy ones 2.' },
  'FL-VEH-14': {
    title: 'Damaged',
    text: 'Each damage result takes a hull point. With one left the vehicle is damaged: half base move, -2 with its weapons.',
    toggles: ['vehicleDamageTable'],
  },
  'FL-VEH-15': { title: 'Destroyed', text: 'Without hull points, or killed in melee, it is destroyed.' },
  'FL-VEH-16': {
    title: 'Bailing out',
    text: 'Each occupant of a destroyed vehicle faces a grenade number less 2 against its armour. Survivors are placed within 1 inch of the hull; one for whom no place is found dies.',
  },
  'FL-VEH-17': {
    title: 'Wrecks',
    text: 'Medium and heavy vehicles leave a wreck that blocks the way and the view; light ones leave nothing. From the air nobody survives.',
  },
  'FL-VEH-18': {
    title: 'Nerve',
    text: 'A vehicle shares the morale of the squad of its operator, or of its gunner if it has none.',
  },
  'FL-VEH-19': {
    title: 'Nobody at the stick',
    text: 'A vehicle in the air without an operator at the end of a phase is destroyed.',
  },
} as const satisfies Entries;

export const ARTILLERY = {
  'FL-ART-01': { title: 'Guns', text: 'Large weapons are models of their own beside their crew.' },
  'FL-ART-02': {
    title: 'Modules',
    text: 'A packed Heavy Cannon makes 8 modules, any other ground gun 2, one for each carrier.',
  },
  'FL-ART-03': {
    title: 'Trips',
    text: 'A short crew may carry the modules in several trips, down to one figure making them all.',
  },
  'FL-ART-04': {
    title: 'Carrying',
    text: 'A figure on foot may pick up a loose module of its side it touches before or after its move, and put one down touching it afterwards, at no cost. It carries one, and neither fires nor watches.',
  },
  'FL-ART-05': { title: 'A burden', text: 'Hauling slows by 2 inches.', see: ['FL-MOV-25'] },
  'FL-ART-06': {
    title: 'A full turn',
    text: 'Setting up or packing is the whole activation of crew in contact. To set up, all modules must lie within 2 inches of the spot, there must be room, and a worker must touch it. Packed modules lie inside the base.',
  },
  'FL-ART-07': {
    title: 'Done',
    text: 'The work is done at the end of the turn if a worker still stands by it, not engaged, and the spot is still good; else it is lost.',
  },
  'FL-ART-08': {
    title: 'Floaters',
    text: 'A gun on a Floater is pushed by one figure and needs neither packing nor setting up.',
  },
  'FL-ART-09': { title: 'Too heavy to float', text: 'A Floater cannot carry a Heavy Cannon.' },
  'FL-ART-10': {
    title: 'Pushing',
    text: 'Who starts its move touching the Floater may push it: it shifts by as much and must end on a legal place, and the straight line of its shift must not cross a tall wall, working field, building or structure. One push a turn.',
  },
  'FL-ART-11': {
    title: 'Who fires',
    text: "A ready gun is fired once a turn by a friendly figure touching it, as that figure's shot. The gun counts for range, sight, drift and computer.",
  },
  'FL-ART-12': { title: 'Emplacements', text: 'The Planetary Defense cannon never moves.' },
  'FL-ART-13': {
    title: 'Guns as targets',
    text: 'Guns have armour and hull, and are no casualties of their squad. When a module is destroyed the whole gun is.',
  },
  'FL-ART-14': {
    title: 'Move and fire',
    text: 'A Floater that was moved, or a crew figure that walked up to its gun, fires at the penalty for moving.',
  },
} as const satisfies Entries;

export const WEAPONS = {
  'FL-WPN-01': { title: 'Ranges', text: 'Each weapon has a least and a greatest range, both included.' },
  'FL-WPN-02': { title: 'Forms', text: 'Pistol, carbine and rifle of a kind share range, area and damage.' },
  'FL-WPN-03': { title: 'Areas', text: 'A weapon hits one model or has an area of the stated diameter.' },
  'FL-WPN-04': {
    title: 'Single or area',
    text: 'Assault weapons and laser machine guns choose at each shot; all other area weapons always use their area.',
  },
  'FL-WPN-05': {
    title: 'Missile launchers',
    text: 'A missile launcher is a rack on the back, which needs no hands, or a tube, which needs two.',
  },
  'FL-WPN-06': {
    title: 'Least range',
    text: 'The least range holds for every kind of fire and is measured to what is aimed at.',
    see: ['FL-WPN-07'],
  },
  'FL-WPN-07': {
    title: 'Planetary Defense',
    text: 'The Planetary Defense cannon has its least range of 48 inches for indirect fire only.',
  },
  'FL-WPN-08': { title: 'Lasers', text: 'Laser pistols, carbines and rifles and all laser machine guns are lasers.' },
  'FL-WPN-09': {
    title: 'Indirect weapons',
    text: 'Grenade and missile launchers, mortars, the Planetary Defense cannon and AA missiles may fire indirectly.',
  },
  'FL-WPN-10': {
    title: 'Fixed weapons',
    text: 'Weapons of robots, vehicles and guns are fixed; carried ones are not.',
  },
  'FL-WPN-11': {
    title: 'Hands',
    text: 'Pistols, carbines, thrown grenades and lances take one hand; rifles, launchers, tubes and carried machine guns two; racks and fixed weapons none.',
  },
  'FL-WPN-12': { title: 'Platforms', text: 'A weapon works only on the platforms it is made for.' },
  'FL-WPN-13': { title: 'Supply', text: 'Nothing runs out.' },
} as const satisfies Entries;

export const EQUIPMENT = {
  'FL-EQP-01': { title: 'Com-gear', text: 'Only a model with com-gear can spot for indirect fire.' },
  'FL-EQP-02': {
    title: 'The link',
    text: 'Indirect fire needs com-gear at the firing end: on the firer or its platform, or on an unpinned figure of its squad within 6 inches. Robots, crewed vehicles and guns have it built in.',
  },
  'FL-EQP-03': {
    title: 'Private talk',
    text: 'Team mates may talk in private; with the option on, only while both have com-gear in working hands.',
    toggles: ['comGearChat'],
  },
  'FL-EQP-04': { title: 'Sensor', text: 'A sensor reveals every hidden enemy within 10 inches, in sight or not.' },
  'FL-EQP-05': { title: 'Sensor and movement', text: 'For movement, using a sensor is firing.' },
  'FL-EQP-06': { title: 'Sensor and fire', text: 'For fire, using a sensor is moving.' },
  'FL-EQP-07': {
    title: 'Firing by sensor',
    text: 'Who used its sensor may fire by it at targets within 10 inches, through woods, smoke and darkness; hills, buildings, structures, tall walls and hulls still block.',
  },
  'FL-EQP-08': { title: 'Jet pack', text: 'A jet pack lets its wearer fly.' },
  'FL-EQP-09': { title: 'Sniper rifle', text: 'Only a laser rifle or an assault rifle can be a sniper rifle.' },
  'FL-EQP-10': { title: 'Rare', text: 'There is one sniper rifle to a platoon.', see: ['FL-FRC-04'] },
  'FL-EQP-11': {
    title: 'Power shield',
    text: 'Behind a raised shield one has Power armour, or better if one wears better.',
  },
  'FL-EQP-12': { title: 'No fire through a shield', text: 'Who holds a raised shield neither fires nor watches.' },
  'FL-EQP-13': { title: 'Raising and lowering', text: 'A shield is switched once, in the own Overwatch phase.' },
  'FL-EQP-14': { title: 'Battle computer', text: 'A battle computer adds its rating of 1 to 4 to hit.' },
  'FL-EQP-15': { title: 'The best computer', text: 'Of firer and platform only the better computer counts.' },
  'FL-EQP-16': {
    title: 'Reins and wheel',
    text: 'A rider or operator has one hand for weapons, in fire and in melee.',
  },
} as const satisfies Entries;
