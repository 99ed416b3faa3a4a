import type { Entries } from './rule.js';

export const PICK_UP = {
  'LG-PIC-01': {
    title: 'Requirement',
    text: 'The active Hero is in contact with something it has not yet carried in this activation.',
  },
  'LG-PIC-02': { title: 'Difficulty', text: 'The difficulty is five times the size, rounded up.' },
  'LG-PIC-03': {
    title: 'Effect',
    text: 'It is carried, and placed in contact with the Hero as the active player likes.',
    see: ['LG-GEO-12'],
  },
  'LG-PIC-04': {
    title: 'What can be lifted',
    text: 'Any loose object, any whole building, any other Hero; no single wall, and not whoever carries this Hero.',
    see: ['LG-RUL-31'],
  },
  'LG-PIC-05': {
    title: 'One at a time',
    text: 'A Hero carries one thing only. A carried Hero lifts nothing, and lets go of what it held when it is lifted.',
    see: ['LG-RUL-31'],
    toggles: ['quickHands'],
  },
  'LG-PIC-06': { title: 'Taking over', text: 'To lift what another carries is to take it over.' },
  'LG-PIC-07': {
    title: 'Following',
    text: 'Whenever carrier or load is moved, the other is placed in contact with it afterwards as the active player likes. That is no movement: it hits nothing.',
  },
  'LG-PIC-08': {
    title: 'No room',
    text: 'Where it cannot be placed the carrying ends. Nothing is lifted that could not be placed.',
  },
  'LG-PIC-09': {
    title: 'Letting go',
    text: 'The player of a carrier may end the carrying as an act of the active Hero, and whenever carrier or load would be dragged along.',
    see: ['LG-RUL-33'],
  },
  'LG-PIC-10': {
    title: 'What stood on it',
    text: 'Whoever and whatever was on or in the lifted thing stays behind and settles.',
    see: ['LG-RUL-44'],
  },
  'LG-PIC-11': { title: 'Persisting', text: 'Carrying lasts until the load is released, flung, taken over or gone.' },
  'LG-PIC-12': {
    title: 'Carried, but active',
    text: 'A carried Hero that is active may do all but lift and fling. Before it drops or walks it is set down beside its carrier, and afterwards the carrier is placed beside it unless it lets go.',
    see: ['LG-RUL-64'],
  },
  'LG-PIC-13': {
    title: "Not in each other's way",
    text: 'Load and carrier never bump into each other. The load waits where it was until the movement of its carrier is over.',
  },
} as const satisfies Entries;

export const FLING = {
  'LG-FLI-01': { title: 'Requirement', text: 'The active Hero carries something.' },
  'LG-FLI-02': { title: 'Difficulty', text: 'The difficulty is the size times Chosen, rounded up.' },
  'LG-FLI-03': {
    title: 'Effect',
    text: 'The Hero lets go and the thing flies Chosen inches straight in any direction; it never hits the Hero that flung it.',
    see: ['LG-RUL-34'],
  },
  'LG-FLI-04': {
    title: 'Aftermath',
    text: 'The flight and the fall after it are one for the inches travelled.',
    see: ['LG-RUL-32'],
  },
  'LG-FLI-05': { title: 'Failure', text: 'The thing stays carried and is not flung again in this activation.' },
} as const satisfies Entries;

export const BUILDINGS = {
  'LG-BLD-01': {
    title: 'Two natures',
    text: 'A building is one object when it is lifted, flung or broken, and a set of walls for whatever moves into it, through it or along it.',
  },
  'LG-BLD-02': { title: 'Contact', text: 'Who touches a panel touches the building.' },
  'LG-BLD-03': {
    title: 'Lifting',
    text: 'A lifted building moves as one solid outer box, without what sticks out of it; it is posed clear of Heroes, objects and other buildings and wholly on the table. For all others it is still its panels.',
  },
  'LG-BLD-04': {
    title: 'Left behind',
    text: 'Whoever and whatever is in or on it stays and settles.',
    see: ['LG-RUL-44'],
  },
  'LG-BLD-05': {
    title: 'Flung or falling',
    text: 'A moving building is its outer box with toughness 11, whatever it meets.',
    see: ['LG-RUL-56'],
  },
  'LG-BLD-06': { title: 'Removal', text: 'A building goes with all its panels, and what was on it settles.' },
} as const satisfies Entries;
