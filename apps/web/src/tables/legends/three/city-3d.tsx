// biome-ignore-all lint/a11y/useSemanticElements: a picture with buttons in it is no form

import { Canvas, type ThreeEvent, useThree } from '@react-three/fiber';
import { cityOf, type Scene, type Vec3 } from '@sandtable/legends';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LogEntry } from '../../../frame/sitting.js';
import { whereOn } from '../../../kit/board-menu.js';
import { isCutAway } from '../../../kit/space/cut-away.js';
import { type Camera, Eye } from '../../../kit/space/eye.js';
import { Light } from '../../../kit/space/light.js';
import { endDrawing } from '../../../kit/space/made-once.js';
import { type Pin, PinKeeper, PinLayer } from '../../../kit/space/pins.js';
import { Sharpness } from '../../../kit/space/sharpness.js';
import { back, DRAG, type Pick } from '../../../kit/space/space.js';
import { useTheme } from '../../../settings.js';
import { heroesOnTable, housesOf, inHouse, isOver, propsOf, type Spot } from '../city.js';
import type { BoardProps } from '../laid.js';
import { scarsOf } from '../scars.js';
import { Bursts } from './bursts.js';
import { followed } from './followed.js';
import { Hero3d } from './hero.js';
import { heroPins } from './hero-pins.js';
import { House3d } from './house.js';
import { loudPins } from './loud-pins.js';
import { Overlay3d } from './overlay.js';
import { Prop3d } from './prop.js';
import { Scars } from './scars.js';
import { Street } from './street.js';

// The city in three dimensions. It shows what the plan shows and takes the same answers; it is drawn only when something changes.

interface City3dProps extends BoardProps {
  readonly camera: Camera;
  readonly chosen: string | null;
  /** What has happened, for the marks it left. */
  readonly log?: readonly LogEntry[];
}

const NOTHING_YET: readonly LogEntry[] = [];

export function City3d(props: City3dProps) {
  const { scene, overlay, looks, camera, cuts, stage, log = NOTHING_YET, t } = props;
  const pinned = useRef(new Map<string, HTMLElement>());
  const place = useRef<HTMLDivElement>(null);
  const dark = useTheme() === 'dark';
  const { size } = cityOf(scene.match);
  const onPick = usePick(props, place);
  const pins: readonly Pin[] = [
    ...heroPins(props, stage, place),
    ...overlay.labels.map(({ key, at, text, short, tone }) => ({
      key,
      at: () => at,
      makesRoom: true,
      node: (
        <span className={`label ${tone}`}>
          <span className={short ? 'long' : ''}>{text}</span>
          {short && <span className="short">{short}</span>}
        </span>
      ),
    })),
    ...loudPins(stage),
  ];
  const scars = useMemo(
    () => scarsOf(log, scene).filter(({ at: [x, y, z] }) => !isOpened(scene, cuts, [x, y], z)),
    [log, scene, cuts],
  );
  const houses = useMemo(() => housesOf(scene), [scene]);
  const scenePlayed = useMemo(() => stage && followed(stage), [stage]);
  const things = useMemo(
    () => propsOf(scene).filter(({ piece }) => !isOpened(scene, cuts, [piece.x, piece.y], piece.z + 0.01)),
    [scene, cuts],
  );
  return (
    <div className={dark ? 'city-3d night' : 'city-3d'} ref={place} role="group" aria-label={t('picture3d')}>
      <Canvas
        frameloop="demand"
        dpr={[1, 1.5]}
        shadows="basic"
        camera={{ fov: 38, near: 0.5, far: 400 }}
        gl={{ antialias: true, alpha: true }}
        performance={{ min: 0.5, debounce: 700 }}
      >
        <Light size={size} dark={dark} when={props} moving={stage} />
        <Eye
          size={size}
          camera={camera}
          overview={scene.phase === 'deploy'}
          focus={focusOf(props)}
          seen={seenOf(props)}
          hides={inHouse(houses)}
          scene={scenePlayed}
        />
        <Street scene={scene} dark={dark} onPick={onPick} />
        {houses.map((house, n) => (
          <House3d
            key={house.piece.id}
            house={house}
            n={n}
            cut={cuts.get(house.piece.id)}
            dark={dark}
            travel={stage?.moving.has(house.piece.id) ? stage : null}
            onPick={onPick}
          />
        ))}
        <Scars scars={scars} />
        {things.map((prop, n) => (
          <Prop3d key={prop.piece.id} prop={prop} n={n} dark={dark} travel={stage} onPick={onPick} />
        ))}
        {heroesOnTable(scene).map((hero) => (
          <Hero3d
            key={hero.id}
            scene={scene}
            hero={hero}
            look={looks.get(hero.id)}
            travel={stage}
            onPick={(event) => {
              event.stopPropagation();
              const tag = pinned.current.get(hero.id);
              if (event.delta <= DRAG && tag) props.onHero(hero.id, whereOn(place.current!, tag));
            }}
          />
        ))}
        <Overlay3d overlay={overlay} scene={scene} />
        <Bursts stage={stage} />
        <PinKeeper pins={pins} pinned={pinned} />
        <Redraw when={props} />
        <Sharpness />
        <End />
      </Canvas>
      <PinLayer pins={pins} pinned={pinned} />
    </div>
  );
}

