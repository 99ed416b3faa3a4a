import { type Path, problem } from '@sandtable/kernel';
import type { Config } from '../config.js';
import type { Library, Of } from '../content/library.js';
import type { Counts, ForceList, ModelDesign, SectionBought, SectionDesign } from '../content/types.js';
import { mayBe } from '../mars/judge.js';
import { spoken } from '../mars/mars.js';
import { profileOf } from '../muster.js';
import type { Problem, RuleId } from '../rulebook.js';
import type { Slot } from '../terms.js';

// Building a force (4.2): sections fill the slots of platoons within the agreed points.

/** What both sides agree before they build (DL-FRC-01); null: a scenario's own force, of any size. */
export interface Agreed {
  readonly points: number | null;
  readonly platoons: number;
  readonly config: Pick<Config, 'allies' | 'minForcePoints'>;
}

const COPIES = spoken('force.copies');

/** How many Line sections open a slot (DL-FRC-07 to DL-FRC-09). */
const LINES_NEEDED: { readonly [slot in Slot]: number } = {
  hq: 0,
  line: 0,
  specialist: 2,
  support: 2,
  fast: 2,
  elite: 3,
  armour: 3,
};
const LINE_SLOTS = 3;
/** What Flex takes beside its own (DL-FRC-09). */
const FLEX: readonly Slot[] = ['specialist', 'support', 'fast', 'elite'];

const entriesOf = (counts: Counts = {}): readonly (readonly [string, number])[] => Object.entries(counts);

/** The models of a section that it can have, transports aside: how many of each at least and at most. */
interface Room {
  readonly min: number;
  readonly max: number;
}

/** Who else may stand in for a listed model (DL-FRC-11). */
function replacementsOf(design: SectionDesign, model: string): readonly { to: string; max: number }[] {
  return (design.options ?? []).flatMap((option) =>
    option.kind === 'replace' && option.from === model ? [{ to: option.to, max: option.max }] : [],
  );
}

/** The counts of one bought section against its entry (DL-FRC-11, DL-FRC-12). */
function compositionProblems(design: SectionDesign, bought: SectionBought, at: Path): Problem[] {
  const found: Problem[] = [];
  const add = (field: Path, value: unknown, expected: string, rule: RuleId): void =>
    void found.push(problem([...at, ...field], value, expected, rule));
  const room = new Map<string, Room>();
  for (const { model, min, max } of design.models) {
    const others = replacementsOf(design, model);
    const replaced = others.reduce((sum, { to }) => sum + (bought.models[to] ?? 0), 0);
    room.set(model, { min: Math.max(0, min - replaced), max: Math.max(0, max - replaced) });
    for (const { to, max: most } of others) room.set(to, { min: 0, max: most });
  }
  for (const option of design.options ?? [])
    if (option.kind === 'add') room.set(option.model, { min: 0, max: option.max });
  for (const [model, { min, max }] of room) {
    const count = bought.models[model] ?? 0;
    if (count < min || count > max) add(['models', model], count, `${min} to ${max} of them`, 'DL-FRC-11');
  }
  for (const [model, count] of entriesOf(bought.models))
    if (!room.has(model)) add(['models', model], count, `one of ${[...room.keys()].join(', ')}`, 'DL-FRC-11');
  const bounded = (field: 'weapons' | 'transports', options: ReadonlyMap<string, number>): void => {
    for (const [id, count] of entriesOf(bought[field])) {
      const most = options.get(id) ?? 0;
      if (count > most) add([field, id], count, `at most ${most}`, 'DL-FRC-12');
    }
  };
  const optional = (kind: 'weapon' | 'transport'): ReadonlyMap<string, number> =>
    new Map(
      (design.options ?? []).flatMap((option): [string, number][] =>
        option.kind === kind ? [['weapon' in option ? option.weapon : option.model, option.max]] : [],
      ),
    );
  bounded('weapons', optional('weapon'));
  bounded('transports', optional('transport'));
  return found;
}

/** What a bought section costs: its models, weapons and transports. */
export function sectionPoints(library: Library, { section, models, weapons, transports }: SectionBought): number {
  const nation = section.slice(0, section.indexOf('.'));
  const priced = (counts: Counts | undefined): number =>
    entriesOf(counts).reduce((sum, [id, n]) => sum + n * (library.models.get(`${nation}.${id}`)?.points ?? 0), 0);
  const armed = entriesOf(weapons).reduce((sum, [id, n]) => sum + n * (library.weaponPoints.get(id) ?? 0), 0);
  return priced(models) + priced(transports) + armed;
}

export function forcePoints(library: Library, { platoons }: ForceList): number {
  return platoons.flat().reduce((sum, bought) => sum + sectionPoints(library, bought), 0);
}

