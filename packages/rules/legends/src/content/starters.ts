import type { Starter } from './types.js';

/** Ready games: a table, a scenario, who plays, and where everybody may stand. */
export const STARTERS: readonly Starter[] = [
  {
    id: 'first-issue',
    name: 'First Issue',
    city: 'crosstown',
    scenario: 'battle',
    items: false,
    minutes: 25,
    sides: [
      {
        team: 'lamplighters',
        heroes: ['halogen', 'kerbstone'],
        spots: [
          [12, 21, 0],
          [19, 17.2, 3],
        ],
      },
      {
        team: 'undertow',
        heroes: ['ballast', 'capstan'],
        spots: [
          [11.6, 2.4, 0],
          [21, 1.5, 0],
        ],
      },
    ],
  },
  {
    id: 'condemned-row',
    name: 'Condemned Row',
    city: 'harbour',
    scenario: 'demolitionMan',
    items: true,
    minutes: 40,
    sides: [
      {
        team: 'papertigers',
        heroes: ['bricklane', 'thunderclap', 'ninthcrane'],
        spots: [
          [1.2, 21.5, 0],
          [1.2, 14.5, 0],
          [12.5, 22.5, 0],
        ],
      },
      {
        team: 'undertow',
        heroes: ['capstan', 'ballast', 'plumbline'],
        spots: [
          [22.8, 2.5, 0],
          [22.9, 9, 0],
          [11, 1, 0],
        ],
      },
    ],
  },
  {
    id: 'sky-high',
    name: 'Sky High',
    city: 'meridian',
    scenario: 'icarus',
    items: true,
    minutes: 45,
    sides: [
      {
        team: 'orbital',
        heroes: ['perigee', 'gantry', 'azimuth'],
        spots: [
          [18, 31, 0],
          [26, 32, 9],
          [12.5, 30, 0],
        ],
      },
      {
        team: 'lamplighters',
        heroes: ['stairwell', 'nightbus', 'halogen'],
        spots: [
          [18, 5, 0],
          [29, 7, 9],
          [23, 8, 0],
        ],
      },
    ],
  },
  {
    id: 'four-colour',
    name: 'Four-Colour Free-For-All',
    city: 'warren',
    scenario: 'dangerRoom',
    items: true,
    minutes: 45,
    sides: [
      {
        team: 'lamplighters',
        heroes: ['kerbstone', 'halogen'],
        spots: [
          [6, 30, 6],
          [12.4, 34, 0],
        ],
      },
      {
        team: 'papertigers',
        heroes: ['thunderclap', 'bricklane'],
        spots: [
          [30, 18, 6],
          [24.5, 20.8, 0],
        ],
      },
      {
        team: 'orbital',
        heroes: ['perigee', 'tonnage'],
        spots: [
          [6, 6, 6],
          [12.4, 2, 0],
        ],
      },
    ],
  },
  {
    id: 'summit',
    name: 'Summit Meeting',
    city: 'meridian',
    scenario: 'ofGods',
    items: true,
    minutes: 60,
    sides: [
      {
        team: 'lamplighters',
        heroes: ['halogen', 'kerbstone', 'nightbus'],
        spots: [
          [2, 34, 0],
          [8, 28, 4.5],
          [12, 34.5, 0],
        ],
      },
      {
        team: 'undertow',
        heroes: ['ballast', 'capstan', 'gutterling'],
        spots: [
          [34.5, 34.5, 0],
          [29, 28, 9],
          [24.6, 34.5, 0],
        ],
      },
      {
        team: 'papertigers',
        heroes: ['thunderclap', 'quietko', 'bricklane'],
        spots: [
          [34.5, 2, 0],
          [29, 7, 9],
          [28, 1.2, 0],
        ],
      },
      {
        team: 'orbital',
        heroes: ['perigee', 'tonnage', 'azimuth'],
        spots: [
          [2, 1.2, 0],
          [7, 9, 12],
          [12.4, 1.2, 0],
        ],
      },
    ],
  },
  {
    id: 'title-bout',
    name: 'Title Bout',
    city: 'crosstown',
    scenario: 'roundOne',
    items: true,
    minutes: 35,
    sides: [
      {
        team: 'papertigers',
        heroes: ['thunderclap', 'quietko', 'ninthcrane'],
        spots: [
          [1.2, 15, 0],
          [12.2, 21.5, 0],
          [4, 18, 9],
        ],
      },
      {
        team: 'orbital',
        heroes: ['tonnage', 'perigee', 'gantry'],
        spots: [
          [22.6, 8, 0],
          [12, 1.6, 0],
          [21, 1.5, 0],
        ],
      },
    ],
  },
];
