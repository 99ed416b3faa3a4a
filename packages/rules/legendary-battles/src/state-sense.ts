import { sense, stepsOf } from '@sandtable/craft';
import { deckNumbers } from './content/decks.js';
import { scenarioProblems } from './content/load.js';
import type { Battle } from './state.js';
import { tablesOf } from './tables.js';
import { SEATS } from './terms.js';

/** What shapes cannot say of a state: that zones, sides and units are there, that no card is missing or twice. */
export const battleSense = sense<Battle>((b, wrong) => {
  const own = b.match.content?.units ?? [];
  const problems = scenarioProblems(b.match.scenario, [], own);
  for (const { path, message } of problems) wrong(['match', 'scenario', ...stepsOf(path)], message);
  if (problems.length > 0) return;
  const { kinds, map } = tablesOf(b);
  if (b.units.length !== kinds.length) {
    wrong(['units'], `${kinds.length} units, those of the scenario`);
    return;
  }
  const isZone = (zone: number | null): boolean => zone === null || (zone >= 0 && zone < map.size);
  const markers = new Set<number>();
  for (const [i, u] of b.units.entries()) {
    const at = (field: string) => ['units', i, field];
    for (const field of ['zone', 'tail', 'entry'] as const)
      if (!isZone(u[field])) wrong(at(field), 'a zone of the map');
    if (u.foe !== null && u.foe >= kinds.length) wrong(at('foe'), 'a unit of the game');
    if (u.zone === null && (u.tail !== null || u.entry !== null)) wrong(at('zone'), 'a zone, where a part lies in one');
    if (u.tail !== null && kinds[i]!.type.footprint !== 'tail') wrong(at('tail'), 'null: the unit has one zone');
    if (u.zone !== null && isZone(u.zone) && u.facing >= map.polygons[u.zone]!.length)
      wrong(at('facing'), 'a side of its zone');
    if (u.zone !== null && (u.condition === 'eliminated' || u.aloft || u.reserve || u.exited))
      wrong(at('zone'), 'null: the unit is not on the map');
    if (u.aloft && !kinds[i]!.traits.has('aerial')) wrong(at('aloft'), 'false: the unit does not fly');
    if (u.marker !== null && markers.has(u.marker)) wrong(at('marker'), 'a number that no other marker has');
    if (u.marker !== null) markers.add(u.marker);
    if (u.side !== kinds[i]!.home && kinds[i]!.type.cls !== 'bunker') wrong(at('side'), 'the side of the unit');
    for (const [j, id] of u.spent.entries())
      if (!kinds[i]!.supplements.some((one) => one.id === id))
        wrong(['units', i, 'spent', j], 'a supplement of the unit');
    const isReserve = b.match.scenario.special.some(
      (one) => one.kind === 'reinforcement' && one.units.some(({ id }) => id === kinds[i]!.id),
    );
    if (u.reserve && !isReserve) wrong(at('reserve'), 'false: the unit is no reinforcement');
  }
  for (const seat of SEATS) {
    const { deck, hand, discard, known } = b.players[seat];
    const all = [...deck, ...hand, ...discard].sort((x, y) => x - y);
    const whole = deckNumbers(seat);
    if (all.length !== whole.length || all.some((card, i) => card !== whole[i]))
      wrong(['players', seat], 'the 72 cards of the side, each once in pile, hand or discard');
    if (deck.some((card, i) => i > 0 && deck[i - 1]! > card))
      wrong(['players', seat, 'deck'], 'the pile in the order of the list');
    if (known.some((card) => !hand.includes(card))) wrong(['players', seat, 'known'], 'cards of the hand');
  }
  for (const [i, { zone }] of b.smoke.entries()) if (!isZone(zone)) wrong(['smoke', i, 'zone'], 'a zone of the map');
  for (const [i, zone] of b.hazards.entries()) if (!isZone(zone)) wrong(['hazards', i], 'a zone of the map');
  for (const [i, side] of b.breached.entries())
    if (side >= map.sides.length || tablesOf(b).linear[side] === null)
      wrong(['breached', i], 'a side with linear terrain');
  if (b.uses.length !== b.match.scenario.special.length) wrong(['uses'], 'a number for each special rule');
  if ((b.result !== null) !== (b.step === 'over')) wrong(['step'], '"over" where there is a result, and only there');
});
