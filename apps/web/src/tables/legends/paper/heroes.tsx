// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: nothing in these groups can be focused

import type { Hero, Scene } from '@sandtable/legends';
import { castOf, heroesOnTable } from '../city.js';
import type { HeroLook } from '../laid.js';
import { emblemOf, inkOn, Rim } from './art.js';
import { project, type Sheet, scaleOf } from './projection.js';
import { depth } from './shapes.js';

/** A Hero from above, about the origin. */
export function PlanHero({ hero, look, k }: { hero: Hero; look: HeroLook; k: number }) {
  const cast = castOf(hero);
  const r = k * 0.62;
  return (
    <>
      {(look.active || look.chosen) && <circle r={r * 1.75} className={look.active ? 'halo active' : 'halo'} />}
      {(look.ready || look.target) && <circle r={r * 1.75} className={look.target ? 'halo target' : 'halo ready'} />}
      <Rim seat={hero.seat} r={r * 1.18} className={look.own ? 'rim own' : 'rim enemy'} />
      <circle r={r} fill={cast.primary} className="base" />
      <path
        d={emblemOf(cast)}
        transform={`scale(${r / 12})`}
        className="emblem"
        style={{ stroke: inkOn(cast.primary) }}
      />
      {hero.token && <path d="M-5 -5L5 5M-5 5L5 -5" className="token" transform={`translate(${r} ${-r})`} />}
      <text y={r * 1.15 + 26} className="hero-name">
        {cast.name}
      </text>
    </>
  );
}

/** How high a Hero is, above it. Its label says so too. */
export function HeroHeight({ hero, k }: { hero: Hero; k: number }) {
  if (hero.z <= 0.01) return null;
  return (
    <text y={-k * 0.8 - 4} className="hero-height" aria-hidden="true">
      ▲{Math.round(hero.z * 10) / 10}″
    </text>
  );
}

/** Heroes in an elevation: small figures in their colours. */
export function ElevationHeroes({ scene, sheet, active }: { scene: Scene; sheet: Sheet; active: string | null }) {
  return (['south', 'west'] as const).map((face) => (
    <g key={face} aria-hidden="true">
      {heroesOnTable(scene)
        .sort((a, b) => depth(face, b) - depth(face, a))
        .map((hero) => {
          const { x, y } = project(sheet, face, [hero.x, hero.y, hero.z]);
          const k = scaleOf(sheet, face);
          const cast = castOf(hero);
          return (
            <g key={hero.id} data-moves={`${face} ${hero.id}`} transform={`translate(${x} ${y})`}>
              <g transform={`scale(${k})`}>
                {hero.id === active && <ellipse rx="1" ry="0.3" className="halo active" />}
                <path d="M-.3 0L-.34 -.85Q0 -1.05 .34 -.85L.3 0z" fill={cast.primary} className="figure" />
                <path d="M-.34 -.82L-.55 -.05L-.3 -.2z" fill={cast.secondary} className="figure" />
                <circle cy="-1.02" r=".22" fill={cast.secondary} className="figure" />
              </g>
            </g>
          );
        })}
    </g>
  ));
}
