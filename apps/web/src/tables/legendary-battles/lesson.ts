import { type Decision, type Orders, WINDOWS } from '@sandtable/legendary-battles';
import { alike, lessonFrom, stepsOf } from '../../kit/lesson.js';
import { DRAWS, SETUP } from './lesson-battle.js';
import { LESSON_WORDS } from './lesson-words.js';

// A skirmish in an orchard, in two rounds. Cards and enemy are written down.

const play = (card: string, unit: string, orders: Orders): Decision => ({
  type: 'PlayAction',
  card,
  use: 'action',
  unit,
  orders,
});
const PASS: Decision = { type: 'Pass' };
const PASS_ALL: Decision = { type: 'Pass', until: 'action' };
const DONE: Decision = { type: 'Done' };

/** The enemy lets its Situations be. */
const QUIET: Decision = {
  type: 'Conduct',
  conduct: { own: [...WINDOWS], other: [...WINDOWS], most: 0, standing: [], still: false },
};

const { read, does, tries } = stepsOf<Decision>('B');

const STEPS = [
  read('welcome', ['TA-CORE-FAC-01', 'TA-CORE-END-01'], ['u:A1', 'u:A2', 'u:A3']),
  read('cards', ['TA-CORE-DEK-06', 'TA-CORE-INF-01'], ['c:C06']),
  does(
    'move',
    play('C06', 'A2', { path: ['C7'], facing: 5 }),
    ['TA-CORE-ACT-03', 'TA-CORE-FAC-02'],
    ['c:C06', 'u:A2', 'z:C7'],
  ),
  does('windows', PASS_ALL, ['TA-CORE-WDW-01', 'TA-CORE-WDW-10'], [], [QUIET, PASS]),
  does('shoot', play('C24', 'A3', { target: 'B1' }), ['TA-CORE-ACT-06', 'TA-CORE-RES-01'], ['c:C24', 'u:A3', 'u:B1']),
  does('declared', PASS, ['TA-CORE-SIT-01'], []),
  does('focus', { type: 'PlaySituation', card: 'C27' }, ['TA-CORE-SIT-08', 'TA-CORE-SIT-03'], ['c:C27']),
  does('result', PASS, ['TA-CORE-CHN-01', 'TA-CORE-RES-01', 'TA-CORE-STA-03'], ['u:B1']),
  does(
    'end-turn',
    DONE,
    ['TA-CORE-DEK-03', 'TA-CORE-TRN-03'],
    [],
    [play('C04', 'B2', { path: ['D4', 'D5'], facing: 1 })],
  ),
  does(
    'snap',
    { type: 'PlaySituation', card: 'C20', unit: 'A3' },
    ['TA-CORE-SIT-05', 'TA-CORE-MOV-06'],
    ['c:C20', 'u:A3', 'u:B2'],
  ),
  does('draw', PASS, ['TA-CORE-ATK-02'], ['u:B2'], [DONE]),
  read('out', ['TA-CORE-STA-04', 'TA-CORE-RES-13'], ['u:B2']),
  tries('range', play('C33', 'A1', { target: 'B1' }), 'TA-CORE-RNG-04', ['TA-CORE-MOV-01'], ['u:A1', 'u:B1']),
  does('finish', play('C33', 'A2', { target: 'B2' }), ['TA-CORE-ACT-06'], ['c:C33', 'u:A2', 'u:B2']),
  does(
    'relay',
    { type: 'PlaySituation', card: 'C29', unit: 'A1', recipients: ['A3'] },
    ['TA-CORE-SIT-06', 'TA-CORE-CMD-01'],
    ['c:C29', 'u:A1', 'u:A3'],
  ),
  does('let-it', PASS_ALL, ['TA-CORE-WDW-03'], []),
  does('passed-on', { type: 'GiveOrders', unit: 'A3', orders: { target: 'B1' } }, ['TA-CORE-SIT-24'], ['u:A3', 'u:B1']),
  does('victory', DONE, ['TA-CORE-END-01'], []),
  read('won', ['TA-CORE-INF-06']),
];

/** Where orders lead: the way there and the facing at its end are the learner's. */
const goal = ({ path, target }: Orders): string => JSON.stringify([path?.at(-1) ?? null, target ?? null]);

export const lesson = lessonFrom({
  ruleset: 'legendary-battles',
  title: { en: 'Your first hand', de: 'Deine erste Hand' },
  setup: SETUP,
  dice: DRAWS,
  steps: STEPS,
  words: LESSON_WORDS,
  same: alike<Decision>({
    PlayAction: (a, b) =>
      a.card === b.card && a.use === b.use && a.unit === b.unit && goal(a.orders) === goal(b.orders),
    GiveOrders: (a, b) => a.unit === b.unit && goal(a.orders) === goal(b.orders),
    PlaySituation: (a, b) =>
      a.card === b.card && a.unit === b.unit && (b.recipients ?? []).every((one) => a.recipients?.includes(one)),
    Pass: () => true,
  }),
});
