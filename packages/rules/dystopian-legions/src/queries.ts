import type { Query, Refusal } from '@sandtable/kernel';
import * as z from 'zod/mini';
import { SHAPES } from './ask.js';
import { type BlastOdds, blastOdds } from './blast-odds.js';
import { isCoherent, lifeOf } from './figures.js';
import { guardOdds, type MeleeOdds, meleeOdds } from './melee-odds.js';
import { checkChance, iadOdds, type RadOdds, radOdds } from './odds.js';
import { refuseAttack } from './rules/attacks.js';
import { checkDice } from './rules/checks.js';
import { mostBolster } from './rules/command.js';
import { scoreOf } from './rules/end-phase.js';
import { poolOfSection, refuseAssign } from './rules/melee.js';
import { isRetreating, moraleNeed, moraleState, moraleThreshold, takesMorale } from './rules/morale.js';
import { no } from './rules/movement.js';
import { ORDER_TABLE, orderValues } from './rules/orders.js';
import { newFire } from './rules/shooting.js';
import { type Battle, homeOf, modelAt, nameOf, sectionAt, sideOfSection } from './state.js';
import { ORDERS, type Side } from './terms.js';
import type { View } from './view.js';

// What a screen or a bot may ask about a view, without anything being decided (DL-GEN-04).

const id = z.string().check(z.minLength(1), z.maxLength(40));
const count = z.int().check(z.gte(0), z.lte(40));
const sectionArgs = z.strictObject({ section: id });
const orderArgs = z.strictObject({ order: z.enum(ORDERS), section: id, bolster: z.int().check(z.gte(0), z.lte(20)) });

type AttackArgs = z.infer<typeof SHAPES.Attack.answer>;
type SectionArgs = z.infer<typeof sectionArgs>;
type OrderArgs = z.infer<typeof orderArgs>;

interface Standing {
  readonly state: string;
  readonly life: number;
  readonly initial: number;
  readonly belowHalf: boolean;
  readonly coherent: boolean;
  readonly retreating: boolean;
  /** Its Morale Check: what each die must show, how many successes, and the chance without bolstering; null for who takes none. */
  readonly morale: { readonly threshold: number; readonly need: number; readonly chance: number } | null;
}

function firstOf(attack: Exclude<AttackArgs, { type: 'Pass' }>): string {
  if (attack.type === 'Iad') return attack.shot.model;
  return attack.type === 'Battery' ? attack.spotter : attack.shots[0]!.model;
}

const odds: Query<View, AttackArgs, RadOdds | BlastOdds | { readonly hullPoints: readonly number[] }> = {
  title: 'The odds of an attack',
  args: SHAPES.Attack.answer,
  run: ({ battle }, attack) => {
    if (attack.type === 'Pass') return no('DL-SHT-01', 'Nothing is fired.') as Refusal;
    const firer = modelAt(battle, firstOf(attack));
    if (firer < 0) return no('DL-SHT-05', 'There is no such model.') as Refusal;
    const fire = battle.fire ?? newFire('own', [homeOf(battle, firer)], null);
    const b: Battle = { ...battle, fire };
    const refusal = refuseAttack(b, attack);
    if (refusal) return refusal as Refusal;
    if (attack.type === 'Rad') return radOdds(b, attack);
    return attack.type === 'Iad' ? { hullPoints: iadOdds(b, attack) } : blastOdds(b, attack);
  },
};

const order: Query<View, OrderArgs, { readonly cp: number; readonly need: number; readonly chance: number }> = {
  title: 'What an order costs, and its chance',
  args: orderArgs,
  run: ({ battle }, { order: one, section, bolster }) => {
    const s = sectionAt(battle, section);
    if (s < 0 || battle.sections[s]!.where !== 'table')
      return no(ORDER_TABLE[one].rule, `${section} is not on the table.`) as Refusal;
    const { cp, need } = orderValues(battle, one);
    return { cp, need, chance: checkChance(battle, s, need, 4, false, bolster) };
  },
};

const standing: Query<View, SectionArgs, Standing> = {
  title: 'How a section stands',
  args: sectionArgs,
  run: ({ battle: b }, { section }) => {
    const s = sectionAt(b, section);
    if (s < 0 || b.sections[s]!.where !== 'table') return no('DL-MOR-05', `${section} is not on the table.`) as Refusal;
    const { shaken, initial } = b.sections[s]!;
    const threshold = moraleThreshold(b, s);
    const need = moraleNeed(b, s, []);
    return {
      state: moraleState(shaken),
      life: lifeOf(b, s),
      initial,
      belowHalf: threshold === 5,
      coherent: isCoherent(b, s),
      retreating: isRetreating(b, s),
      morale: takesMorale(b, s) ? { threshold, need, chance: checkChance(b, s, need, threshold, true, 0) } : null,
    };
  },
};

