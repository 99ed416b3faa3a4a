import { INCH } from '../../kit/inches/sheet.js';
import type { Figure, Status } from './figures.js';
import './token.css';

// A figure as it is seen from above: its base at its true size, a plate that tells the side by its shape, a sign of its people,
// its weapon, and marks of what has happened to it.

const drawn = (mils: number): number => (mils * INCH) / 1000;

/** Drawn for a base of 12. */
const PEOPLE: Readonly<Record<string, string>> = {
  terran: 'M-5 2.5v-1.6a5 5.4 0 0 1 10 0v1.6l-1.6 2.2h-1.7v-2.6h-3.4v2.6h-1.7z',
  xyban: 'M0 -6l5.2 3v6l-5.2 3l-5.2 -3v-6zM-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z',
  eeek: 'M0 5.5l-1.6 -3.6q-3.8 -.4 -5.4 -5.9q3.4 2.6 5.3 2l-.7 -3l2.4 1.6l2.4 -1.6l-.7 3q1.9 .6 5.3 -2q-1.6 5.5 -5.4 5.9z',
  sitan: 'M-4 -6q.2 3 2 3.4h4q1.8 -.4 2 -3.4q2.4 4 .2 6.6l-.7 4.4l-3.5 1.8l-3.5 -1.8l-.7 -4.4q-2.2 -2.6 .2 -6.6z',
  sirex:
    'M-5.5 4.5q.4 -7 3.3 -10.5q-.6 6 .2 9.4zM-1.4 5.4q.3 -7.4 2.7 -11q.1 6.4 .5 9.9zM2.8 4.6q.1 -6.6 1.9 -9.6q.8 5.6 1 8.4z',
  robot: 'M-.7 -6.4h1.4v1.8h3.8v9.4h-9v-9.4h3.8zM-2.9 -2v2h2v-2zM.9 -2v2h2v-2zM-2.5 2.2v1.1h5v-1.1z',
};

const KINDS: Readonly<Record<string, string>> = {
  vehicle: 'M-4.6 -8.4h9.2l1.4 2v12.8l-1.4 2h-9.2l-1.4 -2v-12.8zM-2.8 -1.2v5h5.6v-5zM-.8 -7.4h1.6v6h-1.6z',
  flying: 'M0 -9l2.2 6l7.2 5v2.4l-7 -1.4l-.6 3l2 2v1.4l-3.8 -1l-3.8 1v-1.4l2 -2l-.6 -3l-7 1.4v-2.4l7.2 -5z',
  artillery: 'M-1.2 -8.5h2.4v7l4.3 4.8l-1.8 1.7l-3.7 -4l-3.7 4l-1.8 -1.7l4.3 -4.8zM-6.6 -1.6h2v5h-2zM4.6 -1.6h2v5h-2z',
  module: 'M-5 -4h10v8h-10zM-1 -4v8h2v-8z',
  pylon: 'M1.8 -7l-6.4 8h3.6l-1 6l6.4 -8.2h-3.6z',
  animal: 'M-6 3q1 -5.4 5.4 -5.4l2.6 -3.4l3.6 1.4l-1.8 1.4q-.6 4.4 -3 5.6l.6 3h-1.8l-1 -2.6l-2.6 2.6h-1.8l1.4 -3.4z',
  objective: 'M-6 -4.4h12v9.2h-12zM-6 -1h12v1.2h-4.8v1.8h-2.4v-1.8h-4.8z',
};

/** What is carried, by how it is used. */
const WEAPON: Readonly<Record<string, string>> = {
  pistol: 'M-3 -1.6h6v1.8h-3.6l-.5 2.4h-1.9z',
  carbine: 'M-4.4 -1.4h8.8v1.5h-4l-.4 1.8h-1.5v-1.8h-2.9z',
  rifle: 'M-5.6 .6l2 -1.8h9.4v1.2h-6l-.4 1.8h-1.4v-1.8h-1.4l-1.2 1.2z',
  burst: 'M-5.6 -2h11M-5.6 0h11M-5.6 2h11',
  lob: 'M-5 2.6q4.6 -8 9.4 -1.6M2 .9l2.4 .3l.5 -2.4',
  flame: 'M0 3.4q-4 -1.4 -2 -4.4q.6 1 1.2 .8q-.4 -3 2.2 -4q-.6 2 .8 3.2q2 2.6 -2.2 4.4z',
  blade: 'M-4 3l6.6 -6.6l1.2 -.4l-.4 1.2l-6.6 6.6zM-3.6 .6l3 3',
};
const STROKED = new Set(['burst', 'lob']);

