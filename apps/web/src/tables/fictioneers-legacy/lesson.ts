import { type Decision, type DecisionOf, ERRANDS, type Spot } from '@sandtable/fictioneers-legacy';
import { box, corners } from '../../kit/inches/pieces.js';
import { alike, lessonFrom, stepsOf } from '../../kit/lesson.js';
import { distance } from './figures.js';
import { LESSON_WORDS } from './lesson-words.js';

// Six Terrans against three raiders at a farm, in two rounds. Dice and enemy are written down.

const SETUP = {
  position: {
    table: [36, 24],
    rounds: 6,
    round: 1,
    suddenEnd: true,
    phase: 'overwatch',
    terrain: [
      {
        id: 'grove',
        type: 'woods',
        polygon: corners([14.5, 12], [19, 11], [21.5, 13], [20, 16.5], [16.5, 17.5], [13.5, 15.5]),
      },
      { id: 'farm', type: 'structure', height: 3, polygon: box(11.5, 6, 15.5, 9) },
      { id: 'barn', type: 'structure', height: 3, polygon: box(25.5, 4.5, 28.5, 8) },
      { id: 'crag', type: 'rock', polygon: corners([4, 16], [7, 15.5], [8, 18.5], [5, 19.5]) },
      { id: 'knoll', type: 'hill', level: 1, polygon: corners([27, 17], [33, 16], [34, 21], [29, 22.5]) },
    ],
    walls: [{ id: 'fence', height: 'low', material: 'hard', line: corners([19.8, 10.5], [22.4, 6.8]) }],
    models: [
      { side: 'A', squad: 'Legion', unit: 't-sergeant', at: [15, 4.5] },
      { side: 'A', squad: 'Legion', unit: 't-legionary', at: [12.5, 11] },
      { side: 'A', squad: 'Legion', unit: 't-grenadier', at: [10, 5.5] },
      { side: 'A', squad: 'Legion', unit: 't-legionary', at: [17.5, 3] },
      { side: 'A', squad: 'Picket', unit: 't-legionary', at: [20, 2] },
      { side: 'A', squad: 'Picket', unit: 't-legionary', at: [22, 1.5] },
      { side: 'B', squad: 'Raiders', unit: 's-chief', at: [22, 9.3] },
      { side: 'B', squad: 'Raiders', unit: 's-warrior', at: [24.5, 12.5] },
      { side: 'B', squad: 'Raiders', unit: 's-warrior', at: [29.8, 7.5] },
    ],
  },
};

/** In the order they fall. */
const DICE = [
  ...[5, 6], // a4 hits b2, and kills it
  ...[9, 3], // the grenade misses by 4, and drifts towards three o'clock
  ...[9, 5, 6], // on watch a5 misses b3, a6 hits it, and kills it
  12, // b1 misses a2 in the wood
  11, // the raiders fail their check by 3: Pinned
  ...[9, 4], // a1 against b1
];

const spot = (x: number, y: number): Spot => ({ x: x * 1000, y: y * 1000 });
const activate = (model: string): Decision => ({ type: 'Activate', model });
const walk = (...path: Spot[]): Decision => ({ type: 'Move', mode: 'walk', path });
const fire = (weapon: string, target: string): DecisionOf<'Fire'> => ({
  type: 'Fire',
  weapon,
  mode: 'single',
  delivery: 'direct',
  target: { model: target },
  staysStationary: true,
});
const watching = (model: string) => ({ model, weapon: 'laser-rifle', mode: 'single', sample: 3 }) as const;
const DONE: Decision = { type: 'EndActivation' };
const END: Decision = { type: 'EndPhase' };
const { read, does, tries } = stepsOf<Decision>('B');

/** Where the chief comes to, and where the sergeant touches it. */
const CHIEF = spot(20.25, 8.35);
const CHARGED = spot(19.443, 7.758);

