import { setupWords } from '../../../kit/setup/words.js';

export const newGameText = setupWords({
  game: ['Game', 'Spiel'],
  readyNote: ['{scenario}, {n} players, {minutes} minutes', '{scenario}, {n} Spieler, {minutes} Minuten'],
  own: ['Your own game', 'Dein eigenes Spiel'],
  ownNote: ['Any city, any scenario, any Heroes.', 'Irgendeine Stadt, irgendein Szenario, irgendwelche Helden.'],
  positionNote: ['The game begins in the middle of the action.', 'Das Spiel beginnt mitten im Geschehen.'],
  city: ['City', 'Stadt'],
  inchesWide: ['{n} inches square.', '{n} Zoll im Quadrat.'],
  ownCityNote: ['From your file.', 'Aus deiner Datei.'],
  cityPicture: ['The city in plan and elevations', 'Die Stadt in Grundriss und Aufrissen'],
  turnRound: ['Turn it round in 3D', 'In 3D drehen'],
  ownCities: ['Cities of your own', 'Eigene Städte'],
  ownCitiesNote: [
    'A JSON file with a city or several: buildings of panels with their materials, and things in the streets. Everything in it is checked, and each fault is told with its field.',
    'Eine JSON-Datei mit einer Stadt oder mehreren: Gebäude aus Platten mit ihrem Material und Dinge auf den Straßen. Alles darin wird geprüft, und jeder Fehler wird mit seinem Feld genannt.',
  ],
  citiesLoaded: ['Loaded cities: {n}.', 'Geladene Städte: {n}.'],
  drawn: ['Let the die decide', 'Der Würfel entscheidet'],
  drawnNote: ['One of the six, drawn when the game starts.', 'Eines der sechs, bestimmt, wenn das Spiel beginnt.'],
  win_battle: ['Whoever has the last Heroes in the city wins.', 'Wer die letzten Helden in der Stadt hat, gewinnt.'],
  win_dangerRoom: [
    'The most daring Moment so far takes the Danger Marker. It is a point at every Clearing; 3 points win.',
    'Der bisher kühnste Moment holt den Gefahrenmarker. Er ist bei jedem Abräumen ein Punkt; 3 Punkte gewinnen.',
  ],
  win_demolitionMan: [
    'A building that has taken eight blows to its outer walls comes down. The second one you fell wins.',
    'Ein Gebäude, dessen Außenwände acht Treffer abbekommen haben, stürzt ein. Das zweite, das du fällst, gewinnt.',
  ],
  win_icarus: [
    'Whoever went higher than anybody holds the Flight Marker. It is a point at every Clearing; 3 points win.',
    'Wer höher war als alle anderen, hat den Flugmarker. Er ist bei jedem Abräumen ein Punkt; 3 Punkte gewinnen.',
  ],
  win_ofGods: [
    'The Hero with the most Heroism brings a point at every Clearing; 3 points win.',
    'Der Held mit dem meisten Heldenmut bringt bei jedem Abräumen einen Punkt; 3 Punkte gewinnen.',
  ],
  win_roundOne: [
    'The side with the least Fatigue gets a point at every Clearing; 3 points win.',
    'Die Seite mit der wenigsten Erschöpfung bekommt bei jedem Abräumen einen Punkt; 3 Punkte gewinnen.',
  ],
  heroes: ['Players and Heroes', 'Spieler und Helden'],
  players: ['Players', 'Spieler'],
  heroesEach: ['Heroes each', 'Helden für jeden'],
  first: ['First player', 'Wer beginnt'],
  firstDrawn: ['drawn', 'wird gelost'],
  whoChooses: ['The Heroes are chosen', 'Die Helden werden gewählt'],
  atTheTable: ['by everybody, at the table', 'von jedem am Tisch'],
  atTheTableShort: ['chooses at the table', 'wählt am Tisch'],
  here: ['here', 'hier'],
  team: ['Take a whole team', 'Eine ganze Mannschaft nehmen'],
  takeTeam: ['choose …', 'wählen …'],
  heroNumber: ['Hero {n} of {seat}', 'Held {n} von {seat}'],
  heroesOf: ['Heroes of {seat}', 'Helden von {seat}'],
  itemOf: ['Item of {hero}', 'Gegenstand von {hero}'],
  noItem: ['no item', 'kein Gegenstand'],
});

export type NewGameSay = ReturnType<typeof newGameText>;
