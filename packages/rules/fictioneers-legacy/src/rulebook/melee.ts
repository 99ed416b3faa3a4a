import type { Entries } from './rule.js';

export const MELEE = {
  'FL-MEL-01': { title: 'Contact', text: 'Melee needs touching bases.', see: ['FL-GEO-05'] },
  'FL-MEL-02': { title: 'When', text: 'Fights are fought in the third phase of each turn.' },
  'FL-MEL-03': {
    title: 'Pairing',
    text: 'The active side chooses the order. Each of its engaged figures fights one round with one enemy it touches.',
  },
  'FL-MEL-04': {
    title: 'Who must',
    text: 'Every active figure touching an enemy figure must fight once, with whichever enemy it touches. Attacking a vehicle or item alone is free to choose. Overruns must be fought.',
  },
  'FL-MEL-05': { title: 'The roll', text: 'Both roll a die and add their modifiers, the active side first.' },
  'FL-MEL-06': { title: 'Kill', text: 'The higher total kills the other at once.' },
  'FL-MEL-07': { title: 'Tie', text: 'On a tie nobody dies; they fight again next turn unless one walks away.' },
  'FL-MEL-08': { title: 'Many on one', text: 'A model may be attacked any number of times, each with fresh dice.' },
  'FL-MEL-09': { title: 'Modifiers', text: 'All modifiers add up.', see: ['FL-GEN-05'] },
  'FL-MEL-10': { title: 'Giant Sirex', text: 'A Giant Sirex: +10.' },
  'FL-MEL-11': { title: 'Born fighters', text: 'An Eeek, Ape, Giant or Sirex: +5.' },
  'FL-MEL-12': { title: 'On a lizard', text: 'A Sitan on a lizard: +5.' },
  'FL-MEL-13': { title: 'Mounted', text: 'Any other mounted figure: +2.' },
  'FL-MEL-14': { title: 'Leaders', text: 'A Platoon Leader: +4, a Squad Leader: +2.' },
  'FL-MEL-15': {
    title: 'Hands',
    text: 'Only as many weapons count as hands can hold, the best of them; riders and operators have one hand.',
  },
  'FL-MEL-16': {
    title: 'Weapons',
    text: 'Powered axe +5 in both hands; powered sword or lance +4; powered dagger or shield +3; pistol or sword +2; axe +2 in both hands; carbine, dagger or shield +1.',
  },
  'FL-MEL-17': { title: 'Power shield', text: 'A power shield counts only while it is up.' },
  'FL-MEL-18': { title: 'Shaken or Pinned', text: 'Shaken or Pinned: -2.' },
  'FL-MEL-19': { title: 'Armour', text: 'Against armour 2 or 3 classes better: -2; 4 or 5 classes: -4.' },
  'FL-MEL-20': {
    title: 'Items',
    text: 'A figure touching an enemy item and no enemy that fights may strike it once. A higher total takes a hull point, anything else does nothing. A ready gun with its crew beside it cannot be struck.',
  },
  'FL-MEL-21': {
    title: 'Vehicles',
    text: 'A figure may attack a vehicle it touches; the vehicle adds nothing but what armour does. Vehicles do not fight vehicles.',
  },
  'FL-MEL-22': { title: 'Across a wall', text: 'Over a low or middling wall one fights as usual.' },
  'FL-MEL-23': { title: 'Aboard', text: 'Occupants neither fight nor are fought.' },
} as const satisfies Entries;

export const OVERRUN = {
  'FL-OVR-01': {
    title: 'What it is',
    text: 'A vehicle that does not fly and moved into contact with enemies this turn overruns those it did not touch before.',
  },
  'FL-OVR-02': {
    title: 'The fights',
    text: 'In the third phase it fights each such figure still in contact, in the order its owner likes, until it is destroyed.',
  },
  'FL-OVR-03': {
    title: 'Weight',
    text: 'Against infantry a medium or heavy vehicle has +10, a light one +3; against others nothing.',
  },
  'FL-OVR-04': { title: 'Losing', text: 'A vehicle that loses is destroyed, whatever its hull; a tie harms nobody.' },
  'FL-OVR-05': { title: 'Not a weapon', text: 'Weapons and leaders aboard add nothing.' },
  'FL-OVR-06': { title: 'Staying', text: 'The vehicle stays where it drove to.' },
} as const satisfies Entries;