function weaponOf({ profile }: Figure): string | null {
  const weapon = profile.slots[0]?.weapon;
  if (!weapon) return profile.melee.length > 0 ? 'blade' : null;
  if (weapon.row === 'flamer') return 'flame';
  if (weapon.indirect || weapon.row === 'grenade') return 'lob';
  return weapon.form ?? 'burst';
}

const MARKS: Readonly<Partial<Record<Status, string>>> = {
  watching: 'M-4.6 0q4.6 -5 9.2 0q-4.6 5 -9.2 0zM-1.6 0a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z',
  shaken: 'M-4.4 -1.6q1.5 -2 3 0t3 0t3 0M-4.4 1.8q1.5 -2 3 0t3 0t3 0',
  pinned: 'M0 -4.2v5M0 3.4v.4',
  carrying: 'M-3.4 -2.6h6.8v5.4h-6.8zM-3.4 -.2h6.8',
  damaged: 'M-3.4 -3.4l6.8 6.8M3.4 -3.4l-6.8 6.8',
};

/** Pixels to an inch below which only the sign is drawn. */
export const DETAIL = 20;

interface TokenProps {
  readonly figure: Figure;
  /** Pixels of the screen to an inch. */
  readonly pixels: number;
}

export function Token({ figure, pixels }: TokenProps) {
  const { own, kind, profile, model, statuses, wreck } = figure;
  const r = drawn(figure.radius);
  const k = r / 12;
  const fine = pixels * k > DETAIL;
  const has = (status: Status): boolean => statuses.includes(status);
  const classes = ['token', own ? 'own' : 'enemy', wreck ? 'wreck' : '', has('hidden') ? 'unseen-token' : ''];
  if (has('done')) classes.push('done');
  const flies = profile.vehicle?.locomotion === 'flying';
  const sign = PEOPLE[kind === 'figure' ? (profile.people ?? '') : ''] ?? KINDS[flies ? 'flying' : kind] ?? '';
  const weapon = kind === 'figure' && fine ? weaponOf(figure) : null;
  const marks = statuses.filter((status) => MARKS[status]);
  return (
    <g className={classes.filter(Boolean).join(' ')}>
      <circle className="token-shadow" r={r} cx={has('airborne') ? 7 : 1.6} cy={has('airborne') ? 10 : 2.4} />
      <circle className="token-base" r={r} />
      <g transform={`scale(${k})`}>
        <path className="token-plate" d={own ? 'M-8 -8h16v16h-16z' : 'M0 -11.4L11.4 0L0 11.4L-11.4 0z'} />
        <path
          className="token-sign"
          fillRule="evenodd"
          d={sign}
          transform={weapon ? 'translate(0 -1.6) scale(.86)' : kind === 'vehicle' ? 'scale(.8)' : undefined}
        />
        {weapon && (
          <path
            className={STROKED.has(weapon) ? 'token-weapon stroked' : 'token-weapon'}
            d={WEAPON[weapon]}
            transform="translate(0 6.9) scale(.72)"
          />
        )}
        {model.rank !== 'none' && (
          <path className="token-rank" d={model.rank === 'PL' ? `${STAR(-3.4)}${STAR(3.4)}` : STAR(0)} />
        )}
        {has('shielded') && <path className="token-shield" d="M-11 5a12.2 12.2 0 0 1 22 0" />}
        {has('done') && <path className="token-done" d="M4.6 8.6l2.2 2.4l4.4 -5" />}
      </g>
      {marks.map((status, i) => (
        <g key={status} className={`token-mark ${status}`} transform={`translate(${r * 0.78 + i * 9} ${-r * 0.78})`}>
          <circle r="5.4" />
          <path d={MARKS[status]} />
        </g>
      ))}
    </g>
  );
}

const STAR = (x: number): string =>
  `M${x} -14.6l1.1 2.3l2.5 .3l-1.8 1.8l.4 2.5l-2.2 -1.2l-2.2 1.2l.4 -2.5l-1.8 -1.8l2.5 -.3z`;

/** A figure in a list. */
export function TokenIcon({ figure, size = 26 }: { readonly figure: Figure; readonly size?: number }) {
  const r = Math.max(drawn(figure.radius), 12) + 6;
  return (
    <svg className="fl-icon" viewBox={`${-r} ${-r} ${2 * r} ${2 * r}`} width={size} height={size} aria-hidden="true">
      <Token figure={{ ...figure, statuses: [] }} pixels={0} />
    </svg>
  );
}
