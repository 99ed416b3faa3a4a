import { describe, expect, test } from 'vitest';
import type { DecisionOf } from '../src/decisions.js';
import type { LineUp } from '../src/foresight/lineup.js';
import type { OtherStart, Start } from '../src/foresight/starts.js';
import { ask, type BattleGame, does, field, model, open, spot, squad } from './kit.js';

// How a drafted deployment may start otherwise, as the table offers it.

type Deploy = DecisionOf<'DeploySquad'>;

/** Side A sets up one of these. */
const settingUp = (...squads: ReturnType<typeof squad>[]): BattleGame => open(field(squads, { first: 'A' }));

const drafted = (game: BattleGame, id = 'A-1'): Deploy =>
  (game.options('A') as Deploy[]).find((one) => one.type === 'DeploySquad' && one.squad === id)!;

const starts = (game: BattleGame, draft: Deploy): readonly OtherStart[] =>
  ask(game, 'starts', { draft }) as readonly OtherStart[];

/** The deployment that one of the ways leads to. */
function changed(game: BattleGame, draft: Deploy, wanted: Start): Deploy {
  const found = starts(game, draft).find(({ start }) => JSON.stringify(start) === JSON.stringify(wanted));
  expect(found, JSON.stringify(wanted)).toBeDefined();
  return found!.deployment;
}

const ways = (game: BattleGame, draft: Deploy): string[] => starts(game, draft).map(({ start }) => start.way);
const placementOf = (draft: Deploy, id: string) => draft.placements.find((one) => one.model === id)!;

test('[FL-SET-05] a rider starts on foot, and is mounted again', () => {
  const game = settingUp(squad('Riders', ['s-rider', 2]));
  const onFoot = changed(game, drafted(game), { way: 'onFoot', model: 'a1' });
  expect(placementOf(onFoot, 'a1').mounted).toBe(false);
  const again = changed(game, onFoot, { way: 'mounted', model: 'a1' });
  expect(placementOf(again, 'a1').mounted).toBe(true);
  does(game, 'A', onFoot);
  expect([model(game, 'a1').mount, model(game, 'a2').mount === null]).toEqual([null, false]);
});

test('[FL-SET-05] who can fly starts in the air or on the ground', () => {
  const game = settingUp(squad('Wing', ['t-crew-chief', 1], ['t-crew', 1], ['v-kestrel', 1]));
  const up = changed(game, drafted(game), { way: 'airborne', model: 'a3' });
  expect(ways(game, up)).toContain('landed');
  does(game, 'A', up);
  expect(model(game, 'a3').airborne).toBe(true);
});

test('[FL-SET-06] a gun starts packed, its modules around its place, and they follow it', () => {
  const game = settingUp(squad('Guns', ['t-crew-chief', 1], ['t-crew', 1], ['a-mortar', 1]));
  const packed = changed(game, drafted(game), { way: 'packed', model: 'a3' });
  expect(placementOf(packed, 'a3').packed).toHaveLength(2);
  const { deployment } = ask(game, 'shift', { model: 'a3', at: spot([30, 3]), draft: packed }) as LineUp;
  const { at, packed: modules } = placementOf(deployment!, 'a3');
  expect(at).toEqual(spot([30, 3]));
  for (const { x, y } of modules!) expect(Math.hypot(x - at!.x, y - at!.y)).toBeLessThanOrEqual(2000);
  expect(placementOf(changed(game, packed, { way: 'setUp', model: 'a3' }), 'a3').packed).toBeUndefined();
  does(game, 'A', deployment!);
  expect(model(game, 'a3').packed).toBe(true);
});

test('[FL-SET-08] shields start up or down, one by one or all', () => {
  const game = settingUp(squad('Guard', ['x-aegis', 2], ['x-sentinel', 1]));
  const draft = drafted(game);
  expect(ways(game, draft)).toEqual(['allShieldsUp', 'shieldUp', 'shieldUp']);
  const one = changed(game, draft, { way: 'shieldUp', model: 'a2' });
  expect(ways(game, one)).toEqual(['allShieldsUp', 'allShieldsDown', 'shieldUp', 'shieldDown']);
  does(game, 'A', changed(game, one, { way: 'allShieldsUp' }));
  expect(['a1', 'a2', 'a3'].map((id) => model(game, id).shieldUp)).toEqual([true, true, false]);
});

