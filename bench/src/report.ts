import type { Figure } from './measure.js';
import { holds, isSkipped, type Measured, type Rate, type Result, type Target } from './result.js';

/** What the figures were measured on. */
export interface Machine {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly clock: string;
}

/** A number as a person reads it: three digits that count, and whole thousands. */
export function number(value: number): string {
  return Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

const amount = (value: number, unit: string): string =>
  unit === 'x' ? `${number(value)}x` : `${number(value)} ${unit}`;
const target = ({ at, value }: Target, unit: string): string => `at ${at} ${amount(value, unit)}`;
const rate = ({ name, unit, rate: { value } }: Rate): string => `${name} ${number(value)} ${unit}/s`;
const spread = ({ low, high }: Figure): string => `(${number(low)} to ${number(high)})`;

export function verdict(result: Result): 'held' | 'missed' | 'skipped' {
  return isSkipped(result) ? 'skipped' : holds(result) ? 'held' : 'missed';
}

/** A table for people: what came out, between what bounds, what was to be reached, and whether it was. */
export function asText(results: readonly Result[], { node, cpu, cores, clock }: Machine): string {
  const rows = results.map((result) =>
    isSkipped(result)
      ? [result.name, '', '', '', verdict(result)]
      : [
          result.name,
          amount(result.figure.value, result.unit),
          spread(result.figure),
          target(result.target, result.unit),
          verdict(result),
        ],
  );
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = results.flatMap((result, i) => {
    const indent = ' '.repeat(widths[0]! + 2);
    const details = isSkipped(result) ? [result.skipped] : detailsOf(result);
    return [
      rows[i]!.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
      ...[result.what, ...details].map((line) => indent + line),
      '',
    ];
  });
  const count = (what: string) => results.filter((result) => verdict(result) === what).length;
  return [
    `Node ${node} on ${cores} cores, ${cpu}. Rates are by the ${clock}.`,
    '',
    ...lines,
    `Targets: ${count('held')} held, ${count('missed')} missed, ${count('skipped')} skipped.`,
  ].join('\n');
}

function detailsOf({ rates, note }: Measured): string[] {
  return [rates?.map(rate).join(', ') ?? '', note ?? ''].filter((line) => line !== '');
}

/** One line for machines. */
export function asJson(results: readonly Result[], machine: Machine): string {
  const rows = results.map((result) =>
    isSkipped(result)
      ? result
      : {
          name: result.name,
          what: result.what,
          unit: result.unit,
          ...result.figure,
          target: result.target,
          pass: holds(result),
          rates: result.rates?.map(({ rate: figure, ...side }) => ({ ...side, ...figure })) ?? [],
          note: result.note ?? null,
        },
  );
  return JSON.stringify({ ...machine, results: rows });
}
