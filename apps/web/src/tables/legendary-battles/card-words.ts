import type { ActionId, Card, Genre, SituationId } from '@sandtable/legendary-battles';
import { SITUATION_NAMES } from '@sandtable/legendary-battles';
import type { Language, Told } from '../../text/language.js';

// What stands on cards, in each language: names and effects of Actions and Situations, and the titles in German (those of the
// deck are English).

interface Named {
  readonly name: Told;
  readonly does: Told;
}

const named = (name: Told, does: Told): Named => ({ name, does });

export const ACTION_WORDS: Readonly<Record<ActionId, Named>> = {
  ADV: named(['Advance', 'Vorrücken'], ['Move at speed.', 'Bewegung mit voller Geschwindigkeit.']),
  RAP: named(
    ['Rapid Move', 'Eilmarsch'],
    ['Move one class farther, and become Exposed.', 'Eine Klasse weiter; die Einheit wird ungedeckt.'],
  ),
  CAU: named(
    ['Cautious Move', 'Vorsichtig gehen'],
    [
      'Move one class less; shots at it are at −1. In close combat: withdraw.',
      'Eine Klasse kürzer; Schüsse darauf mit −1. Im Nahkampf: absetzen.',
    ],
  ),
  FIR: named(['Open Fire', 'Feuer frei'], ['One ranged attack.', 'Ein Fernangriff.']),
  AIM: named(
    ['Aimed Fire', 'Gezieltes Feuer'],
    ['A ranged attack at +1, no loss at long range.', 'Fernangriff mit +1, ohne Abzug auf weite Entfernung.'],
  ),
  SUP: named(
    ['Suppressive Fire', 'Niederhalten'],
    [
      'Attack one target, or two close together; no worse than Shaken.',
      'Ein Ziel oder zwei dicht beieinander; höchstens erschüttert.',
    ],
  ),
  FAM: named(
    ['Fire and Move', 'Feuer und Bewegung'],
    [
      'A shot at −1 and a shorter move, in either order.',
      'Ein Schuss mit −1 und eine kürzere Bewegung, beliebig herum.',
    ],
  ),
  ASL: named(
    ['Assault', 'Sturmangriff'],
    ['Move into an enemy’s zone and strike.', 'In die Zone eines Gegners gehen und zuschlagen.'],
  ),
  REC: named(
    ['Recover', 'Erholen'],
    ['Lose Confused, and get one step better.', 'Verwirrung fällt ab, der Zustand bessert sich um eine Stufe.'],
  ),
  DIG: named(['Dig In', 'Eingraben'], ['Infantry or a gun digs in.', 'Infanterie oder ein Geschütz gräbt sich ein.']),
  HID: named(
    ['Conceal', 'Verbergen'],
    [
      'Infantry or a gun hides where nobody sees it.',
      'Infanterie oder ein Geschütz verbirgt sich, wo niemand es sieht.',
    ],
  ),
  CFR: named(
    ['Call Fire', 'Feuer anfordern'],
    ['An indirect attack, with a spotter.', 'Ein indirekter Angriff mit Beobachter.'],
  ),
  AIR: named(
    ['Air Strike', 'Luftangriff'],
    [
      'An aircraft attacks from a zone beside its target.',
      'Ein Flugzeug greift aus einer Nachbarzone seines Ziels an.',
    ],
  ),
  MAR: named(['March', 'Marsch'], ['Move at speed.', 'Bewegung mit voller Geschwindigkeit.']),
  RUS: named(
    ['Rush', 'Stürmen'],
    ['Move one class farther, and become Exposed.', 'Eine Klasse weiter; die Einheit wird ungedeckt.'],
  ),
  STK: named(
    ['Stalk', 'Pirschen'],
    [
      'Move one class less; shots at it are at −1. In close combat: withdraw.',
      'Eine Klasse kürzer; Schüsse darauf mit −1. Im Nahkampf: absetzen.',
    ],
  ),
  LOO: named(['Loose', 'Schießen'], ['One ranged attack.', 'Ein Fernangriff.']),
  VOL: named(
    ['Volley', 'Salve'],
    ['A ranged attack at +1, no loss at long range.', 'Fernangriff mit +1, ohne Abzug auf weite Entfernung.'],
  ),
  CHG: named(
    ['Charge', 'Angriff'],
    [
      'Move into an enemy’s zone, a class farther, and strike.',
      'Eine Klasse weiter in die Zone eines Gegners und zuschlagen.',
    ],
  ),
  PRS: named(['Press the Attack', 'Nachsetzen'], ['In close combat: strike at +1.', 'Im Nahkampf: ein Schlag mit +1.']),
  RLY: named(
    ['Regroup', 'Sammeln'],
    ['Lose Confused, and get one step better.', 'Verwirrung fällt ab, der Zustand bessert sich um eine Stufe.'],
  ),
  BRC: named(['Brace', 'Stellung halten'], ['Infantry braces itself.', 'Infanterie stellt sich auf.']),
  CST: named(['Cast', 'Zaubern'], ['A sorcerer casts one of its spells.', 'Ein Zauberer wirkt einen seiner Sprüche.']),
  SWP: named(
    ['Swoop', 'Herabstoßen'],
    ['A flyer drops on its target and strikes.', 'Ein Flieger stößt auf sein Ziel herab und schlägt zu.'],
  ),
  BAS: named(
    ['Basic Order', 'Einfacher Befehl'],
    [
      'A very short move, a turn, landing or taking wing.',
      'Eine sehr kurze Bewegung, eine Drehung, Landen oder Auffliegen.',
    ],
  ),
};

