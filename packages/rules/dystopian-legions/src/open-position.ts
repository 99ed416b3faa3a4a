import { idSchema } from '@sandtable/craft';
import { Malformed } from '@sandtable/kernel';
import * as z from 'zod/mini';
import type { Config } from './config.js';
import type { Library } from './content/library.js';
import { battlefieldSchema } from './content/schemas.js';
import type { Battlefield, Content } from './content/types.js';
import { emptyBattle } from './empty-battle.js';
import { areaAt } from './ground.js';
import { units } from './inches.js';
import { profileOf } from './muster.js';
import { raise } from './raise.js';
import { buildPools } from './rules/command.js';
import { objectiveAt } from './rules/objectives.js';
import { type Battle, type Cast, membersOf, type SectionCast } from './state.js';
import { MAPS, MISSIONS, SIDES } from './terms.js';

// A table in the middle of a battle: sections where they stand, in inches, and what markers lie beside them.

const inch = z.number().check(z.gte(-10), z.lte(110));
const pair = z.tuple([inch, inch]);
const count = z.int().check(z.gte(0), z.lte(60));

const model = z.strictObject({
  model: z.string(),
  /** Without a place it is in its section's house. */
  at: z.optional(pair),
  facing: z.optional(pair),
  life: z.optional(count),
  /** A transport of its section, and who rides: in which model of the section, by its place. */
  transport: z.optional(z.boolean()),
  aboard: z.optional(count),
  /** Of a gun: the vehicle that has it on the hook, by its section and its place there. */
  hitched: z.optional(z.tuple([count, count])),
});
const section = z.strictObject({
  side: z.enum(SIDES),
  models: z.array(model).check(z.minLength(1), z.maxLength(30)),
  weapons: z.optional(z.array(idSchema)),
  house: z.optional(idSchema),
  shaken: z.optional(z.int().check(z.gte(0), z.lte(3))),
  activated: z.optional(count),
  overwatch: z.optional(z.boolean()),
  deck: z.optional(z.boolean()),
  /** Life at the start of the battle; as it is now where nothing is said. */
  initial: z.optional(count),
});

export const positionSchema = z.strictObject({
  length: z._default(z.literal([48, 72, 96]), 48),
  terrain: z._default(battlefieldSchema.def.shape.terrain, []),
  mission: z._default(z.enum(MISSIONS), 'annihilate'),
  map: z._default(z.enum(MAPS), 'advancingLines'),
  sections: z.array(section).check(z.minLength(1), z.maxLength(40)),
  objectives: z._default(z.array(pair), []),
  mines: z._default(z.array(pair), []),
  turn: z._default(z.int().check(z.gte(1), z.lte(30)), 1),
  active: z._default(z.enum(SIDES), 'A'),
  phase: z._default(z.literal(['start', 'activations', 'end']), 'activations'),
  /** As the leaders on the table make it where nothing is said. */
  pool: z.optional(z.strictObject({ A: count, B: count })),
  score: z._default(z.strictObject({ A: count, B: count }), { A: 0, B: 0 }),
});
export type Position = z.infer<typeof positionSchema>;
/** The same as it is written. */
export type PositionInput = z.input<typeof positionSchema>;

export function openPosition(
  position: Position,
  library: Library,
  config: Config,
  content: Content | null,
  target: number,
): Battle {
  const battlefield: Battlefield = {
    id: 'position',
    name: 'A position',
    length: position.length,
    width: 48,
    terrain: position.terrain as Battlefield['terrain'],
  };
  const b = emptyBattle({
    config,
    content,
    battlefield,
    mission: position.mission,
    map: position.map,
    target,
    claims: null,
    points: null,
    forces: null,
    strategicAdvantage: null,
    shiftable: false,
    zones: null,
    objectives: null,
  });
  raise(b, musterOf(position, library));
  position.sections.forEach((one, s) => {
    put(b, s, one);
  });
  position.sections.forEach(({ models }, s) => {
    models.forEach(({ hitched }, k) => {
      if (hitched) b.models[membersOf(b, s)[k]!]!.hitched = membersOf(b, hitched[0])[hitched[1]]!;
    });
  });
  b.objectives = position.objectives.map(([x, y]) => objectiveAt(b, { x: units(x), y: units(y) }));
  b.mines = position.mines.map(([x, y], n) => ({ id: `mine${n + 1}`, x: units(x), y: units(y), side: 'A' }));
  b.turn = position.turn;
  b.phase = position.phase;
  b.active = position.active;
  b.first = position.active;
  b.winner = position.active;
  b.score = { ...position.score };
  b.setup.step = 'ready';
  buildPools(b);
  if (position.pool) b.pool = { ...position.pool };
  return b;
}

function musterOf({ sections }: Position, library: Library) {
  const cast: Cast[] = [];
  const counts = { A: 0, B: 0 };
  const models = { A: 0, B: 0 };
  const casts = sections.map((one, n): SectionCast => {
    const { side } = one;
    const members = one.models.map(({ model }, k) => {
      if (!library.models.has(model)) {
        const path = `position.sections[${n}].models[${k}].model`;
        throw new Malformed('setup', [
          { path, message: `${path} is "${model}", expected a model such as "kob.rifleman"` },
        ]);
      }
      models[side] += 1;
      return cast.push({ id: `${side.toLowerCase()}${models[side]}`, side, design: model }) - 1;
    });
    counts[side] += 1;
    return {
      id: `${side}${counts[side]}`,
      name: profileOf(library, one.models[0]!.model).name,
      side,
      platoon: 0,
      design: 'position',
      members,
      transports: members.filter((_, k) => one.models[k]!.transport),
      weapons: one.weapons ?? [],
    };
  });
  return { cast, sections: casts, points: { A: 0, B: 0 } };
}

function put(b: Battle, s: number, one: Position['sections'][number]): void {
  const section = b.sections[s]!;
  section.where = 'table';
  section.house = one.house === undefined ? null : areaAt(b, one.house);
  const missing = (field: string, expected: string): never => {
    const path = `position.sections[${s}]${field}`;
    throw new Malformed('setup', [{ path, message: `${path}: ${expected}` }]);
  };
  if (section.house === -1) missing('.house', `expected a piece of terrain, not ${one.house}`);
  section.shaken = one.shaken ?? 0;
  section.activated = one.activated ?? 0;
  section.overwatch = one.overwatch ?? false;
  section.deck = one.deck ?? false;
  section.dived = section.deck;
  membersOf(b, s).forEach((i, k) => {
    const { at, facing, life, aboard } = one.models[k]!;
    const m = b.models[i]!;
    if (aboard !== undefined) {
      m.where = 'aboard';
      m.carrier = membersOf(b, s)[aboard] ?? missing(`.models[${k}].aboard`, 'expected the place of a model');
      return;
    }
    if (!at && section.house === null) missing(`.models[${k}].at`, 'a model is in a place or in a house');
    if (life !== undefined) {
      section.initial -= m.life - life;
      m.life = life;
    }
    m.where = at ? 'table' : 'house';
    if (at) {
      m.x = units(at[0]);
      m.y = units(at[1]);
    }
    if (facing) {
      m.fx = units(facing[0]);
      m.fy = units(facing[1]);
    }
  });
  if (one.initial !== undefined) section.initial = one.initial;
}
