import { CAST, CITIES, legends, OBJECT_KINDS, type Scene, type Vec3 } from '@sandtable/legends';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { isCutAway, lookFor } from '../src/kit/space/cut-away.js';
import { lookout } from '../src/kit/space/lookout.js';
import { called, housesOf, housesOnWay, inHouse } from '../src/tables/legends/city.js';
import { contactLabels, lineLabels } from '../src/tables/legends/labels.js';
import { tableText } from '../src/tables/legends/texts.js';
import { figureOf, type Pose } from '../src/tables/legends/three/figure.js';
import { propModel } from '../src/tables/legends/three/prop-models.js';
import { houseModel } from '../src/tables/legends/three/solids.js';

const t = tableText('en');
const scene: Scene = legends.open({
  position: {
    city: 'crosstown',
    heroes: [
      { seat: 'A', at: [12, 12, 0], cast: 'halogen', heroism: 6 },
      { seat: 'B', at: [12, 2, 0], cast: 'ballast', heroism: 3 },
    ],
  },
});

describe('figures and things', () => {
  test('every Hero of the cast has a figure of its own, about as high as the rules say and not much wider than its base', () => {
    const seen = new Set<string>();
    for (const [id, { primary, secondary }] of CAST) {
      for (const pose of ['stand', 'run', 'lift', 'tired', 'fly'] as const satisfies readonly Pose[]) {
        const { body } = figureOf(id, primary, secondary, pose);
        body.computeBoundingBox();
        const { min, max } = body.boundingBox!;
        expect(max.y - min.y).toBeLessThan(1.75);
        expect(Math.max(max.x, -min.x)).toBeLessThan(0.8);
        if (pose === 'stand')
          seen.add(`${body.attributes.position!.count} ${max.y.toFixed(3)} ${max.x.toFixed(3)} ${primary}`);
      }
    }
    expect(seen.size).toBe(CAST.size);
  });

  test.each(OBJECT_KINDS.map((kind) => [kind.id, kind] as const))(
    '%s stays within the box that the rules know',
    (id, kind) => {
      const { solids } = propModel(kind, 0);
      expect(solids.size).toBeGreaterThan(0);
      const leafy = id === 'tree' ? 0.9 : id === 'lampPost' ? 0.2 : id === 'foodCart' ? 0.2 : 0.08;
      for (const geometry of solids.values()) {
        geometry.computeBoundingBox();
        const { min, max } = geometry.boundingBox!;
        expect(Math.max(max.x, -min.x)).toBeLessThanOrEqual(kind.w / 2 + leafy);
        expect(Math.max(max.z, -min.z)).toBeLessThanOrEqual(kind.d / 2 + leafy);
        expect(max.y).toBeLessThanOrEqual(kind.h + 0.12);
        expect(min.y).toBeGreaterThanOrEqual(-0.01);
      }
    },
  );

  test('a building that is opened ends at that height, and has no ceiling there', () => {
    for (const { buildings } of CITIES)
      for (const plan of buildings) {
        const piece = { id: plan.id, x: 0, y: 0, z: 0, yaw: 0, onTable: true } as never;
        const { solids } = houseModel({ piece, plan }, 1.2, 0);
        for (const geometry of solids.values()) {
          geometry.computeBoundingBox();
          expect(geometry.boundingBox!.max.y).toBeLessThanOrEqual(1.2 + 1e-6);
        }
      }
  });
});

describe('what hides a Hero', () => {
  const camera = new PerspectiveCamera(40, 1, 0.5, 100);
  camera.position.set(0, 8, 12);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  lookFor([new Vector3(0, 0, 0)], camera);

  test('between the eye and the Hero is cut away; behind it, beside it and under its feet is not', () => {
    expect(isCutAway(new Vector3(0, 4.2, 6), camera)).toBe(true);
    expect(isCutAway(new Vector3(0, 0, -3), camera)).toBe(false);
    expect(isCutAway(new Vector3(6, 4.2, 6), camera)).toBe(false);
    expect(isCutAway(new Vector3(0, 0, 2), camera)).toBe(false);
  });

  test('with nobody to look for, nothing is cut away', () => {
    lookFor([], camera);
    expect(isCutAway(new Vector3(0, 4.2, 6), camera)).toBe(false);
  });

  test('the first look is from a side that no building stands before', () => {
    const houses = housesOf(scene);
    const beside: Vec3 = [9.2, 19, 0]; // east of the Marlowe Building, which is nine inches high
    const [x] = lookout(inHouse(houses), beside, 20);
    expect(x).toBeGreaterThan(beside[0]);
    expect(lookout(() => false, beside, 20)[0]).toBeGreaterThan(beside[0]); // where nothing hides, from the side liked best
  });

  test('a house is opened that a way leads through, as high as it does', () => {
    const through = housesOnWay(scene, [{ from: [12, 19, 1], to: [1, 19, 3] }]);
    expect([...through.keys()]).toEqual(['mar']);
    expect(through.get('mar')).toBeGreaterThan(2);
    expect(housesOnWay(scene, [{ from: [12, 12, 0], to: [12, 20, 0] }]).size).toBe(0);
  });
});

describe('words over the city', () => {
  test('a stretch tells its inches, its difficulty and what the whole bank buys', () => {
    const corners = [{ way: 'w', from: [0, 0, 0], to: [0, 0, 3] }] as const;
    const plot = {
      start: [0, 0, 0],
      cost: 3,
      end: [0, 0, 3],
      ground: [],
      stretches: [{ step: 0, moment: 'wallRun', chosen: 3, difficulty: 6 }],
    };
    const [label] = lineLabels(corners, plot as never, scene, scene.heroes[0], t);
    expect(label!.text).toBe('Wall Run 3″ · D6, up to 100%');
  });

  test('what is hit tells impetus against toughness, who is hurt, and whether it breaks', () => {
    const contact = {
      at: [1, 1, 0],
      thing: 'mar',
      piece: 'mar.N0.w1',
      impetus: 5.1,
      otherToughness: 1,
      moverFatigue: 1,
      otherFatigue: 0,
      bump: false,
      breaks: true,
    };
    const [label] = contactLabels([contact as never], scene, t);
    expect(label).toMatchObject({ text: '1 Glass 5.1 : 1 · you −1 · BREAKS', tone: 'breaks' });
  });

  test('the log calls things by their names, also when they are gone', () => {
    const bus = scene.objects.find(({ kind }) => kind === 'bus')!;
    expect(called({ ...scene, objects: [{ ...bus, onTable: false }] }, bus.id, t)).toBe('City bus');
  });
});
