/** A sentence of the referee in which the seats have the names of their sides. */
export const seatsNamed = (sentence: string, nameOf: (seat: string) => string): string =>
  sentence.replace(/\b[Ss]eat ([A-Z])\b/g, (said, seat: string) => nameOf(seat) || said);
