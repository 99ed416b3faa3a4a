import {
  type BattleSetup,
  type Content,
  loadContent,
  SCENARIOS,
  type Scenario,
  SUPPLEMENT,
} from '@sandtable/legendary-battles';

// A setup that is being put together. It is a setup at every moment, good or bad: the referee says which.

const known = new WeakMap<object, Content | null>();

/** Somebody's own content, if there is nothing wrong with it. */
export function contentOf({ content }: BattleSetup): Content | null {
  if (content === null || typeof content !== 'object') return null;
  let loaded = known.get(content);
  if (loaded === undefined) {
    const found = loadContent(content);
    known.set(content, (loaded = found.ok ? found.content : null));
  }
  return loaded;
}

/** What can be played: first games first, one's own last. */
export const scenariosOf = (setup: BattleSetup): readonly Scenario[] => [
  ...[...SCENARIOS].sort((a, b) => a.minutes[0] - b.minutes[0]),
  ...(contentOf(setup)?.scenarios ?? []),
];

export const scenarioOf = (setup: BattleSetup): Scenario | undefined =>
  scenariosOf(setup).find(({ id }) => id === setup.scenario);

/** Units with cards that the options put in force. */
export function supplemented(setup: BattleSetup) {
  const { useExperience = false, usePersonality = false } = setup.options ?? {};
  const scenario = scenarioOf(setup);
  if (!scenario) return [];
  return (['A', 'B'] as const).flatMap((side) =>
    scenario.units[side].flatMap(({ id, name, supplements = [] }) => {
      const cards = supplements.flatMap((one) => {
        const card = SUPPLEMENT[one];
        if (!card) return [];
        return (card.kind === 'experience' ? useExperience : usePersonality) ? [card.name] : [];
      });
      return cards.length > 0 ? [{ side, id, name, cards }] : [];
    }),
  );
}

/** With a unit's cards in force or left out (TA-CORE-SUP-07). */
export function withCards(setup: BattleSetup, unit: string, inForce: boolean): BattleSetup {
  const { without = [], ...others } = setup;
  const left = inForce ? without.filter((id) => id !== unit) : [...without, unit];
  return left.length > 0 ? { ...others, without: left } : others;
}
