/** A chance in whole percent; what can happen is never told as 0, what may fail never as 100. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1 - 1e-12) return '100%';
  const whole = Math.round(100 * chance);
  return whole === 0 ? '<1%' : whole === 100 ? '>99%' : `${whole}%`;
}
