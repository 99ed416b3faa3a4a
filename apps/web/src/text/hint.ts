import { catalogue } from './language.js';

export const hintText = catalogue({
  en: {
    hint: 'Hint',
    hintTitle: 'What would a veteran do?',
    thinking: 'A veteran looks at your side of the table …',
    stop: 'Enough thought',
    suggests: 'A veteran would choose:',
    only: 'There is nothing to weigh up here.',
    chance: '{chance} to win',
    explain:
      'The chances come from {playouts} games played through in thought, from what you can see. They are an estimate; odds of dice are exact.',
    others: 'Also considered',
    doIt: 'Do it',
    close: 'Close the hint',
    failed: 'No hint could be had',
  },
  de: {
    hint: 'Tipp',
    hintTitle: 'Was täte ein Veteran?',
    thinking: 'Ein Veteran sieht sich deine Seite des Tisches an …',
    stop: 'Genug überlegt',
    suggests: 'Ein Veteran würde wählen:',
    only: 'Hier gibt es nichts abzuwägen.',
    chance: '{chance} Gewinnchance',
    explain:
      'Die Chancen stammen aus {playouts} in Gedanken gespielten Partien, aus dem, was du siehst. Sie sind geschätzt; Würfelchancen sind genau.',
    others: 'Außerdem erwogen',
    doIt: 'So machen',
    close: 'Tipp schließen',
    failed: 'Es war kein Tipp zu bekommen',
  },
});
