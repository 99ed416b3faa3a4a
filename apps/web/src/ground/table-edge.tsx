import { useId } from 'react';
import type { Dot, Size } from '../kit/pan-zoom.js';
import './ground.css';

interface TableEdgeProps {
  readonly size: Size;
  /** What is played on. */
  readonly field: Dot & Size;
}

/** Wood round what is played on, with a thin line of brass. */
export function TableEdge({ size: { width, height }, field }: TableEdgeProps) {
  const wood = useId();
  return (
    <>
      <linearGradient id={wood} x1="0" y1="0" x2="1" y2="1">
        <stop className="wood-light" offset="0" />
        <stop className="wood-dark" offset="1" />
      </linearGradient>
      <rect className="frame-wood" x="1" y="1" width={width - 2} height={height - 2} rx="14" fill={`url(#${wood})`} />
      <rect className="frame-brass" x="9" y="9" width={width - 18} height={height - 18} rx="9" />
      <rect
        className="frame-inner"
        x={field.x - 11}
        y={field.y - 11}
        width={field.width + 22}
        height={field.height + 22}
        rx="6"
      />
    </>
  );
}
