import {
  ACTION,
  CONDITION_NAMES,
  DECKS,
  SEATS,
  SITUATION_NAMES,
  TOKEN_NAMES,
  type UnitView,
  type View,
} from '@sandtable/legendary-battles';
import type { Page } from '../../play/text-table.js';

// The table in plain lines: the turn, the map as letters, both sides unit by unit, the own hand.

export function tableText(view: View, page: Page): string {
  const { round, match, active, players } = view;
  const head = `Round ${round} of ${match.scenario.maxRounds}, side ${active} to move. Points: A ${players.A.vp}, B ${players.B.vp}.`;
  const map = page.map && !page.plain ? [mapText(view)] : [];
  return [head, ...map, ...SEATS.map((side) => sideText(view, side)), handText(view, page)].filter(Boolean).join('\n');
}

/** Grids as rows of letters with the units in them; drawn maps have no rows, and are told zone by zone in the lists. */
function mapText({ match, units }: View): string {
  const { map } = match.scenario;
  if (map.kind === 'irregular') return '';
  const standing = new Map(units.flatMap(({ id, zone }) => (zone === null ? [] : ([[zone, id]] as const))));
  const letter = (c: number): string => String.fromCharCode(65 + c);
  const rows = map.terrain.map((row, r) => {
    const cells = [...row].map((ground, c) => (standing.get(`${letter(c)}${r + 1}`) ?? ground).padEnd(3));
    return `${String(r + 1).padStart(2)} ${map.kind === 'hex' && r % 2 === 1 ? '  ' : ''}${cells.join(' ')}`.trimEnd();
  });
  const head = Array.from({ length: map.cols }, (_, c) => letter(c).padEnd(3)).join(' ');
  return [`   ${head}`.trimEnd(), ...rows].join('\n');
}

function sideText(view: View, side: 'A' | 'B'): string {
  const { players, match, units } = view;
  const { cards, pile, discard } = players[side];
  const own = units.filter((unit) => unit.side === side && unit.condition !== 'eliminated' && !unit.exited);
  const head = `${side}, ${match.scenario.sides[side].name}: ${cards} cards in hand, ${pile} in the pile, ${discard.length} discarded.`;
  return [head, ...own.map((unit) => `  ${unitText(unit)}`)].join('\n');
}

function unitText(unit: UnitView): string {
  const where = unit.zone ?? (unit.aloft ? 'aloft' : unit.reserve ? 'in reserve' : 'off the map');
  const state = [
    unit.condition === 'ok' ? '' : CONDITION_NAMES[unit.condition],
    unit.confused ? 'Confused' : '',
    ...unit.tokens.map((token) => TOKEN_NAMES[token]),
    unit.entry === null ? '' : `in close combat, from ${unit.entry}`,
    unit.acted ? 'has acted' : '',
  ].filter(Boolean);
  const facing = unit.zone === null ? '' : ` facing ${unit.facing}`;
  return `${unit.id} ${unit.name ?? 'face down'}: ${where}${facing}${state.length > 0 ? `; ${state.join(', ')}` : ''}`;
}

function handText({ seat, players, match }: View, page: Page): string {
  const hand = seat === null || page.hidden ? null : players[seat].hand;
  if (!hand) return '';
  const { genre } = match.scenario;
  const lines = hand.map((id) => {
    const { title, action, situation, cr, nv } = DECKS[genre].find((card) => card.id === id)!;
    return `  ${id} ${title}: ${ACTION[action].name} (${action}), or ${SITUATION_NAMES[situation][genre]} (${situation}); ${cr}/${nv}`;
  });
  return ['Your hand:', ...lines].join('\n');
}