const several = z.array(id).check(z.minLength(1), z.maxLength(12));
const meleeArgs = z.strictObject({
  attacker: id,
  defenders: several,
  acrossWall: z.optional(z.boolean()),
  /** How the dice of a charge on several sections are given (DL-MSC-04). */
  dice: z.optional(SHAPES.Assign.answer.def.shape.dice),
});

const melee: Query<View, z.infer<typeof meleeArgs>, MeleeOdds> = {
  title: 'The odds of a melee',
  args: meleeArgs,
  run: ({ battle: b }, { attacker, defenders, acrossWall = false, dice }) => {
    const all = [attacker, ...defenders].map((name) => sectionAt(b, name));
    const away = all.findIndex((s) => s < 0 || b.sections[s]!.where !== 'table');
    if (away >= 0) return no('DL-MEL-01', `${[attacker, ...defenders][away]} is not on the table.`) as Refusal;
    const [mine, ...theirs] = all;
    if (new Set(theirs).size < theirs.length || theirs.some((s) => sideOfSection(b, s) === sideOfSection(b, mine!)))
      return no('DL-MEL-01', 'A melee is fought against enemy sections, each once.') as Refusal;
    const pools = poolOfSection(b, mine!, { attacker: mine!, defenders: theirs, kind: 'charge' }).map(
      ({ model, pool }) => ({ model: nameOf(b, model), ...pool }),
    );
    const refusal = dice && refuseAssign({ defenders, pools }, { type: 'Assign', dice });
    return refusal ? (refusal as Refusal) : meleeOdds(b, mine!, theirs, acrossWall, dice ?? null);
  },
};

const guardArgs = z.strictObject({ section: id, left: z.int().check(z.gte(0), z.lte(500)), among: several });

const guard: Query<View, z.infer<typeof guardArgs>, { readonly lost: readonly number[] }> = {
  title: 'Life lost by whoever takes the next blow',
  args: guardArgs,
  run: ({ battle: b }, { section, left, among }) => {
    const s = sectionAt(b, section);
    if (b.melee === null || s < 0) return no('DL-MAR-02', 'There is no melee of that section.') as Refusal;
    return { lost: guardOdds(b, s, left, among) };
  },
};

interface CheckOdds {
  readonly threshold: number;
  readonly need: number;
  readonly dice: number;
  /** The chance for no CP, one, two... as far as leaders can pay. */
  readonly chances: readonly number[];
}
const checkArgs = z.strictObject({ section: id, morale: z.boolean(), need: z.optional(count) });

const check: Query<View, z.infer<typeof checkArgs>, CheckOdds> = {
  title: 'The chance of a check at every number of dice that leaders can add',
  args: checkArgs,
  run: ({ battle: b }, { section, morale, need: asked }) => {
    const s = sectionAt(b, section);
    if (s < 0 || b.sections[s]!.where !== 'table') return no('DL-CHK-01', `${section} is not on the table.`) as Refusal;
    if (morale && !takesMorale(b, s)) return no('DL-MAR-18b', `${section} takes no Morale Checks.`) as Refusal;
    const threshold = morale ? moraleThreshold(b, s) : 4;
    const need = asked ?? (morale ? moraleNeed(b, s, []) : 2);
    const chances = Array.from({ length: mostBolster(b, s) + 1 }, (_, cp) =>
      checkChance(b, s, need, threshold, morale, cp),
    );
    return { threshold, need, dice: checkDice(b, s, morale), chances };
  },
};

interface Projected {
  readonly objectives: number;
  readonly through: number;
  readonly casualties: number;
  readonly total: number;
}

const score: Query<View, Record<string, never>, { readonly [side in Side]: Projected }> = {
  title: 'The Battle Log if the turn ended now',
  args: z.strictObject({}) as never,
  run: ({ battle: b }) => {
    const of = (side: Side): Projected => {
      const gained = scoreOf(b, side);
      return { ...gained, total: b.score[side] + gained.objectives + gained.through + gained.casualties };
    };
    return { A: of('A'), B: of('B') };
  },
};

export const QUERIES = { odds, order, standing, score, melee, guard, check };
