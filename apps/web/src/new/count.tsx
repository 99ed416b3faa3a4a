interface CountProps {
  readonly n: number;
  readonly less: string;
  readonly more: string;
  readonly onLess: () => void;
  readonly onMore: () => void;
}

/** How many of something, and one less or more. */
export function Count({ n, less, more, onLess, onMore }: CountProps) {
  return (
    <span className="count">
      <button type="button" aria-label={less} onClick={onLess}>
        −
      </button>
      <b>×{n}</b>
      <button type="button" aria-label={more} onClick={onMore}>
        +
      </button>
    </span>
  );
}
