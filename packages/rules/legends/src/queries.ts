import { idSchema } from '@sandtable/craft';
import { judge, malformed, type Query, type Refusal, type Ruleset } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { ask } from './ask.js';
import { decisionSchema, segmentSchema } from './decisions.js';
import { contactsAlong } from './foresight/contacts.js';
import { flight } from './foresight/flight.js';
import { landing } from './foresight/landing.js';
import { posed } from './foresight/pose-toward.js';
import { type Prices, perInch } from './foresight/prices.js';
import { reach } from './foresight/reach.js';
import { weigh } from './foresight/weigh.js';
import { attackOdds, bestSpend, exchange, type Prospect, prospect } from './odds.js';
import { spends } from './options.js';
import { QUESTIONS } from './questions.js';
import { enemiesInContact, thingsInContact } from './rules/contact.js';
import { flingDifficulty } from './rules/fling.js';
import { groundAlong } from './rules/ground.js';
import { type Plot, plot } from './rules/legal-lines.js';
import { crossedBy, shotDifficulty } from './rules/long-shot.js';
import { MOMENTS, type MomentId } from './rules/moments.js';
import { pickUpDifficulty } from './rules/pick-up.js';
import { strikeDifficulty } from './rules/strike.js';
import { type Stretch, stretchesAlong } from './rules/wall-run-and-fly.js';
import { type Hero, heroOf, type Scene, seatOf } from './state.js';
import { indexOf, pieceAt, sizeOf } from './tables.js';

// What a player may ask before deciding, and anybody at any time (LG-GEN-09). Nothing is hidden, so every answer is exact; and nothing changes by asking.

/** Everything in contact with a Hero, by name (LG-GEN-08). */
export const touching = (s: Scene, hero: Hero): string[] => thingsInContact(s, hero).map((i) => pieceAt(s, i).id);

/** What the query `line` tells. */
export interface LinePlot extends Plot {
  readonly ground: readonly { readonly x: number; readonly y: number; readonly z: number }[];
  readonly stretches: readonly (Stretch & { readonly step: number })[];
}

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
function momentOdds(
  s: Scene,
  hero: Hero,
  moment: MomentId,
  difficulty: number,
  worth: number,
  pays = difficulty,
): MomentOdds {
  const best = bestSpend(s, hero, moment, difficulty, worth, pays);
  const legal = spends(s, hero, moment, '', difficulty);
  const told = legal.length > 0 ? legal : [0, Math.min(hero.heroism, difficulty)]; // where all are refused, what it would be
  const all = [...new Set([...told, best.spend])].sort((a, b) => a - b);
  return {
    moment,
    difficulty,
    prospects: all.map((spend) => prospect(s, hero, moment, difficulty, spend, pays)),
    best,
  };
}

const KINDS: Ruleset<Scene>['questions'] = QUESTIONS;

const vec3 = z.tuple([z.number(), z.number(), z.number()]);
const id = idSchema;
const momentIds = Object.keys(MOMENTS) as MomentId[];

