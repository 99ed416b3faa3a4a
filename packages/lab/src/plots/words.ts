import type { Agreement } from '../verdicts/fair.js';

/** What plots and reports say, in the languages of the page. */
export interface PlotWords {
  readonly percent: (share: number) => string;
  readonly number: (n: number, digits?: number) => string;
  readonly t: (key: keyof typeof EN, put?: Readonly<Record<string, string | number>>) => string;
}

const EN = {
  games: 'Games',
  units: 'Games or pairs',
  share: 'Share',
  low: 'Lower bound',
  high: 'Upper bound',
  plain: 'Plain share',
  field: 'Who plays',
  scenario: 'Scenario',
  result: 'Result',
  count: 'How often',
  rule: 'Rule',
  verdict: 'Verdict',
  running: 'The estimate while it ran: {field}',
  runningSays:
    'Share of the points of {first} after {games} games: {share}, without luck. The band holds whenever one looks ({low} to {high}, plain); dotted: where a side counts as better.',
  ratios: 'How close the tests are to an answer: {field}',
  ratiosSays:
    'Two tests run at once. “More than half” stands at {more}, “less than half” at {less}; at {bound} a test says yes, at -{bound} no.',
  more: 'More than half?',
  less: 'Less than half?',
  yes: 'yes',
  no: 'no',
  pairs: 'Results of the pairs: {field}',
  results: 'Results of the games: {field}',
  pairsSays: 'What {first} got of {units} {of}. The mean is {share}.',
  ofPairs: 'pairs on the same dice',
  ofGames: 'games',
  lost: 'lost',
  drawn: 'drawn',
  won: 'won',
  points: 'points of a pair',
  sides: 'Who has the better side',
  sidesSays:
    'Share of the points of the first side by scenario and kind of play, with 95 % intervals; in the light band no side is better by 5 %.',
  fair: 'fair',
  first: 'better for {side}',
  second: 'better for {side}',
  unknown: 'not known yet',
  disagree: 'it depends on how one plays',
  matrix: 'Who beats whom',
  matrixSays:
    'What the one on the left gets against the one above, in the first scenario. Hatched: less than 45 %. Dotted: more than 55 %.',
  against: 'Against',
  matrixOf: 'Of',
  worths: 'What each unit did for its points',
  worthsSays:
    'The mark is the price, the bar what it is worth with its 95 % interval, in points on the scale on which all prices together are right.',
  unit: 'Unit',
  price: 'Price',
  worth: 'Worth',
  tooCheap: 'too cheap',
  tooDear: 'too dear',
  priced: 'fair price',
  perPoint: 'What one point more changes',
  perPointSays:
    'A list that costs one point more than the other gets {share} more of the points of a game ({low} to {high}). Dots: pairs of about the same difference, larger where there are more.',
  difference: 'Points more than the other',
  lengths: 'How long a game is: {field}',
  lengthsSays: 'Decisions of both sides in a game: half of the games take at most {median}, 95 of 100 at most {most}.',
  decisions: 'Decisions',
  endings: 'How games end: {field}',
  endingsSays: 'By the rule that ended the game, and for whom.',
  scores: 'Scores without luck: {field}',
  scoresSays:
    'What is left of each result when luck is taken out. 0 is a game that was deserved to be lost, 1 one deserved to be won; {left} of the variance is left.',
  score: 'Share without luck',
  luck: 'Luck against result: {field}',
  luckSays:
    'By how much chance helped {first}, and what came of it: dots are games of about the same luck, larger where there are more. The flatter, the less luck decides.',
  luckOf: 'Luck',
  mean: 'Mean result',
  table: 'As a table',
  asSvg: 'Picture (SVG)',
  asCsv: 'Table (CSV)',
  where: 'Build {build}, seed {seed}. The same games: {command}',
  report: 'Report of the lab',
  summary: 'In short',
  summaryFair: 'Neither side is better by 5 % or more.',
  summaryFirst: '{side} has the better chances.',
  summarySecond: '{side} has the better chances.',
  summaryDisagree: 'It depends on how one plays: see each kind of play.',
  summaryUnknown: 'It is not known yet: more games are needed.',
  luckless: 'No luck was told in these games.',
  withheld: 'No verdict: luck went one way, so it was not told right.',
  partSides: 'The sides',
  partSidesSays: 'Several levels and styles of play judge a scenario. If they agree, there is a verdict.',
  partUnits: 'The units',
  partUnitsSays: 'Lists drawn by lot meet each other from both sides of the same dice.',
  partField: '{games} games were counted.',
};

