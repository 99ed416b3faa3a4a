import { tableWords } from '../../kit/words.js';

export const tableText = tableWords({
  hare: ['The hare', 'Der Hase'],
  tortoise: ['The tortoise', 'Die Schildkröte'],
  runner: ['Runner', 'Läufer'],
  goal: ['First to {n}', 'Wer zuerst {n} erreicht'],
  score: ['How far they are', 'Wie weit sie sind'],
  at: ['{n} of {of}', '{n} von {of}'],
  ask: ['How many dice?', 'Wie viele Würfel?'],
  askText: [
    'You run what they add up to. A one on any of them, and you stumble and stay where you are.',
    'Du läufst ihre Summe. Zeigt einer eine Eins, stolperst du und bleibst, wo du bist.',
  ],
  rollOne: ['Roll one die', 'Einen Würfel werfen'],
  roll: ['Roll {n} dice', '{n} Würfel werfen'],
  ran: ['runs {n}', 'läuft {n}'],
  stumbled: ['stumbles', 'stolpert'],
  oops: ['Oops!', 'Hoppla!'],
  steps: ['Steps', 'Schritte'],
  boardLabel: [
    'The track. N goes from runner to runner, Enter chooses, question mark lists the keys.',
    'Die Bahn. N geht von Läufer zu Läufer, Eingabe wählt, Fragezeichen zeigt die Tasten.',
  ],
  keyNext: ['from runner to runner', 'von Läufer zu Läufer'],
  keyChoose: ['choose how many dice are rolled', 'wählen, wie viele Würfel geworfen werden'],
});
