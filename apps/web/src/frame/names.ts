import { useMemo, useRef } from 'react';
import type { TablePresenter } from './presenter.js';
import type { LogEntry, Moment } from './sitting.js';

/** A sentence of the referee in which seats and sides have their names. */
export const seatsNamed = (sentence: string, nameOf: (seat: string) => string): string =>
  sentence.replace(/\b(?:[Ss]eat|[Ss]ide) ([A-Z])\b/g, (said, seat: string) => nameOf(seat) || said);

/** A moment whose log is told with the names that the table uses. Each entry is told once, so that it stays the same. */
export function useNamed({ told }: TablePresenter, moment: Moment | null): Moment | null {
  const known = useRef(new WeakMap<LogEntry, LogEntry>());
  return useMemo(() => {
    if (!moment || !told) return moment;
    const named = (entry: LogEntry): LogEntry => {
      const found = known.current.get(entry) ?? { ...entry, text: told(entry, moment.view) };
      known.current.set(entry, found);
      return found;
    };
    return { ...moment, log: moment.log.map(named) };
  }, [moment, told]);
}
