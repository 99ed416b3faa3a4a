import {
  type Decision,
  type DecisionOf,
  doubled,
  type HexName,
  hexAt,
  hexIndex,
  hexName,
  type Place,
  type View,
} from '@sandtable/quantum-legions';

// Where on the board each legal answer is given. Which answers are legal is the referee's word; here they are only sorted.

export interface Spots {
  readonly units: ReadonlyMap<string, readonly Decision[]>;
  readonly hexes: ReadonlyMap<string, readonly Decision[]>;
  /** Moves to points of the open tabletop. */
  readonly points: readonly DecisionOf<'MoveUnit'>[];
}

export function spotsOf(options: readonly Decision[]): Spots {
  const units = new Map<string, Decision[]>();
  const hexes = new Map<string, Decision[]>();
  const points: DecisionOf<'MoveUnit'>[] = [];
  for (const option of options) {
    const unit = unitIn(option);
    const hex = option.type === 'MoveUnit' ? option.path.at(-1) : undefined;
    if (unit !== null) add(units, unit, option);
    else if (typeof hex === 'string') add(hexes, hex, option);
    else if (hex !== undefined && option.type === 'MoveUnit' && !option.carry) points.push(option);
  }
  return { units, hexes, points };
}

function add(to: Map<string, Decision[]>, key: string, option: Decision): void {
  const there = to.get(key);
  if (there) there.push(option);
  else to.set(key, [option]);
}

function unitIn(option: Decision): string | null {
  if (option.type === 'Attack') return option.target;
  return 'unit' in option ? option.unit : null;
}

/**
 * What pointing at a unit would mean if it were legal, so that the referee can say why it is not. Where nothing is asked, or
 * something else, the answer that belongs to units most of all is tried, and refused for its time.
 */
export function attemptOnUnit(kind: string | null, view: View, unit: string): Decision {
  switch (kind) {
    case 'RallyAction':
      return { type: 'RemoveSuppression', unit };
    case 'Attack':
      return { type: 'Attack', target: unit };
    case 'OrderAction':
      return { type: 'IssueOrder', unit, order: 'engage' };
    case 'MoveUnit': {
      const place = view.units.find(({ id }) => id === unit)?.hex;
      return place ? attemptOnPlace(kind, view, place) : { type: 'Activate', unit };
    }
    default:
      return { type: 'Activate', unit };
  }
}

/** The same for a place: a move straight to it, for the rules to say what is wrong with that. */
export function attemptOnPlace(kind: string | null, view: View, place: Place): DecisionOf<'MoveUnit'> {
  const from = view.units.find((unit) => unit.id === view.activation?.unit)?.hex;
  const walks = kind === 'MoveUnit' && typeof from === 'string' && typeof place === 'string';
  return { type: 'MoveUnit', path: walks ? straightWay(from as HexName, place as HexName) : [place] };
}

const SIDES = [
  [-1, -1],
  [1, -1],
  [-2, 0],
  [2, 0],
  [-1, 1],
  [1, 1],
] as const;

export function neighbours(hex: HexName): (HexName | null)[] {
  const { X, r } = doubled(hexIndex(hex));
  return SIDES.map(([x, y]) => {
    const next = hexAt(X + x, r + y);
    return next === null ? null : hexName(next);
  });
}

/** The hexes of a way that takes the fewest steps, whatever stands or grows there. */
export function straightWay(from: HexName, to: HexName): HexName[] {
  const way: HexName[] = [];
  for (let at = from; at !== to; ) {
    const steps = neighbours(at).filter((hex) => hex !== null);
    at = steps.reduce((best, hex) => (apart(hex, to) < apart(best, to) ? hex : best));
    way.push(at);
  }
  return way;
}

function apart(a: HexName, b: HexName): number {
  const [from, to] = [doubled(hexIndex(a)), doubled(hexIndex(b))];
  const rows = Math.abs(from.r - to.r);
  return rows + Math.max(0, (Math.abs(from.X - to.X) - rows) / 2);
}
