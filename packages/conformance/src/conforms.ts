import type { Outcome, Ruleset } from '@sandtable/kernel';
import { describe, expect, test } from 'vitest';
import { CHECKS } from './checks/index.js';
import { type ConformsOptions, type Finding, planOf } from './plan.js';

/** Findings as a person reads them, each with the record that replays it on one line. */
export function report(findings: readonly Finding[]): string {
  return findings
    .map(({ message, record }) =>
      record ? `${message}\n  the record that replays it: ${JSON.stringify(record)}` : message,
    )
    .join('\n');
}

/** Registers the conformance suite for a ruleset: one test for each thing that every ruleset must do. */
export function conforms<S, V, O extends Outcome>(ruleset: Ruleset<S, V, O>, options: ConformsOptions<S, V>): void {
  const plan = planOf(ruleset, options);
  const [nth, of] = plan.part;
  describe(`${ruleset.id} conforms${of > 1 ? `, part ${nth} of ${of}` : ''}`, () => {
    for (const [title, check] of Object.entries(CHECKS))
      test(title, () => {
        const findings = check(ruleset, plan);
        expect(findings.length, report(findings)).toBe(0);
      });
  });
}
