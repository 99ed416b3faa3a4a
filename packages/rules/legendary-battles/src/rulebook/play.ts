import type { Entries } from './rule.js';

export const CORE_WDW = {
  'TA-CORE-WDW-01': {
    title: 'Where',
    text: 'Windows open exactly at the points listed in section 3.',
  },
  'TA-CORE-WDW-02': {
    title: 'Order',
    text: 'The player named as first for that window is asked first; then the players are asked in turn.',
  },
  'TA-CORE-WDW-03': {
    title: 'End',
    text: 'A window closes when both players pass in succession.',
  },
  'TA-CORE-WDW-04': {
    title: 'Nesting',
    text: 'An effect may open further windows, which close before the outer one continues; attacks made through Situations never open W-DECL, W-MEL or W-POST.',
  },
  'TA-CORE-WDW-05': {
    title: 'Lost context',
    text: 'If the unit or attack a window is about no longer exists, the window closes at once.',
  },
  'TA-CORE-WDW-06': {
    title: 'Cancellation only',
    text: 'In W-SIT only the opponent of the declarer is asked, and only CAN may be played.',
  },
  'TA-CORE-WDW-07': {
    title: 'Movement windows close on a hit',
    text: 'W-STEP, W-CON and W-AIR close as soon as the mover has suffered any result but NE (its move or Action is over, MOV-06, AER-17); W-FBS closes when the mover is Out of Action or eliminated. No further shot at it may be played in that window.',
    see: ['TA-CORE-MOV-06', 'TA-CORE-AER-17'],
  },
  'TA-CORE-WDW-08': {
    title: 'Termination',
    text: 'Every play in a window spends a card and no hand is refilled before T4, so every window and every chain of nested windows ends.',
  },
  'TA-CORE-WDW-09': {
    title: 'Who is asked',
    text: "A player for whom section 3 lists no Situation in the window kind (for example the mover's owner in W-STEP, the striker's side in W-MEL) is not asked. Everyone else is asked whether or not a legal card is held (INF-06).",
    see: ['TA-CORE-INF-06'],
  },
  'TA-CORE-WDW-10': {
    title: 'Nothing possible',
    text: 'Exception to WDW-09: a player is not asked, and counts as passing, when what both players can see rules out every Situation section 3 lists for that player, whatever the hand: an empty hand; W-STEP, W-FBS, W-AIR with no own unit that could legally make the shot (and, in W-STEP, no hazard possible); W-CON when the contacted unit could not shoot; W-RES when the result is not FB and the victim has no unspent power that fits; W-LEA without a possible striker; W-MEL when the attacked unit may not strike back; W-ATK when ATK-06 gives that player nothing for this kind of attack or all of it has been used (SIT-03); W-POST, W-TS, W-TE, W-DECL with no unit such a card could name. What a hand holds and what lies in a discard pile is never considered; a face-down marker counts as able to shoot. Both players can compute who is skipped, so skipping tells nothing (INF-06).',
    see: ['TA-CORE-WDW-09', 'TA-CORE-ATK-06', 'TA-CORE-SIT-03', 'TA-CORE-INF-06'],
  },
} as const satisfies Entries;