type Both = Readonly<
  Record<
    SituationId,
    { readonly german: { readonly combat: string; readonly fantasy: string }; readonly does: Told; readonly when: Told }
  >
>;

export const SITUATION_WORDS: Both = {
  SOO: {
    german: { combat: 'Gelegenheitsschuss', fantasy: 'Schnellschuss' },
    does: ['One of your units shoots at the unit that moves.', 'Eine eigene Einheit schießt auf die, die sich bewegt.'],
    when: ['While an enemy moves.', 'Während ein Gegner sich bewegt.'],
  },
  ORD: {
    german: { combat: 'Befehle weitergeben', fantasy: 'Schlachtruf' },
    does: [
      'A command unit passes the Action on to units near it.',
      'Eine Führungseinheit gibt die Aktion an Einheiten in der Nähe weiter.',
    ],
    when: ['When you declare an Action.', 'Wenn du eine Aktion ansagst.'],
  },
  RAL: {
    german: { combat: 'Sammeln', fantasy: 'Mut fassen' },
    does: [
      'On a nerve check an own unit gets one step better.',
      'Bei bestandener Nervenprobe bessert sich eine eigene Einheit um eine Stufe.',
    ],
    when: ['Between Actions, and as turns begin and end.', 'Zwischen Aktionen, am Anfang und Ende von Zügen.'],
  },
  CVR: {
    german: { combat: 'In Deckung', fantasy: 'Schilde hoch' },
    does: ['The attack on you is at −1.', 'Der Angriff auf dich hat −1.'],
    when: ['When you are attacked.', 'Wenn du angegriffen wirst.'],
  },
  FOC: {
    german: { combat: 'Feuer vereinen', fantasy: 'Kraftakt' },
    does: ['Your attack is at +1.', 'Dein Angriff hat +1.'],
    when: ['When you attack.', 'Wenn du angreifst.'],
  },
  PBL: {
    german: { combat: 'Abschiedshieb', fantasy: 'Abschiedshieb' },
    does: ['Strike at an enemy that leaves close combat.', 'Schlag nach einem Gegner, der den Nahkampf verlässt.'],
    when: ['When an enemy leaves a shared zone.', 'Wenn ein Gegner eine geteilte Zone verlässt.'],
  },
  CTR: {
    german: { combat: 'Gegenschlag', fantasy: 'Riposte' },
    does: ['The unit that was attacked strikes back.', 'Die angegriffene Einheit schlägt zurück.'],
    when: ['After a melee attack on you.', 'Nach einem Nahkampfangriff auf dich.'],
  },
  CNF: {
    german: { combat: 'Verwirrter Funk', fantasy: 'Verwirren' },
    does: ['Unless its nerve holds, an enemy is Confused.', 'Hält sein Nerv nicht, ist ein Gegner verwirrt.'],
    when: ['Between Actions, and when an enemy declares one.', 'Zwischen Aktionen, und wenn der Gegner eine ansagt.'],
  },
  CAN: {
    german: { combat: 'Abfangen', fantasy: 'Böses Omen' },
    does: ['Cancels the Situation just played.', 'Hebt die eben gespielte Situation auf.'],
    when: ['When the enemy plays a Situation.', 'Wenn der Gegner eine Situation spielt.'],
  },
  SWD: {
    german: { combat: 'Zweiter Atem', fantasy: 'Zweiter Atem' },
    does: ['The unit that has just acted may act again.', 'Die Einheit, die eben gehandelt hat, darf noch einmal.'],
    when: ['After an Action of yours.', 'Nach einer eigenen Aktion.'],
  },
  HLD: {
    german: { combat: 'Stellung halten', fantasy: 'Standhalten' },
    does: ['A Fall Back of yours is only Shaken.', 'Statt zurückzufallen ist deine Einheit nur erschüttert.'],
    when: ['When the result is a Fall Back.', 'Wenn das Ergebnis Rückzug heißt.'],
  },
  SMK: {
    german: { combat: 'Nebeltöpfe', fantasy: 'Nebelschwaden' },
    does: ['Smoke in or beside the zone of an own unit.', 'Nebel in oder neben der Zone einer eigenen Einheit.'],
    when: [
      'When an Action is declared, and between Actions.',
      'Wenn eine Aktion angesagt wird, und zwischen Aktionen.',
    ],
  },
  MIS: {
    german: { combat: 'Ladehemmung', fantasy: 'Ladehemmung' },
    does: [
      'Unless its nerve holds, the attacker’s shot is lost.',
      'Hält sein Nerv nicht, ist der Schuss des Angreifers verloren.',
    ],
    when: ['When you are shot at.', 'Wenn auf dich geschossen wird.'],
  },
  HAZ: {
    german: { combat: 'Versteckte Gefahr', fantasy: 'Tückischer Grund' },
    does: [
      'An enemy that walked into rough ground is attacked by it.',
      'Ein Gegner, der in unwegsamen Grund ging, wird von ihm angegriffen.',
    ],
    when: ['While an enemy walks into rough ground.', 'Während ein Gegner in unwegsamen Grund geht.'],
  },
};

