import type { Entries } from './rule.js';

export const ORDERS = {
  'DL-ORD-01': {
    title: 'Issuer',
    text: 'An order is issued by one Officer (target section in Command Range or his own) or by one NCO (own section); the issuer pays the whole CP cost. Rally and With Me! only by Officers. Battle Hardened sections may issue to themselves as NCO [2].',
  },
  'DL-ORD-02': {
    title: 'Pay first',
    text: 'The cost is spent before the check and is never refunded.',
  },
  'DL-ORD-03': {
    title: 'Check',
    text: "The target section takes a Command Check with the order's required successes; Officers in range and the section's NCO may bolster; MAR dice of the target apply.",
  },
  'DL-ORD-04': {
    title: 'Effect',
    text: 'On a pass the order takes effect at once.',
  },
  'DL-ORD-05': {
    title: 'Window',
    text: "An order may be issued only in its window. The issuer's own section need not be active.",
  },
  'DL-ORD-06': {
    title: 'One at a time',
    text: 'A section under an order may not be the target of another until the first expires.',
    see: ['DL-RUL-21'],
    toggles: ['orderStacking'],
  },
  'DL-ORD-07': {
    title: 'Repeats',
    text: 'The same order may be issued to a section again later in the turn, unless its text forbids it.',
  },
  'DL-ORD-08': {
    title: 'One try per window',
    text: 'A failed order may not be tried again on the same section in the same window. A window is one segment of one activation (both offers of Rally in a Movement Segment are one), or one attack, one charge declaration or one melee for orders tied to those.',
  },
  'DL-ORD-09': {
    title: 'Durations',
    text: "With Me!: the activation. Spread Out, Stand Fast: end of turn. Run Run!, On Your Bellies!: that Movement Segment. Focus Fire!, Spray 'Em!: that Shooting Segment. Fight Harder!, Dig In!, On My Mark: that attack. Hold the Line!: that melee. The others are instantaneous.",
  },
  'DL-ORD-10': {
    title: 'Values',
    text: "Costs and successes are those of the order's own entry, not of the summary table. With option orderValues = summary only CP and successes are taken from the table; windows and effects stay, and With Me! keeps its entry values.",
    see: ['DL-RUL-20'],
    toggles: ['orderValues'],
  },
  'DL-ORD-11': {
    title: 'With Me!',
    text: "Costs 2 per section CP and needs 2 successes; issued in: Officer's Command Segment.",
    clauses: {
      a: 'One or two friendly non-ironclad, ready, non-retreating sections in range.',
      b: 'CP and check separately for each.',
      c: "Each that passes activates together with the Officer's section: one shared Movement Segment, then one shared Shooting Segment, then each its own melee.",
      d: 'In the Shooting Segment all of them may contribute to one RAD attack.',
      e: 'A section that fails is unaffected and may activate later.',
      f: "The order binds only the sections it was issued to, not the Officer's own.",
      g: "Each section chooses its own movement action; they move in the player's order.",
      h: "The sections are named one after another, the second after the first's check; a section that fails is one of the two.",
    },
    see: ['DL-ORD-81', 'DL-ORD-06'],
  },
  'DL-ORD-12': {
    title: 'Rally',
    text: "Costs 1 CP and needs 2 successes; issued in: any point of the Officer's Movement Segment. A section in range other than his own removes D3+1 Shaken markers (or all it has).",
  },
  'DL-ORD-13': {
    title: 'Snap Out of It!',
    text: "Costs 1 CP and needs 2 successes; issued in: target's Command Segment. It removes D3 Shaken markers (or all it has).",
  },
  'DL-ORD-14': {
    title: 'Make That Safe!',
    text: 'Costs 1 CP and needs 3 successes; issued in: target\'s Command Segment. Infantry section on foot with a mine or booby-trapped area terrain within 2": the issuer names one such piece with the order; remove it without triggering. On a failure it stays.',
    see: ['DL-GEN-11'],
  },
  'DL-ORD-15': {
    title: 'Spread Out Men!',
    text: "Costs 1 CP and needs 1 success; issued in: target's Movement Segment.",
    clauses: {
      a: 'Coherency distance +2" until end of turn.',
      b: 'Ranged attacks by it and against it are Rushed until end of turn; no stacking with other Rushed sources.',
      c: 'By the end of its next Movement Segment it must be back in normal coherency.',
      d: 'Until it has been back, it may not receive this order again.',
    },
    see: ['DL-COH-05'],
    toggles: ['spreadOutAdvanceOnly'],
  },
  'DL-ORD-16': {
    title: 'Stand Fast!',
    text: "Costs 2 CP and needs 2 successes; issued in: target's Movement Segment.",
    clauses: {
      a: 'It may only Hold Your Ground.',
      b: 'Until end of turn it has Steadfast and may repeat each failed Morale Check once (all dice), Restore Order included.',
      c: 'Not for a section out of coherency.',
    },
    see: ['DL-DIE-08'],
  },
  'DL-ORD-17': {
    title: 'Run Run!',
    text: 'Costs 1 CP and needs 2 successes; issued in: target\'s Movement Segment, after choosing At the Double. Adds D3" to that move for every model. Once per section per turn.',
  },
  'DL-ORD-18': {
    title: 'On Your Bellies!',
    text: 'Costs 2 CP and needs 2 successes; issued in: target\'s Movement Segment. A section with a Hit the Deck marker may Advance up to ceil(MV/2)" and keeps the marker.',
  },
  'DL-ORD-19': {
    title: 'Focus Fire!',
    text: "Costs 3 CP and needs 2 successes; issued in: target's Shooting Segment. Only after Hold Your Ground: all its fire this segment is Placed.",
  },
  'DL-ORD-20': {
    title: "Spray 'Em!",
    text: "Costs 1 CP and needs 1 success; issued in: target's Shooting Segment. Only after Hold Your Ground: all its fire this segment is Rushed and every weapon has Suppression.",
  },
  'DL-ORD-21': {
    title: 'Fight Harder!',
    text: "Costs 1 CP and needs 2 successes; issued in: before the section's attack dice are rolled (RAD, IAD, MAD, IDF attack dice). Roll a D3 at once; after the attack roll the player may re-roll up to that many initial dice of that section.",
  },
  'DL-ORD-22': {
    title: 'Dig In!',
    text: 'Costs 3 CP and needs 2 successes; issued in: when the section is the target, before attack dice. Failed cover dice (worth 0) may each be re-rolled once during that attack. Not ironclads, Skimming or Towering models; never shield dice.',
    toggles: ['digInAvailable'],
  },
  'DL-ORD-23': {
    title: 'On My Mark',
    text: "Costs 3 CP and needs 2 successes; issued in: opponent's Movement Segment, when the section is declared the target of a charge. Target must be ready to activate (no Activated marker, not on Overwatch, not activated this turn). It makes one immediate shooting action at the charging section, Rushed, before any charger moves. It stays ready to activate.",
  },
  'DL-ORD-24': {
    title: 'Hold the Line!',
    text: "Costs 2 CP and needs 2 successes; issued in: opponent's Melee Segment, before dice. An Infantry section being charged: every model gains Stalwart Defender [1 black] for that melee, in addition to any it has.",
    see: ['DL-GEN-11'],
  },
  'DL-ORD-80': {
    title: 'No empty orders',
    text: "An order that could change nothing when it is issued is refused: With Me! without a section it could name; Rally and Snap Out of It! without a Shaken marker; Make That Safe! without a piece in reach; On Your Bellies! without a Hit the Deck marker; Focus Fire!, Spray 'Em!, On My Mark without a legal attack for the section (on the charging section, for On My Mark); Fight Harder! without attack dice of the section to come; Dig In! if no model of the section has cover dice in that attack.",
    see: ['DL-RUL-93'],
  },
  'DL-ORD-81': {
    title: 'Joint RAD',
    text: 'A RAD attack shared under With Me! is the one RAD attack of every section that contributes; the others keep theirs. For sight, linear cover, majorities and "every weapon" tests the contributing sections are one firing section.',
    see: ['DL-SHT-03'],
  },
  'DL-ORD-82': {
    title: 'Joining',
    text: 'A section that passes With Me! at once embarks or not and keeps or drops a gun, as at the start of any activation; a gun section that joins is detached. An Officer in a section that joined may Rally in the Movement Segment but does not issue With Me! himself.',
    see: ['DL-TOW-06', 'DL-RUL-97'],
  },
} as const satisfies Entries;
