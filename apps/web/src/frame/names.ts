/** A sentence of the referee in which seats and sides have their names. */
export const seatsNamed = (sentence: string, nameOf: (seat: string) => string): string =>
  sentence.replace(/\b(?:[Ss]eat|[Ss]ide) ([A-Z])\b/g, (said, seat: string) => nameOf(seat) || said);
