import type { OrderType, Profile, UnitView, View } from '@sandtable/quantum-legions';
import type { ReactNode } from 'react';
import { Figures, Picture } from './pictures.js';
import { hasActed, profileOf, traitsOf } from './units.js';

// A counter as it lies on the board. Sides differ in shape, frame and colour: a rounded tile with a flat frame, or a cut tile
// with a pointed one, as on military maps.

export type Faces = 'symbols' | 'pictures';

interface CounterProps {
  readonly view: View;
  readonly unit: UnitView;
  readonly faces: Faces;
  /** On a small picture: fewer things, and these larger. */
  readonly compact: boolean;
}

const TILE = {
  own: 'M-19 -23h38a4 4 0 0 1 4 4v38a4 4 0 0 1 -4 4h-38a4 4 0 0 1 -4 -4v-38a4 4 0 0 1 4 -4z',
  enemy: 'M-15 -23h30l8 8v30l-8 8h-30l-8 -8v-30z',
};

export function Counter({ view, unit, faces, compact }: CounterProps) {
  const own = unit.owner === view.seat;
  const side = own ? 'own' : 'enemy';
  const shown = { own, profile: profileOf(view, unit), traits: traitsOf(view, unit) };
  const { size } = shown.profile;
  const acted = hasActed(view, unit);
  // With miniatures there is a figure for every element instead of one face for all.
  const figures = view.match.config.miniatures !== 'off';
  const face = figures ? <Figures {...shown} elements={unit.elements} /> : <Face {...shown} faces={faces} />;
  return (
    <g
      className={`counter ${side}${acted ? ' acted' : ''}${compact ? ' compact' : ''}`}
      transform={compact ? 'scale(1.26)' : 'scale(1.2)'}
    >
      <path className="tile-shadow" d={TILE[side]} transform="translate(1.5 3)" />
      <path className="tile" d={TILE[side]} />
      {compact ? (
        <>
          <g transform="translate(0 -5)">{face}</g>
          <text className="unit-strength" x="0" y="21">
            {unit.elements}
          </text>
        </>
      ) : (
        <>
          <g transform="translate(0 -4)">{face}</g>
          <Elements left={unit.elements} of={size} end={own ? 19.5 : 16.5} />
          <text className="unit-id" x={own ? -20 : -16} y={20.2} textAnchor="start">
            {unit.id}
          </text>
        </>
      )}
      {acted && <path className="acted-mark" d="M6 4l5 5l9 -12" />}
      {unit.suppression > 0 && <Suppression count={unit.suppression} compact={compact} />}
      {unit.order && (
        <g transform={compact ? 'translate(-9.5 9.5) scale(1.2)' : undefined}>
          <OrderMarker type={unit.order.type} />
        </g>
      )}
    </g>
  );
}

interface FaceProps {
  readonly own: boolean;
  readonly profile: Profile;
  readonly traits: readonly string[];
  readonly faces: Faces;
}

/** A face by itself, in a list or on a card. */
export function FaceIcon({ own, children }: { readonly own: boolean; readonly children: ReactNode }) {
  return (
    <svg
      viewBox="-20 -20 40 40"
      width="30"
      height="30"
      aria-hidden="true"
      className={`counter ${own ? 'own' : 'enemy'}`}
    >
      {children}
    </svg>
  );
}

/** The face of a unit in a list or on a card. */
export function UnitIcon({ view, unit, faces }: Omit<CounterProps, 'compact'>) {
  const own = unit.owner === view.seat;
  return (
    <FaceIcon own={own}>
      <Face own={own} profile={profileOf(view, unit)} traits={traitsOf(view, unit)} faces={faces} />
    </FaceIcon>
  );
}

/** The sign of a military map, or a picture of what it is. */
function Face({ own, profile, traits, faces }: FaceProps) {
  if (faces === 'pictures') return <Picture own={own} profile={profile} traits={traits} />;
  return <Sign own={own} infantry={profile.infantry} traits={traits} />;
}

interface SignProps {
  readonly own: boolean;
  readonly infantry: boolean;
  readonly traits: readonly string[];
}

