// What is made once and drawn by every picture of a city: paints, figures, models. Whoever draws a thing waits for its end, and is
// kept by it together with all of its page; so when a picture goes, all of them are ended. The next one takes them up anew.

interface Lent {
  dispose(): void;
}

const lent = new Set<Lent>();

/** The same thing for the same key, made when it is first wanted. `partsOf` names what of it is drawn. */
export function madeOnce<T>(partsOf: (thing: T) => Iterable<Lent>): <M extends T>(key: string, make: () => M) => M {
  const made = new Map<string, T>();
  return <M extends T>(key: string, make: () => M): M => {
    const known = made.get(key) as M | undefined;
    if (known) return known;
    const thing = make();
    made.set(key, thing);
    for (const part of partsOf(thing)) lent.add(part);
    return thing;
  };
}

/** Lets go of whoever drew any of it. */
export function endDrawing(): void {
  for (const thing of lent) thing.dispose();
}