export const MORALE = {
  'FL-MOR-01': {
    title: 'Losses',
    text: 'A squad with more than half its strength dead checks on each turn it loses a figure.',
  },
  'FL-MOR-02': {
    title: 'Leader dead',
    text: 'A squad whose leader died this turn checks. The leader of the command squad is the Platoon Leader.',
  },
  'FL-MOR-03': { title: 'Scenario events', text: 'A scenario may call for further checks.' },
  'FL-MOR-04': {
    title: 'When',
    text: 'In the fourth phase of every turn squads of both sides with a cause check, those of the active side first, in the order of the roster.',
  },
  'FL-MOR-05': { title: 'Once', text: 'A squad checks once in a phase, however many causes it has.' },
  'FL-MOR-06': { title: 'The number', text: 'The base number is 5; a die of the modified number or less passes.' },
  'FL-MOR-07': { title: 'Cover', text: 'Most of the squad in hard cover: +3; most of it in some cover: +1.' },
  'FL-MOR-08': {
    title: 'Leader at hand',
    text: 'The Squad Leader or an attached Platoon Leader within 6 inches of most of the squad: +3.',
  },
  'FL-MOR-09': {
    title: 'Platoon Leader near',
    text: 'A Platoon Leader of the platoon, not attached, within 6 inches of most of the squad: +1.',
  },
  'FL-MOR-10': { title: 'Already shaken', text: 'Shaken or Pinned already: -2.' },
  'FL-MOR-11': { title: 'Fresh loss', text: 'The Squad Leader died this turn: -2.' },
  'FL-MOR-12': { title: 'Passed', text: 'A squad that passes goes on as it was, or recovers if it was Pinned.' },
  'FL-MOR-13': { title: 'Shaken', text: 'Failing by one or two the squad is Shaken.' },
  'FL-MOR-14': { title: 'Pinned', text: 'Failing by more it is Pinned.' },
  'FL-MOR-15': {
    title: 'What the Shaken may do',
    text: 'Shaken models may fire but not move, save up to 3 inches from open ground into cover.',
  },
  'FL-MOR-16': {
    title: 'What the Pinned may do',
    text: 'Pinned models neither move, fire, spot, work, watch nor use sensors.',
  },
  'FL-MOR-17': {
    title: 'Shaken no more',
    text: "A Shaken squad recovers at the end of the Morale phase of its side's next turn, unless it failed another check.",
  },
  'FL-MOR-18': {
    title: 'Pinned no more',
    text: 'A Pinned squad checks in each later turn of its side and is well again when it passes any check.',
  },
  'FL-MOR-19': {
    title: 'No easing',
    text: 'A Pinned squad that fails narrowly stays Pinned; a Shaken one is Shaken anew.',
  },
  'FL-MOR-20': { title: 'Destroyed squads', text: 'A squad with nobody left does not check.' },
  'FL-MOR-21': {
    title: 'Strength',
    text: 'Strength is the figures at the start, less who left and plus who joined. Vehicles and guns do not count.',
  },
} as const satisfies Entries;

export const LEADERS = {
  'FL-LDR-01': { title: 'Ranks', text: 'There are Platoon Leaders and Squad Leaders.' },
  'FL-LDR-02': {
    title: 'At home',
    text: 'A Squad Leader is attached to its squad, a Platoon Leader to its command squad.',
  },
  'FL-LDR-03': {
    title: 'Attaching',
    text: 'In its Overwatch phase a Platoon Leader may attach itself to a squad of its platoon or leave one, once.',
  },
  'FL-LDR-04': { title: 'Within reach', text: 'An attached leader helps only within 6 inches.' },
  'FL-LDR-05': { title: 'Aboard', text: 'For those aboard distances count from the vehicle.' },
  'FL-LDR-06': {
    title: 'The last act',
    text: 'Dead leaders are replaced at the very end of a turn, for both sides, the active one first.',
  },
  'FL-LDR-07': { title: 'A new Platoon Leader', text: 'The nearest living Squad Leader of the platoon takes over.' },
  'FL-LDR-08': {
    title: 'Without Squad Leaders',
    text: 'Else the most elite figure of the platoon, the nearest of equals.',
  },
  'FL-LDR-09': {
    title: 'A new Squad Leader',
    text: 'A squad is led by its most elite figure, the nearest of equals to the leader lost.',
  },
  'FL-LDR-10': {
    title: 'Details',
    text: "Nearness counts from where the leader fell, or from where the promoted one stands now. A tie that remains is the owner's choice. Platoon posts are filled first, nobody gets two, and a vacant post is tried again later. Sirex lead only beasts and never a platoon.",
  },
  'FL-LDR-11': {
    title: 'From the next turn',
    text: 'A promotion takes effect when its side begins its next turn. If the chosen one dies before that, another is chosen.',
  },
  'FL-LDR-12': {
    title: 'Moving up',
    text: 'A new Platoon Leader leaves its squad for the command squad and shares its morale.',
  },
} as const satisfies Entries;

