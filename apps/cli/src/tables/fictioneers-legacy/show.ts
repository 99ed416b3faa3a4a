import { type Model, otherSide, profilesOf, type Side, spotName, type View } from '@sandtable/fictioneers-legacy';

// The table in lines: the moment, each side squad by squad, what else lies about.

const PHASE = {
  setup: 'setting up',
  start: 'the start of a turn',
  overwatch: 'phase 1, Overwatch',
  moveFire: 'phase 2, Move and Fire',
  closeCombat: 'phase 3, Close Combat',
  morale: 'phase 4, Morale',
  endOfTurn: 'phase 5, End of Turn',
  over: 'over',
} as const;

export function showTable({ battle: b, seat }: View): string {
  const own: Side = seat?.startsWith('B') ? 'B' : 'A';
  const { scenario } = b.match;
  const when = b.round > 0 ? `Round ${b.round} of ${scenario.rounds}, side ${b.active}: ` : '';
  const head = `${scenario.name}. ${when}${PHASE[b.phase]}. Points: A ${b.score.A}, B ${b.score.B}.`;
  return [head, ...sideLines(b, own), ...sideLines(b, otherSide(own)), ...lyingAbout(b)].join('\n');
}

type Battle = View['battle'];

function sideLines(b: Battle, side: Side): string[] {
  return b.muster.squads.flatMap((squad, s) => {
    if (squad.side !== side) return [];
    const { morale, killed, initial } = b.squads[s]!;
    const state = morale === 'normal' ? '' : morale === 'shaken' ? ', Shaken' : ', Pinned';
    const losses = killed > 0 ? `, ${killed} of ${initial} lost` : '';
    const members = b.models.flatMap((m, i) =>
      (m.squad ?? (squad.members.includes(i) ? s : null)) === s ? memberLine(b, i, m) : [],
    );
    return members.length > 0 ? [`${squad.id} ${squad.name}${state}${losses}`, ...members] : [];
  });
}

function memberLine(b: Battle, i: number, m: Model): string[] {
  const { id } = b.muster.cast[i]!;
  const { name, slots } = profilesOf(b)[i]!;
  const where = placeOf(b, m);
  if (where === null) return [];
  const rank = m.rank === 'none' ? '' : m.rank === 'SL' ? ', Squad Leader' : ', Platoon Leader';
  const marks = [
    m.overwatch && 'on overwatch',
    m.shieldUp && 'shield up',
    m.damage !== 'none' && 'damaged',
    m.airborne && 'in the air',
    m.mount !== null && 'mounted',
    m.carrying !== null && `carries ${b.muster.cast[m.carrying]!.id}`,
    m.moved && 'moved',
    m.fired && 'fired',
    m.activated && 'has acted',
  ].filter((mark) => typeof mark === 'string');
  const arms = slots.map(({ weapon }) => weapon.id).join(', ');
  return [
    `  ${id} ${name}${rank} ${where}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}${arms ? `: ${arms}` : ''}`,
  ];
}

function placeOf(b: Battle, m: Model): string | null {
  switch (m.where) {
    case 'table':
      return `at ${spotName(m)}${m.hidden ? ', hidden' : ''}`;
    case 'aboard':
      return `aboard ${b.muster.cast[m.vehicle!]!.id} as ${m.seat}`;
    case 'reserve':
      return 'in reserve';
    case 'wreck':
      return `a wreck at ${spotName(m)}`;
    case 'box':
      return m.hidden ? 'hidden somewhere' : m.packed ? 'packed' : 'not placed yet';
    default:
      return null;
  }
}

function lyingAbout(b: Battle): string[] {
  const items = b.muster.cast.flatMap(({ id, kind }, i) => {
    const m = b.models[i]!;
    const loose = kind === 'module' || kind === 'animal' || kind === 'objective' || kind === 'pylon';
    return loose && m.where === 'table' ? [`${id} ${spotName(m)}`] : [];
  });
  const fields = b.match.scenario.fields.flatMap(({ id }, f) => (b.fields[f] === false ? [`${id} is down`] : []));
  const smoke = b.smoke.map((cloud) => `smoke ${spotName(cloud)}`);
  const all = [...items, ...fields, ...smoke];
  return all.length > 0 ? [`Lying about: ${all.join('; ')}.`] : [];
}