export const CORE_ACT = {
  'TA-CORE-ACT-01': {
    title: 'One per turn',
    text: 'A unit may be the subject of one Action per own turn (relayed Actions and Basic Orders included), unless Second Wind clears it.',
  },
  'TA-CORE-ACT-02': {
    title: 'Eligibility',
    text: 'An Action needs: own unit on the map (or aloft / off-map where it says so), the trait, class and profile entries it lists, and a status it allows (table below).',
  },
  'TA-CORE-ACT-03': {
    title: 'Advance / March',
    text: 'Move at speed. A landed flyer flies (AER-03); an aloft flyer may land instead (AER-04).',
    see: ['TA-CORE-AER-03', 'TA-CORE-AER-04'],
  },
  'TA-CORE-ACT-04': {
    title: 'Rapid Move / Rush',
    text: 'The unit becomes Exposed, then moves at speed +1 class; not for heavy.',
  },
  'TA-CORE-ACT-05': {
    title: 'Cautious Move / Stalk',
    text: 'Move at speed -1 class; Shots of Opportunity at it during this move are -1; Concealed is kept; in close combat it is a Withdraw (MEL-18).',
    see: ['TA-CORE-MEL-18'],
  },
  'TA-CORE-ACT-06': {
    title: 'Open Fire / Loose',
    text: 'One ranged attack. A unit with indirect may be given LOO/VOL and then makes an indirect attack (ART); FIR, AIM, SUP and FAM are refused for indirect.',
  },
  'TA-CORE-ACT-07': {
    title: 'Aimed Fire / Volley',
    text: 'Ranged attack +1 and without R-LONG; for indirect units instead: drift one class shorter.',
  },
  'TA-CORE-ACT-08': {
    title: 'Suppressive Fire',
    text: 'RA 1 or more; attack one target or two targets that are within VS of each other; each has its own draw; results above SH count as SH.',
  },
  'TA-CORE-ACT-09': {
    title: 'Fire and Move',
    text: 'One ranged attack at -1 and one move at speed -1 class, in either order; any result but NE from a reaction ends the Action.',
  },
  'TA-CORE-ACT-10': {
    title: 'Assault / Charge',
    text: 'For units with MA that are not of class gun, engine or bunker (data: requires, excludes; exception ACT-27), also when already in close combat (ACT-26). A unit not in close combat moves; its path may end in an enemy zone (contact), naming a target there.',
    see: ['TA-CORE-ACT-27', 'TA-CORE-ACT-26'],
  },
  'TA-CORE-ACT-11': {
    title: 'Press the Attack',
    text: 'A unit in close combat makes a melee attack at +1.',
  },
  'TA-CORE-ACT-12': {
    title: 'Recover / Regroup',
    text: 'Removes Confused and improves the condition one step (Out of Action to Shaken, Shaken to ok); aloft units may receive it.',
  },
  'TA-CORE-ACT-13': {
    title: 'Aid',
    text: 'A medic with condition ok and not Confused given REC/RLY may instead move (speed) into the zone of one friendly unit that needs recovery and is not in close combat; that unit gets ACT-12.',
    see: ['TA-CORE-ACT-12'],
  },
  'TA-CORE-ACT-14': {
    title: 'Dig In',
    text: 'Infantry or gun gains Dug In.',
  },
  'TA-CORE-ACT-15': {
    title: 'Conceal',
    text: 'Infantry or gun gains Concealed if its zone is Covering, or no enemy unit on the map has LOS to it (arcs and range ignored), or it has stealth.',
  },
  'TA-CORE-ACT-16': {
    title: 'Brace',
    text: 'Infantry gains Braced.',
  },
  'TA-CORE-ACT-17': {
    title: 'Call Fire',
    text: 'An indirect unit makes an indirect attack (ART).',
  },
  'TA-CORE-ACT-18': {
    title: 'Air Strike',
    text: 'A strike unit attacks (AER-09).',
    see: ['TA-CORE-AER-09'],
  },
  'TA-CORE-ACT-19': {
    title: 'Cast',
    text: 'A sorcerous unit casts one of its spells (CST).',
  },
  'TA-CORE-ACT-20': {
    title: 'Swoop',
    text: 'A flyer is placed in contact and attacks (AER-06).',
    see: ['TA-CORE-AER-06'],
  },
  'TA-CORE-ACT-21': {
    title: 'Basic Order (basicOrder, default on)',
    text: 'Any card, ignoring its text, lets one unit do one of: move up to VS (no contact, no Confused reduction), change facing (not immobile), take wing, or land (AER-04, AER-05).',
    see: ['TA-CORE-AER-04', 'TA-CORE-AER-05'],
  },
  'TA-CORE-ACT-22': {
    title: 'Fizzle',
    text: 'If W-DECL made the Action illegal with the declared parameters, nothing happens (no Exposed token, no draw); the card stays spent and the unit stays Acted. Parameters are not chosen anew. Only the declared unit is affected: a relay that was played stands (SIT-24).',
    see: ['TA-CORE-SIT-24'],
  },
  'TA-CORE-ACT-23': {
    title: 'Two-step checks',
    text: 'Terror (MEL-03) and Cast (CST-01) are checked after W-DECL.',
    see: ['TA-CORE-MEL-03', 'TA-CORE-CST-01'],
  },
  'TA-CORE-ACT-24': {
    title: 'Assault distance',
    text: "Assault uses the unit's speed; Charge uses speed +1 class if the path ends in contact, speed if not.",
  },
  'TA-CORE-ACT-25': {
    title: 'Entry attack follows',
    text: 'On contact W-CON opens; then, if the unit is still in that zone and neither Shaken nor Out of Action and the target is still there, it makes an entry melee attack on the target.',
  },
  'TA-CORE-ACT-26': {
    title: 'Assault in melee',
    text: 'Given to a unit already in close combat, ASL or CHG is one melee attack.',
  },
  'TA-CORE-ACT-27': {
    title: 'Breach instead',
    text: 'A sapper given ASL or CHG may attempt a breach instead (BRE), even without MA and whatever its class (data: breachExempt); no path, no contact.',
  },
  'TA-CORE-ACT-28': {
    title: 'Aid, return',
    text: 'Afterwards the medic moves back, free and without windows, to the zone it entered from, or, if that is not available, as CCM-12 (TA-MAP-PHY-01, -MCC-03). If its move was interrupted (MOV-06) no aid is given.',
    see: ['TA-CORE-CCM-12', 'TA-MAP-PHY-01', 'TA-MAP-MCC-03', 'TA-CORE-MOV-06'],
  },
  'TA-CORE-ACT-29': {
    title: 'Actions in two parts',
    text: 'A FAM is checked as a whole when declared, on the position as it stands (with moveFire the shot from the last zone of the path); each part is checked again when its turn comes. A shot that has become illegal is lost. A move after the shot ends in the last zone before the first it can no longer enter, or, if it may not stay there, as MOV-06. Both targets of a SUP must be legal when it is declared; nothing a SUP does can change that.',
    see: ['TA-CORE-MOV-06'],
  },
  'TA-CORE-ACT-30': {
    title: 'Stance again',
    text: 'DIG, HID, BRC may be given to a unit that already has the token (it may turn, FAC-06). MEND on a unit with nothing to recover, WARD on a Warded unit and VEIL where an own token stands at 2 are refused.',
    see: ['TA-CORE-FAC-06'],
  },
} as const satisfies Entries;

