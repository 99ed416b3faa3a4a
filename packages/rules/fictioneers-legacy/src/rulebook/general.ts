import type { Entries } from './rule.js';

export const GENERAL = {
  'FL-GEN-01': { title: 'The die', text: 'All dice have twelve sides.' },
  'FL-GEN-02': {
    title: 'Low succeeds',
    text: 'A die of the number or less hits, damages or keeps heart. In melee and roll-offs the higher total wins.',
  },
  'FL-GEN-03': {
    title: 'Sure and hopeless',
    text: 'A number of 12 always succeeds, one of 0 never does. No face works by itself.',
    toggles: ['naturalOneHits'],
  },
  'FL-GEN-04': {
    title: 'When dice are rolled',
    text: 'A shot that was declared and a morale check that is due are always rolled; a damage die only if it can succeed.',
  },
  'FL-GEN-05': { title: 'Modifiers add up', text: 'All modifiers that apply are added, each cause once.' },
  'FL-GEN-06': {
    title: 'One of a kind',
    text: 'Only one cover grade, one range bracket, one battle computer, one of sensor and movement, and one attached leader count.',
  },
  'FL-GEN-07': { title: 'No rounding', text: 'Inches are not rounded. Points round half up.' },
  'FL-GEN-08': {
    title: 'Open measuring',
    text: 'Anybody may measure anything and look at any odds, hidden models excepted.',
  },
  'FL-GEN-09': {
    title: 'Removal',
    text: 'What is killed or destroyed leaves the table at once and drops what it carried.',
  },
  'FL-GEN-10': {
    title: 'Who rolls',
    text: 'The attacker rolls to hit, for damage, drift and bailing out, the owner for morale, and both in melee, in the order the rules give.',
  },
  'FL-GEN-11': {
    title: 'Who is first',
    text: 'When several models roll, the one nearest to the burst rolls first; equals go by their ids.',
  },
} as const satisfies Entries;

export const SETUP = {
  'FL-SET-01': {
    title: 'Scenario',
    text: 'A scenario lays down the table, its terrain and weather, the length, zones, forces, objectives, options and who begins.',
  },
  'FL-SET-02': {
    title: 'Forces',
    text: 'Each side brings what the scenario gives it, or platoons of its own within the agreed points.',
  },
  'FL-SET-03': {
    title: 'Roll-off',
    text: 'Each side rolls a die, ties again. The winner picks a zone or who begins, the loser decides the other. If the scenario says who begins, or names an attacker, nobody rolls; an attacker begins unless it says otherwise.',
  },
  'FL-SET-04': {
    title: 'Order of deployment',
    text: 'The sides place one squad at a time in turn, the side that will begin first; a defender places everything before the attacker. Who rides in the vehicle of another section comes after it.',
  },
  'FL-SET-05': {
    title: 'Where to deploy',
    text: 'Every centre must lie in the own zone on a legal place. Figures may start mounted or on foot or aboard, flyers in the air.',
  },
  'FL-SET-06': {
    title: 'Guns',
    text: 'A gun starts set up or packed; packed, its modules lie within 2 inches of one point of the zone.',
  },
  'FL-SET-07': { title: 'Leaders', text: 'A Platoon Leader may start attached to a squad.' },
  'FL-SET-08': { title: 'Shields', text: 'Power shields start up or down as their owner likes.' },
  'FL-SET-09': {
    title: 'Watchful start',
    text: 'Before the first turn the side that goes second may put models on overwatch.',
  },
  'FL-SET-10': { title: 'Hidden squads', text: 'Only squads the scenario names may start hidden.', see: ['FL-HID-01'] },
  'FL-SET-11': {
    title: 'Reserves',
    text: 'Squads in reserve come in at the round and edge the scenario names; their first move starts on that edge.',
  },
  'FL-SET-12': {
    title: 'Pick-up games',
    text: 'Without a scenario play on one of the maps, or lay 3 to 6 pieces on one half and turn a copy of them onto the other; the zones are strips of 6 inches along the long edges.',
  },
  'FL-SET-13': {
    title: 'Fields',
    text: 'Each pylon point of a field becomes a pylon of its side, and the field is on.',
  },
} as const satisfies Entries;

export const FORCES = {
  'FL-FRC-01': {
    title: 'Squad',
    text: 'A squad has 4 to 8 figures, one of them its Squad Leader. A section that crews vehicles or guns has 2 to 8.',
  },
  'FL-FRC-02': {
    title: 'Platoon',
    text: 'A platoon is a Platoon Leader with a command squad of at most four, and 2 to 4 squads or sections.',
  },
  'FL-FRC-03': {
    title: 'One people',
    text: 'A platoon is of one people, vehicles too. Sirex may serve with Eeeks, robots anywhere as a squad of their own.',
  },
  'FL-FRC-04': { title: 'One sniper', text: 'A platoon has one sniper rifle at most.' },
  'FL-FRC-05': {
    title: 'Support',
    text: 'A platoon has two vehicles and three guns at most, of which one emplacement, each with somebody of its own section to serve it.',
  },
  'FL-FRC-06': {
    title: 'Price of a figure',
    text: 'A figure costs its body, armour, weapons, equipment, mount and rank.',
  },
  'FL-FRC-07': {
    title: 'Price of a firearm',
    text: 'A firearm costs its mean damage number times factors for range, area and form.',
  },
  'FL-FRC-08': {
    title: 'Price of vehicles and guns',
    text: 'A vehicle costs its chassis, armour, 6 for each further hull point, weapons and equipment; a gun its weapon, mount and equipment. Crews are bought as figures.',
  },
  'FL-FRC-09': {
    title: 'Eliteness',
    text: 'Eliteness runs from 1, raw, to 5, elite. It decides who is promoted and nothing else, unless its option is on.',
    toggles: ['elitenessEffects'],
  },
  'FL-FRC-10': {
    title: 'Sizes of a game',
    text: 'A skirmish has 90 to 130 points a side, a patrol 180 to 220, a standard game 285 to 305, a company 570 to 610.',
  },
  'FL-FRC-11': {
    title: 'Own figures',
    text: 'Figures of your own have one armour, up to two firearms beside grenades, and weapons they can carry; robots take any weapon made for robots. Infantry may wear jet packs; Sitan Humanoids may ride lizards, they and Terrans other beasts.',
  },
} as const satisfies Entries;
