import { ORDER_TYPES, type OrderType } from '@sandtable/quantum-legions';

// How numbers and lists are put into words.

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** `a, b and c`. */
export function listed(values: readonly string[], last = 'and'): string {
  if (values.length < 2) return values[0] ?? 'none';
  return `${values.slice(0, -1).join(', ')} ${last} ${values[values.length - 1]}`;
}

/** A chance in whole percent; what can happen is never told as 0, what may fail never as 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-12) return '100%';
  const whole = Math.round(100 * chance);
  return whole === 0 ? 'under 1%' : whole === 100 ? 'over 99%' : `${whole}%`;
}

/** The same to a tenth, for those who asked for the odds. */
export const exactly = (chance: number): string => `${(100 * chance).toFixed(1)}%`;

export const average = (n: number): string => n.toFixed(2);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** An order as its marker has it. */
export const orderName = (order: OrderType): string => capital(order);

/** An order from its name or the beginning of it. */
export function orderIn(word: string): OrderType | null {
  const typed = word.toLowerCase();
  return (typed !== '' && ORDER_TYPES.find((order) => order.startsWith(typed))) || null;
}

/** Words and points of what was typed; commas only separate. */
export function tokens(text: string): string[] {
  return text.match(/\([^)]*\)|[^\s,]+/g) ?? [];
}

/** Columns, each as wide as its widest entry; numbers to the right. */
export function columns(rows: readonly (readonly string[])[], right: ReadonlySet<number> = new Set()): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    row
      .map((entry, i) => (right.has(i) ? entry.padStart(widths[i]!) : entry.padEnd(widths[i]!)))
      .join(' ')
      .trimEnd(),
  );
}