export const VICTORY = {
  'FL-VIC-01': {
    title: 'Sudden end',
    text: 'A side without a figure on the table, aboard or in reserve has lost at once, unless the scenario says otherwise.',
  },
  'FL-VIC-02': {
    title: 'Score',
    text: 'A side scores the points of enemy figures, vehicles and guns destroyed by whatever cause, and its objectives.',
  },
  'FL-VIC-03': {
    title: 'Margin',
    text: 'At the end the higher score wins if it leads by a tenth of the larger force; else it is a draw.',
  },
  'FL-VIC-04': {
    title: 'Giving up',
    text: 'A side may concede at any decision of its own, or offer a draw once a turn.',
  },
  'FL-VIC-05': { title: 'Objectives', text: 'Objectives are scored in the last phase, as the scenario says.' },
  'FL-VIC-06': {
    title: 'Control',
    text: 'A side controls a point if it has more unpinned figures near it than the other, within 3 inches unless the scenario gives another distance; those in a landed vehicle count, flying and hidden ones do not.',
  },
  'FL-VIC-07': {
    title: 'Carrying',
    text: 'A carry objective is picked up by an infantry figure touching it, hauled on foot, dropped when its carrier dies, and scored when the carrier ends a turn in its own zone.',
  },
  'FL-VIC-08': { title: 'Both gone', text: 'If both sides lose their last figure at once, the scores decide.' },
} as const satisfies Entries;

export const OPTIONS = {
  'FL-OPT-01': {
    title: 'Direct misses drift',
    text: 'A direct area shot that misses drifts like an indirect one.',
    toggles: ['directMissDrifts'],
  },
  'FL-OPT-02': { title: 'Lucky shots', text: 'A 1 to hit always hits.', toggles: ['naturalOneHits'] },
  'FL-OPT-03': {
    title: 'Fearless robots',
    text: 'A squad of robots never checks morale.',
    toggles: ['robotsFearless'],
  },
  'FL-OPT-04': {
    title: 'Eliteness matters',
    text: 'Raw figures hit at -1, elite ones at +1; a mostly raw squad checks at -1, a mostly veteran one at +1. Raw figures cost 1 less, veterans 1 more, elite 3 more.',
    toggles: ['elitenessEffects'],
  },
  'FL-OPT-05': {
    title: 'Shock',
    text: 'When a Platoon Leader dies, every squad of the platoon with most of its figures within 6 inches checks.',
    toggles: ['leaderLossShock'],
  },
  'FL-OPT-06': {
    title: 'Where it was hit',
    text: 'A vehicle that becomes damaged rolls: 1 to 4 it cannot move, 5 to 8 its best weapon is gone in place of the -2, 9 to 12 as usual.',
    toggles: ['vehicleDamageTable'],
  },
  'FL-OPT-07': {
    title: 'Muzzle flash',
    text: 'Who fired in the dark is lit as a target until the end of the next enemy turn.',
    toggles: ['litByFire'],
  },
  'FL-OPT-08': {
    title: 'Frenzy',
    text: 'Sirex act first, and each must close in on the nearest enemy it sees, into contact if a straight way leads there.',
    toggles: ['sirexFrenzy'],
  },
} as const satisfies Entries;
