import type { Match, Scene } from './state.js';
import { cityOf } from './tables.js';

/** The table before anybody has chosen a Hero. */
export function newScene(match: Match): Scene {
  const city = cityOf(match);
  return {
    match,
    phase: 'heroes',
    scenario: match.scenario,
    seats: match.seats.map((_, i) => ({ vp: 0, conceded: false, chosen: match.sides?.[i]?.heroes ?? null })),
    first: match.first,
    next: match.first ?? 0,
    heroes: [],
    objects: city.objects.map(({ id, kind, x, y, z, yaw }) => ({
      id,
      kind,
      x,
      y,
      z,
      yaw,
      lie: 0,
      onTable: true,
      carriedBy: null,
      travel: 0,
      restsOn: null,
    })),
    buildings: city.buildings.map(({ id, x, y, yaw }) => ({
      id,
      x,
      y,
      z: 0,
      yaw,
      onTable: true,
      carriedBy: null,
      travel: 0,
      restsOn: null,
      demoTokens: 0,
    })),
    active: null,
    activeSeat: match.first ?? 0,
    activation: null,
    due: null,
    round: 0,
    activationsThisRound: 0,
    heroesAtRoundStart: 0,
    danger: { best: 0, holder: null },
    flight: { best: 0, holder: null },
    result: null,
  };
}
