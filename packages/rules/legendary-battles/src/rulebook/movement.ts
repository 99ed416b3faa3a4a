import type { Entries } from './rule.js';

export const CORE_MOV = {
  'TA-CORE-MOV-01': {
    title: 'Distance classes',
    text: 'VL = N, L = N/2, M = N/4, S = N/8, VS = N/16, each computed from N and rounded once (TA-MAP-DST-03).',
    see: ['TA-MAP-DST-03'],
  },
  'TA-CORE-MOV-02': {
    title: 'Allowance',
    text: "A move has as many zones of movement as the distance class of the unit's speed shifted by the Action's class shift (order VS, S, M, L, VL; clamped at both ends), then one class lower if Confused (not below VS).",
  },
  'TA-CORE-MOV-03': {
    title: 'Path',
    text: 'A move is a list of zones, each sharing a side with the one before; total cost may not exceed the allowance.',
  },
  'TA-CORE-MOV-04': {
    title: 'Enterable',
    text: 'A ground unit may enter a zone only if its class is not blocking or impassable, the terrain does not forbid its class, and the side crossed carries no blocking linear terrain.',
  },
  'TA-CORE-MOV-05': {
    title: 'Ending',
    text: 'It must end in a zone it may occupy (ZON-04..06).',
    see: ['TA-MAP-ZON-04'],
  },
  'TA-CORE-MOV-06': {
    title: 'Interruption',
    text: 'If a Situation during the move gives it any result but NE, the move ends there after the result is applied; if the zone holds another friendly non-bunker unit, the unit is put back to the last zone of its path that it may occupy (its start zone at worst), also when a Fall Back suffered in that window could not take it to such a zone. An interrupted unit keeps its travel facing; the facing and the rest of the path it declared are lost.',
  },
  'TA-CORE-MOV-07': {
    title: 'Leaving the map',
    text: 'Voluntary exit is possible only where the scenario has an exit rule.',
  },
  'TA-CORE-MOV-08': {
    title: 'In close combat',
    text: 'A unit in close combat makes no voluntary move except Withdraw.',
  },
  'TA-CORE-MOV-09': {
    title: 'Needs a speed',
    text: 'A unit without speed (bunkers, strike units, batteries) is refused every move, assault or fire-and-move Action and the Basic Order move.',
  },
  'TA-CORE-MOV-10': {
    title: 'Empty path',
    text: 'The path of a move Action, or of an ASL/CHG without contact, may be empty: the unit only chooses a facing and no W-STEP opens. A FAM or a Basic Order move needs at least one zone.',
  },
} as const satisfies Entries;

export const CORE_TER = {
  'TA-CORE-TER-01': {
    title: 'Hindering',
    text: 'Affects movement only.',
  },
  'TA-CORE-TER-02': {
    title: 'Covering, foreign template',
    text: "A LOS passing through a Covering template that contains neither the attacker's nor the target's zone is blocked.",
  },
  'TA-CORE-TER-03': {
    title: 'Covering, own template',
    text: "In a Covering template that contains the attacker's or the target's zone, a LOS may pass through at most VS further zones of such templates (attacker's and target's own zones not counted); more blocks it.",
  },
  'TA-CORE-TER-04': {
    title: 'Cover',
    text: 'A target whose centre zone is Covering has cover (R-TEMPL, M-TEMPL, T-TEMPL).',
  },
  'TA-CORE-TER-05': {
    title: 'Blocking',
    text: 'Blocks LOS that passes through it; no ground unit may enter.',
  },
  'TA-CORE-TER-06': {
    title: 'Impassable',
    text: 'No ground unit may enter; no effect on LOS.',
  },
  'TA-CORE-TER-07': {
    title: 'Linear Hindering',
    text: 'No LOS effect.',
  },
  'TA-CORE-TER-08': {
    title: 'Linear Covering',
    text: "Touched by the LOS: if the side belongs to the target's zone, the target has linear cover; else if it belongs to the attacker's zone, no effect; else the target is Obscured.",
  },
  'TA-CORE-TER-09': {
    title: 'Linear Blocking',
    text: 'LOS touching it is blocked, wherever it lies; it cannot be crossed on the ground.',
  },
  'TA-CORE-TER-10': {
    title: 'Separate classes',
    text: 'A linear type states its movement class and its LOS class separately (a castle wall blocks movement but only covers).',
  },
} as const satisfies Entries;

export const CORE_SMK = {
  'TA-CORE-SMK-01': {
    title: 'Token',
    text: "A Smoke token is placed in a zone with counter 2 and the placing side's mark; a second token in the same zone only resets the counter to 2 and puts the mark of the side that placed last.",
  },
  'TA-CORE-SMK-02': {
    title: 'Expiry',
    text: 'At T0 of the placing side the counter drops by 1; at 0 the token is removed.',
  },
  'TA-CORE-SMK-03': {
    title: 'Through',
    text: "A LOS passing through exactly one smoke zone (other than attacker's and target's) makes the target Obscured; through two or more it is blocked.",
  },
  'TA-CORE-SMK-04': {
    title: 'In',
    text: "If the attacker's or the target's zone has smoke, the target is Obscured.",
  },
  'TA-CORE-SMK-05': {
    title: 'Movement',
    text: 'Smoke never affects movement or melee.',
  },
} as const satisfies Entries;

export const CORE_CMD = {
  'TA-CORE-CMD-01': {
    title: 'Command unit',
    text: 'A unit with command:n may relay one declared Action to up to n further units (ORD).',
  },
  'TA-CORE-CMD-02': {
    title: 'Functioning',
    text: 'On the map, condition ok, not Confused.',
  },
  'TA-CORE-CMD-03': {
    title: 'Nerve',
    text: 'Functioning command units give the +1 of CHN-05.',
    see: ['TA-CORE-CHN-05'],
  },
} as const satisfies Entries;
