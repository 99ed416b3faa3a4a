import type { CastHero, Material } from '@sandtable/legends';

// What things look like in the drawings: materials by pattern as well as by colour, emblems and shapes of seats.

/** Patterns by the name of a material, for `url(#lg-glass)`. */
export function Patterns() {
  return (
    <defs>
      <pattern id="lg-glass" width="16" height="16" patternUnits="userSpaceOnUse">
        <rect width="16" height="16" className="mat-glass" />
        <path d="M-2 12L12 -2M4 18L18 4" className="mat-line light" />
      </pattern>
      <pattern id="lg-wood" width="24" height="12" patternUnits="userSpaceOnUse">
        <rect width="24" height="12" className="mat-wood" />
        <path d="M0 3H24M0 9q6 -3 12 0t12 0" className="mat-line" />
      </pattern>
      <pattern id="lg-internal" width="14" height="14" patternUnits="userSpaceOnUse">
        <rect width="14" height="14" className="mat-internal" />
        <circle cx="3.5" cy="3.5" r="1.3" className="mat-dot" />
        <circle cx="10.5" cy="10.5" r="1.3" className="mat-dot" />
      </pattern>
      <pattern id="lg-external" width="24" height="16" patternUnits="userSpaceOnUse">
        <rect width="24" height="16" className="mat-external" />
        <path d="M0 0H24M0 8H24M6 0V8M18 8V16" className="mat-line light" />
      </pattern>
      <pattern id="lg-metal" width="14" height="14" patternUnits="userSpaceOnUse">
        <rect width="14" height="14" className="mat-metal" />
        <path d="M0 14L14 0" className="mat-line" />
        <circle cx="3" cy="3" r="1.2" className="mat-dot" />
      </pattern>
      <pattern id="lg-solid" width="18" height="18" patternUnits="userSpaceOnUse">
        <rect width="18" height="18" className="mat-solid" />
        <path d="M3 4l5 2M12 3l3 4M5 12l3 3M13 13l3 -2" className="mat-line" />
      </pattern>
      <pattern id="lg-roof" width="40" height="40" patternUnits="userSpaceOnUse">
        <rect width="40" height="40" className="mat-roof" />
        <path d="M0 0H40V40" className="mat-line faint" />
      </pattern>
    </defs>
  );
}

export const fillOf = (mat: Material | 'open'): string => (mat === 'open' ? 'none' : `url(#lg-${mat})`);

/** A sign for each Hero, within a circle of 10 about the origin. */
const EMBLEMS: Readonly<Record<string, string>> = {
  lamp: 'M-4 4h8M-2 4V-1a4 4 0 1 1 4 0V4M0 -9v-1',
  brick: 'M-7 -4h14v8h-14zM0 -4v4M-4 0v4M4 0v4M-7 0h14',
  zigzag: 'M-6 6h4V2h4V-2h4V-6',
  twinLights: 'M-7 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M1 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  anchor: 'M0 -7v13M-6 1q1 6 6 6t6 -6M-3 -4h6',
  wheel: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M-6 0h12M0 -6v12',
  plumb: 'M0 -8v8M-4 0h8l-4 8z',
  drop: 'M0 -7q6 8 0 13q-6 -5 0 -13',
  wave: 'M-8 2q4 -6 8 0t8 0M-8 -3q4 -6 8 0t8 0',
  bolt: 'M2 -8L-4 1H1L-2 8L5 -2H0z',
  crane: 'M-6 6Q0 4 0 -2L6 -7M0 -2L-7 -4',
  star: 'M0 -8L2 -2L8 -2L3 2L5 8L0 4L-5 8L-3 2L-8 -2L-2 -2z',
  ring: 'M-7 0a7 3 0 1 0 14 0a7 3 0 1 0 -14 0M-3 0a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
};

const OTHERS = [EMBLEMS.star!, EMBLEMS.bolt!, EMBLEMS.wave!, EMBLEMS.ring!, EMBLEMS.wheel!];

export function emblemOf({ emblem }: Pick<CastHero, 'emblem'>): string {
  const sum = [...emblem].reduce((n, letter) => n + letter.charCodeAt(0), 0);
  return EMBLEMS[emblem] ?? OTHERS[sum % OTHERS.length]!;
}

/** The rim of a base by seat, so that sides are told apart without colours: round, pointed, three-cornered, square, six-cornered. */
const RIMS = ['', polygon(4, 0), polygon(3, 30), polygon(4, 45), polygon(6, 0)];

function polygon(n: number, turned: number): string {
  const corners = Array.from({ length: n }, (_, i) => {
    const a = ((360 / n) * i + turned - 90) * (Math.PI / 180);
    return `${(Math.cos(a) * 1.3).toFixed(3)} ${(Math.sin(a) * 1.3).toFixed(3)}`;
  });
  return `M${corners.join('L')}z`;
}

export function Rim({ seat, r, className }: { readonly seat: number; readonly r: number; readonly className: string }) {
  const d = RIMS[seat] ?? '';
  return d === '' ? (
    <circle r={r} className={className} />
  ) : (
    <path d={d} transform={`scale(${r})`} className={className} />
  );
}

/** Light or dark letters, whichever is read on a colour. */
export function inkOn(colour: string): string {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16));
  return 0.299 * r! + 0.587 * g! + 0.114 * b! > 140 ? '#171412' : '#ffffff';
}
