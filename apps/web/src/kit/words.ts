import { inWords, type Language, type Say, type Told } from '../text/language.js';

// What every table says. A table that means something else by a word says it in its own way.

const SHARED = {
  youAs: ['You, {side}', 'Du, {side}'],
  yours: ['yours', 'deine'],
  enemy: ['enemy', 'Gegner'],
  yourTurn: ['Your turn', 'Dein Zug'],
  enemyTurn: ['Enemy turn', 'Zug des Gegners'],
  setup: ['Setting up', 'Aufbau'],
  over: ['Over', 'Vorbei'],
  waiting: ['The other side decides', 'Die andere Seite entscheidet'],
  waitingText: [
    'Look around: choose anybody to see how it stands.',
    'Sieh dich um: Wähle irgendjemanden, um zu sehen, wie er steht.',
  ],
  askDraw: ['A draw is offered', 'Ein Remis wird angeboten'],
  askDrawText: ['Accepting it ends the game at once.', 'Annehmen beendet das Spiel sofort.'],
  accept: ['Accept the draw', 'Remis annehmen'],
  decline: ['Play on', 'Weiterspielen'],
  offerDraw: ['Offer a draw', 'Remis anbieten'],
  concede: ['Concede', 'Aufgeben'],
  won: ['You have won', 'Du hast gewonnen'],
  lost: ['You have lost', 'Du hast verloren'],
  draw: ['A draw', 'Unentschieden'],
  wonBy: ['{side} wins', '{side} gewinnt'],
  deploy: ['Deploy like this', 'So aufstellen'],
  another: ['Another proposal', 'Ein anderer Vorschlag'],
  go: ['Go', 'Los'],
  none: ['none', 'keine'],
  overlays: ['What is shown', 'Was gezeigt wird'],
  reach: ['Reach', 'Bewegung'],
  range: ['Range', 'Reichweite'],
  sight: ['Sight', 'Sicht'],
  coverName: ['Cover', 'Deckung'],
  threat: ['Threat', 'Gefahr'],
  textBoard: ['Text board', 'Textbrett'],
  textPlace: ['Place', 'Ort'],
  textState: ['State', 'Zustand'],
  textChoose: ['Choose somebody to hear what it can do.', 'Wähle jemanden, um zu hören, was er kann.'],
  keysText: ['They work while the board has the focus.', 'Sie gelten, solange das Brett den Fokus hat.'],
  keyText: ['text board', 'Textbrett'],
  keyZoom: ['zoom in, out, whole board', 'größer, kleiner, ganzes Brett'],
  keyEscape: ['drop what was begun', 'Begonnenes verwerfen'],
} as const satisfies Readonly<Record<string, Told>>;

export type SharedKey = keyof typeof SHARED;

/** The texts of a table, in front of those of every table. */
export const tableWords = <K extends string>(
  texts: Readonly<Record<K, Told>>,
): ((language: Language) => Say<K | SharedKey>) => inWords<K | SharedKey>({ ...SHARED, ...texts });
