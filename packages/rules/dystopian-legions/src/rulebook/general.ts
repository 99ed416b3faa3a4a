import type { Entries } from './rule.js';

export const GENERAL = {
  'DL-GEN-01': {
    title: 'Edge to edge',
    text: 'Every distance between two pieces is the shortest gap between the edges of their bases, hulls, markers or outlines (0 if they touch or overlap).',
  },
  'DL-GEN-02': {
    title: 'Within / at least',
    text: '"Within N" is gap <= N + 0.001. "At least N away" is gap >= N - 0.001. "More than N" is gap > N + 0.001.',
  },
  'DL-GEN-03': {
    title: 'Contact',
    text: 'Two pieces are in base contact when their gap is <= 0.05.',
  },
  'DL-GEN-04': {
    title: 'Premeasuring',
    text: 'Any player may measure anything at any time; every measurement is public.',
  },
  'DL-GEN-05': {
    title: 'Fractions',
    text: 'Distances are never rounded. Only counts and allowances for which a rule says "half" are rounded, up.',
  },
  'DL-GEN-06': {
    title: 'Precedence',
    text: 'Scenario rule > order > MAR > special section of these rules > general section.',
  },
  'DL-GEN-07': {
    title: 'Own choices',
    text: 'Choices about a model are made by its owner unless a rule names someone else.',
  },
  'DL-GEN-08': {
    title: 'Simultaneous choices',
    text: 'When both sides must choose at once, both answers are locked before either is shown.',
  },
  'DL-GEN-09': {
    title: 'Killed models',
    text: 'A model at 0 LP goes to the graveyard at once, unless a Medic or an engineer may still bring it back.',
    see: ['DL-MAR-24', 'DL-DES-01'],
  },
  'DL-GEN-10': {
    title: 'Table limits',
    text: 'No model may leave the table voluntarily; every base or hull must stay wholly on the table.',
  },
  'DL-GEN-11': {
    title: 'Kinds of section',
    text: 'An ironclad section is one whose surviving models are all ironclads. With any other surviving model it is a non-ironclad section, even while embarked, when it only moves and fires like an ironclad. In an Infantry section all surviving models but transports and Non-Combatants are infantry or heavy infantry.',
    see: ['DL-TRN-14'],
  },
  'DL-GEN-12': {
    title: 'Per-activation flags',
    text: 'That a model moved or attacked is forgotten when the activation of its section ends. Fire outside the own activation (Overwatch, On My Mark) is a small shooting action of its own: its limits hold inside it and leave nothing behind.',
    see: ['DL-SHT-03', 'DL-SHT-05', 'DL-SWP-02'],
  },
  'DL-GEN-60': {
    title: 'Under a roof',
    text: 'Every distance to or from a model in a building or a carrier (Command Range, morale and Political Officer ranges, the 1" rule, objectives, checks by distance, "where the dead stood") is measured to or from the outline or the hull, unless a rule names another point. There is no sight to or from a model in a closed transport.',
    see: ['DL-RUL-165'],
  },
  'DL-GEN-81': {
    title: 'Secrets',
    text: 'Four answers are secret until both sides have given theirs: setup.buildForce, setup.splitFireTeams, setup.allocate, turn.bolsterInitiative; splits are shown together with the allocations. Nothing else in the game is hidden from either seat.',
  },
} as const satisfies Entries;

export const DICE = {
  'DL-DIE-01': {
    title: 'Black',
    text: 'A black die is worth 1 if its face is >= T, otherwise 0 (T is 4 unless changed).',
  },
  'DL-DIE-02': {
    title: 'Blue',
    text: 'As black, but a 6 is worth 2.',
  },
  'DL-DIE-03': {
    title: 'Red',
    text: 'As blue, and each 6 also rolls one more red die at the same T, added to the total; further 6s continue without limit.',
    see: ['DL-RUL-01'],
  },
  'DL-DIE-04': {
    title: 'Threshold',
    text: "T changes which faces count (3+, 4+ or 5+). A 6 keeps its colour's value whatever T is.",
  },
  'DL-DIE-05': {
    title: 'D3',
    text: 'D3 is a D6 halved and rounded up (1-2=1, 3-4=2, 5-6=3).',
  },
  'DL-DIE-06': {
    title: 'Roll order',
    text: 'A pool is rolled black dice first, then blue, then red, each colour in contributor order (section list order, then model list order); then extra red dice, depth first, in the order of the sixes that caused them; then re-rolls in the order chosen.',
  },
  'DL-DIE-07': {
    title: 'Ownership of dice',
    text: 'Every die in a pool remembers the model and weapon that brought it (needed for Rapid Fire and Lucky).',
  },
  'DL-DIE-08': {
    title: 'Re-roll once',
    text: 'No die is re-rolled twice; the second result stands. (Stand Fast! is not a re-roll of dice but a second check with the same pool; Musician applies to it afresh.).',
  },
  'DL-DIE-09': {
    title: 'What can be re-rolled',
    text: 'Only dice of the initial roll may be re-rolled, never extra dice created by a red 6. Re-rolling a red die discards the extra dice it had created; a 6 on the re-roll creates new extra dice.',
    see: ['DL-RUL-02'],
  },
  'DL-DIE-10': {
    title: 'No cap',
    text: 'Successes are summed without limit and are never negative.',
  },
  'DL-DIE-11': {
    title: 'Cover, shield and spotting dice',
    text: 'Cover, shield and spotting dice always use T=4; quality of shooting and Shaken never change them.',
  },
  'DL-DIE-12': {
    title: 'Order of other rolls',
    text: "Opposed checks roll side A's pool, then side B's. Single dice for several items are rolled in list order: first all Unreliable D6, then the Experimental dice of the weapons that work; Medic and Drone Engineer D6 in the order the models were lost; for ironclads the cover D3 before the shield dice.",
  },
} as const satisfies Entries;
