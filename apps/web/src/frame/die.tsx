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

/** One face of a die with six. */
export function DieFace({ face, size }: { readonly face: number; readonly size: number }) {
  return (
    <svg className="die-face" viewBox="-10 -10 20 20" width={size} height={size} aria-hidden="true">
      <rect x="-9" y="-9" width="18" height="18" rx="4" />
      {PIPS[face - 1]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 4.6} cy={y * 4.6} r="1.9" />
      ))}
    </svg>
  );
}
