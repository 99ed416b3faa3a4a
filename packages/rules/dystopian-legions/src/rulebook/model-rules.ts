import type { Entries } from './rule.js';

export const MODEL_RULES = {
  'DL-MAR-01': {
    title: 'Adjutant [n]',
    clauses: {
      a: 'Not an Officer, cannot issue orders.',
      b: 'Adds n to the CP pool at turn start while an Officer of the same section is alive.',
      c: "That Officer's personal limit rises by n.",
    },
  },
  'DL-MAR-02': {
    title: 'Aegis',
    text: 'Guard of its section.',
    clauses: {
      a: 'In melee, each time successes are about to be spent on its section, the owner may assign them to this model instead of the one with the lowest IR: enough for it to lose 1 LP, or all that remain if fewer, which are used up without effect.',
      b: 'He may repeat this, mixed with the usual order as he likes, until the model dies or the successes are used up.',
    },
    see: ['DL-MEL-08', 'DL-RUL-160'],
  },
  'DL-MAR-03': {
    title: 'Battle Hardened',
    text: 'One model suffices.',
    clauses: {
      a: 'The section counts as having an NCO [2] for spending CP.',
      b: 'It generates none.',
      c: 'Several models do not stack.',
      d: 'It does not count among Shaken leaders.',
      e: 'Any model that has it gives it to the section.',
      f: 'The limit of 2 CP per turn belongs to the section and is separate from that of real NCOs or Officers in it.',
    },
    see: ['DL-CMD-08'],
  },
  'DL-MAR-04': {
    title: 'Brutal Charge [n, colour]',
    text: 'When its section charges the model adds n dice of that colour instead of the +1 charge bonus die.',
  },
  'DL-MAR-05': {
    title: 'Capacity [type, n]',
    text: 'The ironclad (or building) may carry up to n models of that type.',
    see: ['DL-TRN-04'],
  },
  'DL-MAR-06': {
    title: 'Charge Doors',
    text: 'Its passengers may disembark into melee as if it were Open Topped.',
    see: ['DL-TRN-21'],
  },
  'DL-MAR-07': {
    title: 'CQB Weapon',
    text: "In melee, charging or defending, the weapon adds one die of the colour of its ER RAD box to its bearer's section pool (of an expression box its colour; a null box adds none; a section weapon has no bearer and adds none).",
  },
  'DL-MAR-08': {
    title: 'Combat Armour [n]',
    text: "In melee the model's IR is n higher.",
  },
  'DL-MAR-09': {
    title: 'Cumbersome',
    text: 'The weapon cannot be fired by an embarked model.',
  },
  'DL-MAR-10': {
    title: 'Daunting',
    clauses: {
      a: 'When a section is feasibly charged by a section with a Daunting model it takes a Morale Check at once.',
      b: 'This is before On My Mark and Overwatch fire.',
    },
  },
  'DL-MAR-11': {
    title: 'Drone',
    clauses: {
      a: 'A section containing a Drone may not take the Overwatch Action.',
      b: 'Drones do not benefit from Hit the Deck.',
      c: 'Medic has no effect on Drones.',
    },
  },
  'DL-MAR-12': {
    title: 'Drone Engineer [X+]',
    clauses: {
      a: 'When a section with a surviving Drone Engineer and at least one Drone loses Drones to a ranged attack, roll a D6 for each lost Drone after the attack: X+ returns it in place with 1 LP.',
      b: 'The Morale Check is still taken.',
    },
  },
  'DL-MAR-13': {
    title: 'Drone Controller',
    clauses: {
      a: 'While present in a section with Drones all its models are Fearless.',
      b: 'The section may use Overwatch.',
      c: 'Non-Drone members may benefit from Hit the Deck.',
    },
  },
  'DL-MAR-14': {
    title: 'Dual Wielding',
    text: 'The model may fire two weapons in one RAD attack; never split over two attacks, never for IAD.',
  },
  'DL-MAR-15': {
    title: 'Elusive Target',
    text: 'Ranged attacks against a section in which all have it are Rushed.',
  },
  'DL-MAR-16': {
    title: 'Energy Weapon',
    text: "If any contributing weapon is an Energy Weapon, the target's shield dice are black for that attack.",
  },
  'DL-MAR-17': {
    title: 'Experimental Weapon',
    text: 'Its dice box is an expression (D6R, D3R): roll it for every attack, just before the pool is formed, to find the number of dice.',
  },
  'DL-MAR-18': {
    title: 'Fearless',
    clauses: {
      a: 'If any model has it the whole section has it.',
      b: 'The section takes no Morale Checks at all, including Restore Order.',
      c: 'Other sources of Shaken still apply.',
    },
    see: ['DL-RUL-67'],
  },
  'DL-MAR-19': {
    title: 'Gas Grenade',
    text: 'A section charging a section in which any model has it gets no charge bonus: neither the +1 die nor Brutal Charge. In a charge on several sections one such target is enough.',
  },
  'DL-MAR-20': {
    title: 'Independent Firing',
    clauses: {
      a: 'The model may fire each of its weapons as a separate attack, RAD or IAD, at any targets.',
      b: 'These count neither as the one RAD attack of the section nor as the one attack of the model.',
      c: 'Not on Overwatch, where it fires one weapon.',
    },
    see: ['DL-SHT-03', 'DL-SHT-05'],
  },
  'DL-MAR-21': {
    title: 'Inspiring',
    text: 'A section with a model that can see a friendly Inspiring model (or contains one) adds 1B to Morale Checks. Several do not stack.',
  },
  'DL-MAR-22': {
    title: 'Lethal',
    text: 'If every weapon in a RAD attack is Lethal, a target model reached with remaining successes >= its IR after saves is killed whatever its LP; successes drop by IR once. No effect on ironclads.',
  },
  'DL-MAR-23': {
    title: 'Lucky [n]',
    clauses: {
      a: 'The model starts with n Luck tokens.',
      b: 'A token re-rolls one die rolled by that model right after the roll: its attack, melee, cover or shield die, its spotting die, the D6 of its Unreliable weapon, the D6 or D3 of its Experimental weapon, its own Medic, engineer or repair D6.',
      c: 'No die is re-rolled twice.',
      d: 'Tokens are never regained.',
    },
    see: ['DL-RUL-161', 'DL-DIE-08'],
  },
  'DL-MAR-24': {
    title: 'Medic [X+]',
    clauses: {
      a: 'When a section with a surviving Medic loses models to a ranged attack, after the attack roll a D6 for each model lost: X+ returns it in place with 1 LP, otherwise it is removed.',
      b: 'The Morale Check is still taken.',
      c: 'No effect on ironclads and Drones.',
      d: 'If every Medic is among the lost, no rolls are made.',
      e: 'Rolls come before removal: a model that returns was not killed (no Officer-loss check, the section is not destroyed), though its LP were lost. With medicTiming = endPhase the lost models lie aside, count as gone, and roll in Repairs and Medics if their section still has a model on the table and a Medic; those that return are placed in coherency by their owner.',
    },
    toggles: ['medicTiming'],
  },
  'DL-MAR-25': {
    title: 'Move or Fire',
    text: 'A model that moved this activation cannot fire the weapon.',
    see: ['DL-MOV-06'],
  },
  'DL-MAR-26': {
    title: 'Musician',
    text: 'In any Command Check (orders, morale, Restore Order) by a section with any Musician, its owner may re-roll once each initial die showing 1. Opposed checks are made by a side, not by a section, and get nothing.',
  },
  'DL-MAR-27': {
    title: 'Non-Combatant',
    clauses: {
      a: 'Cannot be the target of any attack and cannot be killed.',
      b: 'If only Non-Combatants remain the section is removed and counts as destroyed.',
      c: 'Does not block sight.',
      d: "When its section charges or is charged it is moved, after charge reactions and before chargers move, to the nearest spot within coherency that hinders nobody (the nearest legal spot at all if there is none; owner's choice among equals).",
      e: 'If it is the only model that could be contacted the charge fails.',
      f: 'Not counted for LP, morale or capacity.',
      g: 'Adds nothing to melee pools.',
      h: 'It still is a model for objectives, coherency, deployment zones and Command Range.',
      i: 'Where a rule would kill it for want of room it is set on the nearest legal spot instead.',
      j: 'With only transports left besides, it is removed and they play on.',
    },
    see: ['DL-COL-07', 'DL-TRN-23', 'DL-BLD-80', 'DL-TRN-81'],
  },
  'DL-MAR-28': {
    title: 'Open Topped',
    text: 'Its passengers may fire, may be fired at, and may disembark into melee.',
    see: ['DL-TRN-21', 'DL-TRN-27', 'DL-TRN-28', 'DL-TRN-29', 'DL-TRN-30'],
  },
  'DL-MAR-29': {
    title: 'Political Officer [n]',
    clauses: {
      a: 'Generates n CP.',
      b: 'Cannot issue orders; may bolster Command and Morale Checks of his own section.',
      c: 'Whenever a friendly section fails a Command or Morale Check within 12" of him, the pool loses D3-1 CP at once (not below 0): once per failed check however many Political Officers are near, Restore Order included.',
    },
    see: ['DL-RUL-77'],
  },
  'DL-MAR-30': {
    title: 'Rapid Fire [n]',
    text: "When the weapon contributes to a ranged attack (RAD, IAD or a blast pool; Overwatch and On My Mark included) its bearer's player may re-roll up to n of the initial dice it contributed.",
    see: ['DL-RUL-162'],
  },
  'DL-MAR-31': {
    title: 'Run and Gun',
    clauses: {
      a: 'If all have it the section may make its Open Fire action before its movement action.',
      b: 'It then has no Shooting Segment.',
      c: 'It may not then move At the Double; Charge is allowed.',
    },
  },
  'DL-MAR-32': {
    title: 'Scouting',
    text: 'A section in which every model has it may be allocated to Scouting Deployment.',
    see: ['DL-DEP-02'],
  },
  'DL-MAR-33': {
    title: 'Shield [n, colour]',
    text: "Adds n dice of the colour to the model's saves against ranged attacks, in or out of cover; for ironclads subtracts from IAD successes.",
  },
  'DL-MAR-34': {
    title: 'Skimming',
    clauses: {
      a: 'Always Towering.',
      b: 'Moves over any terrain and linear piece at no extra cost.',
      c: 'May not end on terrain impassable to its type.',
      d: 'Models still block its path.',
      e: 'A Skimming ironclad crushes nothing and sets off no mine; it rams and displaces like any other.',
    },
    see: ['DL-CRU-01'],
  },
  'DL-MAR-35': {
    title: 'Small Arms',
    text: 'A tag. No present rule uses it.',
    see: ['DL-RUL-64'],
  },
  'DL-MAR-36': {
    title: 'Smoke Launcher [n]',
    text: 'After Overwatch fire, the model may place smoke barriers, each wholly within 4" of it; n for the whole game.',
  },
  'DL-MAR-37': {
    title: 'Sniper',
    clauses: {
      a: 'The firer names one visible model in the target section; saves and wounds apply to it only; excess is lost.',
      b: 'Always a Solo Weapon.',
    },
  },
  'DL-MAR-38': {
    title: 'Solo Weapon',
    text: "The weapon's dice are never pooled: it makes a RAD attack of its own, which does not count as the section's one.",
    see: ['DL-SHT-03'],
  },
  'DL-MAR-39': {
    title: 'Spotter',
    clauses: {
      a: 'May spot.',
      b: 'May make an Advance move when its section Holds Its Ground.',
      c: 'Must be in coherency with its section to spot.',
    },
    see: ['DL-IDF-06'],
  },
  'DL-MAR-40': {
    title: 'Spray and Pray',
    text: "If every weapon in a ranged attack has it, target cover is one level lower: RAD, a blast pool, and an IAD by such a weapon against an ironclad's level.",
    see: ['DL-COV-05', 'DL-COV-06', 'DL-COV-08'],
  },
  'DL-MAR-41': {
    title: 'Stalwart Defender [n]',
    text: 'A model in a charged section adds n dice to its pool, in its MAD colour (Hold the Line! gives 1 black).',
  },
  'DL-MAR-42': {
    title: 'Steadfast',
    text: 'A section in which all have it adds 1B to Morale Checks.',
  },
  'DL-MAR-43': {
    title: 'Stealthy',
    text: 'A section in which all have it cannot be targeted by non-IDF weapons at Long Range (such weapons contribute nothing).',
  },
  'DL-MAR-44': {
    title: 'Sure Footed',
    text: 'The model treats Difficult terrain, area and linear, as Clear.',
  },
  'DL-MAR-45': {
    title: 'Suppression',
    text: "One success more in the Morale Check: one contributing weapon suffices, whichever weapon's dice took the LP. Only lost LP count: HP are not Life Points, so it has no effect on ironclads.",
    see: ['DL-MOR-06'],
  },
  'DL-MAR-46': {
    title: 'Swift Strike',
    text: 'The section strikes first in melee.',
  },
  'DL-MAR-47': {
    title: 'Towering',
    clauses: {
      a: 'Cannot Hit the Deck.',
      b: 'Cover one level worse after all other changes.',
    },
  },
  'DL-MAR-48': {
    title: 'Unique',
    text: 'It may stand once in the whole force.',
    see: ['DL-FRC-14'],
  },
  'DL-MAR-49': {
    title: 'Unreliable',
    text: "When the weapon is declared in an attack roll a D6: on 1 it does not fire in that attack (the model has still attacked). If no weapon is left the attack ends there without reactions; it still was the section's RAD attack.",
  },
  'DL-MAR-50': {
    title: 'Walker',
    text: 'The ironclad uses the Cavalry column for terrain.',
  },
  'DL-MAR-51': {
    title: 'Officer [n]',
    text: 'It generates n CP, has Command Range 8" and issues orders.',
    see: ['DL-CMD-01'],
  },
  'DL-MAR-52': {
    title: 'NCO [n]',
    text: 'It generates n CP and spends them on its own section.',
    see: ['DL-CMD-03'],
  },
  'DL-MAR-53': {
    title: 'Infiltrator',
    text: 'A section in which every model has it may be allocated to Infiltrator Deployment.',
    see: ['DL-DEP-03'],
  },
  'DL-MAR-54': {
    title: 'Militia',
    text: 'A section in which any model has it rolls one die fewer in Command and Morale Checks (minimum one).',
  },
  'DL-MAR-55': {
    title: 'Towable',
    text: 'It may be towed by a Utility Vehicle. A towable gun uses the Cavalry terrain column.',
  },
  'DL-MAR-56': {
    title: 'Utility Vehicle',
    text: 'May tow one gun.',
  },
  'DL-MAR-57': {
    title: 'IDF',
    text: 'It drops templates on a place instead of aiming at a section.',
  },
  'DL-MAR-58': {
    title: 'Blast [n]',
    text: 'The weapon drops n blast templates per attack.',
  },
  'DL-MAR-59': {
    title: 'Smoke Rounds [n]',
    text: 'The weapon may fire n smoke rounds per game.',
    see: ['DL-SMK-01'],
  },
  'DL-MAR-60': {
    title: 'Gun Team',
    text: 'Two crew on one base: counts 2 for Fire Teams, capacity and buildings.',
  },
  'DL-MAR-61': {
    title: 'Field Engineer [X+]',
    text: 'In Repairs and Medics, if its section has no Shaken marker, it may choose one damaged friendly ironclad (not a wreck) within 2": on a D6 of X+ it regains 1 HP. Each ironclad at most once per turn.',
  },
  'DL-MAR-62': {
    title: 'Rank [n]',
    text: 'Seniority of an Officer (1 junior).',
  },
  'DL-MAR-63': {
    title: 'Once',
    text: "The same MAR from several sources counts once, with its highest value. What adds all the same: Stalwart Defender with Hold the Line!; several Shield entries of one model; CQB, Rapid Fire and Blast weapon by weapon; CP of every Officer, NCO, Adjutant and Political Officer; Luck tokens and smoke stocks, each its bearer's own.",
    see: ['DL-RUL-169'],
  },
  'DL-MAR-64': {
    title: 'Adding',
    text: 'Different MARs on one number add up. Limits come last: a check has at least one die, cover stays between none and fortified, successes never fall below 0, T is 3, 4 or 5 only.',
    see: ['DL-QOS-04'],
  },
  'DL-MAR-65': {
    title: 'When judged',
    text: "Whether any or all models have a MAR is read when the place is reached, over the models then alive; a transport's MARs act for its hull only and never make or break them, Scouting and Infiltrator excepted, which ask every model, transports too. Stealthy and Elusive Target: when the attack is declared. Every and any weapon (Spray and Pray, Lethal, Energy, Suppression): over the weapons that really roll dice, after Unreliable. Musician, Militia, Steadfast, Inspiring, Fearless: when the check is rolled. Gas Grenade, Swift Strike: when pools are formed.",
    see: ['DL-DEP-02', 'DL-DEP-03'],
  },
  'DL-MAR-66': {
    title: 'Order at one moment',
    text: 'Unreliable, Experimental, T, roll, Rapid Fire, Fight Harder!, Lucky; cover, shield dice in their colour, Dig In!, Lucky; Sniper and Lethal; removal, Medic and Drone Engineer, Non-Combatants left alone; then each check: Fearless, dice (3 + bolster + Steadfast + Inspiring - Militia), needed (2 + Suppression + heavy ironclad), Musician, Stand Fast! repeat, Political Officer (after the repeat, if it failed too).',
    see: ['DL-COV-04'],
  },
  'DL-MAR-67': {
    title: 'Aboard',
    text: "Leaders, Musician, Militia, Steadfast, Fearless, Political Officer and Medic of a section work while it is embarked. Inspiring and Spotter work only from an Open Topped hull. The hull's Towering, Skimming and Shield do not touch passengers; a passenger's own Shield does.",
  },
  'DL-MAR-68': {
    title: 'Programs',
    text: 'Aegis, Drone Engineer, Lucky, Medic, Non-Combatant (d), Smoke Launcher, Smoke Rounds and Field Engineer are programs (G); every other clause is one entry of its kind at its place.',
  },
} as const satisfies Entries;
