import './glyph.css';

/** Small signs for buttons, drawn in the colour of their text. */
const PATHS = {
  first: 'M5 4v12M16 4.5v11L7.5 10z',
  back: 'M14.5 4.5v11L6 10z',
  play: 'M6 4v12l10-6z',
  pause: 'M7 4v12M13 4v12',
  on: 'M5.5 4.500v11L14 10z',
  last: 'M15 4v12M4 4.500v11L12.5 10z',
  undo: 'M8 4L4 8l4 4M4.5 8H12a4 4 0 0 1 0 8H8',
  branch: 'M6 17V8M6 8V3M6 12c0-3 8-1 8-6V3',
  seats:
    'M7 9a2.7 2.7 0 1 0 0-5.400A2.7 2.7 0 0 0 7 9zM2.5 16.500c0-6 9-6 9 0M13 8.500a2.2 2.2 0 1 0 0-4.400M14 11.200c2.4.2 3.7 2 3.7 5',
  file: 'M10 3v9M6 8.500l4 4 4-4M3.5 13v3.500h13V13',
  rename: 'M4 16l1-4 8.5-8.5 3 3L8 15zM12 5l3 3',
  close: 'M5 5l10 10M15 5L5 15',
  luck: 'M4.5 3.500h11a1 1 0 0 1 1 1v11a1 1 0 0 1 -1 1h-11a1 1 0 0 1 -1 -1v-11a1 1 0 0 1 1 -1zM7 7h.1M13 7h.1M10 10h.1M7 13h.1M13 13h.1',
  share: 'M10 12.500V3M6.5 6L10 2.500L13.500 6M6 9H4v8h12V9h-2',
  sound: 'M3 8v4h3l4 3.500V4.500L6 8zM12.500 7.500q2 2.500 0 5M15 5q4 5 0 10',
  silence: 'M3 8v4h3l4 3.500V4.500L6 8zM13 8l4 4M17 8l-4 4',
  remove: 'M4 6h12M8 6V4h4v2M5.5 6l1 11h7l1-11',
} as const;
export type GlyphName = keyof typeof PATHS;

const SOLID: ReadonlySet<GlyphName> = new Set(['first', 'back', 'play', 'on', 'last']);

export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg
      className={SOLID.has(name) ? 'glyph solid' : 'glyph'}
      viewBox="0 0 20 20"
      width="20"
      height="20"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