const at = (told: Told, language: Language): string => told[language === 'en' ? 0 : 1];

export const actionName = (id: ActionId, language: Language): string => at(ACTION_WORDS[id].name, language);
export const actionDoes = (id: ActionId, language: Language): string => at(ACTION_WORDS[id].does, language);
export const situationDoes = (id: SituationId, language: Language): string => at(SITUATION_WORDS[id].does, language);
export const situationWhen = (id: SituationId, language: Language): string => at(SITUATION_WORDS[id].when, language);

export function situationName(id: SituationId, genre: Genre, language: Language): string {
  return language === 'de' ? SITUATION_WORDS[id].german[genre] : (SITUATION_NAMES[id][genre] ?? id);
}

const GERMAN_TITLES: Readonly<Record<string, string>> = {
  Leapfrog: 'Bocksprung',
  'By Bounds': 'Sprungweise',
  'On Your Feet': 'Auf die Beine',
  'Flat Out': 'Volles Tempo',
  'Dash for It': 'Rennt los',
  'Low Crawl': 'Kriechgang',
  'Eyes Open': 'Augen auf',
  'Weapons Free': 'Feuer frei',
  'Volume of Fire': 'Feuerdichte',
  'Contact Front': 'Feind voraus',
  'Return Fire': 'Feuer erwidern',
  'Steady Sights': 'Ruhige Hand',
  'Heads Down': 'Köpfe runter',
  'Over the Top': 'Auf und vor',
  'Cold Steel': 'Blanker Stahl',
  'Storm the Position': 'Stellung nehmen',
  'Shoot and Scoot': 'Schuss und weg',
  'Pull Together': 'Reißt euch zusammen',
  'Shake It Off': 'Abschütteln',
  'New Orders': 'Neue Befehle',
  Entrench: 'Schanzen',
  'Go to Ground': 'In Deckung',
  'Fire Mission': 'Feuerauftrag',
  'Fast Movers': 'Schnelle Jäger',
  'Banners Forward': 'Banner voran',
  'Marching Drum': 'Marschtrommel',
  'Close Ranks': 'Reihen schließen',
  'Swift as Wolves': 'Schnell wie Wölfe',
  Headlong: 'Kopfüber',
  'Silent Tread': 'Leiser Tritt',
  'Nock and Loose': 'Anlegen und los',
  'Rain of Arrows': 'Pfeilregen',
  'Watch the Treeline': 'Blick zum Waldrand',
  'Massed Volley': 'Große Salve',
  'Sound the Charge': 'Blast zum Angriff',
  'Blood Up': 'Heißes Blut',
  'Lower Lances': 'Lanzen senken',
  'No Quarter': 'Keine Gnade',
  'Hew and Thrust': 'Hieb und Stich',
  'Break Their Line': 'Durchbruch',
  'Hold Nothing Back': 'Mit aller Kraft',
  'Rally to Me': 'Zu mir',
  'Bind the Wounded': 'Wunden verbinden',
  'Old Songs': 'Alte Lieder',
  'Shield Wall': 'Schildwall',
  'Words of Power': 'Worte der Macht',
  Witchlight: 'Irrlicht',
  'Shadow of Wings': 'Schatten der Schwingen',
};

export const titleOf = ({ title }: Pick<Card, 'title'>, language: Language): string =>
  language === 'de' ? (GERMAN_TITLES[title] ?? title) : title;

/** Who a target point drifts towards, and how far; empty where it stays. */
export function driftOf({ drift, reference }: Pick<Card, 'drift' | 'reference'>): string {
  return reference === null ? '' : `${drift} ${reference}`;
}
