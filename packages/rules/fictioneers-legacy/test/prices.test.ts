import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../src/content/library.js';
import { PLATOONS } from '../src/content/platoons.js';
import { SUPPLEMENT_PLATOONS, SUPPLEMENT_UNITS } from '../src/content/supplement.js';
import type { SquadList } from '../src/content/types.js';
import { UNITS } from '../src/content/units.js';
import { DAMAGE, WEAPONS } from '../src/content/weapons.js';
import { artilleryPoints, unitPoints, vehiclePoints, weaponPoints } from '../src/rules/points.js';

/** What the specification prints. */
const published = JSON.parse(readFileSync(new URL('./fixtures/published.json', import.meta.url), 'utf8'));

test('[FL-FRC-07, FL-RUL-53] the price of every weapon follows from its damage, range, area and form', () => {
  expect(Object.fromEntries(WEAPONS.map((weapon) => [weapon.id, weaponPoints(weapon)]))).toEqual(published.weapons);
});

test('[FL-FRC-06] the price of every figure is the sum of its parts', () => {
  expect(Object.fromEntries(UNITS.map((unit) => [unit.id, unitPoints(unit)]))).toEqual(published.units);
});

test('[FL-FRC-06, FL-FRC-11] and so is the price of ours', () => {
  expect(Object.fromEntries(SUPPLEMENT_UNITS.map((unit) => [unit.id, unitPoints(unit)]))).toEqual({
    't-rack': 35,
    't-outrider': 20,
    't-outrider-chief': 27,
    'x-echo': 20,
    'x-echo-prime': 24,
    's-shield': 14,
    's-shield-chief': 24,
    's-tusker': 19,
    's-tusker-chief': 28,
  });
});

test('[FL-FRC-08] vehicles and guns', () => {
  const { vehicles, artillery } = BUILT_IN;
  expect(Object.fromEntries([...vehicles].map(([id, one]) => [id, vehiclePoints(one)]))).toEqual(published.vehicles);
  expect(Object.fromEntries([...artillery].map(([id, one]) => [id, artilleryPoints(one)]))).toEqual(
    published.artillery,
  );
});

function squadPoints({ members }: SquadList): number {
  const { units, vehicles, artillery } = BUILT_IN;
  return members.reduce((sum, { unit, count }) => {
    const one = units.has(unit)
      ? unitPoints(units.get(unit)!)
      : vehicles.has(unit)
        ? vehiclePoints(vehicles.get(unit)!)
        : artilleryPoints(artillery.get(unit)!);
    return sum + one * count;
  }, 0);
}

test.each(SUPPLEMENT_PLATOONS)('[FL-FRC-10] $name is of standard size', ({ command, squads }) => {
  const points = [command, ...squads].reduce((sum, squad) => sum + squadPoints(squad), 0);
  expect(points).toBeGreaterThanOrEqual(285);
  expect(points).toBeLessThanOrEqual(305);
});

test.each(PLATOONS)('[FL-FRC-10] $name is of standard size', ({ id, command, squads }) => {
  const { points, command: leading, squads: following } = published.platoons[id];
  expect(squadPoints(command)).toBe(leading);
  expect(squads.map(squadPoints)).toEqual(following);
  expect(points).toBe(leading + following.reduce((a: number, b: number) => a + b, 0));
  expect(points).toBeGreaterThanOrEqual(285);
  expect(points).toBeLessThanOrEqual(305);
});

test("[FL-DMG-01, FL-RUL-17, FL-RUL-18, FL-DMG-06] the damage table is the sheet's, cell for cell", () => {
  expect(DAMAGE).toEqual(published.damage);
  expect(Object.values(DAMAGE).flat()).toHaveLength(114);
  for (const { row } of WEAPONS) expect(DAMAGE).toHaveProperty(row);
});

test('[FL-WPN-01, FL-WPN-03, FL-WPN-08, FL-WPN-09, FL-WPN-11, FL-SMK-02, FL-RUL-19] ranges, areas, hands, lasers, indirect fire and smoke', () => {
  const facts = WEAPONS.map((w) => [
    w.id,
    [w.minRange, w.maxRange, w.area, w.singleOrArea, w.hands, w.laser, w.indirect, w.smoke],
  ]);
  expect(Object.fromEntries(facts)).toEqual(published.weaponFacts);
});

test('[FL-WPN-02] pistol, carbine and rifle of a kind differ in hands and nothing else', () => {
  for (const kind of ['sonic', 'flamer', 'laser', 'projectile', 'assault', 'blast']) {
    const forms = WEAPONS.filter(({ id }) => id.startsWith(`${kind}-`) && WEAPONS.length > 0).filter((w) => w.form);
    expect(forms.map(({ form, hands }) => [form, hands])).toEqual([
      ['pistol', 1],
      ['carbine', 1],
      ['rifle', 2],
    ]);
    expect(new Set(forms.map((w) => JSON.stringify([w.row, w.maxRange, w.area, w.singleOrArea, w.laser]))).size).toBe(
      1,
    );
  }
});
