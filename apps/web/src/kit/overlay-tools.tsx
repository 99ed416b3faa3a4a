import { LineIcon } from './line-icon.js';

// What can be laid over a board: the same things have the same drawing and the same key on every table.

const ICONS = {
  reach: 'M3 17l4 -7l4 3l6 -10M12.5 3H17v4.5',
  range:
    'M10 10m-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M10 10m-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M10 1v4M10 15v4M1 10h4M15 10h4',
  sight:
    'M1.5 10s3.2 -5.5 8.5 -5.5s8.5 5.5 8.5 5.5s-3.2 5.5 -8.5 5.5s-8.5 -5.5 -8.5 -5.5zM10 10m-2.4 0a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0',
  cover: 'M10 2l7 2.5v5c0 4.5 -3 7 -7 8.5c-4 -1.5 -7 -4 -7 -8.5v-5zM10 2v16',
  threat: 'M10 2.5l8.5 15h-17zM10 8v4.5M10 15v.2',
} as const;
export type OverlayId = keyof typeof ICONS;

export const OVERLAY_KEYS = { reach: 'r', range: 'g', sight: 's', cover: 'c', threat: 't' } as const satisfies Record<
  OverlayId,
  string
>;

interface OverlayToolsProps<O extends OverlayId> {
  readonly overlays: readonly O[];
  readonly laid: O | null;
  readonly onLay: (id: O | null) => void;
  readonly name: (id: O) => string;
}

export function OverlayTools<O extends OverlayId>({ overlays, laid, onLay, name }: OverlayToolsProps<O>) {
  return overlays.map((id) => (
    <button
      key={id}
      type="button"
      aria-pressed={laid === id}
      aria-keyshortcuts={OVERLAY_KEYS[id]}
      title={`${name(id)} (${OVERLAY_KEYS[id].toUpperCase()})`}
      onClick={() => onLay(laid === id ? null : id)}
    >
      <LineIcon d={ICONS[id]} />
      <span>{name(id)}</span>
    </button>
  ));
}
