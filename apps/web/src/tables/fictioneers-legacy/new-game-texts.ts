import { catalogue } from '../../text/language.js';

export const newGameText = catalogue({
  en: {
    battle: 'Battle',
    setup: 'Setup',
    ownBattle: 'A battle of your own',
    minutes: '{minutes} minutes',
    forces: 'Forces',
    scenario: 'As the scenario has them',
    platoons: 'Platoons of your choice',
    points: 'Chosen at the table, by points',
    limit: 'Points each',
    forceOf: 'Side {side}',
    points_: '{points} points',
  },
  de: {
    battle: 'Gefecht',
    setup: 'Aufbau',
    ownBattle: 'Ein eigenes Gefecht',
    minutes: '{minutes} Minuten',
    forces: 'Truppen',
    scenario: 'Wie im Szenario',
    platoons: 'Züge nach Wahl',
    points: 'Am Tisch gewählt, nach Punkten',
    limit: 'Punkte für jede Seite',
    forceOf: 'Seite {side}',
    points_: '{points} Punkte',
  },
});
