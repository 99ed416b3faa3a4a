import { fictioneersLegacy } from '@sandtable/fictioneers-legacy';
import type { AnyRuleset } from '@sandtable/kernel';
import { legends } from '@sandtable/legends';
import { quantumLegions } from '@sandtable/quantum-legions';
import { Referee } from '@sandtable/referee';
import { toJsonSchema } from '@sandtable/referee/json-schema';
import { expect, test } from 'vitest';

interface Published {
  readonly questions: Readonly<Record<string, { readonly answer: unknown; readonly about?: object }>>;
}

function publishedBy(ruleset: AnyRuleset): Published['questions'] {
  const referee = new Referee([ruleset], { jsonSchema: toJsonSchema });
  const reply: unknown = referee.handle({ do: 'rulesets', full: true });
  return (reply as { readonly rulesets: readonly [Published] }).rulesets[0].questions;
}

/** Every `type` that an answer may have by its JSON Schema. */
function typesIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(typesIn);
  const { properties, anyOf, oneOf } = schema as { properties?: { type: { const: string } }; anyOf?: []; oneOf?: [] };
  return properties ? [properties.type.const] : typesIn(anyOf ?? oneOf ?? []);
}

const SAID = ['Concede', 'OfferDraw'];

test.each([
  [quantumLegions, 'OrderAction', ['IssueOrder', 'Done']],
  [fictioneersLegacy, 'MoveFirePhase', ['Activate', 'EndPhase', 'HandOver']],
  [fictioneersLegacy, 'OverwatchReaction', ['OverwatchReaction']],
  [legends, 'FollowUp', ['knockDown', 'knockBack', 'doneFollowUps']],
  [legends, 'LetGo', ['letGo']],
] as const)('$0.id tells a bot exactly what $1 takes', (ruleset, kind, types) => {
  expect(typesIn(publishedBy(ruleset)[kind]!.answer)).toEqual([...types, ...SAID]);
});

test.each([quantumLegions, fictioneersLegacy, legends] as AnyRuleset[])(
  '$id takes conceding and the offer of a draw to every question, in the same words',
  (ruleset) => {
    for (const { answer } of Object.values(publishedBy(ruleset)))
      expect(typesIn(answer)).toEqual(expect.arrayContaining(SAID));
    const { AnswerDraw } = publishedBy(ruleset);
    expect(AnswerDraw).toMatchObject({ about: { properties: { by: { type: 'string' } } } });
  },
);

test('what a question is about is told in full', () => {
  expect(publishedBy(legends).Defend!.about).toMatchObject({
    properties: { hero: { type: 'string' }, fatigue: { type: 'number' }, difficulty: { type: 'number' } },
    required: ['hero', 'fatigue', 'difficulty'],
  });
});