/** The slots of one platoon (DL-FRC-05 to DL-FRC-09). */
function platoonProblems(designs: readonly SectionDesign[], at: Path): Problem[] {
  const found: Problem[] = [];
  const add = (value: unknown, expected: string, rule: RuleId): void =>
    void found.push(problem(at, value, expected, rule));
  const count = (slot: Slot): number => designs.filter((design) => design.slot === slot).length;
  const lines = count('line');
  if (count('hq') !== 1) add(designs, `exactly one HQ section, not ${count('hq')}`, 'DL-FRC-06');
  if (lines < 1) add(designs, 'at least one Line section', 'DL-FRC-06');
  if (lines > LINE_SLOTS) add(designs, `at most ${LINE_SLOTS} Line sections, not ${lines}`, 'DL-FRC-07');
  let flex = lines >= LINE_SLOTS ? 1 : 0;
  for (const slot of ['specialist', 'support', 'fast', 'elite', 'armour'] as const) {
    const sections = count(slot);
    if (sections === 0) continue;
    const rule: RuleId = LINES_NEEDED[slot] === 2 ? 'DL-FRC-08' : 'DL-FRC-09';
    if (lines < LINES_NEEDED[slot]) {
      add(designs, `${LINES_NEEDED[slot]} Line sections before a section of the type ${slot}, not ${lines}`, rule);
      continue;
    }
    const left = FLEX.includes(slot) ? flex : 0;
    if (sections > 1 + left)
      add(designs, `no more than ${1 + left} sections of the type ${slot}, not ${sections}`, 'DL-FRC-05');
    flex = Math.max(0, flex - (FLEX.includes(slot) ? Math.max(0, sections - 1) : 0));
  }
  const bought = new Map<SectionDesign, number>();
  for (const design of designs) bought.set(design, (bought.get(design) ?? 0) + 1);
  for (const [{ name, maxPerPlatoon = Infinity }, times] of bought)
    if (times > maxPerPlatoon)
      add(designs, `at most ${maxPerPlatoon} of "${name}" in a platoon, not ${times}`, 'DL-FRC-13');
  return found;
}

/** Everything that is wrong with a force, not only the first; nothing if it may be fielded. */
export function forceProblems(library: Library, force: ForceList, agreed: Agreed, at: Path = []): Problem[] {
  const found: Problem[] = [];
  const add = (field: Path, value: unknown, expected: string, rule: RuleId): void =>
    void found.push(problem([...at, ...field], value, expected, rule));
  const nations = new Set<string>();
  const copies = new Map<string, number>();
  force.platoons.forEach((platoon, p) => {
    const designs: SectionDesign[] = [];
    const own = new Set<string>();
    platoon.forEach((bought, s) => {
      const here: Path = ['platoons', p, s];
      const entry = library.sections.get(bought.section);
      if (!entry) {
        add([...here, 'section'], bought.section, 'the id of a section of some nation', 'DL-FRC-05');
        return;
      }
      designs.push(entry.design);
      own.add(entry.nation.id);
      found.push(...compositionProblems(entry.design, bought, [...at, ...here]));
      for (const [model, n] of [...entriesOf(bought.models), ...entriesOf(bought.transports)]) {
        const id = `${entry.nation.id}.${model}`;
        copies.set(id, (copies.get(id) ?? 0) + n);
      }
    });
    for (const nation of own) nations.add(nation);
    if (own.size > 1) add(['platoons', p], platoon, 'sections of one nation', 'DL-FRC-04');
    found.push(...platoonProblems(designs, [...at, 'platoons', p]));
    const lines = designs.filter(({ slot }) => slot === 'line').length;
    if (p < force.platoons.length - 1 && lines < LINE_SLOTS)
      add(
        ['platoons', p],
        platoon,
        `${LINE_SLOTS} Line sections before another platoon is begun, not ${lines}`,
        'DL-FRC-10',
      );
  });
  if (nations.size > 1 && !agreed.config.allies)
    add(['platoons'], force.platoons, 'platoons of one nation', 'DL-FRC-04');
  for (const [id, count] of copies) {
    const model: Of<ModelDesign> | undefined = library.models.get(id);
    if (model && !mayBe(true, COPIES, { of: profileOf(library, id), copies: count }))
      add(['platoons'], force.platoons, `one "${model.design.name}" at most in the whole force`, 'DL-FRC-14');
  }
  if (force.platoons.length > agreed.platoons)
    add(['platoons'], force.platoons, `at most ${agreed.platoons} platoons`, 'DL-FRC-01');
  if (agreed.points !== null) {
    const { points, config } = agreed;
    const total = forcePoints(library, force);
    if (points < config.minForcePoints) add([], points, `at least ${config.minForcePoints} points agreed`, 'DL-FRC-03');
    if (total > points) add([], total, `at most ${points} points`, 'DL-FRC-02');
  }
  return found;
}
