import { useContext } from 'react';
import { SpokenLanguage } from '../frame/words.js';
import { catalogue } from '../text/language.js';

const text = catalogue({
  en: {
    learn: 'Learn',
    none: 'There is no lesson for this game yet.',
    others: 'All lessons',
    step: 'Step {n} of {of}',
    steps: 'All steps',
    next: 'Next',
    back: 'Back',
    doIt: 'Do it for me',
    wrong: 'Not that, for now',
    readFirst: 'Read this first, then choose “Next”.',
    refused: 'Refused, as expected. The rule is named beside it; choose it to read it.',
    watch: 'The enemy has its turn. Watch the board.',
    over: 'Start over',
    play: 'Play a real battle',
    rules: 'Read the rules',
    newGame: 'Set up a game',
    task: 'Your task',
  },
  de: {
    learn: 'Lernen',
    none: 'Für dieses Spiel gibt es noch keine Lektion.',
    others: 'Alle Lektionen',
    step: 'Schritt {n} von {of}',
    steps: 'Alle Schritte',
    next: 'Weiter',
    back: 'Zurück',
    doIt: 'Mach es für mich',
    wrong: 'Das jetzt nicht',
    readFirst: 'Lies erst dies, dann wähle „Weiter“.',
    refused: 'Abgelehnt, wie erwartet. Die Regel steht daneben; wähle sie, um sie zu lesen.',
    watch: 'Der Gegner ist am Zug. Sieh aufs Spielfeld.',
    over: 'Von vorn',
    play: 'Ein echtes Gefecht spielen',
    rules: 'Die Regeln lesen',
    newGame: 'Ein Spiel aufbauen',
    task: 'Deine Aufgabe',
  },
});

export const useLearnWords = () => text(useContext(SpokenLanguage));
