/** A hole in a panel: a rectangle in the panel's own directions, and whether anything may pass through it freely. */
export interface Opening {
  /** Along the panel's long level side from its low end; of a flat panel, along x. */
  readonly u0: number;
  readonly u1: number;
  /** Above the panel's lower edge; of a flat panel, along y. */
  readonly v0: number;
  readonly v1: number;
  /** An empty gap; else something is set into it. */
  readonly empty: boolean;
}

/** A box in the frame of the compound it belongs to. */
export interface Panel {
  readonly box: readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];
  /** A floor or a roof, whose middle plane is level; else a wall, whose middle plane runs along its longer level side. */
  readonly flat: boolean;
  readonly openings: readonly Opening[];
}

/** Panels that stand and move as one. Never changes, so all copies of a game share it. */
export interface Compound {
  readonly count: number;
  readonly panels: readonly Panel[];
  /** Centre, half sides and heights of each panel. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly hx: Float64Array;
  readonly hy: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Not 0: it has empty gaps. */
  readonly gaps: Uint8Array;
  /** The box around all of it, in its own frame. */
  readonly bounds: readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];
}

export function compound(panels: readonly Panel[]): Compound {
  const of = (value: (panel: Panel) => number): Float64Array => Float64Array.from(panels, value);
  const least = (i: number): number => Math.min(...panels.map(({ box }) => box[i]!));
  const most = (i: number): number => Math.max(...panels.map(({ box }) => box[i]!));
  return {
    count: panels.length,
    panels,
    x: of(({ box }) => (box[0] + box[3]) / 2),
    y: of(({ box }) => (box[1] + box[4]) / 2),
    hx: of(({ box }) => (box[3] - box[0]) / 2),
    hy: of(({ box }) => (box[4] - box[1]) / 2),
    low: of(({ box }) => box[2]),
    high: of(({ box }) => box[5]),
    gaps: Uint8Array.from(panels, ({ openings }) => (openings.some(({ empty }) => empty) ? 1 : 0)),
    bounds: [least(0), least(1), least(2), most(3), most(4), most(5)],
  };
}

/** Whether the long level side of a standing panel runs along x. */
export function runsAlongX({ box }: Panel): boolean {
  return box[3] - box[0] >= box[4] - box[1];
}

/** How thick a panel is: its least measure across the middle plane. */
export function thickness(panel: Panel): number {
  const { box, flat } = panel;
  if (flat) return box[5] - box[2];
  return runsAlongX(panel) ? box[4] - box[1] : box[3] - box[0];
}

/** Where a point of the compound's frame lies on a panel, in the panel's own directions. */
export function along(panel: Panel, x: number, y: number): number {
  const { box, flat } = panel;
  return flat || runsAlongX(panel) ? x - box[0] : y - box[1];
}

export function across(panel: Panel, y: number, z: number): number {
  const { box, flat } = panel;
  return flat ? y - box[1] : z - box[2];
}

/** The opening that contains a point of the middle plane, borders included; -1 where it is the panel itself. */
export function openingAt(panel: Panel, u: number, v: number, tolerance: number): number {
  const { openings } = panel;
  for (let i = 0; i < openings.length; i++) {
    const { u0, u1, v0, v1 } = openings[i]!;
    if (u >= u0 - tolerance && u <= u1 + tolerance && v >= v0 - tolerance && v <= v1 + tolerance) return i;
  }
  return -1;
}
