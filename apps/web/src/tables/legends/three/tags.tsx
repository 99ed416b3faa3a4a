import { useFrame } from '@react-three/fiber';
import type { Scene } from '@sandtable/legends';
import { type RefObject, useRef } from 'react';
import { Vector3 } from 'three';
import { castOf, heroesOnTable } from '../city.js';
import { type BoardProps, type HeroLook, whereOf } from '../laid.js';
import { heroLabel } from '../words.js';
import { spot } from './space.js';

interface TagsProps extends Pick<BoardProps, 'scene' | 'looks' | 'onHero' | 't'> {
  readonly tags: RefObject<Map<string, HTMLElement>>;
  readonly place: RefObject<HTMLElement | null>;
}

/** A button over the head of every Hero: it carries the keyboard. */
export function TagLayer({ tags, place, scene, looks, onHero, t }: TagsProps) {
  return (
    <div className="tag-layer">
      {heroesOnTable(scene).map((hero) => (
        <button
          key={hero.id}
          type="button"
          data-at={hero.id}
          ref={(element) => {
            if (element) tags.current.set(hero.id, element);
            else tags.current.delete(hero.id);
          }}
          className={`tag ${tagLook(looks.get(hero.id))}`}
          aria-label={heroLabel(scene, hero, looks.get(hero.id), t)}
          onClick={(event) => onHero(hero.id, whereOf(event.currentTarget, place.current!))}
        >
          {castOf(hero).name} ★{hero.heroism}
        </button>
      ))}
    </div>
  );
}

const tagLook = (look: HeroLook | undefined): string =>
  look
    ? Object.entries(look)
        .flatMap(([name, on]) => (on ? [name] : []))
        .join(' ') + (look.own ? '' : ' enemy')
    : '';

/** Keeps the names of the Heroes over their heads. */
export function TagKeeper({
  tags,
  scene,
}: {
  readonly tags: RefObject<Map<string, HTMLElement>>;
  readonly scene: Scene;
}) {
  const at = useRef(new Vector3());
  useFrame(({ camera, size }) => {
    for (const hero of heroesOnTable(scene)) {
      const tag = tags.current.get(hero.id);
      if (!tag) continue;
      at.current.set(...spot([hero.x, hero.y, hero.z + 1.9])).project(camera);
      const [x, y] = [((at.current.x + 1) / 2) * size.width, ((1 - at.current.y) / 2) * size.height];
      tag.style.transform = `translate(-50%, -100%) translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      tag.style.visibility = at.current.z < 1 ? 'visible' : 'hidden';
    }
  });
  return null;
}