/** Whether a place is over the cut of an opened building: what is there is not seen either. */
function isOpened(scene: Scene, cuts: BoardProps['cuts'], at: Spot, z: number): boolean {
  return housesOf(scene).some(
    ({ piece, plan }) =>
      z >= (cuts.get(piece.id) ?? Number.POSITIVE_INFINITY) && isOver(piece, plan.w, plan.d, at, 0.1),
  );
}

/** What comes of a press on something solid. It stays the same, so that buildings need not be drawn anew. */
function usePick(props: City3dProps, place: React.RefObject<HTMLDivElement | null>): Pick {
  const latest = useRef(props);
  latest.current = props;
  return useCallback(
    (event: ThreeEvent<MouseEvent>, thing?: string) => {
      if (isCutAway(event.point, event.camera)) return; // what is behind it is meant
      event.stopPropagation();
      if (event.delta > DRAG) return;
      const { overlay, scene, onThing, onPlace } = latest.current;
      const at = place.current!.getBoundingClientRect();
      const where = { x: event.clientX - at.x, y: event.clientY - at.y, up: event.clientY - at.y > at.height / 2 };
      if (thing && overlay.line.length === 0 && !overlay.aim && scene.objects.some(({ id }) => id === thing))
        return onThing(thing, where);
      // What lies flat is meant from above; on a wall the height is meant too.
      const level = (event.normal?.y ?? event.face?.normal.y ?? 1) > 0.7;
      onPlace(back(event.point), level ? 'plan' : 'south');
    },
    [place],
  );
}

function focusOf({ scene, from, chosen }: City3dProps): Vec3 {
  const hero = scene.heroes.find(({ id, onTable }) => onTable && id === scene.active);
  // Half way to the end of a line, so that both ends are seen.
  if (hero) return [(hero.x + from[0]) / 2, (hero.y + from[1]) / 2, (hero.z + from[2]) / 2];
  const looked = scene.heroes.find(({ id, onTable }) => onTable && id === chosen);
  if (looked) return [looked.x, looked.y, looked.z];
  const { size } = cityOf(scene.match);
  return [size / 2, size / 2, 0];
}

/** Whom walls must not hide: who acts, who is chosen, and where a line ends. */
function seenOf({ scene, chosen, overlay }: City3dProps): Vec3[] {
  const heroes = scene.heroes.filter(({ id, onTable }) => onTable && (id === scene.active || id === chosen));
  const end = overlay.line.at(-1);
  return [...heroes.map(({ x, y, z }): Vec3 => [x, y, z]), ...(end && end.way !== 'w' ? [end.to] : [])].slice(0, 3);
}

/** Is there as long as the picture is. */
function End() {
  useEffect(() => endDrawing, []);
  return null;
}

/** Draws once more when what is seen has changed. */
function Redraw({ when }: { readonly when: unknown }) {
  const { invalidate } = useThree();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change is a reason
  useEffect(() => invalidate(), [when]);
  return null;
}
