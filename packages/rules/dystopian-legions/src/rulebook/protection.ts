import type { Entries } from './rule.js';

export const COVER = {
  'DL-COV-01': {
    title: 'Levels',
    text: 'None, soft (= light) 1B, hard (= heavy) 2B, fortified 3B.',
  },
  'DL-COV-02': {
    title: 'Per model, per attack',
    text: 'Cover is worked out for each target model and each attack separately.',
  },
  'DL-COV-03': {
    title: 'Best source',
    text: 'Only the best source counts; sources never add.',
  },
  'DL-COV-04': {
    title: 'Order of changes',
    text: 'Base level -> Elevated and Spray and Pray reductions and Hit the Deck -> Towering.',
    see: ['DL-COV-05'],
  },
  'DL-COV-05': {
    title: 'Hit the Deck cancels',
    text: 'Let R be the number of one-level reductions from {Elevated, Spray and Pray} present in the attack (counted even if there is no cover to lower). If the section is Hitting the Deck: with R=0 the level rises by one (none->soft, soft->hard, hard and fortified unchanged); with R>=1 one reduction is cancelled (Elevated first) and the level does not rise.',
    see: ['DL-RUL-46'],
  },
  'DL-COV-06': {
    title: 'Reductions',
    text: 'Each remaining reduction lowers the level by one, not below none, in the order Elevated, Spray and Pray, Towering. Elevated does not lower a level that is fortified when it is applied. Spray and Pray and Towering lower fortified to hard.',
  },
  'DL-COV-07': {
    title: 'Shields add',
    text: 'Shield dice are rolled with the cover dice and are not affected by cover changes.',
  },
  'DL-COV-08': {
    title: 'Ironclad cover',
    text: "For an ironclad the level after changes subtracts from the attack's successes: soft D3-1, hard or fortified D3+1, none 0. option ironcladCover = dice: uses the same dice as other models.",
    toggles: ['ironcladCover'],
  },
  'DL-COV-09': {
    title: 'Ironclad in cover',
    text: 'An ironclad is in area cover if its whole hull is inside, in linear cover if its hull is in contact and the line of fire crosses the piece.',
    see: ['DL-LIN-05'],
  },
} as const satisfies Entries;

export const ELEVATED_POSITIONS = {
  'DL-ELV-01': {
    title: 'Elevated',
    text: 'A model inside a hill, in a building flagged elevated, or on a roof is elevated.',
  },
  'DL-ELV-02': {
    title: 'Seeing over',
    text: 'A line of sight with at least one elevated end ignores non-elevated models, wrecks included (option elevatedReciprocal off: only an elevated firer).',
    see: ['DL-RUL-48'],
    toggles: ['elevatedReciprocal'],
  },
  'DL-ELV-03': {
    title: 'Bonus',
    text: 'Fire by an elevated model at a non-elevated target lowers cover one level (soft->none, hard->soft, fortified unchanged). In a pooled attack it applies if more than half of the contributing models are elevated.',
  },
  'DL-ELV-04': {
    title: 'Against Hit the Deck',
    text: 'A target that Hits the Deck ignores the bonus and keeps the level it had before Hitting the Deck.',
  },
  'DL-ELV-05': {
    title: 'Terrain still blocks',
    text: 'Being elevated does not let a line pass through other blocking terrain.',
  },
} as const satisfies Entries;

