import { expect, test } from 'vitest';
import { BUILT_IN } from '../src/content/library.js';
import type { ForceList, SectionBought } from '../src/content/types.js';
import { type Agreed, forcePoints, forceProblems } from '../src/rules/force-building.js';

const SECTIONS = {
  hq: { section: 'kob.hqLieutenant', models: { lieutenant: 1 } },
  major: { section: 'kob.hqMajor', models: { major: 1 } },
  line: { section: 'kob.line', models: { sergeant: 1, rifleman: 8 } },
  yeomen: { section: 'kob.yeomanry', models: { corporal: 1, yeoman: 8 } },
  marksmen: { section: 'kob.marksmen', models: { marksman: 2 } },
  hmg: { section: 'kob.hmg', models: { hmgTeam: 2 } },
  lancers: { section: 'kob.lancers', models: { lancerSergeant: 1, lancer: 3 } },
  dragoons: { section: 'kob.dragoons', models: { dragoon: 3 } },
  terrier: { section: 'kob.terriers', models: { terrier: 1 } },
  mastiff: { section: 'kob.mastiff', models: { mastiff: 1 } },
  grenadiers: { section: 'pru.grenadiers', models: { feldwebel: 1, grenadier: 8 } },
} as const satisfies Record<string, SectionBought>;
type Name = keyof typeof SECTIONS;

const force = (...platoons: Name[][]): ForceList => ({
  id: 'try',
  name: 'Try',
  platoons: platoons.map((names) => names.map((name) => SECTIONS[name])),
});
const AGREED: Agreed = { points: 3000, platoons: 3, config: { allies: false, minForcePoints: 1000 } };
const rules = (list: ForceList, agreed: Agreed = AGREED) =>
  forceProblems(BUILT_IN, list, agreed).map(({ rule }) => rule);
const bought = (section: SectionBought): ForceList => ({
  ...force(['hq']),
  platoons: [[SECTIONS.hq, section]],
});

test('[DL-EX-05] [DL-FRC-08] [DL-FRC-09] two Line sections open Specialist, Support and Fast, and no Elite', () => {
  expect(rules(force(['hq', 'line', 'line', 'marksmen', 'hmg', 'lancers']))).toEqual([]);
  expect(rules(force(['hq', 'line', 'line', 'marksmen', 'hmg', 'dragoons']))).toEqual(['DL-FRC-09']);
  expect(rules(force(['hq', 'line', 'marksmen']))).toEqual(['DL-FRC-08']);
});

test('[DL-FRC-06] [DL-FRC-07] a platoon has one HQ and one to three Line sections', () => {
  expect(rules(force(['line']))).toEqual(['DL-FRC-06']);
  expect(rules(force(['hq']))).toEqual(['DL-FRC-06']);
  expect(rules(force(['hq', 'hq', 'line']))).toEqual(['DL-FRC-06']);
  expect(rules(force(['hq', 'line', 'line', 'line', 'line']))).toEqual(['DL-FRC-07']);
});

test('[DL-FRC-05] [DL-RUL-04] Flex takes one section more of its types, and no second of Armour', () => {
  const lines = ['hq', 'line', 'line', 'line'] as const;
  expect(rules(force([...lines, 'hmg', 'hmg', 'terrier']))).toEqual([]);
  expect(rules(force([...lines, 'dragoons', 'dragoons']))).toEqual([]);
  expect(rules(force([...lines, 'hmg', 'hmg', 'lancers', 'lancers']))).toEqual(['DL-FRC-05']);
  expect(rules(force([...lines, 'terrier', 'terrier']))).toEqual(['DL-FRC-05']);
});

test('[DL-FRC-10] another platoon needs three Line sections in the one before', () => {
  expect(rules(force(['hq', 'line', 'line', 'line'], ['hq', 'yeomen']))).toEqual([]);
  expect(rules(force(['hq', 'line', 'line'], ['hq', 'yeomen']))).toEqual(['DL-FRC-10']);
});

