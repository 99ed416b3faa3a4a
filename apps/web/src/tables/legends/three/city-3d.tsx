// biome-ignore-all lint/a11y/useSemanticElements: a picture with buttons in it is no form

import { Canvas, type ThreeEvent, useThree } from '@react-three/fiber';
import { cityOf, type Vec3 } from '@sandtable/legends';
import { useEffect, useRef } from 'react';
import type { LogEntry } from '../../../frame/sitting.js';
import { useTheme } from '../../../settings.js';
import { heroesOnTable, housesOf, propsOf } from '../city.js';
import type { BoardProps } from '../laid.js';
import type { Camera } from '../toolbar.js';
import { Debris } from './debris.js';
import { Eye } from './eye.js';
import { Hero3d } from './hero.js';
import { House3d } from './house.js';
import { Overlay3d } from './overlay.js';
import { Prop3d } from './prop.js';
import { back, DRAG } from './space.js';
import { Street } from './street.js';
import { TagKeeper, TagLayer } from './tags.js';

// The city in three dimensions. It shows what the plan shows and takes the same answers; it is drawn only when something changes.

interface City3dProps extends BoardProps {
  readonly camera: Camera;
  readonly log: readonly LogEntry[];
}

export function City3d(props: City3dProps) {
  const { scene, overlay, looks, onHero, onPlace, onThing, camera, log, cuts, t } = props;
  const tags = useRef(new Map<string, HTMLElement>());
  const place = useRef<HTMLDivElement>(null);
  const dark = useTheme() === 'dark';
  const { size } = cityOf(scene.match);
  const pick = (event: ThreeEvent<MouseEvent>, thing?: string) => {
    event.stopPropagation();
    if (event.delta > DRAG) return;
    const at = place.current!.getBoundingClientRect();
    const where = { x: event.clientX - at.x, y: event.clientY - at.y, up: event.clientY - at.y > at.height / 2 };
    if (thing && overlay.line.length === 0 && scene.objects.some(({ id }) => id === thing))
      return onThing(thing, where);
    // What lies flat is meant from above; on a wall the height is meant too.
    const level = (event.normal?.y ?? event.face?.normal.y ?? 1) > 0.7;
    onPlace(back(event.point), level ? 'plan' : 'south');
  };
  return (
    <div className="city-3d" ref={place} role="group" aria-label={t('picture3d')}>
      <Canvas frameloop="demand" dpr={[1, 1.5]} camera={{ fov: 40, near: 0.5, far: 400 }} gl={{ antialias: true }}>
        <color attach="background" args={[dark ? '#141a26' : '#cfe0ea']} />
        <fog attach="fog" args={[dark ? '#141a26' : '#cfe0ea', size * 2.2, size * 5]} />
        <hemisphereLight args={[dark ? '#9fb4e0' : '#ffffff', dark ? '#2a241c' : '#a08a68', dark ? 1.5 : 2.1]} />
        <directionalLight position={[size * 0.2, size, size * 0.7]} intensity={dark ? 1.1 : 1.7} />
        <Eye size={size} camera={camera} focus={focusOf(props)} />
        <Street size={size} dark={dark} onPick={pick} />
        {housesOf(scene).map((house) => (
          <House3d key={house.piece.id} house={house} cut={cuts.get(house.piece.id)} onPick={pick} />
        ))}
        {propsOf(scene).map((prop) => (
          <Prop3d key={prop.piece.id} prop={prop} log={log} onPick={pick} />
        ))}
        {heroesOnTable(scene).map((hero) => (
          <Hero3d key={hero.id} hero={hero} look={looks.get(hero.id)} log={log} />
        ))}
        <Overlay3d overlay={overlay} />
        <Debris log={log} />
        <TagKeeper tags={tags} scene={scene} />
        <Redraw when={props} />
      </Canvas>
      <TagLayer tags={tags} place={place} scene={scene} looks={looks} onHero={onHero} t={t} />
    </div>
  );
}

function focusOf({ scene, from }: BoardProps): Vec3 {
  const active = scene.heroes.find(({ id }) => id === scene.active);
  const { size } = cityOf(scene.match);
  return active?.onTable ? from : [size / 2, size / 2, 0];
}

/** Draws once more when what is seen has changed. */
function Redraw({ when }: { readonly when: unknown }) {
  const { invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change is a reason
  useEffect(() => invalidate(), [when]);
  return null;
}
