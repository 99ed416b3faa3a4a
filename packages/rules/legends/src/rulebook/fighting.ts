import type { Entries } from './rule.js';

export const LONG_SHOT = {
  'LG-LON-01': { title: 'Once', text: 'Once in an activation, at any moment, over any distance and through anything.' },
  'LG-LON-02': { title: 'Target', text: 'One enemy Hero.', see: ['LG-RUL-29'] },
  'LG-LON-03': { title: 'Line', text: 'It is shot from centre to centre.' },
  'LG-LON-04': {
    title: 'Difficulty',
    text: '1 and the toughness of all that the line passes through; of solid things 5 for each inch of the line inside, rounded up; of a Hero in between 7, or 12 with Smash.',
  },
  'LG-LON-05': {
    title: 'Counting',
    text: 'Each thing counts once if more than a thousandth of an inch of the line is in it, of a panel the piece that is hit. Empty gaps count nothing.',
  },
  'LG-LON-06': {
    title: 'Too small to matter',
    text: 'Loose things narrower than 0.5 or lower than 0.625 do not count, nor what shooter and target carry, nor who carries them or is carried by them.',
    see: ['LG-RUL-29'],
  },
  'LG-LON-07': { title: 'Effect', text: 'The target would suffer Fatigue equal to the difficulty.' },
} as const satisfies Entries;

export const STRIKE = {
  'LG-STR-01': { title: 'Requirement', text: 'An enemy Hero is in contact.' },
  'LG-STR-02': { title: 'Difficulty', text: "The striker's Heroism before spending, and 3." },
  'LG-STR-03': {
    title: 'Effect',
    text: 'The target would suffer Fatigue equal to the difficulty, with One Strike one more.',
  },
  'LG-STR-04': {
    title: 'Again',
    text: 'After a success the same target may be struck again; after a failure not in this activation.',
  },
  'LG-STR-05': { title: 'Order', text: 'First the gain, then the Fatigue with all its answers, then the follow-ups.' },
  'LG-STR-06': {
    title: 'Follow-ups',
    text: 'While the target is on the table and the striker active, Knock Down and Knock Back may be tried, once each, in either order, before anything else.',
    see: ['LG-RUL-35'],
  },
  'LG-STR-07': {
    title: 'Defended',
    text: 'It is enough that the Strike succeeded. A target that defended itself without seizing may still be knocked.',
  },
} as const satisfies Entries;

export const KNOCK_DOWN = {
  'LG-KND-01': { title: 'Requirement', text: 'Straight after a successful Strike.' },
  'LG-KND-02': { title: 'Difficulty', text: 'Twice Chosen.' },
  'LG-KND-03': { title: 'Effect', text: 'The target loses Chosen Heroism, down to 0. More than it has may be named.' },
} as const satisfies Entries;

export const KNOCK_BACK = {
  'LG-KNB-01': { title: 'Requirement', text: 'Straight after a successful Strike.' },
  'LG-KNB-02': { title: 'Difficulty', text: 'Twice Chosen.' },
  'LG-KNB-03': {
    title: 'Effect',
    text: 'The target moves Chosen inches straight in a direction of the active player.',
  },
  'LG-KNB-04': {
    title: 'Direction',
    text: 'Whoever is supported is not knocked downwards.',
    see: ['LG-RUL-36'],
    toggles: ['knockDownwards'],
  },
  'LG-KNB-05': {
    title: 'How it travels',
    text: 'A level knock of a supported Hero slides: what is less than 0.625 above its base does not stop it, and it ends on top of it. Any other knock is a flight. Edges stop nothing, and whoever hangs in the air falls at once.',
  },
  'LG-KNB-06': {
    title: "Victim's windows",
    text: 'The target neither comes through nor cancels; it may defend itself each time, and land if it falls to the street.',
  },
} as const satisfies Entries;

export const DEFEND = {
  'LG-DEF-01': {
    title: 'Requirement',
    text: 'A Hero would suffer 1 or more Fatigue from one source, active or not.',
    see: ['LG-RUL-37'],
  },
  'LG-DEF-02': { title: 'Difficulty', text: 'Twice that Fatigue, after Vibro Shield and One Strike.' },
  'LG-DEF-03': { title: 'Effect', text: 'All of that Fatigue is cancelled.' },
  'LG-DEF-04': { title: 'Once', text: 'One try for each instance; instances at the same time are separate.' },
} as const satisfies Entries;

export const STRIKE_BACK = {
  'LG-SBK-01': {
    title: 'Requirement',
    text: 'Straight after its own successful Defend, with an enemy Hero in contact.',
    see: ['LG-RUL-38'],
  },
  'LG-SBK-02': { title: 'Difficulty', text: 'The same as that of the Defend.' },
  'LG-SBK-03': {
    title: 'Effect',
    text: 'An enemy in contact, whichever the player likes, would suffer Fatigue equal to the difficulty, and may defend itself in turn.',
  },
  'LG-SBK-04': { title: 'Contact now', text: 'What counts is who is in contact when it is attempted.' },
} as const satisfies Entries;

export const STRUGGLE = {
  'LG-STG-01': {
    title: 'Requirement',
    text: 'A Hero that others have displaced by 5 inches or more, active or not, and that is in contact with an enemy.',
    see: ['LG-RUL-40'],
  },
  'LG-STG-02': {
    title: 'Counting',
    text: 'Inches knocked, flung, fallen and of being placed add up during one activation; how one is placed when picked up does not count. At 5 there is a window when the act is over, and the count is 0 again, used or not; it is 0 as well whenever an activation begins.',
  },
  'LG-STG-03': { title: 'Difficulty', text: 'The difficulty is 1.' },
  'LG-STG-04': { title: 'Effect', text: 'An enemy in contact would suffer 2 Fatigue.' },
} as const satisfies Entries;

export const CALL_HERO = {
  'LG-CAL-01': { title: 'Requirement', text: 'The active player has another Hero on the table without a token.' },
  'LG-CAL-02': { title: 'Difficulty', text: 'The difficulty is Chosen.' },
  'LG-CAL-03': {
    title: 'Effect',
    text: 'The one who is called gains the Heroism and becomes active; the caller takes a token, and falls if nothing bears it.',
  },
  'LG-CAL-04': {
    title: 'Once',
    text: 'One try in an activation, and none for a Hero that is active because it was called.',
    see: ['LG-RUL-41'],
    toggles: ['chainCalls', 'callAgain'],
  },
  'LG-CAL-05': { title: 'Failure', text: 'The caller stays active.' },
} as const satisfies Entries;

export const HERO_LANDING = {
  'LG-LAN-01': { title: 'Requirement', text: 'A Hero would suffer an Impact with the table top, active or not.' },
  'LG-LAN-02': { title: 'Difficulty', text: 'The difficulty is 1.' },
  'LG-LAN-03': { title: 'Effect', text: 'That Impact is cancelled.' },
  'LG-LAN-04': {
    title: 'Only the ground',
    text: 'Roofs, floors, vehicles and Heroes are not the table top; a low object lying on it is.',
    see: ['LG-RUL-42'],
  },
} as const satisfies Entries;
