import { useContext } from 'react';
import { SpokenLanguage } from '../frame/words.js';
import { catalogue } from '../text/language.js';

/** What the site says of the games. The keys of the first ones are the ids of their rulesets. */
const siteText = catalogue({
  en: {
    'quantum-legions': 'Companies on hexes, orders given in secret, and never enough command points for all of them.',
    'fictioneers-legacy': 'Squads on an open table measured in inches. Somebody is always waiting round the corner.',
    legends: 'Superheroes in a city of three dimensions, where any car can be thrown and any wall can fall.',
    'legendary-battles': 'Hands of cards on a map of zones. Every card is an order, a surprise, and a stroke of luck.',
    'quantum-legions-facts': '2 players · 20 to 50 minutes',
    'fictioneers-legacy-facts': '2 players · 20 to 60 minutes',
    'legends-facts': '2 to 4 players · 25 to 60 minutes',
    'legendary-battles-facts': '2 players · 15 to 60 minutes',
    games: 'Games',
    playNow: 'Play now',
    playNowNote: '{battle}, against {level}',
    learn: 'Learn it by playing',
    newGame: 'Set up a game',
    rules: 'Rules',
    whichNew: 'New game',
    whichNewText: 'Which game would you like to set up?',
    whichRules: 'Rules',
    whichRulesText: 'Every rule in our own words, with search, links and the reasons behind each ruling.',
    whichLearn: 'Learn',
    whichLearnText: 'One small battle on the real table for each game, a step at a time. Nothing can go wrong.',
    steps: '{n} steps',
    reached: 'You are at step {n} of {of}.',
    begin: 'Begin',
    goOn: 'Go on',
    demonstration:
      'The smallest game here, made to show how rules and a table are written: the guide goes through both.',
    playDemonstration: 'Play {title}',
  },
  de: {
    'quantum-legions': 'Kompanien auf Hexfeldern, Befehle im Geheimen, und nie genug Kommandopunkte für alle.',
    'fictioneers-legacy':
      'Trupps auf einem offenen Tisch, in Zoll gemessen. Irgendwer lauert immer hinter der nächsten Ecke.',
    legends: 'Superhelden in einer Stadt in drei Dimensionen: Jedes Auto lässt sich werfen, jede Wand kann fallen.',
    'legendary-battles':
      'Karten auf der Hand, Zonen auf dem Feld. Jede Karte ist ein Befehl, eine Überraschung und ein Stück Glück.',
    'quantum-legions-facts': '2 Spieler · 20 bis 50 Minuten',
    'fictioneers-legacy-facts': '2 Spieler · 20 bis 60 Minuten',
    'legends-facts': '2 bis 4 Spieler · 25 bis 60 Minuten',
    'legendary-battles-facts': '2 Spieler · 15 bis 60 Minuten',
    games: 'Spiele',
    playNow: 'Sofort spielen',
    playNowNote: '{battle}, gegen {level}',
    learn: 'Beim Spielen lernen',
    newGame: 'Spiel aufbauen',
    rules: 'Regeln',
    whichNew: 'Neues Spiel',
    whichNewText: 'Welches Spiel möchtest du aufbauen?',
    whichRules: 'Regeln',
    whichRulesText:
      'Jede Regel in eigenen Worten (auf Englisch), mit Suche, Querverweisen und den Gründen jeder Auslegung.',
    whichLearn: 'Lernen',
    whichLearnText:
      'Zu jedem Spiel ein kleines Gefecht am echten Tisch, Schritt für Schritt. Es kann nichts schiefgehen.',
    steps: '{n} Schritte',
    reached: 'Du bist bei Schritt {n} von {of}.',
    begin: 'Beginnen',
    goOn: 'Weiter',
    demonstration:
      'Das kleinste Spiel hier, gemacht, um zu zeigen, wie man Regeln und einen Tisch schreibt: Die Anleitung geht beides durch.',
    playDemonstration: '{title} spielen',
  },
});
export type SiteKey = Parameters<ReturnType<typeof siteText>>[0];

export const useSiteWords = () => siteText(useContext(SpokenLanguage));
