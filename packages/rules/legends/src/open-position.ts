import { idSchema } from '@sandtable/craft';
import { gapBetween } from '@sandtable/geometry/space';
import { Malformed, problem } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Config } from './config.js';
import { CAST } from './content/cast.js';
import type { City } from './content/types.js';
import { newScene } from './new-scene.js';
import { refusePose } from './rules/poses.js';
import { isFree } from './rules/room.js';
import { wallAbout } from './rules/support.js';
import { type Hero, heroId, heroOf, newActivation, newHero, type Scene } from './state.js';
import { heroBody, indexOf, isHero, isObject, pieceAt, pieceOf, spaceOf } from './tables.js';
import { CONTACT, EPS, ITEMS, SCENARIOS, SEATS, thousandth, WALK_LIFT } from './terms.js';

// An explicit position: any moment of a game, told by what stands where.

const count = z.int().check(z.gte(0), z.lte(999));
const inch = z.number().check(z.gte(0), z.lte(100));
const seat = z.enum(SEATS);

const place = z.tuple([inch, inch, inch]);

const heroSchema = z.strictObject({
  seat,
  at: place,
  cast: z.optional(idSchema),
  item: z.optional(z.nullable(z.enum(ITEMS))),
  heroism: z.optional(count),
  fatigue: z.optional(z.int().check(z.gte(0), z.lte(19))),
  token: z.optional(z.boolean()),
  /** Removed already. */
  out: z.optional(z.boolean()),
  carrying: z.optional(idSchema),
  /** How it holds what it carries, which is else where the city has it. */
  held: z.optional(
    z.strictObject({
      at: place,
      yaw: z.optional(z.int().check(z.gte(0), z.lte(359))),
      lie: z.optional(z.literal([0, 1, 2])),
    }),
  ),
});

export const positionSchema = z.strictObject({
  city: z.optional(z.union([idSchema, z.looseObject({ id: z.string() })])),
  scenario: z.optional(z.enum(SCENARIOS)),
  heroes: z.array(heroSchema).check(z.minLength(1), z.maxLength(25)),
  /** The active Hero, by its id (`a1` is the first of seat A); without one, `next` chooses. */
  active: z.optional(idSchema),
  /** Its Move is still to come; else it has `pool` inches. */
  move: z.optional(z.boolean()),
  pool: z.optional(z.number().check(z.gte(0), z.lte(999))),
  called: z.optional(z.boolean()),
  next: z.optional(seat),
  round: z.optional(z.int().check(z.gte(1), z.lte(99))),
  vp: z.optional(z.array(count)),
  danger: z.optional(z.strictObject({ best: count, holder: z.nullable(idSchema) })),
  flight: z.optional(z.strictObject({ best: inch, holder: z.nullable(idSchema) })),
  demoTokens: z.optional(z.record(z.string(), z.int().check(z.gte(0), z.lte(7)))),
});
export type Position = z.input<typeof positionSchema>;
type Read = z.output<typeof positionSchema>;

export function openPosition(position: Read, config: Config, city: string | City): Scene {
  const most = Math.max(...position.heroes.map((hero) => SEATS.indexOf(hero.seat)), 1);
  const seats = SEATS.slice(0, most + 1);
  const heroes = Math.max(...seats.map((name) => position.heroes.filter((hero) => hero.seat === name).length));
  const s = newScene({ config, city, seats, heroes, scenario: position.scenario ?? 'battle', first: 0, sides: null });
  s.phase = 'play';
  s.round = position.round ?? 1;
  for (const state of s.seats) state.chosen = [];
  for (const [i, name] of seats.entries()) {
    s.heroes.push(...position.heroes.filter((hero) => hero.seat === name).map((hero, k) => heroIn(hero, i, k)));
  }
  s.heroesAtRoundStart = s.heroes.filter(({ onTable }) => onTable).length;
  s.next = position.next ? seats.indexOf(position.next) : 0;
  s.flight = position.flight ?? { best: Math.max(0, ...s.heroes.map(({ z: height }) => height)), holder: null };
  if (position.danger) s.danger = position.danger;
  position.vp?.forEach((vp, i) => {
    if (s.seats[i]) s.seats[i]!.vp = vp;
  });
  for (const field of ['danger', 'flight'] as const) checkHolder(s, field, position[field]?.holder ?? null);
  carry(s, position);
  checkStanding(s, position);
  demolish(s, position);
  activate(s, position);
  return s;
}

function heroIn(read: Read['heroes'][number], seat: number, k: number): Hero {
  const hero = newHero(heroId(SEATS[seat]!, k), seat, { cast: read.cast ?? 'halogen', item: read.item ?? null });
  [hero.x, hero.y, hero.z] = read.at;
  hero.heroism = read.heroism ?? 0;
  hero.fatigue = read.fatigue ?? 0;
  hero.token = read.token ?? false;
  hero.placed = true;
  hero.onTable = !read.out;
  return hero;
}

