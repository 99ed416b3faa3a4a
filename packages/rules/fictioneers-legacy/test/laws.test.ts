import { chanceOf, pick } from '@sandtable/conformance';
import { Game } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { Decision } from '../src/decisions.js';
import { groundOf } from '../src/ground.js';
import { EPS, squared } from '../src/inches.js';
import { profilesOf } from '../src/profile.js';
import { inContact, isCombatModel, isInPlay, radiusOf } from '../src/rules/measuring.js';
import { fictioneersLegacy } from '../src/ruleset.js';
import { type Battle, idOf, kindOf, sideOf } from '../src/state.js';
import { SEAT_KINDS } from '../src/terms.js';

// What must hold at every moment of every game, whatever was decided.

/** Everything that is wrong with a state. */
function broken(b: Battle): string[] {
  const wrong: string[] = [];
  const { width, height } = groundOf(b);
  b.models.forEach((m, i) => {
    const id = idOf(b, i);
    if (m.where === 'table' || m.where === 'wreck') {
      if (m.x < 0 || m.y < 0 || m.x > width || m.y > height) wrong.push(`${id} is off the table`);
      if (!Number.isInteger(m.x) || !Number.isInteger(m.y)) wrong.push(`${id} is off the grid`);
    }
    if (m.where === 'aboard' && b.models[m.vehicle!]?.where !== 'table') wrong.push(`${id} is aboard of nothing`);
    if (m.where !== 'aboard' && (m.vehicle !== null || m.seat !== null))
      wrong.push(`${id} has a seat and is not aboard`);
    if (m.mount !== null && isInPlay(b, i) && b.models[m.mount]!.where !== 'box')
      wrong.push(`${id} rides what stands beside it`);
    if (m.carrying !== null && b.models[m.carrying]!.where !== 'carried')
      wrong.push(`${id} carries what it does not have`);
    if (m.where === 'carried' && b.models.filter(({ carrying }) => carrying === i).length !== 1)
      wrong.push(`${id} is carried by nobody`);
    if (m.where === 'removed' && (m.overwatch || m.hidden)) wrong.push(`${id} is gone and still watches or hides`);
    if (kindOf(b, i) === 'vehicle' && m.where === 'table')
      for (const seat of SEAT_KINDS) {
        const taken = b.models.filter((one) => one.vehicle === i && one.seat === seat).length;
        if (taken > profilesOf(b)[i]!.vehicle!.seats[seat]) wrong.push(`${id} has too many in ${seat} seats`);
      }
  });
  b.squads.forEach(({ leader, killed, initial }, s) => {
    const { id } = b.muster.squads[s]!;
    if (
      leader !== null &&
      (!isInPlay(b, leader) || b.models[leader]!.squad !== s) &&
      b.bailouts.length === 0 &&
      b.phase !== 'setup'
    )
      wrong.push(`${id} is led by somebody who is not in it`);
    if (killed < 0 || initial < 0) wrong.push(`${id} counts below zero`);
  });
  if (b.move === null && b.bailouts.length === 0) wrong.push(...overlaps(b));
  return wrong;
}

/** FL-GEO-14: bases on the ground do not overlap, unless a wreck fell on them; and the hidden touch nobody (FL-HID-03). */
function overlaps(b: Battle): string[] {
  const wrong: string[] = [];
  const standing = b.models.flatMap((m, i) => {
    const kind = kindOf(b, i);
    return m.where === 'table' && !m.airborne && kind !== 'module' && kind !== 'objective' ? [i] : [];
  });
  standing.forEach((i, k) => {
    for (const j of standing.slice(k + 1)) {
      const [one, two] = [b.models[i]!, b.models[j]!];
      const apart = radiusOf(b, i) + radiusOf(b, j) - EPS;
      if (squared(one, two) < apart * apart) wrong.push(`${idOf(b, i)} and ${idOf(b, j)} overlap`);
      const foes = sideOf(b, i) !== sideOf(b, j) && isCombatModel(b, i) && isCombatModel(b, j);
      if (foes && (one.hidden || two.hidden) && b.phase !== 'setup' && inContact(b, i, j))
        wrong.push(`${idOf(b, i)} and ${idOf(b, j)} touch unseen`);
    }
  });
  return wrong;
}

const LISTS = [
  'P-T-ARMOUR',
  'P-T-JET',
  'P-T-BATTERY',
  'P-X-HOVER',
  'P-E-SWARM',
  'P-S-HOST',
  'P-S-RIDERS',
  'P-R-CRAWLER',
];

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  '[FL-GEO-14, FL-GEO-01, FL-GEO-03, FL-VEH-02, FL-HID-03] the laws of the table hold through game %i',
  (seed) => {
    const chance = chanceOf(`laws ${seed}`);
    const scenario = pick(['S1', 'S2', 'S3', 'S4', 'S5', 'S6'], chance);
    const forces = seed % 2 === 0 ? { forces: { A: [pick(LISTS, chance)], B: [pick(LISTS, chance)] } } : {};
    const own = scenario === 'S4' ? {} : forces; // its hidden squad is one of its own force
    const setup = { scenario, ...own, options: { vehicleDamageTable: true, directMissDrifts: seed % 3 === 0 } };
    const game = Game.open(fictioneersLegacy, { setup, dice: { kind: 'seeded', seed } });
    while (!game.over) {
      const seat = game.waitingFor()[0]!;
      const options = game.options(seat) as Decision[];
      // eager to act, to shoot and to come to blows: that is where laws break
      const eager = options.filter(({ type }) => !type.startsWith('End') && type !== 'DeclareOverwatch');
      const bold = eager.filter(({ type }) => type === 'Fire' || type === 'ChooseMelee');
      const pool = chance.below(8) === 0 ? options : bold.length > 0 && chance.below(2) === 0 ? bold : eager;
      const answer = pick(pool.length > 0 ? pool : options, chance);
      game.take(answer, seat);
      expect(broken(game.state), `after ${JSON.stringify(answer)} of ${seat}`).toEqual([]);
    }
  },
);
