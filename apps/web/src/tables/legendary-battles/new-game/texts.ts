import { setupWords } from '../../../kit/setup/words.js';

export const newGameText = setupWords({
  combat: ['modern', 'modern'],
  fantasy: ['fantasy', 'Fantasy'],
  minutes: ['{from} to {to} minutes', '{from} bis {to} Minuten'],
  points: ['{name} ({points} points)', '{name} ({points} Punkte)'],
  supplements: ['Experience and Personality cards', 'Erfahrungs- und Persönlichkeitskarten'],
  supplementsNote: [
    'In force by the options above, for both sides. A unit can be left without.',
    'Durch die Optionen oben in Kraft, für beide Seiten. Eine Einheit kann ohne bleiben.',
  ],
  without: ['Units without their cards', 'Einheiten ohne ihre Karten'],
  special: ['Special rules', 'Sonderregeln'],
  content: ['Your own units and battle packs', 'Eigene Einheiten und Schlachten'],
  contentNote: [
    'A JSON file with unit types and scenarios of your own: maps of hexes, squares or zones of any shape.',
    'Eine JSON-Datei mit eigenen Einheitentypen und Szenarien: Karten aus Hexfeldern, Quadraten oder Zonen jeder Form.',
  ],
  content_units: ['{n} unit types', '{n} Einheitentypen'],
});

export type NewGameSay = ReturnType<typeof newGameText>;
