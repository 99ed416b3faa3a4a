import { isSimple } from '@sandtable/geometry/plane';
import { type Path, problem } from '@sandtable/kernel';
import { units } from '../inches.js';
import { MARS } from '../mars/mars.js';
import { readMar } from '../mars/notation.js';
import type { Problem, RuleId } from '../rulebook.js';
import type { Library } from './library.js';
import { TERRAIN } from './terrain.js';
import type { Battlefield, Nation, Scenario, TerrainKind, Weapon } from './types.js';

// What is wrong with content that has the right shape: model rules that cannot be read, ids that lead nowhere, places off the table.

class Findings {
  readonly found: Problem[] = [];
  private readonly at: Path;

  constructor(at: Path) {
    this.at = at;
  }

  add(field: Path, value: unknown, expected: string, rule: RuleId): void {
    this.found.push(problem([...this.at, ...field], value, expected, rule));
  }
}

function marProblems(findings: Findings, mars: readonly string[] | undefined, on: 'model' | 'weapon', at: Path): void {
  (mars ?? []).forEach((text, i) => {
    const mar = readMar(text);
    if ('expected' in mar) findings.add([...at, 'mars', i], text, mar.expected, 'DL-PRO-10');
    else if (MARS[mar.id].on !== on) findings.add([...at, 'mars', i], text, `a model rule of a ${on}`, 'DL-PRO-10');
  });
}

/** DL-PRO-06, DL-PRO-07. */
export function weaponProblems(weapon: Weapon, at: Path): Problem[] {
  const findings = new Findings(at);
  const { er, lr, rad, iad, mars = [] } = weapon;
  if (lr !== undefined && lr <= er) findings.add(['lr'], lr, `more than its Effective Range of ${er}`, 'DL-PRO-06');
  for (const [field, boxes] of [['rad', rad] as const, ['iad', iad] as const]) {
    if (lr === undefined && boxes?.[1]) findings.add([field, 1], boxes[1], 'nothing without a Long Range', 'DL-PRO-07');
    boxes?.forEach((box, i) => {
      if (box?.startsWith('D') && !mars.includes('experimentalWeapon'))
        findings.add([field, i], box, 'a number of dice, but for an Experimental Weapon', 'DL-MAR-17');
    });
  }
  if (!rad?.some(Boolean) && !iad?.some(Boolean)) findings.add(['rad'], rad, 'dice in some box', 'DL-PRO-06');
  const indirect = mars.includes('idf');
  if (indirect !== mars.some((mar) => mar.startsWith('blast:')))
    findings.add(['mars'], mars, 'IDF and Blast together, or neither', 'DL-MAR-58');
  marProblems(findings, mars, 'weapon', []);
  return findings.found;
}

/** A nation's models and sections, and what they name. */
export function nationProblems(library: Library, nation: Nation, at: Path): Problem[] {
  const findings = new Findings(at);
  const own = new Map(nation.models.map((model) => [model.id, model]));
  const twice = (field: 'models' | 'sections'): void => {
    const seen = new Set<string>();
    nation[field].forEach(({ id }, i) => {
      if (seen.has(id)) findings.add([field, i, 'id'], id, 'an id that nothing else has', 'DL-PRO-01');
      seen.add(id);
    });
  };
  twice('models');
  twice('sections');
  nation.models.forEach((model, i) => {
    (model.weapons ?? []).forEach((id, w) => {
      if (!library.weapons.has(id)) findings.add(['models', i, 'weapons', w], id, 'the id of a weapon', 'DL-PRO-06');
    });
    marProblems(findings, model.mars, 'model', ['models', i]);
  });
  nation.sections.forEach(({ models, options = [], slot }, s) => {
    const mustBe = (id: string, field: Path): void => {
      if (!own.has(id)) findings.add(['sections', s, ...field], id, 'the id of a model of this nation', 'DL-FRC-11');
    };
    models.forEach(({ model, min, max }, i) => {
      mustBe(model, ['models', i, 'model']);
      if (min > max) findings.add(['sections', s, 'models', i, 'min'], min, `at most ${max}`, 'DL-FRC-11');
    });
    options.forEach((option, i) => {
      const field: Path = ['options', i];
      switch (option.kind) {
        case 'replace':
          if (!models.some(({ model }) => model === option.from))
            findings.add(['sections', s, ...field, 'from'], option.from, 'a model of the section', 'DL-FRC-11');
          mustBe(option.to, [...field, 'to']);
          break;
        case 'weapon':
          if (!library.weapons.has(option.weapon))
            findings.add(['sections', s, ...field, 'weapon'], option.weapon, 'the id of a weapon', 'DL-SWP-01');
          break;
        case 'transport': {
          mustBe(option.model, [...field, 'model']);
          const carrier = own.get(option.model);
          if (carrier && !(carrier.mars ?? []).some((mar) => mar.startsWith('capacity:')))
            findings.add(['sections', s, ...field, 'model'], option.model, 'a model with Capacity', 'DL-TRN-04');
          break;
        }
        case 'add':
          mustBe(option.model, [...field, 'model']);
      }
    });
    if (slot === 'hq' && !models.some(({ model, min }) => min > 0 && leads(own.get(model)?.mars)))
      findings.add(['sections', s, 'models'], models, 'an Officer in every HQ section', 'DL-FRC-06');
  });
  return findings.found;
}

