import type { Question } from '@sandtable/kernel';
import {
  AREAS,
  type Carry,
  type Decision,
  type HexName,
  isHexName,
  libraryOfMatch,
  ORDER_TYPES,
  type Place,
  type Placement,
  ROTATIONS,
  SIDES,
  type View,
} from '@sandtable/quantum-legions';
import type { Look, Read } from '../../play/text-table.js';
import { placeIn, placeName, samePlace, straightWay } from './places.js';
import { rostersOffered } from './turn.js';
import { theUnit } from './units.js';
import { listed, orderIn, tokens } from './words.js';

// Typed words as decisions.

/** How each answer is typed, for `help` and for who typed half of one. */
export const USAGE = {
  remove: 'remove a1',
  reanimate: 'reanimate a1',
  activate: 'activate a3',
  initiative: 'initiative a3 engage',
  move: 'move G4 G5',
  to: 'to G6',
  stay: 'stay',
  carry: 'carry a5 to H7',
  attack: 'attack b2',
  hold: 'hold fire',
  saves: 'saves 2',
  order: 'order a3 strike',
  done: 'done',
  deploy: 'deploy a1 B2, a2 B3',
  force: 'force PG: PG-A1 x2, PG-I1',
  roster: 'roster RO-PG',
  section: 'section S1',
  join: 'join S5 right 180',
  area: 'area north',
  accept: 'accept',
  decline: 'decline',
  resign: 'resign',
  offer: 'offer draw',
} as const;
export type Verb = keyof typeof USAGE;

/** The same with units of the seat that types it; where the view is known, with units that are there. */
export function usageFor(verb: Verb, seat: string, view?: View): string {
  return USAGE[verb].replace(/\b([ab])(\d)/g, (_, side: string, number: string) => {
    const owner = (side === 'a') === (seat !== 'B') ? 'A' : 'B';
    const there = view?.units.find((unit) => unit.owner === owner && unit.hex !== null);
    return there?.id ?? `${owner.toLowerCase()}${number}`;
  });
}

/** The same at a question: a carrier names somebody whom it can take along from where it is; null if there is nobody. */
export function usageIn(verb: Verb, { seat, options }: Look<View>): string | null {
  if (verb !== 'carry') return usageFor(verb, seat);
  const carried = (options as readonly Decision[]).filter((option) => option.type === 'MoveUnit' && option.carry);
  const [first] = carried as readonly Extract<Decision, { type: 'MoveUnit' }>[];
  if (!first) return null;
  const load = `carry ${first.carry!.passenger} to ${placeName(first.carry!.drop)}`;
  const end = first.path.at(-1);
  return end === undefined ? load : `to ${placeName(end)} ${load}`;
}

/** Other words for the same. */
const ALSO: Readonly<Record<string, Verb>> = {
  rally: 'remove',
  act: 'activate',
  go: 'to',
  fire: 'attack',
  end: 'done',
  pass: 'done',
  draw: 'offer',
  take: 'roster',
};

/** A decision, what is wrong with a word, or null where words are missing. */
type Reader = (rest: string, look: Look<View>) => Decision | { readonly problem: string } | null;

