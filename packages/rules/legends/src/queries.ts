import { malformed, type Query, type Refusal } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { flingDifficulty, pickUpDifficulty, strikeDifficulty } from './acts.js';
import { enemiesInContact } from './contact.js';
import { decisionSchema, segmentSchema } from './decisions.js';
import { groundAlong } from './ground.js';
import { type Hit, numbersOf, pieceStruckOf } from './impetus.js';
import { MOMENTS, type MomentId } from './moments.js';
import { ahead, motion, unit } from './motion.js';
import { attackOdds, bestSpend, exchange, type Prospect, prospect } from './odds.js';
import { spends } from './options.js';
import { plot } from './plot.js';
import { contactsAlong, weigh } from './previews.js';
import { refuseAct } from './refusals.js';
import { crossedBy, shotDifficulty } from './shot.js';
import { type Hero, heroOf, type Scene } from './state.js';
import { indexOf, pieceAt, sizeOf } from './tables.js';
import { EPS, roundDown, type Vec3 } from './terms.js';

// What a player may ask before deciding, and anybody at any time (LG-GEN-09). Nothing is hidden, so every answer is exact; and nothing changes by asking.

function query<A, R>(
  title: string,
  args: z.ZodMiniType<A>,
  run: (s: Scene, args: A) => R | Refusal,
): Query<Scene, A, R> {
  return { title, args, run };
}

function heroNamed(s: Scene, field: string, id: string): Hero | Refusal<never> {
  const hero = heroOf(s, id);
  return hero?.onTable ? hero : malformed(field, `${field} is "${id}", expected a Hero on the table`);
}

const isHero = (value: Hero | Refusal<never>): value is Hero => 'heroism' in value;

export interface MomentOdds {
  readonly moment: MomentId;
  readonly difficulty: number;
  readonly prospects: readonly Prospect[];
  readonly best: Prospect;
}

/** The chances of a Moment at a difficulty: for the spends worth considering, and the best of them. */
function momentOdds(s: Scene, hero: Hero, moment: MomentId, difficulty: number, worth: number): MomentOdds {
  const all = [...new Set([...spends(s, hero, moment, '', difficulty), 0, Math.min(hero.heroism, difficulty)])].sort(
    (a, b) => a - b,
  );
  return {
    moment,
    difficulty,
    prospects: all.map((spend) => prospect(s, hero, moment, difficulty, spend)),
    best: bestSpend(s, hero, moment, difficulty, worth),
  };
}

export interface PredictedHit {
  readonly inches: number;
  readonly at: Vec3;
  /** Null: the table top. */
  readonly thing: string | null;
  readonly piece: string | null;
  readonly impetus: number;
  readonly answer: number;
  readonly moverFatigue: number;
  readonly otherFatigue: number;
  /** The mover goes on: through the wall, or because the thing breaks. */
  readonly passes: boolean;
}

/** The first thing a straight movement would hit, with its arithmetic, if it started from `travelled` inches. */
function firstHit(
  s: Scene,
  thing: number,
  how: 'fling' | 'knock' | 'fall' | 'line',
  dir: Vec3,
  far: number,
  travelled: number,
): PredictedHit | null {
  const direction = unit(dir);
  if (direction === null) return null;
  const piece = pieceAt(s, thing);
  const [dx, dy, dz] = direction;
  const m = motion(thing, how, dx, dy, dz, far, {
    walks: how === 'line' || (how === 'knock' && dz === 0),
    flinger: piece.carriedBy === null ? -1 : indexOf(s, piece.carriedBy),
  });
  const { what, inches, hit } = ahead(s, m);
  if (what !== 'touch' && what !== 'ground') return null;
  const before = piece.travel;
  piece.travel = travelled + inches; // put back below: the numbers are read off the piece
  const numbers = numbersOf(s, m, hit);
  piece.travel = before;
  const bump = numbers.impetus < 1 - EPS;
  const moverIsHero = 'heroism' in piece;
  return {
    inches,
    at: [piece.x + dx * inches, piece.y + dy * inches, piece.z + dz * inches],
    thing: hit.thing < 0 ? null : pieceAt(s, hit.thing).id,
    piece: pieceNamed(s, hit),
    impetus: numbers.impetus,
    answer: numbers.answer,
    moverFatigue: moverIsHero && !bump ? roundDown(numbers.answer) : 0,
    otherFatigue: hit.heroes.length > 0 && !bump ? roundDown(numbers.impetus) : 0,
    passes: !bump && numbers.impetus > numbers.otherToughness + EPS && hit.heroes.length === 0,
  };
}

const pieceNamed = (s: Scene, hit: Hit): string | null => (hit.panel < 0 ? null : pieceStruckOf(s, hit).id);

const vec3 = z.tuple([z.number(), z.number(), z.number()]);
const id = z.string();
const momentIds = Object.keys(MOMENTS) as MomentId[];

