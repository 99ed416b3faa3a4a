import type { Score } from '@sandtable/craft';
import { RuleRef } from '../../../frame/rule.js';

interface SumProps {
  readonly score: Score;
  readonly base: string;
  readonly unit?: (value: number) => string;
}

const plain = (value: number): string => String(value);
const signed = (value: number, unit: (value: number) => string): string =>
  value < 0 ? `−${unit(-value)}` : `+${unit(value)}`;

/** A number with the reasons that made it, each with its rule. */
export function Sum({ score, base, unit = plain }: SumProps) {
  return (
    <ul className="sum">
      <li>
        <span>{base}</span> <b>{unit(score.base)}</b>
      </li>
      {score.parts.map(({ by, rule, why }) => (
        <li key={`${rule} ${why}`}>
          <span>
            {why} <RuleRef id={rule} />
          </span>
          <b>{signed(by, unit)}</b>
        </li>
      ))}
    </ul>
  );
}
