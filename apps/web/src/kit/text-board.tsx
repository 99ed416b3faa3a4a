import type { ReactNode } from 'react';
import './text-board.css';

// The board in words, beside the picture: for those who listen, and for those who like lists.

export interface TextRow {
  readonly id: string;
  readonly name: string;
  readonly chosen?: boolean;
  /** Without it the name is only told. */
  readonly choose?: () => void;
  /** Answers that can be given here. */
  readonly does?: readonly { readonly label: string; readonly choose: () => void }[];
  readonly cells: readonly ReactNode[];
}

export interface TextTable {
  readonly caption: string;
  readonly head?: readonly string[];
  readonly rows: readonly TextRow[];
}

interface TextBoardProps {
  readonly title: string;
  readonly tables: readonly TextTable[];
  /** Above the tables. */
  readonly first?: ReactNode;
  /** About who is chosen. */
  readonly children?: ReactNode;
}

export function TextBoard({ title, tables, first, children }: TextBoardProps) {
  return (
    <section className="text-board" aria-label={title}>
      <h2>{title}</h2>
      {first}
      {tables.map(({ caption, head, rows }) => (
        <table key={caption}>
          <caption>{caption}</caption>
          {head && (
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} {...row} />
            ))}
          </tbody>
        </table>
      ))}
      {children}
    </section>
  );
}

function Row({ name, chosen, choose, does = [], cells }: TextRow) {
  return (
    <tr className={chosen ? 'chosen' : ''}>
      <th scope="row">
        {choose ? (
          <button type="button" aria-pressed={chosen} onClick={choose}>
            {name}
          </button>
        ) : (
          name
        )}
        {does.map((one) => (
          <button key={one.label} type="button" className="does" onClick={one.choose}>
            {one.label}
          </button>
        ))}
      </th>
      {cells.map((cell, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
        <td key={i}>{cell}</td>
      ))}
    </tr>
  );
}
