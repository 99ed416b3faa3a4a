import type { Score } from '@sandtable/craft';
import type { ReactNode } from 'react';
import { RuleRef } from '../frame/rule.js';
import { percent } from '../text/percent.js';

// What stands on the cards beside a board: facts, numbers with their reasons, chances.

/** Names with their values; what has no value is left out. */
export function Facts({
  facts,
}: {
  readonly facts: readonly (readonly [name: string, value: ReactNode] | false | null | undefined)[];
}) {
  return (
    <dl className="facts">
      {facts
        .filter((fact) => !!fact)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

interface SumProps {
  readonly score: Score;
  readonly base: string;
  readonly unit?: (value: number) => string;
}

const signed = (value: number, unit: (value: number) => string): string =>
  value < 0 ? `−${unit(-value)}` : `+${unit(value)}`;

/** A number with the reasons that made it, one under the other, each with its rule. */
export function Sum({ score, base, unit = String }: SumProps) {
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

/** The same in a sentence. */
export function Reasons({ name, score }: { readonly name: string; readonly score: Score }) {
  return (
    <p className="reasons">
      {name}: <b>{score.total}</b> = {score.base} <RuleRef id={score.rule} />
      {score.parts.map(({ by, rule, why }) => (
        <span key={`${rule} ${why}`}>
          {' '}
          {by < 0 ? '−' : '+'} {Math.abs(by)} {why} <RuleRef id={rule} />
        </span>
      ))}
    </p>
  );
}

/** How likely each number is, as bars. */
export function Chances({ caption, chances }: { readonly caption: string; readonly chances: readonly number[] }) {
  return (
    <table className="chances">
      <caption>{caption}</caption>
      <tbody>
        {chances.map((chance, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row is the number
          <tr key={n} data-chance={chance}>
            <th scope="row">{n}</th>
            <td>
              <i className="chance-bar" style={{ width: `${100 * chance}%` }} />
              <span>{percent(chance)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ForcesProps {
  readonly sides: readonly {
    readonly id: string;
    readonly own: boolean;
    readonly title: ReactNode;
    readonly list: ReactNode;
  }[];
  /** What belongs to no side. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
}

/** Both sides as lists, one's own first. */
export function Forces({ sides, first, children }: ForcesProps) {
  return (
    <div className="roster">
      {first}
      {sides.map(({ id, own, title, list }) => (
        <section key={id} className={own ? 'own' : 'enemy'}>
          <h3>{title}</h3>
          {list}
        </section>
      ))}
      {children}
    </div>
  );
}

/** A piece in a list of forces: who points at it sees it on the board. */
export function Listed({
  id,
  gone,
  onPoint,
  children,
}: {
  readonly id: string;
  readonly gone: boolean;
  readonly onPoint: (id: string | null) => void;
  readonly children: ReactNode;
}) {
  return (
    <li className={gone ? 'gone' : ''} onPointerEnter={() => onPoint(id)} onPointerLeave={() => onPoint(null)}>
      {children}
    </li>
  );
}
