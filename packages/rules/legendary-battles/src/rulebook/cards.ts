import type { Entries } from './rule.js';

export const CORE_GEN = {
  'TA-CORE-GEN-01': {
    title: 'No activity without a card',
    text: 'No unit acts and no effect is imposed unless a card has been played for it; consequences of a played card (attacks, Fall Back, displacement) need no further card. Scenario events are exempt.',
  },
  'TA-CORE-GEN-02': {
    title: 'Alternation',
    text: 'Players take whole turns alternately; a round is one turn each.',
  },
  'TA-CORE-GEN-03': {
    title: 'Precedence',
    text: 'On conflict: scenario special rule > TA-MAP > card effect > trait > other TA-CORE. A ruling (TA-RUL) on a TA-MAP rule is part of that rule and ranks with it; the TA-CORE rules such a ruling names carry it out (RUL-53 to -57).',
    see: ['TA-RUL-53'],
  },
} as const satisfies Entries;

export const CORE_DEK = {
  'TA-CORE-DEK-01': {
    title: 'Deck',
    text: "Each player uses the fixed 72-card list of the scenario's genre; lists are public.",
  },
  'TA-CORE-DEK-02': {
    title: 'Hand limit',
    text: '6 unless the scenario sets another number.',
  },
  'TA-CORE-DEK-03': {
    title: 'Refill',
    text: 'A player draws up to the hand limit only at T4 of the own turn (and at set-up).',
  },
  'TA-CORE-DEK-04': {
    title: 'Discard at once',
    text: "A card goes face up to its owner's discard pile the moment it is played, discarded or, for chance cards, read.",
  },
  'TA-CORE-DEK-05': {
    title: 'Reshuffle',
    text: 'When a card must be drawn and the draw pile is empty, the whole discard pile is shuffled into a new draw pile first; the event is public.',
  },
  'TA-CORE-DEK-06': {
    title: 'Two uses, one card',
    text: 'A card is played for its Action, or for its Situation, or as a Basic Order, or drawn for chance; never more than one of these.',
  },
  'TA-CORE-DEK-07': {
    title: 'Pile as a set',
    text: 'Nobody ever looks into a draw pile, so an engine may keep it unordered and draw uniformly from what it holds; that is the same game and leaves no order to leak.',
  },
  'TA-CORE-DEK-08': {
    title: 'Reshuffle in mid-effect',
    text: 'DEK-05 applies at any draw, in the middle of a combat too. Everything already in the discard pile goes in, also the card whose Action or Situation is being resolved and chance cards already read in it; cards still to be drawn for the same effect may be these. Hands stay.',
    see: ['TA-CORE-DEK-05'],
  },
} as const satisfies Entries;

export const CORE_CHN = {
  'TA-CORE-CHN-01': {
    title: 'Who draws',
    text: 'A chance card is drawn from the deck of the side making the attack, check or drift (for HAZ: the player of the card).',
  },
  'TA-CORE-CHN-02': {
    title: 'Combat rating CR',
    text: '1-12, six cards each; selects the CRT row.',
  },
  'TA-CORE-CHN-03': {
    title: 'Nerve value NV',
    text: '1-6, twelve cards each; every pair (CR, NV) occurs on exactly one card of a deck.',
  },
  'TA-CORE-CHN-04': {
    title: 'Drift',
    text: 'CR 1-2: M; 3-5: S; 6-8: VS; 9-12: no drift. Reference by NV: 1,5 nearest enemy (NE); 2,6 nearest friend (NF); 3 farthest enemy (FE); 4 farthest friend (FF), seen from the drawing player. The printed card data is authoritative.',
  },
  'TA-CORE-CHN-05': {
    title: 'Nerve check',
    text: "The unit's side draws one card. NV 6 passes, NV 1 fails; otherwise pass if NV + modifiers >= target number. Modifiers: +1 if the unit is, or is within S of, a functioning friendly command unit (at most +1; never for a unit that is not on the map); supplements; scenario.",
  },
  'TA-CORE-CHN-06': {
    title: 'Random choice',
    text: 'To choose among k options (k <= 12) draw a card: option number ((CR-1) mod k)+1, redrawing while CR > k*floor(12/k). Options are ordered by unit id.',
  },
  'TA-CORE-CHN-07': {
    title: 'One card per question',
    text: 'Every attack, check, drift and random choice draws its own card.',
  },
} as const satisfies Entries;

export const CORE_INF = {
  'TA-CORE-INF-01': {
    title: 'Hidden',
    text: 'Hands (from the opponent) and draw-pile order (from both).',
  },
  'TA-CORE-INF-02': {
    title: 'Public',
    text: 'Everything else, including discard order, pile counts, hand counts, reshuffles and all statuses.',
  },
  'TA-CORE-INF-03': {
    title: 'Own deck knowledge',
    text: 'A player may always see the composition (not order) of the own draw pile: deck list minus discard minus hand.',
  },
  'TA-CORE-INF-04': {
    title: "Opponent's unseen pool",
    text: "A player may always see the composition of the opponent's unseen cards: deck list minus the opponent's discard (this is draw pile plus hand, not separated).",
  },
  'TA-CORE-INF-05': {
    title: 'Odds',
    text: 'The interface may show odds computed from INF-03/04 (oddsMode: counting), from a full deck (static), or none (off); never from hidden order or hidden hands.',
    see: ['TA-CORE-INF-03'],
    toggles: ['oddsMode'],
  },
  'TA-CORE-INF-06': {
    title: 'No leaks',
    text: 'Whether a player is being asked in a window must not reveal whether a legal Situation is held; a player may pre-set auto-pass per window kind.',
  },
  'TA-CORE-INF-07': {
    title: 'Known by counting',
    text: "While a player's draw pile is empty, the unseen cards of INF-04 are exactly that player's hand, so the opponent knows it. Those of them not seen since stay known to be in the hand after the reshuffle. A view in counting mode may mark them, bots may use them, and a guess at hidden cards must agree with them; who is asked (WDW-10) and the formulas of 11.4 ignore them.",
    see: ['TA-CORE-INF-04', 'TA-CORE-WDW-10'],
  },
} as const satisfies Entries;