const leads = (mars: readonly string[] | undefined): boolean =>
  (mars ?? []).some((mar) => mar.startsWith('officer:')) && (mars ?? []).some((mar) => mar.startsWith('rank:'));

/** DL-TBL-06: pieces on the table, areas that enclose something. */
export function battlefieldProblems({ length, width, terrain }: Battlefield, at: Path): Problem[] {
  const findings = new Findings(at);
  const seen = new Set<string>();
  terrain.forEach(({ id, terrain: type, points, capacity, difficult }, i) => {
    const kind: TerrainKind = TERRAIN[type as keyof typeof TERRAIN];
    if (seen.has(id)) findings.add(['terrain', i, 'id'], id, 'an id that nothing else has', 'DL-TBL-06');
    seen.add(id);
    points.forEach(([x, y], p) => {
      if (x > length || y > width)
        findings.add(
          ['terrain', i, 'points', p],
          points[p],
          `a place on the table of ${length} by ${width}`,
          'DL-TBL-01',
        );
    });
    const corners = points.map(([x, y]) => ({ x: units(x), y: units(y) }));
    if (kind.kind === 'area' && (corners.length < 3 || !isSimple(corners)))
      findings.add(['terrain', i, 'points'], points, 'three or more corners whose sides do not cross', 'DL-TER-01');
    if (difficult !== undefined && type !== 'hill')
      findings.add(['terrain', i, 'difficult'], difficult, 'nothing, but for a hill', 'DL-TBL-09');
    if (capacity !== undefined && !kind.building)
      findings.add(['terrain', i, 'capacity'], capacity, 'nothing, but for a building', 'DL-BLD-04');
  });
  return findings.found;
}

export function scenarioProblems(library: Library, scenario: Scenario, at: Path): Problem[] {
  const findings = new Findings(at);
  const { battlefield, sides, zones, objectives = [], mission } = scenario;
  const field = library.battlefields.get(battlefield);
  if (!field) findings.add(['battlefield'], battlefield, 'the id of a battlefield', 'DL-TBL-02');
  for (const side of ['A', 'B'] as const)
    if (!library.forces.has(sides[side])) findings.add(['sides', side], sides[side], 'the id of a force', 'DL-FRC-16');
  if (zones && zones.A === zones.B) findings.add(['zones'], zones, 'a zone for each side', 'DL-ADV-03');
  objectives.forEach(([x, y], i) => {
    if (field && (x > field.length || y > field.width))
      findings.add(['objectives', i], objectives[i], 'a place on the table', 'DL-OBJ-03');
  });
  if (objectives.length > 0 && mission !== 'centreGround')
    findings.add(['objectives'], objectives, 'none but for Centre Ground', 'DL-OBJ-01');
  const [least, most] = scenario.minutes;
  if (least > most) findings.add(['minutes'], scenario.minutes, 'the fewer minutes first', 'DL-GEN-06');
  return findings.found;
}
