import { useContext } from 'react';
import { SpokenLanguage } from '../frame/words.js';
import { inWords } from '../text/language.js';

const text = inWords({
  title: ['The lab', 'Das Labor'],
  which: ['What is to be tried?', 'Was soll erprobt werden?'],
  whichText: [
    'Programs play a battle against each other until it is known whether both sides have even chances.',
    'Programme spielen ein Gefecht gegeneinander, bis feststeht, ob beide Seiten gleiche Aussichten haben.',
  ],
  open: ['To the lab', 'Ins Labor'],
  intro: [
    'Is this fair? Programs of several levels and styles play it here, in this browser, until they know. Luck is taken out of what they get.',
    'Ist das ausgewogen? Programme mehrerer Stufen und Spielweisen spielen es hier, in diesem Browser, bis sie es wissen. Das Glück wird herausgerechnet.',
  ],
  battle: ['Battle', 'Gefecht'],
  own: ['My setup', 'Meine Aufstellung'],
  most: ['At most', 'Höchstens'],
  games: ['{n} games each', 'je {n} Partien'],
  go: ['Is this fair?', 'Ist das ausgewogen?'],
  goOn: ['Go on', 'Weiter'],
  stop: ['Stop', 'Anhalten'],
  running: [
    'Being played in the background, {n} at once. Whoever leaves this page loses nothing.',
    'Es wird im Hintergrund gespielt, {n} zugleich. Wer die Seite verlässt, verliert nichts.',
  ],
  stopped: [
    'Nothing is being played. What was played is kept on this device.',
    'Es wird nicht gespielt. Was gespielt wurde, bleibt auf diesem Gerät.',
  ],
  fresh: ['Nothing was played yet.', 'Noch wurde nichts gespielt.'],
  over: ['Everything was played.', 'Alles ist gespielt.'],
  kinds: ['Kinds of play', 'Spielweisen'],
  kindsNote: ['Choose one to see it in full.', 'Eine wählen, um sie genau zu sehen.'],
  played: ['{n} of at most {most} games', '{n} von höchstens {most} Partien'],
  now: ['playing', 'spielt'],
  waits: ['waits', 'wartet'],
  noEnd: ['open after all games', 'offen nach allen Partien'],
  fair: ['fair', 'ausgewogen'],
  better: ['better for {side}', 'besser für {side}'],
  meetings: ['Match-ups: {n} of {most} games', 'Begegnungen: {n} von {most} Partien'],
  sides: ['The sides', 'Die Seiten'],
  inFull: ['In full: {field}', 'Genau: {field}'],
  file: ['Save the report as a file', 'Bericht als Datei sichern'],
  failed: ['That did not work', 'Das ging nicht'],
  twoSides: ['Only battles of two sides can be judged.', 'Nur Gefechte zweier Seiten lassen sich beurteilen.'],
  opening: ['The lab is being opened …', 'Das Labor wird geöffnet …'],
  summary_fair: [
    'Fair: neither side is better by 5 % or more.',
    'Ausgewogen: keine Seite ist um 5 % oder mehr besser.',
  ],
  summary_first: ['{first} has the better chances.', '{first} hat die besseren Aussichten.'],
  summary_second: ['{second} has the better chances.', '{second} hat die besseren Aussichten.'],
  summary_disagree: ['It depends on how one plays.', 'Es kommt auf die Spielweise an.'],
  summary_unknown: ['Not known yet.', 'Noch offen.'],
});

export const useLabWords = () => text(useContext(SpokenLanguage));