const STEPS = [
  read('welcome', ['FL-FRC-01', 'FL-VIC-01'], ['a1', 'b1']),
  does('watch', { type: 'DeclareOverwatch', models: ['a5', 'a6'] }, ['FL-SEQ-02', 'FL-OVW-02'], ['a5', 'a6']),
  does('watch-ends', END, ['FL-OVW-01']),
  tries('price', activate('a5'), 'FL-SEQ-07', ['FL-SEQ-04', 'FL-OVW-03'], ['a5']),
  does(
    'move',
    [activate('a2'), walk(spot(12.5, 11), spot(15.8, 13.1))],
    ['FL-MOV-01', 'FL-MOV-06', 'FL-MOV-15'],
    ['a2', '15.8/13.1'],
  ),
  tries('too-far', fire('laser-rifle', 'b2'), 'FL-MOV-10', ['FL-SEQ-06', 'FL-MOV-07'], ['a2', 'b2']),
  does('done', DONE, ['FL-SEQ-05'], ['a2']),
  read('sight', ['FL-LOS-02', 'FL-LOS-11', 'FL-COV-05'], ['a4', 'b1', 'b3']),
  does('fire', [activate('a4'), fire('laser-rifle', 'b2')], ['FL-FIR-06', 'FL-FIR-24', 'FL-DMG-01'], ['a4', 'b2']),
  read('dice', ['FL-FIR-07', 'FL-DMG-03']),
  does(
    'indirect',
    [activate('a3'), { ...fire('grenade-launcher', 'b1'), mode: 'area', delivery: 'indirect', spotter: 'a1' }],
    ['FL-IND-01', 'FL-IND-02', 'FL-COV-09'],
    ['a3', 'b1'],
  ),
  read('drift', ['FL-IND-07', 'FL-IND-08', 'FL-AOE-02'], ['23.2/5.5']),
  does(
    'turn-ends',
    END,
    ['FL-SEQ-01', 'FL-SEQ-10'],
    [],
    [END, activate('b3'), walk(spot(29.8, 7.5), spot(28.9, 3.9), spot(26.9, 3.6))],
  ),
  does(
    'reaction',
    { type: 'OverwatchReaction', shots: [watching('a5'), watching('a6')] },
    ['FL-OVW-07', 'FL-OVW-08', 'FL-OVW-09'],
    ['a5', 'a6', 'b3'],
    [activate('b1'), walk(spot(22, 9.3), CHIEF), fire('laser-carbine', 'a2')],
  ),
  read('cover', ['FL-FIR-16', 'FL-FIR-17', 'FL-COV-02'], ['a2', 'b1']),
  read('morale', ['FL-MOR-01', 'FL-MOR-06', 'FL-MOR-14'], ['b1']),
  does('no-watch', END, ['FL-OVW-04', 'FL-MOR-16']),
  does('charge', [activate('a1'), walk(spot(15, 4.5), CHARGED)], ['FL-MOV-22', 'FL-MEL-01'], ['a1', 'b1']),
  does('to-melee', [DONE, END], ['FL-SEQ-09', 'FL-FIR-30'], ['a1']),
  does(
    'melee',
    { type: 'ChooseMelee', attacker: 'a1', defender: 'b1' },
    ['FL-MEL-05', 'FL-MEL-06', 'FL-MEL-18'],
    ['a1', 'b1'],
  ),
  read('won', ['FL-VIC-01', 'FL-VIC-02']),
];

/** Nobody points to the thousandth of an inch. */
const NEAR = 1000;

const sorted = (names: readonly string[]): string => [...names].sort().join();
const shotsOf = ({ shots }: DecisionOf<'OverwatchReaction'>): string =>
  sorted(shots.map(({ model, weapon }) => `${model} ${weapon}`));
const sameTarget = (a: DecisionOf<'Fire'>, b: DecisionOf<'Fire'>): boolean =>
  'model' in a.target && 'model' in b.target && a.target.model === b.target.model;

export const lesson = lessonFrom({
  ruleset: 'fictioneers-legacy',
  title: { en: 'The farm', de: 'Der Hof' },
  setup: SETUP,
  dice: DICE,
  steps: STEPS,
  words: LESSON_WORDS,
  errands: ERRANDS,
  /** Another way to about the same place is as good, and so is another moment on watch. */
  same: alike<Decision>({
    Move: (a, b) => a.mode === b.mode && !a.first && !a.last && distance(a.path.at(-1)!, b.path.at(-1)!) <= NEAR,
    DeclareOverwatch: (a, b) => sorted(a.models) === sorted(b.models),
    OverwatchReaction: (a, b) => shotsOf(a) === shotsOf(b),
    Fire: (a, b) =>
      (['weapon', 'mode', 'delivery', 'spotter'] as const).every((part) => a[part] === b[part]) && sameTarget(a, b),
  }),
});