test('[DL-FRC-01] [DL-FRC-02] [DL-FRC-03] points and platoons are what was agreed', () => {
  const list = force(['hq', 'line', 'line', 'line'], ['hq', 'yeomen']);
  expect(rules(list, { ...AGREED, platoons: 1 })).toEqual(['DL-FRC-01']);
  expect(rules(list, { ...AGREED, points: 490 })).toEqual(['DL-FRC-03', 'DL-FRC-02']);
  expect(
    rules(force(['hq', 'yeomen']), { ...AGREED, points: 500, config: { allies: false, minForcePoints: 0 } }),
  ).toEqual([]);
  expect(forcePoints(BUILT_IN, force(['hq', 'line']))).toBe(42 + 20 + 8 * 11);
});

test('[DL-FRC-04] a platoon is of one nation, and with allies each may be of another', () => {
  expect(rules(force(['hq', 'line', 'grenadiers']))).toEqual(['DL-FRC-04', 'DL-FRC-04']);
  const allied: ForceList = {
    ...force(['hq', 'line', 'line', 'line']),
    platoons: [
      ...force(['hq', 'line', 'line', 'line']).platoons,
      [{ section: 'pru.hqLeutnant', models: { leutnant: 1 } }, SECTIONS.grenadiers],
    ],
  };
  expect(rules(allied)).toEqual(['DL-FRC-04']);
  expect(rules(allied, { ...AGREED, config: { allies: true, minForcePoints: 1000 } })).toEqual([]);
});

test('[DL-FRC-11] counts stay within the entry, and a replacement keeps them', () => {
  const line = (models: SectionBought['models']) => rules(bought({ section: 'kob.line', models }));
  expect(line({ sergeant: 1, rifleman: 7, lmgGunner: 2, surgeon: 1 })).toEqual([]);
  expect(line({ sergeant: 1, rifleman: 6, lmgGunner: 1 })).toEqual([]);
  expect(line({ sergeant: 1, rifleman: 6 })).toEqual(['DL-FRC-11']);
  expect(line({ sergeant: 1, rifleman: 11, lmgGunner: 1 })).toEqual(['DL-FRC-11']);
  expect(line({ sergeant: 1, rifleman: 6, lmgGunner: 3 })).toEqual(['DL-FRC-11']);
  expect(line({ sergeant: 1, rifleman: 7, lancer: 1 })).toEqual(['DL-FRC-11']);
});

test('[DL-FRC-12] weapons and transports are bought as far as the entry lists them', () => {
  const line = { section: 'kob.line', models: { sergeant: 1, rifleman: 7 } };
  const full = { ...line, weapons: { rifleGrenades: 1 }, transports: { conveyor: 1 } };
  expect(rules(bought(full))).toEqual([]);
  expect(forcePoints(BUILT_IN, bought(full))).toBe(42 + 97 + 9 + 75);
  expect(rules(bought({ ...line, weapons: { rifleGrenades: 2 } }))).toEqual(['DL-FRC-12']);
  expect(rules(bought({ ...line, weapons: { flamethrower: 1 } }))).toEqual(['DL-FRC-12']);
});

test('[DL-FRC-13] what a platoon may have once it has once', () => {
  const staff = ['major', 'line', 'line', 'line'] as const;
  expect(rules(force([...staff, 'mastiff']))).toEqual([]);
  expect(rules(force([...staff, 'mastiff', 'mastiff']))).toEqual(['DL-FRC-05', 'DL-FRC-13']);
});

test('[DL-FRC-14] [DL-MAR-48] a Unique model stands once in the whole force', () => {
  const lines = ['line', 'line', 'line'] as const;
  expect(rules(force(['major', ...lines], ['hq', 'yeomen']))).toEqual([]);
  expect(rules(force(['major', ...lines], ['major', 'yeomen']))).toEqual(['DL-FRC-14']);
});