/** The symbols of military maps: a frame for the side, an oval for armor, a cross for infantry. */
export function Sign({ own, infantry, traits }: SignProps) {
  const has = (trait: string): boolean => traits.includes(trait);
  return (
    <g className="symbol">
      {own ? (
        <path className="symbol-frame" d="M-15.5 -10.5h31v21h-31z" />
      ) : (
        <path className="symbol-frame" d="M0 -15.5L17.5 0L0 15.5L-17.5 0z" />
      )}
      {infantry ? (
        <path
          d={own ? 'M-15.5 -10.5L15.5 10.5M-15.5 10.5L15.5 -10.5' : 'M-8.75 -7.75L8.75 7.75M-8.75 7.75L8.75 -7.75'}
        />
      ) : (
        <rect x={own ? -10 : -8.5} y={own ? -5 : -4.5} width={own ? 20 : 17} height={own ? 10 : 9} rx="5" />
      )}
      {has('indirect-fire') && <circle className="symbol-dot" r="2.6" />}
      {has('hover') && <path d="M-9 13q3 3 6 0t6 0t6 0" />}
      {has('transport') && <path d="M-9 13.4h18" />}
      {has('jump') && <path d="M-5 -13l5 -4l5 4" />}
      {has('command') && (
        <path
          className="symbol-dot"
          d="M0 -4l1.2 2.6l2.8 .3l-2.1 1.9l.6 2.8l-2.5 -1.4l-2.5 1.4l.6 -2.8l-2.1 -1.9l2.8 -.3z"
        />
      )}
    </g>
  );
}

const PLACES = Array.from({ length: 12 }, (_, i) => i);

function Elements({ left, of, end }: { readonly left: number; readonly of: number; readonly end: number }) {
  const gap = Math.min(4.9, 22 / of);
  const start = end - of * gap;
  return (
    <g className="elements">
      {PLACES.slice(0, of).map((i) => (
        <rect
          key={i}
          className={i < left ? 'pip' : 'pip lost'}
          x={start + i * gap}
          y="13.6"
          width={gap - 0.9}
          height="6.6"
          rx="1.2"
        />
      ))}
    </g>
  );
}

const BURST =
  'M0 -10.5l2.6 4.3l4.8 -1.4l-1.4 4.8l4.3 2.6l-4.3 2.6l1.4 4.8l-4.8 -1.4l-2.6 4.3l-2.6 -4.3l-4.8 1.4l1.4 -4.8l-4.3 -2.6l4.3 -2.6l-1.4 -4.8l4.8 1.4z';

function Suppression({ count, compact }: { readonly count: number; readonly compact: boolean }) {
  return (
    <g
      className="suppression marker"
      transform={compact ? 'translate(-12.5 -12.5) scale(1.15)' : 'translate(-18 -18) scale(1.12)'}
    >
      <path d={BURST} />
      <text y="3.8">{count}</text>
    </g>
  );
}

const ORDER_SIGN: Readonly<Record<OrderType, string>> = {
  engage: 'M-4.5 3.5L3 -4M3 -4h-4.5M3 -4v4.5M-4.5 -3.5l2.5 2.5M1.5 2.5l3 3',
  advance: 'M-4 -4.5l4 4.5l-4 4.5M0.5 -4.5l4 4.5l-4 4.5',
  strike: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M0 -6v3.4M0 2.6v3.4M-6 0h3.4M2.6 0h3.4',
};

/** One's own kind is shown; of the other side's only the back. */
export function OrderMarker({ type }: { readonly type: OrderType | 'hidden' }) {
  return (
    <g className={`order-marker ${type}`} transform="translate(19 -19)">
      <rect x="-9" y="-9" width="18" height="18" rx="3" />
      {type === 'hidden' ? (
        <path className="order-back" d="M-5 5L5 -5M-7 2L2 -7M-2 7L7 -2" />
      ) : (
        <path className="order-sign" d={ORDER_SIGN[type]} />
      )}
    </g>
  );
}

export function OrderIcon({ type }: { readonly type: OrderType }) {
  return (
    <svg viewBox="9 -29 20 20" width="22" height="22" aria-hidden="true">
      <OrderMarker type={type} />
    </svg>
  );
}
