import { FATIGUE_OUT, type Hero, type Vec3 } from '@sandtable/legends';
import type { RefObject } from 'react';
import { whereOn } from '../../../kit/board-menu.js';
import type { Pin } from '../../../kit/space/pins.js';
import { castOf, heroesOnTable } from '../city.js';
import type { BoardProps, HeroLook } from '../laid.js';
import { whereAt } from '../scene.js';
import { heroLabel } from '../words.js';
import type { Travel } from './travel.js';

/** A button over the head of every Hero: it carries the keyboard. Who acts comes first, for names make room in this order. */
export function heroPins(
  { scene, looks, onHero, t }: Pick<BoardProps, 'scene' | 'looks' | 'onHero' | 't'>,
  travel: Travel,
  place: RefObject<HTMLElement | null>,
): Pin[] {
  return heroesOnTable(scene)
    .sort((a, b) => Number(b.id === scene.active) - Number(a.id === scene.active))
    .map((hero) => {
      const look = looks.get(hero.id);
      return {
        key: hero.id,
        at: () => over(hero, travel),
        makesRoom: true,
        node: (
          <button
            type="button"
            data-at={hero.id}
            className={`tag ${tagLook(look)}`}
            aria-label={heroLabel(scene, hero, look, t)}
            onClick={(event) => onHero(hero.id, whereOn(place.current!, event.currentTarget))}
          >
            <span className="tag-name">{castOf(hero).name}</span> <b data-heroism={hero.heroism} />
            {hero.z > 0.05 && <span className="tag-height" data-height={Math.round(hero.z * 10) / 10} />}
            <i
              className="tag-fatigue"
              style={{ inlineSize: `${Math.min(100, (100 * hero.fatigue) / FATIGUE_OUT)}%` }}
            />
          </button>
        ),
      };
    });
}

function over({ id, x, y, z }: Hero, travel: Travel): Vec3 {
  const time = travel?.now() ?? 0;
  const where = travel?.moving.has(id) && time < travel.lasts ? whereAt(travel.scene, id, time) : null;
  const at = where?.at ?? [x, y, z];
  return [at[0], at[1], at[2] + 1.75];
}

const tagLook = (look: HeroLook | undefined): string =>
  look
    ? Object.entries(look)
        .flatMap(([name, on]) => (on ? [name] : []))
        .join(' ') + (look.own ? '' : ' enemy')
    : '';
