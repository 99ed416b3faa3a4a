import { useContext } from 'react';
import { SpokenLanguage } from '../frame/words.js';
import { catalogue } from '../text/language.js';

const text = catalogue({
  en: {
    title: 'Rules',
    search: 'Search the rules',
    searchHint: 'Words, or an id such as {id}',
    chapters: 'Chapters',
    found: '{n} rules found',
    found1: '1 rule found',
    none: 'No rule speaks of that.',
    see: 'See',
    named: 'Named by',
    why: 'Why',
    toggles: 'Changed by the option',
    applied: 'Applied in this game',
    appliedTimes: '{n} times',
    appliedOnce: 'once',
    moment: 'Show this moment',
    inBook: 'In the rulebook',
    ruling: 'Ruling',
    link: 'Address of this rule',
    english: 'The rules are in English.',
    noSuch: 'There is no rule {id} here.',
    noBook: 'There is no game of this name here.',
  },
  de: {
    title: 'Regeln',
    search: 'Regeln durchsuchen',
    searchHint: 'Wörter oder eine Nummer wie {id}',
    chapters: 'Kapitel',
    found: '{n} Regeln gefunden',
    found1: '1 Regel gefunden',
    none: 'Davon spricht keine Regel.',
    see: 'Siehe',
    named: 'Genannt von',
    why: 'Warum',
    toggles: 'Geändert durch die Option',
    applied: 'Angewandt in dieser Partie',
    appliedTimes: '{n}-mal',
    appliedOnce: 'einmal',
    moment: 'Diesen Augenblick zeigen',
    inBook: 'Im Regelbuch',
    ruling: 'Auslegung',
    link: 'Adresse dieser Regel',
    english: 'Die Regeln sind auf Englisch.',
    noSuch: 'Eine Regel {id} gibt es hier nicht.',
    noBook: 'Ein Spiel dieses Namens gibt es hier nicht.',
  },
});

export const useRulesWords = () => text(useContext(SpokenLanguage));