export const HIT_THE_DECK = {
  'DL-HTD-01': {
    title: 'Who',
    text: 'Only sections whose non-transport models are all infantry or heavy infantry, on the table or in a building, may Hit the Deck; Towering or Drone models in it gain nothing, and a section with a Towering model may not do it.',
  },
  'DL-HTD-02': {
    title: 'When',
    text: 'At the end of its own Movement Segment, or when it is declared the target of a ranged attack (blast included), before attack dice. Not once its own charge move has begun.',
    see: ['DL-RUL-46'],
  },
  'DL-HTD-03': {
    title: 'Whole section',
    text: 'The whole section does it or none.',
  },
  'DL-HTD-04': {
    title: 'Marker',
    text: 'Place a Hit the Deck marker; an Overwatch marker is replaced by an Activated marker.',
  },
  'DL-HTD-05': {
    title: 'Cover',
    text: 'It improves cover by one level, or cancels one reduction.',
    see: ['DL-COV-05'],
  },
  'DL-HTD-06': {
    title: 'Rushed',
    text: 'For the rest of the turn all its shooting is Rushed, even if the marker is lost.',
  },
  'DL-HTD-07': {
    title: 'Late dive',
    text: 'If it already has an Activated marker when it Hits the Deck under fire it also gains one Shaken marker.',
  },
  'DL-HTD-08': {
    title: 'Getting up',
    text: 'If it makes any movement action other than Hold Your Ground (or On Your Bellies!) the marker is removed before moving; if that action is At the Double or Charge it also gains one Shaken marker. Entering a building at the double counts as At the Double; exiting or disembarking into melee counts as Charge. The marker comes off at the moment the models start to move, so it still helps against On My Mark.',
  },
  'DL-HTD-09': {
    title: 'Expiry',
    text: 'The marker is removed in the last step of the End Phase.',
  },
  'DL-HTD-10': {
    title: 'Spotting',
    text: 'The marker does not stop a Spotter from spotting.',
  },
  'DL-HTD-11': {
    title: 'Against Spray and Pray',
    text: 'Hitting the Deck cancels the cover reduction of Spray and Pray.',
    see: ['DL-COV-05'],
  },
  'DL-HTD-12': {
    title: 'In melee',
    text: 'The marker has no effect in melee. A section that already has it may not declare it again, and so gains no second Shaken marker; it already enjoys the better cover.',
    see: ['DL-COV-05'],
  },
  'DL-HTD-80': {
    title: 'The last straw',
    text: 'A late dive may bring the fourth Shaken marker. The section is then Broken at once as an event of its own, and the attack ends without dice for it; it has been made, and other sections under a blast are resolved. The marker for getting up can do the same: the section is gone before it moves.',
    see: ['DL-HTD-08', 'DL-RUL-98'],
  },
  'DL-HTD-81': {
    title: 'Climbing in',
    text: 'A section that embarks loses the marker without a Shaken marker; its shooting stays Rushed. Of a partly embarked section only the models on foot dive.',
    see: ['DL-HTD-06'],
  },
  'DL-HTD-82': {
    title: 'Fire at the hull',
    text: "An IAD attack on a section's transport is no attack on its models on foot: they may not dive against it.",
  },
} as const satisfies Entries;

export const LINE_OF_SIGHT = {
  'DL-LOS-01': {
    title: 'Line',
    text: 'Between two round bases the line of sight is the one shortest segment between them.',
    see: ['DL-GEO-10'],
    toggles: ['losMode'],
  },
  'DL-LOS-02': {
    title: 'Hulls and buildings',
    text: 'If either end is a hull, a building or an open-topped carrier, many candidate lines are tried; sight exists if any is clear, and range is the length of the shortest clear one.',
    see: ['DL-GEO-11'],
  },
  'DL-LOS-03': {
    title: 'Terrain',
    text: 'A line is blocked if it runs more than 0.001" through the interior of blocking area terrain or smoke cloud, or crosses blocking linear terrain, unless one end is inside it, it is the building of one end, or it was flown over.',
    see: ['DL-TER-04', 'DL-BLD-03', 'DL-AER-05'],
  },
  'DL-LOS-04': {
    title: 'Models',
    text: 'A line is blocked if it runs more than 0.001" through the base or hull of any model or wreck except: the firer; the target model; non-ironclad models of the firing section; non-ironclad models of the target section; Non-Combatants; models that an elevated end sees over.',
    see: ['DL-ELV-02', 'DL-RUL-37'],
    toggles: ['targetSectionScreens'],
  },
  'DL-LOS-05': {
    title: 'Ironclads never ignored',
    text: 'Ironclads block sight even for their own section.',
  },
  'DL-LOS-06': {
    title: 'Touching',
    text: 'A line that only touches an edge or a corner is not blocked.',
  },
  'DL-LOS-07': {
    title: 'Points',
    text: 'A spotter sees an aim point if the shortest segment from his base to the point is clear by the same rules.',
  },
} as const satisfies Entries;