function wrong(path: string, value: unknown, expected: string): Malformed {
  return new Malformed('setup', [problem(path, value, expected)]);
}

function carry(s: Scene, position: Read): void {
  for (const [i, { carrying }] of position.heroes.entries()) {
    if (carrying === undefined) continue;
    const hero = s.heroes.find((one) => samePlace(one, position.heroes[i]!))!;
    const load = pieceOf(s, carrying);
    const here = `position.heroes[${i}].carrying`;
    if (!load?.onTable || load === hero || !hero.onTable) throw wrong(here, carrying, 'a thing on the table');
    if (load.carriedBy !== null) throw wrong(here, carrying, `a thing that ${load.carriedBy} does not carry already`);
    hero.carrying = load.id;
    load.carriedBy = hero.id;
  }
  for (const [i, { carrying }] of position.heroes.entries()) if (carrying !== undefined) checkLoad(s, i, position);
}

/** LG-PIC-05, LG-PIC-07: what is carried carries nothing, and is in contact with its carrier, in a pose that is legal (LG-GEO-12). */
function checkLoad(s: Scene, i: number, position: Read): void {
  const { carrying, held, ...read } = position.heroes[i]!;
  const hero = s.heroes.find((one) => samePlace(one, read))!;
  const [load, carrier] = [indexOf(s, carrying!), s.heroes.indexOf(hero)];
  const here = `position.heroes[${i}].carrying`;
  if (hero.carriedBy !== null) throw wrong(here, carrying, `nothing: ${hero.carriedBy} carries this Hero`);
  if (held && isHero(s, load)) throw wrong(`position.heroes[${i}].held`, held, 'none: a Hero stands where it is');
  if (held) {
    const { yaw = 0, lie = 0 } = held;
    const pose = { x: held.at[0], y: held.at[1], z: held.at[2], yaw, lie };
    const refused = refusePose(s, load, carrier, pose);
    if (refused)
      throw wrong(`position.heroes[${i}].held`, held, `a legal pose (${refused.message.replace(/\.$/, '')})`);
    const { x, y, z: up } = pose;
    Object.assign(pieceAt(s, load), { x, y, z: up, yaw, ...(isObject(s, load) && { lie }) });
  }
  const far = gapBetween(spaceOf(s), heroBody(hero.x, hero.y, hero.z), load);
  if (far > CONTACT + EPS) throw wrong(here, carrying, `a thing in contact, not ${thousandth(far)} inches away`);
}

/** LG-SCN-10, LG-SCN-20. */
function checkHolder(s: Scene, marker: 'danger' | 'flight', holder: string | null): void {
  if (holder !== null && !heroOf(s, holder)?.onTable)
    throw wrong(`position.${marker}.holder`, holder, 'a Hero on the table, or null');
}

/** Everybody is somebody, has an item only where there are any (LG-SET-04), and has room where it stands. */
function checkStanding(s: Scene, position: Read): void {
  for (const [i, read] of position.heroes.entries()) {
    const path = `position.heroes[${i}]`;
    if (read.cast !== undefined && !CAST.has(read.cast)) throw wrong(`${path}.cast`, read.cast, 'a Hero of the cast');
    if (read.item && !s.match.config.mightyItems)
      throw wrong(`${path}.item`, read.item, 'none: there are no Mighty Items in this game');
    const hero = s.heroes.find((one) => samePlace(one, read))!;
    if (!hero.onTable) continue;
    if (!isFree(s, s.heroes.indexOf(hero), read.at, WALK_LIFT))
      throw wrong(`${path}.at`, read.at.join(', '), 'a place wholly on the table where nothing else is');
    if (wallAbout(s, hero, false)) throw wrong(`${path}.at`, read.at.join(', '), 'a place outside the walls');
  }
}

const samePlace = (hero: Hero, { seat: name, at }: Read['heroes'][number]): boolean =>
  SEATS[hero.seat] === name && hero.x === at[0] && hero.y === at[1] && hero.z === at[2];

function demolish(s: Scene, position: Read): void {
  for (const [id, tokens] of Object.entries(position.demoTokens ?? {})) {
    const building = s.buildings.find((one) => one.id === id);
    if (!building) throw wrong(`position.demoTokens.${id}`, tokens, 'the id of a building');
    building.demoTokens = tokens;
  }
}

function activate(s: Scene, position: Read): void {
  if (position.active === undefined) return;
  const i = indexOf(s, position.active);
  const hero = s.heroes[i];
  if (!hero?.onTable || hero.token)
    throw wrong('position.active', position.active, 'a Hero on the table without a token');
  s.active = hero.id;
  s.activeSeat = hero.seat;
  s.activation = newActivation(hero, 1, position.called ?? false);
  s.activation.moveWindow = position.move ?? false;
  s.activation.pool = position.pool ?? 0;
  s.activationsThisRound = 1;
}
