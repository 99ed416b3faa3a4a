/** Where the pips of a die with six sides lie, in steps from its middle. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
];

interface DieFaceProps {
  /** Null for a die of which nobody has yet said what fell. */
  readonly face: number | null;
  readonly sides: number;
  readonly size?: number;
}

/** A picture of one die: pips for six sides, a number for others. What fell is told in words beside it. */
export function DieFace({ face, sides, size = 17 }: DieFaceProps) {
  const pips = sides === 6 && face !== null ? PIPS[face - 1] : undefined;
  return (
    <svg className="die-face" viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <rect x="-9" y="-9" width="18" height="18" rx="4" />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 4.6} cy={y * 4.6} r="1.9" />
      ))}
      {face !== null && !pips && (
        <text y="4" textAnchor="middle" fontSize="11">
          {face}
        </text>
      )}
    </svg>
  );
}