const READERS: { readonly [V in Verb]: Reader } = {
  remove: (rest) => ofUnit(rest, (unit) => ({ type: 'RemoveSuppression', unit })),
  reanimate: (rest) => ofUnit(rest, (unit) => ({ type: 'Reanimate', unit })),
  activate: (rest) => ofUnit(rest, (unit) => ({ type: 'Activate', unit })),
  initiative: (rest) => underOrder(rest, 'ActivateOnInitiative'),
  order: (rest) => underOrder(rest, 'IssueOrder'),
  move: (rest, look) => moveIn(rest, look, 'move'),
  to: (rest, look) => moveIn(rest, look, 'to'),
  stay: (rest, look) => moveIn(rest, look, 'stay'),
  carry: (rest, look) => moveIn(`carry ${rest}`, look, 'stay'),
  attack: (rest) => ofUnit(rest.replace(/^(at|on)\s+/i, ''), (target) => ({ type: 'Attack', target })),
  hold: (rest) => (/^(fire)?$/i.test(rest) ? { type: 'Attack', target: null } : null),
  saves: (rest) => (/^\d+$/.test(rest) ? { type: 'UseSaves', count: Number(rest) } : null),
  done: (rest) => bare(rest, { type: 'Done' }),
  accept: (rest) => bare(rest, { type: 'AnswerDraw', accept: true }),
  decline: (rest) => bare(rest, { type: 'AnswerDraw', accept: false }),
  resign: (rest) => bare(rest, { type: 'Concede' }),
  offer: (rest) => (/^(a )?(draw)?$/i.test(rest) ? { type: 'OfferDraw' } : null),
  area: (rest) => {
    const area = AREAS.find((one) => one === rest.toLowerCase());
    return area ? { type: 'ChooseSetupArea', area } : null;
  },
  section: (rest, { view }) => (/^\S+$/.test(rest) ? { type: 'ChooseSection', section: sectionIn(rest, view) } : null),
  join: joinIn,
  force: forceIn,
  roster: (rest, { view }) => {
    const roster = knownAs(new Map(rostersOffered(view).map((one) => [one.id, one])), rest);
    return roster ? { type: 'ChooseForce', force: roster.force, units: [...roster.units] } : null;
  },
  deploy: deployIn,
};

/** Typed words as a decision, or how they should have been typed. */
export function readAnswer(words: string, _question: Question, _view: View, look: Look<View>): Read {
  const [, typed, rest] = /^(\S+)\s*(.*)$/s.exec(words.trim()) ?? [];
  if (typed === undefined) return null;
  const word = typed.toLowerCase().replace(/:$/, '');
  const verb = Object.hasOwn(ALSO, word) ? ALSO[word]! : word;
  if (!Object.hasOwn(READERS, verb)) return null;
  const decision = READERS[verb as Verb](rest!.trim(), look);
  if (decision === null)
    return { problem: `"${words}" is not complete, as in: ${usageIn(verb as Verb, look) ?? USAGE[verb as Verb]}` };
  return 'problem' in decision ? decision : { answer: decision };
}

const bare = (rest: string, decision: Decision): Decision | null => (rest === '' ? decision : null);

function ofUnit(rest: string, decide: (unit: string) => Decision): Decision | null {
  const words = tokens(rest);
  return words.length === 1 ? decide(words[0]!.toLowerCase()) : null;
}

function underOrder(rest: string, type: 'IssueOrder' | 'ActivateOnInitiative'): ReturnType<Reader> {
  const [unit, word = '', ...more] = tokens(rest);
  const order = orderIn(word);
  if (word !== '' && !order) return { problem: `"${word}" is no order: expected ${listed(ORDER_TYPES, 'or')}.` };
  return unit !== undefined && order && more.length === 0 ? { type, unit: unit.toLowerCase(), order } : null;
}

/** `move G4 G5`, `to G6`, `stay`, each perhaps with `carry a5 to H7`. */
function moveIn(rest: string, look: Look<View>, verb: 'move' | 'to' | 'stay'): Decision | null {
  const [way = '', load] = rest.split(/\bcarry\b/i);
  const carry = load === undefined ? undefined : carryIn(load);
  if (carry === null) return null;
  const words = tokens(way);
  const places = words.map(placeIn);
  if (!places.every((place) => place !== null)) return null;
  if (verb === 'move' && places.length > 0) return move(places, carry);
  if (verb === 'stay' && places.length === 0) return move([], carry);
  if (verb !== 'to' || places.length !== 1) return null;
  return move(wayTo(places[0]!, carry, look), carry);
}

const move = (path: readonly Place[], carry: Carry | undefined): Decision =>
  carry ? { type: 'MoveUnit', path, carry } : { type: 'MoveUnit', path };

