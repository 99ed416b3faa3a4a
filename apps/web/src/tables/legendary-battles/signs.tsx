import type { UnitKind } from '@sandtable/legendary-battles';

// What a unit is, as a small picture: by its class, and by its type where one knows it at a glance. Drawn about the origin, some 34
// wide.

type Kind = Pick<UnitKind, 'type' | 'traits'>;

/** A man from above the belt, or a row of them: heads and shoulders. */
const MAN = 'M-4.6 10q0 -8 4.6 -8q4.6 0 4.6 8zM-3.3 -2.4a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0';
const shifted = (d: string, x: number, y: number): string =>
  d.replace(/^M(-?[\d.]+) (-?[\d.]+)/, (_, a, b) => `M${Number(a) + x} ${Number(b) + y}`);

const SIGNS = {
  infantry: {
    combat: (
      <>
        <path d={shiftedMan(-8, 1)} />
        <path d={shiftedMan(8, 1)} />
        <path d={shiftedMan(0, -1)} />
        <path className="sign-line" d="M4 -8l9 -6M-4 11h16" />
      </>
    ),
    fantasy: (
      <>
        <path d={shiftedMan(-8, 2)} />
        <path d={shiftedMan(8, 2)} />
        <path d={shiftedMan(0, 0)} />
        <path className="sign-line" d="M-11 11V-13M0 -8V-15M11 11V-13" />
      </>
    ),
  },
  gun: (
    <>
      <circle className="sign-ring" cx="-4" cy="6" r="6" />
      <path className="sign-bar" d="M-9 2L14 -8" />
      <path className="sign-line" d="M-4 6L-14 10M2 -9l6 9" />
    </>
  ),
  vehicle: (
    <>
      <path d="M-16 2q0 -4 4 -4h24q4 0 4 4v4q-1 5 -6 5h-20q-5 0 -6 -5z" />
      <path d="M-7 -4q0 -5 5 -5h6q5 0 5 5z" />
      <path className="sign-bar" d="M7 -7h11" />
      <path className="sign-cut" d="M-12 6h24" />
    </>
  ),
  cavalry: <path d="M-12 11l3 -10q-4 -4 -1 -9l4 -5l1 4q7 0 9 5l9 1q3 3 1 8l-1 7h-4l1 -7l-4 -2l-7 0l-3 8z" />,
  creature: <path d="M-15 10q0 -9 6 -11l-4 -9l7 4q5 -4 10 0l7 -5l-3 10q6 3 7 11l-6 -4l-2 5l-5 -4l-5 4l-4 -4z" />,
  engine: (
    <>
      <path d="M-15 4h30v4h-30z" />
      <circle className="sign-ring" cx="-9" cy="9" r="4" />
      <circle className="sign-ring" cx="9" cy="9" r="4" />
      <path className="sign-bar" d="M-8 4L6 -12M2 -14l8 6" />
    </>
  ),
  bunker: (
    <>
      <path d="M-16 9v-8l6 -8h20l6 8v8z" />
      <path className="sign-cut" d="M-9 0h18" />
    </>
  ),
  aerial: {
    combat: <path d="M0 -14q3 3 3 9l13 8v4l-13 -3l-1 7l4 3v2l-6 -1l-6 1v-2l4 -3l-1 -7l-13 3v-4l13 -8q0 -6 3 -9z" />,
    fantasy: (
      <path d="M0 -8q3 -6 6 -6l-1 5q8 -4 13 3q-6 0 -8 3l-3 5q-3 4 -4 10l-3 2l-3 -2q-1 -6 -4 -10l-3 -5q-2 -3 -8 -3q5 -7 13 -3l-1 -5q3 0 6 6z" />
    ),
  },
  battery: (
    <>
      <path className="sign-bar" d="M-10 9L-2 -9M-2 9L6 -9M6 9L14 -9" />
      <path className="sign-line" d="M-15 11h30" />
    </>
  ),
} as const;

function shiftedMan(x: number, y: number): string {
  return `${shifted(MAN, x, y).split('zM')[0]}z${headAt(x, y)}`;
}

function headAt(x: number, y: number): string {
  return `M${x - 3.3} ${y - 2.4}a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0 -6.6 0`;
}

const TYPES: Readonly<Record<string, React.ReactNode>> = {
  DRG: (
    <path d="M-17 -4q7 -9 13 -2l1 -6q3 -5 8 -3q4 1 4 4l-5 1l1 5q7 -6 13 2q-7 0 -8 4q-1 8 -10 9q-8 0 -15 3q2 -5 7 -7q-3 -3 -2 -6q-3 -4 -7 -4z" />
  ),
  MOR: (
    <>
      <path className="sign-bar" d="M-7 9L7 -9" />
      <path className="sign-line" d="M-12 11h17M1 0l8 11" />
      <circle cx="11" cy="-11" r="2.6" />
    </>
  ),
  TWR: <path d="M-11 11l3 -22h-2v-4h4v3h4v-3h4v3h4v-3h4v4h-2l3 22zM-3 11h6v-8q-3 -4 -6 0z" />,
  RAM: (
    <>
      <path d="M-13 -4L0 -12L13 -4z" />
      <path className="sign-bar" d="M-15 3h30" />
      <path className="sign-line" d="M-10 -3v12M10 -3v12" />
      <circle cx="15" cy="3" r="3.6" />
    </>
  ),
  SOR: (
    <path d="M-9 11q1 -12 5 -16l-5 -1q7 -3 9 -10q3 7 9 10l-5 1q5 5 5 16zM0 -1l1.5 3l3.3 .4l-2.4 2.3l.6 3.3l-3 -1.6l-3 1.6l.6 -3.3l-2.4 -2.3l3.3 -.4z" />
  ),
};

const STAR = 'M0 -5.6l1.6 3.5l3.9 .5l-2.9 2.6l.8 3.8l-3.4 -1.9l-3.4 1.9l.8 -3.8l-2.9 -2.6l3.9 -.5z';

export function Sign({ kind: { type, traits }, genre }: { readonly kind: Kind; readonly genre: 'combat' | 'fantasy' }) {
  const drawn = SIGNS[type.cls];
  const sign = TYPES[type.id] ?? ('combat' in drawn ? drawn[genre] : drawn);
  const bow = type.cls === 'infantry' && genre === 'fantasy' && (type.ra ?? 0) > 0;
  const heavy = type.cls === 'infantry' && genre === 'combat' && traits.has('heavy');
  return (
    <g className="sign">
      {sign}
      {bow && <path className="sign-line" d="M-15 -14q7 4 0 12M-15 -14v12" />}
      {heavy && <path className="sign-bar" d="M2 -11L15 -15" />}
      {traits.has('command') && <path className="sign-star" transform="translate(0 -13) scale(1.15)" d={STAR} />}
    </g>
  );
}
