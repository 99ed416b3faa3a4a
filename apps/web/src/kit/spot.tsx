import type { CSSProperties, KeyboardEvent, MouseEvent, ReactNode } from 'react';

export interface SpotProps {
  readonly className: string;
  readonly label: string;
  /** Where it is, so that the keyboard finds it: a hex, or the id of a unit on the open tabletop. */
  readonly at: string;
  /** Whether Tab comes here: to one spot of the whole board, the rest by the arrow keys. */
  readonly tab: boolean;
  readonly style?: CSSProperties;
  readonly onChoose: (element: Element, by: 'pointer' | 'keys') => void;
  readonly onPoint?: (pointed: boolean) => void;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/** A button inside the picture: SVG has none of its own. */
export function Spot({ className, label, at, tab, style, onChoose, onPoint, onFocus, children }: SpotProps) {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(event.currentTarget, 'keys');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <button> cannot stand in SVG
    <g
      className={className}
      style={style}
      role="button"
      data-at={at}
      tabIndex={tab ? 0 : -1}
      aria-label={label}
      onClick={(event: MouseEvent) => onChoose(event.currentTarget, 'pointer')}
      onKeyDown={onKey}
      onPointerEnter={() => onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
      onFocus={() => {
        onFocus?.();
        onPoint?.(true);
      }}
      onBlur={() => onPoint?.(false)}
    >
      {children}
    </g>
  );
}