const DE: typeof EN = {
  games: 'Partien',
  units: 'Partien oder Paare',
  share: 'Anteil',
  low: 'Untere Grenze',
  high: 'Obere Grenze',
  plain: 'Anteil mit Glück',
  field: 'Wer spielt',
  scenario: 'Szenario',
  result: 'Ergebnis',
  count: 'Wie oft',
  rule: 'Regel',
  verdict: 'Urteil',
  running: 'Die Schätzung im Lauf: {field}',
  runningSays:
    'Anteil von {first} an den Punkten nach {games} Partien: {share}, ohne Glück. Das Band gilt, wann immer man hinsieht ({low} bis {high}, mit Glück); gepunktet: ab da gilt eine Seite als besser.',
  ratios: 'Wie nah die Tests einer Antwort sind: {field}',
  ratiosSays:
    'Zwei Tests laufen zugleich. „Mehr als die Hälfte“ steht bei {more}, „weniger als die Hälfte“ bei {less}; bei {bound} sagt ein Test Ja, bei -{bound} Nein.',
  more: 'Mehr als die Hälfte?',
  less: 'Weniger als die Hälfte?',
  yes: 'ja',
  no: 'nein',
  pairs: 'Ergebnisse der Paare: {field}',
  results: 'Ergebnisse der Partien: {field}',
  pairsSays: 'Was {first} aus {units} {of} holte. Im Mittel {share}.',
  ofPairs: 'Paaren mit denselben Würfeln',
  ofGames: 'Partien',
  lost: 'verloren',
  drawn: 'remis',
  won: 'gewonnen',
  points: 'Punkte eines Paars',
  sides: 'Wer die bessere Seite hat',
  sidesSays:
    'Anteil der ersten Seite an den Punkten nach Szenario und Spielweise, mit 95-%-Intervallen; im hellen Band ist keine Seite um 5 % besser.',
  fair: 'ausgewogen',
  first: 'besser für {side}',
  second: 'besser für {side}',
  unknown: 'noch offen',
  disagree: 'es kommt auf die Spielweise an',
  matrix: 'Wer wen schlägt',
  matrixSays:
    'Was links Stehende gegen oben Stehende holen, im ersten Szenario. Schraffiert: unter 45 %. Gepunktet: über 55 %.',
  against: 'Gegen',
  matrixOf: 'Von',
  worths: 'Was jede Einheit für ihre Punkte leistete',
  worthsSays:
    'Die Marke ist der Preis, der Balken der Wert mit 95-%-Intervall, in Punkten auf der Skala, auf der alle Preise zusammen stimmen.',
  unit: 'Einheit',
  price: 'Preis',
  worth: 'Wert',
  tooCheap: 'zu billig',
  tooDear: 'zu teuer',
  priced: 'Preis passt',
  perPoint: 'Was ein Punkt mehr ändert',
  perPointSays:
    'Eine Liste, die einen Punkt mehr kostet als die andere, holt {share} mehr von den Punkten einer Partie ({low} bis {high}). Kreise: Paare mit etwa demselben Unterschied, größer, wo es mehr sind.',
  difference: 'Punkte mehr als die andere',
  lengths: 'Wie lang eine Partie ist: {field}',
  lengthsSays:
    'Entscheidungen beider Seiten in einer Partie: die Hälfte der Partien braucht höchstens {median}, 95 von 100 höchstens {most}.',
  decisions: 'Entscheidungen',
  endings: 'Wie Partien enden: {field}',
  endingsSays: 'Nach der Regel, die die Partie beendete, und für wen.',
  scores: 'Ergebnisse ohne Glück: {field}',
  scoresSays:
    'Was von jedem Ergebnis bleibt, wenn das Glück herausgerechnet ist. 0 ist eine verdient verlorene Partie, 1 eine verdient gewonnene; {left} der Streuung bleibt.',
  score: 'Anteil ohne Glück',
  luck: 'Glück und Ergebnis: {field}',
  luckSays:
    'Wie sehr der Zufall {first} half, und was daraus wurde: Kreise sind Partien mit etwa demselben Glück, größer, wo es mehr sind. Je flacher, desto weniger entscheidet das Glück.',
  luckOf: 'Glück',
  mean: 'Mittleres Ergebnis',
  table: 'Als Tabelle',
  asSvg: 'Bild (SVG)',
  asCsv: 'Tabelle (CSV)',
  where: 'Build {build}, Startwert {seed}. Dieselben Partien: {command}',
  report: 'Bericht des Labors',
  summary: 'Kurz gesagt',
  summaryFair: 'Keine Seite ist um 5 % oder mehr besser.',
  summaryFirst: '{side} hat die besseren Aussichten.',
  summarySecond: '{side} hat die besseren Aussichten.',
  summaryDisagree: 'Es kommt auf die Spielweise an: siehe jede für sich.',
  summaryUnknown: 'Noch offen: es braucht mehr Partien.',
  luckless: 'In diesen Partien wurde kein Glück gemessen.',
  withheld: 'Kein Urteil: das Glück lief in eine Richtung, also wurde es nicht richtig gemessen.',
  partSides: 'Die Seiten',
  partSidesSays: 'Mehrere Stufen und Spielweisen beurteilen ein Szenario. Sind sie sich einig, gibt es ein Urteil.',
  partUnits: 'Die Einheiten',
  partUnitsSays: 'Ausgeloste Listen treffen von beiden Seiten derselben Würfel aufeinander.',
  partField: '{games} Partien wurden gezählt.',
};

/** What several kinds of play say together, as a sentence. */
export function verdictText(says: Agreement, seats: readonly [string, string], { t }: PlotWords): string {
  switch (says) {
    case 'fair':
      return t('summaryFair');
    case 'first':
      return t('summaryFirst', { side: seats[0] });
    case 'second':
      return t('summarySecond', { side: seats[1] });
    case 'disagree':
      return t('summaryDisagree');
    case 'unknown':
      return t('summaryUnknown');
  }
}

export type PlotLanguage = 'en' | 'de';

/** Numbers are written by hand: what is drawn must not hang on the machine's own language. */
export function plotWords(language: PlotLanguage): PlotWords {
  const texts = language === 'de' ? DE : EN;
  const number = (n: number, digits = 0): string => {
    const text = Number.isFinite(n) ? n.toFixed(digits) : '–';
    return language === 'de' ? text.replace('.', ',') : text;
  };
  return {
    number,
    percent: (share) => `${number(100 * share, 1)} %`,
    t: (key, put = {}) => texts[key].replaceAll(/\{(\w+)\}/g, (whole, name) => String(put[name] ?? whole)),
  };
}
