import type { Entries } from './rule.js';

// Where the printed rules are silent, contradict themselves or refer to chapters that never appeared. `text` is what
// holds at this table, `reason` why.
export const RULINGS = {
  'QL-RUL-01': {
    title: 'Which way the board lies',
    text: 'The board has 13 straight rows of up to 14 hexes; each section is 7 hexes wide and 13 rows long.',
    reason:
      'The book says 13 by 14 but its picture is lost. Only this arrangement lets a section of 7 by 13 hexes fit the paper it was printed on.',
    see: ['QL-BRD-01', 'QL-BRD-02'],
  },
  'QL-RUL-02': {
    title: 'Which half-hexes are out',
    text: 'Half-hexes are out of play on the two long outer edges only, at both ends of every second row. Inside the board two halves join into a whole hex.',
    reason:
      'With the rows lying as they do, half-hexes occur nowhere else. Half a turn does not change the outline of a section, so any two can be joined.',
    see: ['QL-BRD-04', 'QL-BRD-07'],
  },
  'QL-RUL-03': {
    title: 'Which edges are for setup',
    text: 'Setup areas are the two ends of the board, spanning both sections. The flanks are an option.',
    reason:
      'The picture is lost. The ends have whole hexes and equal frontage on both sections, and the board then lies between the players.',
    see: ['QL-SET-11'],
    toggles: ['setupEdges'],
  },
  'QL-RUL-04': {
    title: 'How deep the areas are',
    text: 'A setup area is two rows deep, 27 hexes; three rows are an option.',
    reason:
      'Any legal force fits, and the front lines start 10 hexes apart, out of reach of every listed weapon, so nobody is shot before anybody has moved. Vanguard units and home-made guns of range 10 are the exception.',
    see: ['QL-SET-11'],
    toggles: ['setupDepth'],
  },
  'QL-RUL-05': {
    title: 'Halves that do not match',
    text: 'On the joint an open half gives way to the other; two different features are settled by the section laid first.',
    reason:
      'It leaves nothing to chance, keeps printed features on the map, and needs precedence only in the rare real conflict.',
    see: ['QL-BRD-07'],
  },
  'QL-RUL-06': {
    title: 'Laying the second section',
    text: 'The second section must be a different one; its side and rotation are up to the second player. The first is never turned.',
    reason:
      'There is a single copy of each. The answering player should have the choice, and only how the two lie to each other matters.',
    see: ['QL-SET-09', 'QL-SET-10'],
  },
  'QL-RUL-07': {
    title: 'Equal dice for first player',
    text: 'Both roll again.',
    reason: 'The book does not mention ties, and a reroll favours neither seat.',
    see: ['QL-SET-08'],
  },
  'QL-RUL-08': {
    title: 'Recruiting in secret',
    text: 'Forces are chosen secretly and at the same time; open recruiting is an option.',
    reason: "The book leaves it open. Seeing the enemy's roster first would allow picking its counter.",
    see: ['QL-SET-07'],
    toggles: ['forceSecrecy'],
  },
  'QL-RUL-09': {
    title: 'How strict one list is',
    text: 'One list for each seat, with mixing as an option.',
    reason: 'The book says "generally"; the strict reading is the sounder default.',
    see: ['QL-SET-02'],
    toggles: ['mixedForces'],
  },
  'QL-RUL-10': {
    title: 'Small forces',
    text: 'Forces may be as small as one likes, but whoever has no units left loses.',
    reason: 'A force worth less than the VP target could otherwise never be beaten.',
    see: ['QL-VIC-03'],
  },
  'QL-RUL-11': {
    title: 'Games that do not end',
    text: 'Resigning, agreed draws, an optional turn limit and a stalemate rule are added.',
    reason:
      'The book has none of them, and a game on a computer must come to an end. Twenty quiet turns do not happen in normal play.',
    see: ['QL-VIC-05', 'QL-VIC-06', 'QL-VIC-07'],
  },
  'QL-RUL-12': {
    title: 'Dice rows are totals',
    text: 'Each number in a row of attack dice is the number rolled, not a number to take away.',
    reason:
      'One chapter calls them reductions, but the example rolls 5, then 3, then 2 for 5-3-2; taking away would leave 5, 2, 0.',
    see: ['QL-CMP-09'],
  },
  'QL-RUL-13': {
    title: 'Three hits, three dice',
    text: "The damage roll has one die for each hit, in the book's example too.",
    reason: 'That example says four dice for three hits and then lists three results: a slip of the pen.',
    see: ['QL-DMG-01'],
  },
  'QL-RUL-14': {
    title: 'The 1 in the attack example',
    text: 'That 1 places a suppression marker, though the example speaks of hits alone.',
    reason: 'Suppression is explained later in the book, for any attack die.',
    see: ['QL-ATK-08'],
  },
  'QL-RUL-15': {
    title: 'Which dice suppress',
    text: 'Ones suppress under Engage and Strike alike, but only on attack dice, and only on dice really rolled after cover.',
    reason: 'The book says any attack die, with no exception for an order and no mention of other rolls.',
    see: ['QL-ATK-08', 'QL-ATK-09', 'QL-ATK-10'],
  },
  'QL-RUL-16': {
    title: 'Markers on a destroyed unit',
    text: 'They leave the board with it. They are placed before damage all the same.',
    reason: 'Nothing in the book hands them on to others. The sequence shows in the log, and some traits need it.',
    see: ['QL-DST-01', 'QL-ATK-12'],
  },
  'QL-RUL-17': {
    title: 'When cover works',
    text: 'Cover reduces the dice before they are rolled, rounding up, so that at least one is left.',
    reason: "So does the book's example: five dice, hard cover, two rolled.",
    see: ['QL-COV-02', 'QL-COV-03'],
  },
  'QL-RUL-18': {
    title: 'No automatic kill',
    text: 'A 6 on the damage roll has no power of its own.',
    reason: 'The book gives only the automatic failure on a 1. No armor is better than 6+, so a 6 kills in any case.',
    see: ['QL-DMG-04'],
  },
  'QL-RUL-19': {
    title: 'Must a save be used?',
    text: 'Successful saves are used without asking; asking is an option.',
    reason: 'The book says a kill "may" be ignored, but refusing to would help only in freak cases.',
    see: ['QL-SAV-04'],
    toggles: ['optionalSaves'],
  },
  'QL-RUL-20': {
    title: 'Saves against overkill',
    text: 'One throw for every kill, also when the kills outnumber the elements.',
    reason: 'The book throws for each kill. Overkill thus makes it harder to survive.',
    see: ['QL-SAV-03'],
  },
  'QL-RUL-21': {
    title: 'Shooting out of a forest',
    text: "The attacker's own hex does not block its sight.",
    reason: "The book excuses the target's hex by name, but it also says that only hexes in between block.",
    see: ['QL-LOS-08'],
  },
  'QL-RUL-22': {
    title: 'Blockers on both sides of a line',
    text: 'Two blockers stop a line along a hexside only when they share that very side; judging the line as a whole is an option.',
    reason:
      'The sentence is about the boundary of two hexes, and between obstacles that are staggered a narrow view remains.',
    see: ['QL-LOS-06'],
    toggles: ['losHexside'],
  },
  'QL-RUL-23': {
    title: 'Lines that touch a corner',
    text: 'A hex met in a single point does not block.',
    reason: 'A point is no part of a hex that a line could cross; the hexes really crossed decide.',
    see: ['QL-LOS-07'],
  },
  'QL-RUL-24': {
    title: 'Hills in between',
    text: 'If an end of the line is on a hill, hills in between block whether occupied or not, units elsewhere do not, and along a hexside both hexes must be hills.',
    reason: 'The book says only hills block then, which is taken at its word and carried over to hexsides.',
    see: ['QL-LOS-09', 'QL-LOS-10'],
  },
  'QL-RUL-25': {
    title: 'Hills give no cover',
    text: 'A unit on a hill has no cover.',
    reason: 'Cover is listed for other terrain and left out for hills.',
    see: ['QL-COV-04', 'QL-TER-03'],
  },
  'QL-RUL-26': {
    title: 'Sight along the flank',
    text: 'Half-hexes out of play do not block sight.',
    reason: 'They hold no units and lie outside the game. Only lines running along the flank are affected.',
    see: ['QL-LOS-11'],
  },
  'QL-RUL-27': {
    title: 'One hex short',
    text: 'A unit with 1 left cannot enter a hex that costs 2; a minimum move is an option.',
    reason: 'That is what the words say.',
    see: ['QL-MOV-07'],
    toggles: ['minimumMove'],
  },
  'QL-RUL-28': {
    title: "Firing from a friend's hex",
    text: 'The move itself, not just the activation, must end in a free hex.',
    reason: 'Nobody moves after attacking, so a unit could not clear the hex later.',
    see: ['QL-STK-03', 'QL-ACT-09'],
  },
  'QL-RUL-29': {
    title: 'Engage from a standstill',
    text: 'It still needs 5 or 6.',
    reason: 'The number to hit belongs to the order and not to what the unit did.',
    see: ['QL-ACT-15'],
  },
  'QL-RUL-30': {
    title: 'Acting twice',
    text: 'No unit has two activations in one turn.',
    reason: 'The sequence of steps already prevents a second time; it is written down because of Initiative.',
    see: ['QL-ACT-12', 'QL-TRT-20'],
  },
  'QL-RUL-31': {
    title: 'Orders that were never carried out',
    text: 'Orders replaced or lost with their unit stay secret; showing them is an option.',
    reason: 'Activation is what ends the secrecy of an order, and for these it never comes.',
    see: ['QL-HID-04', 'QL-HID-05'],
    toggles: ['revealOnRemoval'],
  },
  'QL-RUL-32': {
    title: 'How many markers there are',
    text: 'As many as needed.',
    reason: 'The book gives no count, and running out would be no rule but an accident.',
    see: ['QL-CMP-13'],
  },
  'QL-RUL-33': {
    title: 'Whose first turn',
    text: 'The better die counts in the first turn of each player.',
    reason: 'The book says "your first turn", and neither player has orders to carry out by then.',
    see: ['QL-CMD-02'],
  },
  'QL-RUL-34': {
    title: 'Units lost without an attack',
    text: 'It cannot happen: attacks alone destroy units.',
    reason: 'No rule, trait or scenario removes a unit in another way, so the question of its VP never comes up.',
    see: ['QL-DST-02'],
  },
  'QL-RUL-35': {
    title: 'VP for damage',
    text: 'Damage earns no VP and serves only to break ties.',
    reason: 'The book awards VP for destroyed units.',
    see: ['QL-DST-03', 'QL-VIC-06'],
  },
  'QL-RUL-36': {
    title: 'The missing traits',
    text: 'Twenty-three traits were designed for this table, three of them drawbacks.',
    reason:
      'The chapter never appeared. Reactions were left out on purpose: they would take the weight off secret orders.',
    see: ['QL-TRT-01', 'QL-TRN-07'],
  },
  'QL-RUL-37': {
    title: 'The missing unit creation',
    text: 'VP come from the product of an offensive and a defensive rating, plus a small constant.',
    reason:
      'Only the headings of the chapter survive. The square root of the product makes strong units too cheap where command points limit the number of attacks.',
    see: ['QL-UNC-10'],
  },
  'QL-RUL-38': {
    title: 'The missing force lists',
    text: 'Five lists with 61 units were designed and named after the background of the game.',
    reason:
      'None appeared in print. In self-play random rosters of each list won about half their games against the others.',
    see: ['QL-CMP-06'],
  },
  'QL-RUL-39': {
    title: 'The missing map sections',
    text: 'Five sections were designed, three temperate and two frozen.',
    reason: 'The book counts five, some of them frozen, but the maps are lost.',
    see: ['QL-BRD-01'],
  },
  'QL-RUL-40': {
    title: 'The missing miniatures rules',
    text: "Large hexes and an open tabletop were designed after the chapter's headings.",
    reason: 'No more than the headings survive.',
    see: ['QL-MIN-01'],
  },
  'QL-RUL-41': {
    title: 'A spelling',
    text: '"Impassible" ground means impassable.',
    reason: 'No other reading makes sense.',
    see: ['QL-TER-09'],
  },
  'QL-RUL-42': {
    title: 'Deploying on bad ground',
    text: 'Difficult ground is allowed, impassable ground is not.',
    reason: 'A unit cannot be where it could never have gone; difficult ground only slows it.',
    see: ['QL-SET-16'],
  },
  'QL-RUL-43': {
    title: 'Frozen beside temperate',
    text: 'Such boards are allowed. Water turns to ice on the frozen section only, and a joint hex of one water and one ice half counts as unequal halves.',
    reason: 'Nothing forbids them, and frost affects nothing but water.',
    see: ['QL-BRD-08', 'QL-BRD-07'],
  },
  'QL-RUL-44': {
    title: 'Advanced rules',
    text: 'There are none.',
    reason: 'The book mentions them once in passing and never again.',
    see: ['QL-SUP-08'],
  },
  'QL-RUL-45': {
    title: 'Pillbugs',
    text: 'The footnote on pillbugs and wheeling has no effect.',
    reason: 'It is a joke: units have no facing to wheel with.',
    see: ['QL-MOV-02'],
  },
  'QL-RUL-46': {
    title: 'Very small and very large units',
    text: 'Designs have 2 to 5 elements; the rules of play themselves work for any size from 1 up.',
    reason: 'The book calls two to five typical, not compulsory.',
    see: ['QL-CMP-03', 'QL-UNC-01'],
  },
  'QL-RUL-47': {
    title: 'When the target is named',
    text: 'After the move, with the new position known to all.',
    reason: 'The order text puts the attack after the movement.',
    see: ['QL-ACT-09'],
  },
  'QL-RUL-48': {
    title: 'Rallying later in the turn',
    text: 'There is no going back to the rally step.',
    reason: "A unit cannot become suppressed in its own side's turn, so there is nothing to go back for.",
    see: ['QL-TRN-03'],
  },
  'QL-RUL-49': {
    title: 'Distance around obstacles',
    text: 'Distance ignores everything on the map.',
    reason: 'Range counts hexsides, not steps a unit could take. No shortest way on this board needs a half-hex.',
    see: ['QL-RNG-01'],
  },
  'QL-RUL-50': {
    title: 'A die that hits and suppresses',
    text: 'It cannot be: hits start at 4, suppression ends at 1, or at 2 with Barrage.',
    reason: 'No trait brings the two together.',
    see: ['QL-ATK-06', 'QL-ATK-08', 'QL-TRT-08'],
  },
  'QL-RUL-51': {
    title: 'Many of a kind',
    text: 'VP alone limit how many of a type one may take; a cap is an option.',
    reason: 'Composition is free in print. No set of prices makes every one-type roster fair, hence the option.',
    see: ['QL-SET-05', 'QL-SET-22'],
    toggles: ['maxPerType'],
  },
  'QL-RUL-52': {
    title: 'Objectives and the tie-break',
    text: 'VP from objectives count in the tie-break.',
    reason: 'They are VP like all others, so the fractions are added to everything earned.',
    see: ['QL-VIC-06', 'QL-SCN-04'],
  },
} as const satisfies Entries;