export const QUERIES = {
  odds: query(
    'The chances of a Moment: by spend, with the best one',
    z.strictObject({
      hero: id,
      moment: z.enum(momentIds as [MomentId, ...MomentId[]]),
      difficulty: z.int().check(z.gte(0), z.lte(9999)),
      worth: z.optional(z.number()),
      pays: z.optional(z.int().check(z.gte(0), z.lte(9999))),
    }),
    (s, { hero: name, moment, difficulty, worth = 0, pays = difficulty }) => {
      const hero = heroNamed(s, 'hero', name);
      return isHero(hero) ? momentOdds(s, hero, moment, difficulty, worth, pays) : hero;
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
      return exchange(s, hero, target, spend);
    },
  ),

  line: query(
    'A line: what it costs, where it leads, how the ground runs, or why it is refused',
    z.strictObject({ hero: id, segments: z.array(segmentSchema) }),
    (s, { hero: name, segments }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      if (s.activation?.hero !== hero.id) return malformed('hero', `hero is "${name}", expected the active Hero`);
      const plotted = plot(s, hero, segments);
      if ('rule' in plotted) return plotted;
      const first = segments[0] as { m: string; to?: readonly [number, number] } | undefined;
      const ground = first?.m === 'g' ? groundAlong(s, s.heroes.indexOf(hero), plotted.start, first.to!).pieces : [];
      return { ...plotted, ground, stretches: stretchesAlong(s, hero, segments) };
    },
  ),

  contacts: query(
    'Everything that a line would touch, in order, each with its arithmetic',
    z.strictObject({ hero: id, segments: z.array(segmentSchema) }),
    (s, { hero: name, segments }) => {
      const hero = heroNamed(s, 'hero', name);
      return isHero(hero) ? contactsAlong(s, hero.id, segments) : hero;
    },
  ),

  weigh: query(
    'The Moment that a decision would attempt: its difficulty, and the best spend',
    z.strictObject({ hero: id, decision: decisionSchema }),
    (s, { hero: name, decision }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      const weighed = weigh(s, hero, decision);
      return weighed && { ...weighed, best: bestSpend(s, hero, weighed.moment, weighed.difficulty, 0) };
    },
  ),

  flight: query(
    'What a throw, a knock, a run or a fall would go through and what would stop it, with the arithmetic; and where it leads',
    z.strictObject({
      thing: id,
      how: z.enum(['fling', 'knock', 'fall', 'line']),
      dir: vec3,
      inches: z.number().check(z.gte(0), z.lte(999)),
      travelled: z.optional(z.number()),
    }),
    (s, { thing, how, dir, inches, travelled = 0 }) => {
      const i = indexOf(s, thing);
      if (i < 0 || !pieceAt(s, i).onTable)
        return malformed('thing', `thing is "${thing}", expected something on the table`);
      return flight(s, i, how, dir, inches, travelled);
    },
  ),

  prices: query(
    'What it takes to lift a thing and to throw it an inch, and what it does for each inch it flies',
    z.strictObject({ thing: id }),
    (s, { thing }) => {
      const i = indexOf(s, thing);
      if (i < 0) return malformed('thing', `thing is "${thing}", expected something on the table`);
      return {
        size: sizeOf(s, i),
        pickUp: pickUpDifficulty(s, i),
        flingPerInch: sizeOf(s, i),
        flingOne: flingDifficulty(s, i, 1),
        ...perInch(s, i),
      } satisfies Prices;
    },
  ),

  reach: query(
    'How far the ground leads a Hero in every direction before it touches something',
    z.strictObject({ hero: id, inches: z.number().check(z.gte(0), z.lte(999)) }),
    (s, { hero: name, inches }) => {
      const hero = heroNamed(s, 'hero', name);
      return isHero(hero) ? reach(s, hero, inches) : hero;
    },
  ),

  touching: query('Everything in contact with a Hero', z.strictObject({ hero: id }), (s, { hero: name }) => {
    const hero = heroNamed(s, 'hero', name);
    return isHero(hero) ? touching(s, hero) : hero;
  }),

  landing: query(
    'Where a Hero would come down from a place, and what that costs; null where it would stand',
    z.strictObject({ hero: id, at: vec3, travelled: z.optional(z.number()) }),
    (s, { hero: name, at, travelled = 0 }) => {
      const hero = heroNamed(s, 'hero', name);
      return isHero(hero) ? landing(s, s.heroes.indexOf(hero), at, travelled) : hero;
    },
  ),

  pose: query(
    'Where a load would be put towards a place, turned and laid as wished, and whether that is allowed',
    z.strictObject({
      thing: id,
      beside: id,
      toward: vec3,
      yaw: z.int().check(z.gte(0), z.lte(359)),
      lie: z.literal([0, 1, 2]),
    }),
    (s, { thing, beside, toward, yaw, lie }) => {
      const [i, partner] = [indexOf(s, thing), indexOf(s, beside)];
      if (i < 0) return malformed('thing', `thing is "${thing}", expected something on the table`);
      if (partner < 0) return malformed('beside', `beside is "${beside}", expected something on the table`);
      return posed(s, i, partner, toward, yaw, lie);
    },
  ),

  why: query(
    'Why the active Hero may not do something now',
    z.strictObject({ hero: id, decision: decisionSchema }),
    (s, { hero: name, decision }) => {
      const hero = heroNamed(s, 'hero', name);
      if (!isHero(hero)) return hero;
      if (s.activation?.hero !== hero.id || s.active !== hero.id)
        return malformed('hero', `hero is "${name}", expected the active Hero`);
      return { refusal: judge(KINDS.Act!, s, ask('Act', seatOf(s, hero), { hero: name }), decision).refusal };
    },
  ),
} as const;