describe('[FL-SET-04, FL-SET-05, FL-VEH-02] seats', () => {
  const CREW = squad('Crew', ['t-crew-chief', 1], ['t-crew', 2], ['v-hound', 1]);

  test('a crew changes its seats, and one of it starts beside the vehicle', () => {
    const game = settingUp(CREW);
    const draft = drafted(game);
    expect(placementOf(draft, 'a1').aboard).toEqual({ vehicle: 'a4', seat: 'operator' });
    const out = changed(game, draft, { way: 'beside', model: 'a1', vehicle: 'a4' });
    const { at, aboard } = placementOf(out, 'a1');
    const car = placementOf(out, 'a4').at!;
    expect(aboard).toBeUndefined();
    expect(Math.hypot(at!.x - car.x, at!.y - car.y)).toBeLessThan(3000);
    const third = changed(game, out, { way: 'aboard', model: 'a3', vehicle: 'a4', seat: 'operator' });
    does(game, 'A', third);
    expect(model(game, 'a3')).toMatchObject({ where: 'aboard', seat: 'operator' });
  });

  test('no seat is offered twice, and none to who rides an animal', () => {
    const game = settingUp(CREW);
    const taken = starts(game, drafted(game)).filter(
      ({ start }) => start.way === 'aboard' && (start.seat === 'operator' || start.seat === 'gunner'),
    );
    expect(taken).toEqual([]);
    const riders = settingUp(squad('Riders', ['s-rider', 1], ['s-crew', 1], ['v-wagon', 1]));
    const draft = drafted(riders);
    expect(starts(riders, draft).filter(({ start }) => start.way === 'aboard' && start.model === 'a1')).toEqual([]);
    const onFoot = changed(riders, draft, { way: 'onFoot', model: 'a1' });
    expect(ways(riders, onFoot)).toContain('aboard');
  });

  test('a squad gets into a vehicle of another that is on the table', () => {
    const game = settingUp(
      squad('Crew', ['t-crew-chief', 1], ['t-crew', 1], ['v-mule', 1]),
      squad('One', ['t-legionary', 4]),
    );
    expect(ways(game, drafted(game, 'A-2'))).not.toContain('allAboard');
    does(game, 'A', drafted(game));
    does(game, 'B', game.options('B')[0] as Deploy);
    const aboard = changed(game, drafted(game, 'A-2'), { way: 'allAboard', vehicle: 'a3' });
    does(game, 'A', aboard);
    expect(['a4', 'a5', 'a6', 'a7'].map((id) => model(game, id).seat)).toEqual(Array(4).fill('passenger'));
  });
});

test('[FL-SET-07] the leader of a platoon starts attached to a squad of it', () => {
  const game = settingUp(squad('Command', ['t-lieutenant', 1], ['t-legionary', 1]), squad('One', ['t-sergeant', 1]));
  const attached = changed(game, drafted(game), { way: 'attached', squad: 'A-2' });
  expect(ways(game, attached)).toContain('detached');
  does(game, 'A', attached);
  expect(game.state.platoons[0]!.attached).toBe(1);
});

test('[FL-SET-05] a squad lined up elsewhere starts as it was drafted', () => {
  const game = settingUp(squad('Guard', ['x-aegis', 2], ['x-sentinel', 1]));
  const up = changed(game, drafted(game), { way: 'allShieldsUp' });
  const { deployment } = ask(game, 'lineUp', { squad: 'A-1', at: spot([20, 3]), draft: up }) as LineUp;
  expect(placementOf(deployment!, 'a1')).toMatchObject({ shieldUp: true, at: spot([20, 3]) });
});

test('[FL-HID-11] a squad that may hide may also stand in the open', () => {
  const game = open({ scenario: 'S4' });
  const hiding = () =>
    (game.options(game.question!.seat) as Deploy[]).find((one) => one.type === 'DeploySquad' && one.hidden) ?? null;
  for (let n = 0; n < 40 && !hiding(); n++) game.choose(game.options(game.question!.seat)[0]);
  const { seat } = game.question!;
  const found = (ask(game, 'starts', { draft: hiding()! }, seat) as OtherStart[]).find(
    ({ start }) => start.way === 'open',
  )!;
  expect(found.deployment.hidden).toBeUndefined();
  const back = (ask(game, 'starts', { draft: found.deployment }, seat) as OtherStart[]).map(({ start }) => start.way);
  expect(back).toContain('hidden');
  does(game, seat, found.deployment);
});

test('a draft that names nobody is refused by its field', () => {
  const game = settingUp(squad('One', ['t-legionary', 4]));
  const draft = drafted(game);
  const stranger = { ...draft, placements: [{ model: 'zz', at: spot([2, 2]) }] };
  expect(ask(game, 'starts', { draft: stranger })).toMatchObject({ path: 'draft.placements[0].model' });
  expect(ask(game, 'starts', { draft: { ...draft, squad: 'Z' } })).toMatchObject({ path: 'draft.squad' });
  expect(ask(game, 'starts', { draft: { ...draft, placements: [] } })).toEqual([]);
});
