import type { Entries } from './rule.js';

export const TRANSPORTS = {
  'DL-TRN-01': {
    title: 'Part of the section',
    text: 'A transport bought for a section is a model of that section, activates with it and shares its Shaken markers.',
  },
  'DL-TRN-02': {
    title: 'Coherency',
    text: 'It keeps coherency with its section at 4".',
  },
  'DL-TRN-03': {
    title: 'Blocks sight',
    text: 'It blocks sight like any ironclad, for friends too.',
  },
  'DL-TRN-04': {
    title: 'Capacity',
    text: 'Capacity [type, n]: up to n models of exactly that type; Gun Teams count 2, Non-Combatants 0.',
  },
  'DL-TRN-05': {
    title: 'Two separate targets',
    text: 'Its passengers cannot be targeted inside a closed transport; the hull is an IAD target.',
  },
  'DL-TRN-06': {
    title: 'Disembarked: free choice',
    text: 'While its section is on foot the section chooses any movement action, ignoring the transport.',
  },
  'DL-TRN-07': {
    title: 'Disembarked: transport follows',
    text: "The transport moves in the same activation to stay in coherency: up to its MV if the section's action allows MV, up to 2xMV if the section moved At the Double, charged or entered a building at the double; a move longer than its MV is straight with one turn. Bonuses such as Run Run! apply to it. With Hold Your Ground it may only pivot.",
    see: ['DL-IRN-03'],
  },
  'DL-TRN-08': {
    title: 'Cannot outrun',
    text: 'The section may not move so that the transport cannot end in coherency.',
  },
  'DL-TRN-09': {
    title: 'Waiting',
    text: 'If the section charges or enters a building the transport waits: it may move freely within its allowance as long as it is in coherency with the section (or the building outline).',
  },
  'DL-TRN-10': {
    title: 'Fire with the section',
    text: 'It may fire whenever the section may fire, pooled like any other model.',
  },
  'DL-TRN-11': {
    title: 'Fire during a charge',
    text: 'If its section charges, or disembarked into melee, the transport may still fire, but not at a section being charged.',
  },
  'DL-TRN-12': {
    title: 'Embark',
    text: 'At the start of its activation a section in coherency may embark in its transport(s) at no cost and then acts as if it had started embarked. From a building it may do so if the transport is in coherency with the outline.',
  },
  'DL-TRN-13': {
    title: 'Embark limits',
    text: 'That activation the transport may not move At the Double and the section may not disembark.',
  },
  'DL-TRN-14': {
    title: 'Embarked',
    text: 'While all its models are embarked the section acts as an ironclad section using the transport.',
  },
  'DL-TRN-15': {
    title: 'Embarked retreat',
    text: 'An embarked section never makes a retreat or fall back move.',
  },
  'DL-TRN-16': {
    title: 'Charging a carrier',
    text: 'An embarked section may not be charged.',
  },
  'DL-TRN-17': {
    title: 'Disembark',
    text: 'At the end of the Movement Segment, if the transport did not move At the Double this activation and the section did not embark this activation, the section may disembark.',
  },
  'DL-TRN-18': {
    title: 'Placing',
    text: 'Each model is placed with a path cost <= its MV from contact with any point of the hull (in the open: gap to the hull <= MV), in coherency including the transport, at least 1" from enemies.',
  },
  'DL-TRN-19': {
    title: 'All or none',
    text: 'It may disembark only if every model can be placed legally.',
  },
  'DL-TRN-20': {
    title: 'Then fire',
    text: 'Disembarked models and the transport may fire normally (the models count as having moved).',
  },
  'DL-TRN-21': {
    title: 'Into melee',
    text: 'From an Open Topped transport or one with Charge Doors the section may instead disembark into melee: a charge with allowance MV measured from any point of the hull; the passengers may not fire.',
  },
  'DL-TRN-22': {
    title: 'Into melee and the hull',
    text: 'The transport must still be in coherency afterwards.',
  },
  'DL-TRN-23': {
    title: 'Forced disembark',
    text: 'The owner places every passenger within its MV of the hull, in coherency, at least 1" from enemies, not overlapping anything (the wreck included); those with no legal spot are killed (LP lost, no Medic).',
  },
  'DL-TRN-24': {
    title: 'Section in melee',
    text: 'While its section fights, the transport stays, neither attacks nor is attacked; contact with it is not contact with the section.',
  },
  'DL-TRN-25': {
    title: 'Crowding the hull',
    text: 'Once one charger touches the parent section, other chargers may be placed within 1" of the transport.',
  },
  'DL-TRN-26': {
    title: 'Falls back together',
    text: 'If the parent falls back so does the transport.',
    see: ['DL-FBK-04'],
  },
  'DL-TRN-27': {
    title: 'Open Topped: fire',
    text: 'Passengers of an Open Topped transport may fire; their shots are Rushed and nothing can change that (Placed does not cancel it).',
  },
  'DL-TRN-28': {
    title: 'Open Topped: together',
    text: 'They may pool with the transport; each uses its own T.',
  },
  'DL-TRN-29': {
    title: 'Open Topped: origin',
    text: 'Their range and sight are taken from any point of the hull.',
  },
  'DL-TRN-30': {
    title: 'Open Topped: targets',
    text: "They may be targeted by RAD attacks at the hull's position, with hard cover as their base level; changes of cover apply, but not the carrier's Towering or Skimming. They cannot Hit the Deck; their owner chooses the casualty order among them, though a Sniper still names his man.",
    see: ['DL-COV-04'],
  },
  'DL-TRN-31': {
    title: 'Too many models: embark',
    text: 'If the section has more models than room it may still embark; as many as possible must go in. The rest act as a section on foot with a transport, by the rules for partly embarked sections.',
    see: ['DL-TRN-06', 'DL-TRN-07', 'DL-TRN-08', 'DL-TRN-09', 'DL-TRN-10', 'DL-TRN-11', 'DL-TRN-32', 'DL-TRN-33'],
  },
  'DL-TRN-32': {
    title: 'Partial: fire',
    text: 'If the transport is Open Topped the embarked models may fire whenever the transport may.',
  },
  'DL-TRN-33': {
    title: 'Partial: charge',
    text: 'The section may charge only if all its transports are Open Topped or have Charge Doors: models on foot move 2xMV, the transport its MV, then the embarked models disembark into melee with MV.',
  },
  'DL-TRN-34': {
    title: 'Partial: disembark',
    text: 'After an Advance or Hold Your Ground the transport moves and the embarked models may disembark.',
  },
  'DL-TRN-35': {
    title: 'Partial: buildings',
    text: 'While some models are embarked the others may not enter a building.',
  },
  'DL-TRN-36': {
    title: 'Partial: charged',
    text: 'If the models on foot are charged: chargers move in, then as many embarked models as there is room for disembark, without regard to the 1" rule, placed by their owner, and all models on foot fight. Models still embarked do not fight; if the section falls back they ride in the transport.',
    see: ['DL-TRN-18'],
  },
  'DL-TRN-37': {
    title: 'Only the transport left',
    text: 'If all other models are killed the transport plays on as an ironclad section; the section is not yet destroyed for scoring.',
    see: ['DL-RUL-56'],
  },
  'DL-TRN-38': {
    title: 'Objectives',
    text: 'Embarked models count as the hull: they can contest but not claim.',
  },
  'DL-TRN-40': {
    title: 'Orphans',
    text: 'Option orphanedTransports:',
    clauses: {
      a: 'When all other models die the enemy scores the section at once.',
      b: 'The transport remains and activates.',
      c: 'It may move into coherency with a friendly section it could carry and declare that they combine.',
      d: 'If both are in coherency at the end of the turn, from the next turn they are one section.',
    },
    toggles: ['orphanedTransports'],
  },
  'DL-TRN-60': {
    title: 'Partial charge',
    text: 'A partly embarked section makes one charge: one declaration and one set of reactions, all named sections reached by the models on foot and the disembarking ones together, with at least one model in contact with each. After an Advance or Hold Your Ground only plain disembarkation is possible.',
    see: ['DL-TRN-33', 'DL-TRN-34'],
  },
  'DL-TRN-61': {
    title: 'Riding is moving',
    text: "A passenger has moved this activation if its transport changed position or it embarked. Which models embark when there is too little room is the owner's choice.",
    see: ['DL-MOV-06', 'DL-MAR-25', 'DL-OVW-01'],
  },
  'DL-TRN-62': {
    title: 'Transport alone moves',
    text: 'With the section on Hold Your Ground its transport stays; with any other action it may also stay. It may pivot in either case. It is part of "the section moved" for Overwatch, and may not be left out of coherency by its own choice.',
  },
  'DL-TRN-63': {
    title: 'Following in step',
    text: 'A transport that follows its section moves At the Double only if it goes farther than its MV, otherwise it Advances; that decides how it turns, rams, displaces and whether it may be left. If the section charges, the transport moves after the chargers on foot, before those who disembark into melee, and may not touch or displace models of a charged section.',
    see: ['DL-IRN-03', 'DL-RAM-02', 'DL-COL-06', 'DL-TRN-17', 'DL-RUL-170'],
  },
  'DL-TRN-80': {
    title: 'Partial: same activation',
    text: 'A part that embarked may not disembark in that activation either, and the section may not charge.',
    see: ['DL-TRN-13', 'DL-TRN-34', 'DL-TRN-33'],
  },
  'DL-TRN-81': {
    title: 'Only carrier and Non-Combatants',
    text: 'If only transports and Non-Combatants are left the Non-Combatants are removed and the transport plays on alone.',
    see: ['DL-TRN-37'],
  },
  'DL-TRN-83': {
    title: 'Too shaken to sally',
    text: 'An embarked section with 2 or more Shaken markers may disembark, but not into melee; once on foot it is in Ordered Retreat, which it first feels in its next activation.',
    see: ['DL-ACT-07', 'DL-RUL-99'],
  },
} as const satisfies Entries;