function carryIn(load: string): Carry | null {
  const [passenger, word, place, ...more] = tokens(load);
  const drop = word?.toLowerCase() === 'to' && place !== undefined ? placeIn(place) : null;
  return drop !== null && more.length === 0 ? { passenger: passenger!.toLowerCase(), drop } : null;
}

/** A cheapest path to a place; where there is none, the straight one, for the rules to say what is wrong with it. */
function wayTo(place: Place, carry: Carry | undefined, { view, options }: Look<View>): readonly Place[] {
  const moves = (options as readonly Decision[]).filter((option) => option.type === 'MoveUnit');
  const found = moves.find(
    (option) =>
      option.path.length > 0 &&
      samePlace(option.path.at(-1)!, place) &&
      option.carry?.passenger === carry?.passenger &&
      (!carry || samePlace(option.carry!.drop, carry.drop)),
  );
  if (found) return found.path;
  const from = view.activation && theUnit(view, view.activation.unit).hex;
  const onHexes = typeof from === 'string' && typeof place === 'string' && isHexName(place);
  const way = onHexes ? straightWay(from as HexName, place) : [];
  return way.length > 0 ? way : [place];
}

function knownAs<T extends { readonly id: string }>(all: ReadonlyMap<string, T>, word: string): T | undefined {
  return [...all.values()].find(({ id }) => id.toLowerCase() === word.toLowerCase());
}

const sectionIn = (word: string, { match }: View): string => knownAs(libraryOfMatch(match).sections, word)?.id ?? word;

function joinIn(rest: string, { view }: Look<View>): Decision | null {
  const [section, word, turn = '0', ...more] = tokens(rest);
  const side = SIDES.find((one) => one === word?.toLowerCase());
  const rot = ROTATIONS.find((one) => String(one) === turn || (one === 180 && turn.toLowerCase() === 'turned'));
  if (section === undefined || !side || rot === undefined || more.length > 0) return null;
  return { type: 'JoinSection', section: sectionIn(section, view), side, rot };
}

/** `PG: PG-A1 x2, PG-I1`. */
function forceIn(rest: string, { view }: Look<View>): Decision | null {
  const [, force, list] = /^([^\s:]+)\s*:?\s*(.*)$/s.exec(rest) ?? [];
  if (force === undefined || list === '') return null;
  const library = libraryOfMatch(view.match);
  const units: string[] = [];
  for (const word of tokens(list!)) {
    const times = /^x(\d{1,2})$/i.exec(word);
    const last = units.at(-1);
    if (times && last === undefined) return null;
    if (times) for (let n = 1; n < Number(times[1]); n++) units.push(last!);
    else units.push(knownAs(library.units, word)?.id ?? word);
  }
  return { type: 'ChooseForce', force: knownAs(library.forces, force)?.id ?? force, units };
}

/** `a1 B2, a2 B3`, or `suggested` and perhaps some units elsewhere. */
function deployIn(rest: string, { options }: Look<View>): Decision | null {
  const suggested = /^(suggested|for me)\b/i.exec(rest);
  const placed = placementsIn(suggested ? rest.slice(suggested[0].length).replace(/^[\s,]*(but\b)?/i, '') : rest);
  if (placed === null) return null;
  if (!suggested) return placed.length > 0 ? { type: 'Deploy', placements: placed } : null;
  const first = (options as readonly Decision[]).find((option) => option.type === 'Deploy');
  if (!first) return { type: 'Deploy', placements: placed };
  const elsewhere = new Map(placed.map((placement) => [placement.unit, placement]));
  return { type: 'Deploy', placements: first.placements.map((one) => elsewhere.get(one.unit) ?? one) };
}

function placementsIn(rest: string): Placement[] | null {
  const words = tokens(rest).filter((word) => !/^(at|to|in)$/i.test(word));
  if (words.length % 2 !== 0) return null;
  const placements: Placement[] = [];
  for (let i = 0; i < words.length; i += 2) {
    const hex = placeIn(words[i + 1]!);
    if (hex === null) return null;
    placements.push({ unit: words[i]!.toLowerCase(), hex });
  }
  return placements;
}