export const CORE_SIT = {
  'TA-CORE-SIT-01': {
    title: 'Windows',
    text: 'A Situation may be played only in its windows (section 3), by the player named there.',
  },
  'TA-CORE-SIT-02': {
    title: 'Legality',
    text: 'All its conditions must hold when it is declared. One that cannot change anything whatever is drawn is refused (HLD without an FB result, RAL on a unit with nothing to recover, SMK where an own token already stands at 2); the clamp of the column (ATK-03) is not considered.',
    see: ['TA-CORE-ATK-03'],
  },
  'TA-CORE-SIT-03': {
    title: 'No stacking',
    text: 'Each player may play each Situation kind at most once in one W-ATK.',
  },
  'TA-CORE-SIT-04': {
    title: 'Immediate',
    text: 'A Situation resolves completely before anything else, save cancellation in W-SIT.',
  },
  'TA-CORE-SIT-05': {
    title: 'Shot of Opportunity / Snap Shot',
    text: 'One eligible own unit makes a ranged attack on the moving unit.',
  },
  'TA-CORE-SIT-06': {
    title: 'Relay Orders / Battle Cry',
    text: 'Name a functioning command unit K; the declared unit must be K or within S of K. The declared Action is passed on to further units.',
  },
  'TA-CORE-SIT-07': {
    title: 'Rally / Take Heart',
    text: "Name an own unit, on the map or aloft, that is Confused, Shaken or Out of Action; nerve check 4; on a pass improve its condition one step or remove Confused (owner's choice).",
  },
  'TA-CORE-SIT-08': {
    title: 'Cover and focus',
    text: 'CVR: -1 shift to the attack (combat deck: ranged, artillery, hazard; fantasy deck: also melee). FOC: +1 shift to the own ranged or melee attack.',
  },
  'TA-CORE-SIT-09': {
    title: 'Parting Blow',
    text: "One own unit sharing the zone with the leaver and in contact with it (one is the other's target), with MA, condition ok, not Confused, makes a melee attack on it.",
  },
  'TA-CORE-SIT-10': {
    title: 'Counterblow / Riposte',
    text: 'After a melee attack made by an Action, the attacked unit, if still sharing the zone with its attacker, with MA and neither Confused nor Out of Action, makes a melee attack on that attacker.',
  },
  'TA-CORE-SIT-11': {
    title: 'Crossed Signals / Bewilder',
    text: 'Name an enemy unit on the map that is not Confused, not Out of Action, not fearless, not a bunker: nerve check 4 or it becomes Confused. In W-DECL only the declared unit may be named.',
  },
  'TA-CORE-SIT-12': {
    title: 'Intercept / Ill Omen',
    text: 'Cancels the Situation just declared; its card stays discarded. Intercept may itself be intercepted. A cancelled Situation counts as not played for every "once" limit, and its shooter or striker as not used.',
  },
  'TA-CORE-SIT-13': {
    title: 'Second Wind',
    text: 'Clears Acted of the unit that has just finished an Action; once per unit per turn.',
  },
  'TA-CORE-SIT-14': {
    title: 'Hold Fast / Stand Firm',
    text: 'A FB result on an own unit becomes SH.',
  },
  'TA-CORE-SIT-15': {
    title: 'Smoke Pots / Rolling Mist',
    text: 'Name an own unit on the map, not Out of Action; place smoke in its zone or in an adjacent zone.',
  },
  'TA-CORE-SIT-16': {
    title: 'Misfire (combat deck)',
    text: 'Ranged attacks only: the attacker passes a nerve check 4 or the attack is lost without a draw.',
  },
  'TA-CORE-SIT-17': {
    title: 'Hidden Hazard / Treacherous Ground',
    text: 'An enemy unit that has just entered a Hindering or Covering zone without a hazard token by walking (never a flyer) suffers a hazard attack.',
  },
  'TA-CORE-SIT-18': {
    title: 'Shooter',
    text: 'It has RA, is not indirect and not slowLoad, condition ok, not Confused, not yet reacted, not in close combat.',
  },
  'TA-CORE-SIT-19': {
    title: 'Target',
    text: 'The moving unit must be a legal ranged target for it at that moment (arc, range, LOS, Concealed rule).',
  },
  'TA-CORE-SIT-20': {
    title: 'Reacted',
    text: 'The shooter becomes reacted.',
  },
  'TA-CORE-SIT-21': {
    title: 'On contact',
    text: 'In W-CON only the contacted unit (the declared target) may shoot, and only if it was not in close combat before the entry (this replaces the close-combat test of SIT-18) and the entry zone lies inside its arc; LOS is not needed.',
    see: ['TA-CORE-SIT-18'],
  },
  'TA-CORE-SIT-22': {
    title: 'On contact, shift',
    text: 'In W-CON the distance counts as VS; R-CC, R-OBSC and R-LIN do not apply and there is no friendly-fire check (RNG-23).',
    see: ['TA-CORE-RNG-23'],
  },
  'TA-CORE-SIT-23': {
    title: 'Recipients',
    text: '1..n further own units (K allowed), each on the map, within S of K, not Acted, not Confused.',
  },
  'TA-CORE-SIT-24': {
    title: 'Relay, order',
    text: 'After the declared unit has finished, the declarer picks the waiting recipients one by one and gives each its own parameters for the same Action; one that is not eligible then, or is not picked, does not act and does not become Acted. Once ORD has resolved, the relay stands even if the declared unit fizzles, is hit, or K stops functioning; distances to K are not measured again. No W-DECL opens for a recipient.',
  },
  'TA-CORE-SIT-25': {
    title: 'Relay, limits',
    text: 'Not for Actions with relay false; at most one ORD per declared Action.',
  },
  'TA-CORE-SIT-26': {
    title: 'Parting Blow, results',
    text: 'FB counts as SH; a leaver that ends Out of Action is eliminated. Each striker may strike once per W-LEA.',
  },
  'TA-CORE-SIT-27': {
    title: 'Counterblow, limits',
    text: 'Once per attack; a Counterblow is not itself answered.',
  },
  'TA-CORE-SIT-28': {
    title: 'Hazard, shift',
    text: '2 - PR, +1 Shaken, +2 Out of Action, -2 Warded; CVR may be played; nothing else applies.',
  },
  'TA-CORE-SIT-29': {
    title: 'Hazard, token',
    text: 'The zone gets a hazard token.',
  },
  'TA-CORE-SIT-30': {
    title: 'Hazard, retreat',
    text: "A Fall Back from it follows the line from its zone's centre through the centre of the zone it came from.",
  },
  'TA-CORE-SIT-31': {
    title: 'Cancelled again',
    text: 'W-SIT stays open until its player passes: when an Intercept was itself cancelled, that player may play another one at the same Situation. Every card spent stays spent.',
  },
} as const satisfies Entries;