export const TOWING = {
  'DL-TOW-01': {
    title: 'Pair',
    text: 'A section with Towable may start hitched to a section with Utility Vehicle, one gun per vehicle: the vehicle section needs as many Utility Vehicles as the gun section has guns.',
    see: ['DL-RUL-57'],
  },
  'DL-TOW-02': {
    title: 'Two deployments',
    text: "Each is deployed on its own turn in either order; the second is placed in contact with the first, the gun behind the vehicle's rear.",
  },
  'DL-TOW-03': {
    title: 'Place',
    text: 'A hitched gun stands in contact with the rear of the hull, or as near as legal.',
  },
  'DL-TOW-04': {
    title: 'Coming along',
    text: 'When the vehicle activates and the gun stays hitched, the gun is placed behind it after the move and receives an Activated marker (it does not activate this turn).',
  },
  'DL-TOW-05': {
    title: 'Choice',
    text: 'When the vehicle activates its owner chooses to keep or drop the gun. A dropped gun stays where it is and may activate later this turn.',
  },
  'DL-TOW-06': {
    title: 'Gun first',
    text: "If the gun's section activates first it is detached automatically.",
  },
  'DL-TOW-07': {
    title: 'After',
    text: 'Once detached the two act independently; they cannot be hitched again (option rehitch).',
    toggles: ['rehitch'],
  },
  'DL-TOW-08': {
    title: 'Loss',
    text: 'Destruction of either detaches the other.',
  },
  'DL-TOW-09': {
    title: 'Under fire',
    text: 'A hitched gun is an ordinary target; it cannot fire while hitched.',
  },
  'DL-TOW-10': {
    title: 'Allocation',
    text: "A pair must be allocated to the same deployment step. In Reserves or Flanking the vehicle's D3 serves for both; they arrive as two placements, both touching the edge, the gun in contact with any side of its vehicle.",
  },
  'DL-TOW-60': {
    title: 'Gun on the hook',
    text: "Being towed counts as moving, ignores the gun's MV and terrain on the way (its end spot must be legal for it) and removes a Hit the Deck marker without Shaken. A gun that already has an Activated marker gets no second one. Falling back, retreating or an Avoidance Move of the gun detaches it.",
    see: ['DL-MOV-06'],
  },
} as const satisfies Entries;