export const QUERIES = {
  odds: query(
    'The chances of a Moment: by spend, with the best one',
    z.strictObject({
      hero: id,
      moment: z.enum(momentIds as [MomentId, ...MomentId[]]),
      difficulty: z.int().check(z.gte(0), z.lte(9999)),
      worth: z._default(z.number(), 0),
    }) as never as z.ZodMiniType<{ hero: string; moment: MomentId; difficulty: number; worth?: number }>,
    (s, { hero: name, moment, difficulty, worth = 0 }) => {
      const hero = heroNamed(s, 'hero', name);
      return isHero(hero) ? momentOdds(s, hero, moment, difficulty, worth) : hero;
    },
  ),

  attack: query(
    'A Strike or a Long Shot: difficulty, what is crossed, chances, Defend, and who would become active',
    z.strictObject({ hero: id, target: id, by: z.enum(['strike', 'longShot']) }),
    (s, { hero: name, target: at, by }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      const target = heroNamed(s, 'target', at);
      if (!isHero(target)) return target;
      const crossed = by === 'longShot' ? crossedBy(s, hero, target) : [];
      const difficulty = by === 'longShot' ? shotDifficulty(s, hero, target) : strikeDifficulty(hero);
      const fatigue = difficulty + (by === 'strike' && hero.item === 'oneStrike' ? 1 : 0);
      const moment = momentOdds(s, hero, by, difficulty, fatigue);
      return {
        ...moment,
        crossed,
        inContact: enemiesInContact(s, hero).includes(target),
        byProspect: moment.prospects.map(({ chance }) => attackOdds(chance, fatigue, target)),
      };
    },
  ),

  exchange: query(
    'A blow and its answers: Strike, Defend, Strike Back, and so on, each with its chance',
    z.strictObject({ hero: id, target: id, spend: z.int().check(z.gte(0), z.lte(999)) }),
    (s, { hero: name, target: at, spend }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      const target = heroNamed(s, 'target', at);
      if (!isHero(target)) return target;
      if (spend > hero.heroism) return malformed('spend', `spend is ${spend}, expected at most ${hero.heroism}`);
      return exchange(hero, target, spend);
    },
  ),

  line: query(
    'A line: what it costs, where it leads, how the ground runs, or why it is refused',
    z.strictObject({ hero: id, segments: z.array(segmentSchema) }) as never as z.ZodMiniType<{
      hero: string;
      segments: never[];
    }>,
    (s, { hero: name, segments }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      if (s.activation?.hero !== hero.id) return malformed('hero', `hero is "${name}", expected the active Hero`);
      const plotted = plot(s, hero, segments);
      if ('rule' in plotted) return plotted;
      const first = segments[0] as { m: string; to?: readonly [number, number] } | undefined;
      const ground = first?.m === 'g' ? groundAlong(s, s.heroes.indexOf(hero), plotted.start, first.to!).pieces : [];
      return { ...plotted, ground };
    },
  ),

  contacts: query(
    'Everything that a line would touch, in order, each with its arithmetic',
    z.strictObject({ hero: id, segments: z.array(segmentSchema) }) as never as z.ZodMiniType<{
      hero: string;
      segments: never[];
    }>,
    (s, { hero: name, segments }) => {
      const hero = heroNamed(s, 'hero', name);
      return isHero(hero) ? contactsAlong(s, hero.id, segments) : hero;
    },
  ),

  weigh: query(
    'The Moment that a decision would attempt: its difficulty, and the best spend',
    z.strictObject({ hero: id, decision: decisionSchema }) as never as z.ZodMiniType<{ hero: string; decision: never }>,
    (s, { hero: name, decision }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      const weighed = weigh(s, hero, decision);
      return weighed && { ...weighed, best: bestSpend(s, hero, weighed.moment, weighed.difficulty, 0) };
    },
  ),

  flight: query(
    'The first thing that a throw, a knock, a run or a fall would hit, with its arithmetic',
    z.strictObject({
      thing: id,
      how: z.enum(['fling', 'knock', 'fall', 'line']),
      dir: vec3,
      inches: z.number().check(z.gte(0), z.lte(999)),
      travelled: z._default(z.number(), 0),
    }) as never as z.ZodMiniType<{
      thing: string;
      how: 'fling' | 'knock' | 'fall' | 'line';
      dir: Vec3;
      inches: number;
      travelled?: number;
    }>,
    (s, { thing, how, dir, inches, travelled = 0 }) => {
      const i = indexOf(s, thing);
      if (i < 0 || !pieceAt(s, i).onTable)
        return malformed('thing', `thing is "${thing}", expected something on the table`);
      return { hit: firstHit(s, i, how, dir, inches, travelled) };
    },
  ),

  prices: query(
    'What it takes to lift a thing and to throw it an inch',
    z.strictObject({ thing: id }),
    (s, { thing }) => {
      const i = indexOf(s, thing);
      if (i < 0) return malformed('thing', `thing is "${thing}", expected something on the table`);
      return {
        size: sizeOf(s, i),
        pickUp: pickUpDifficulty(s, i),
        flingPerInch: sizeOf(s, i),
        flingOne: flingDifficulty(s, i, 1),
      };
    },
  ),

  why: query(
    'Why the active Hero may not do something now',
    z.strictObject({ hero: id, decision: decisionSchema }) as never as z.ZodMiniType<{ hero: string; decision: never }>,
    (s, { hero: name, decision }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      if (s.activation?.hero !== hero.id || s.active !== hero.id)
        return malformed('hero', `hero is "${name}", expected the active Hero`);
      return { refusal: refuseAct(s, hero, decision) };
    },
  ),
} as const;
