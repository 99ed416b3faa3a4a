// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: nothing in these groups can be focused
// biome-ignore-all lint/a11y/useSemanticElements: an svg has no semantic elements

import { cityOf, type Scene } from '@sandtable/legends';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { whereOn } from '../../../kit/board-menu.js';
import { usePanZoom } from '../../../kit/pan-zoom.js';
import type { Timed } from '../../../kit/scene.js';
import { Spot } from '../../../kit/spot.js';
import { ZoomButtons } from '../../../kit/zoom-buttons.js';
import { heightOf, heroesOnTable } from '../city.js';
import type { BoardProps, HeroLook, Overlay } from '../laid.js';
import type { Cue } from '../scene.js';
import type { TableSay } from '../texts.js';
import { heroLabel } from '../words.js';
import { Drawings } from './drawings.js';
import { ElevationHeroes, HeroHeight, PlanHero } from './heroes.js';
import { Loud } from './loud.js';
import { setMoving } from './moving.js';
import { Laid } from './overlay.js';
import { FACES, placeAt, project, type Sheet, scaleOf, sheetOf } from './projection.js';

// Plan and elevations as a board: what is pointed at, and what is laid over the city before it is done.

/** Near enough for a finger, and far enough to see whom one may reach. */
const NEAR = 1.36;
const NARROW = '(max-width: 40rem), (max-width: 52rem) and (min-height: 34.01rem)';
const watchNarrow = (listener: () => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const useNarrow = (): boolean => useSyncExternalStore(watchNarrow, () => matchMedia(NARROW).matches);

/** The sheet that a scene is drawn on. */
function sheetFor(scene: Scene, overlay: Overlay | null, narrow: boolean): Sheet {
  const high = Math.max(heightOf(scene), ...(overlay?.line ?? []).map(({ to }) => to[2] + 2));
  return sheetOf(cityOf(scene.match).size, high, narrow);
}

/** Sets things moving on the drawings, where they are shown. */
export function movesOnPaper(cues: readonly Timed<Cue>[], scene: Scene, place: Element | null): Animation[] {
  const board = place?.querySelector('.picture.legends');
  return board ? setMoving(cues, sheetFor(scene, null, matchMedia(NARROW).matches), board) : [];
}

export function Board(props: BoardProps) {
  const { scene, looks, cuts, overlay, stage, from, onPlace, onHero, onThing, t } = props;
  const narrow = useNarrow();
  const sheet = sheetFor(scene, overlay, narrow);
  const svg = useRef<SVGSVGElement>(null);
  const pan = usePanZoom(svg, sheet.size);
  const heroes = heroesOnTable(scene);
  const active = scene.active;
  const tab = heroes.find(({ id }) => id === active) ?? heroes[0];
  const acts = heroes.find(({ id }) => id === active);
  const actsAt = acts && project(sheet, 'plan', [acts.x, acts.y, 0]);
  const atX = actsAt?.x;
  const { city } = sheet;
  // On a small screen the whole city is too small to point at: whoever acts is shown large, or the plan without its elevations.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when somebody else acts
  useEffect(() => {
    if (!narrow) return;
    if (actsAt) pan.zoomTo(actsAt, NEAR);
    else pan.frame([project(sheet, 'plan', [0, 0, 0]), project(sheet, 'plan', [city, city, 0])]);
  }, [narrow, active, atX, city]);
  const onClick = (event: React.MouseEvent) => {
    if (pan.dragged() || (event.target as Element).closest('[data-at]')) return; // a Hero or a place answers for itself
    const at = placeAt(sheet, pan.toDrawing(event.clientX, event.clientY), from);
    const thing = (event.target as Element).closest('[data-thing]');
    if (thing && at?.face === 'plan' && overlay.line.length === 0)
      onThing(thing.getAttribute('data-thing')!, whereOn(svg.current!, thing));
    else if (at) onPlace(at.at, at.face);
  };
  return (
    <div className="picture-place">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the board's, with cross-hairs */}
      <svg
        ref={svg}
        className={pan.zoomed ? 'picture legends zoomed' : 'picture legends'}
        viewBox={pan.viewBox}
        role="group"
        aria-label={t('boardLabel')}
        {...pan.handlers}
        onClick={onClick}
      >
        <Drawings scene={scene} sheet={sheet} cuts={cuts} />
        <Captions sheet={sheet} t={t} />
        <ElevationHeroes scene={scene} sheet={sheet} active={active} />
        {heroes.map((hero) => {
          const { x, y } = project(sheet, 'plan', [hero.x, hero.y, 0]);
          return (
            <g key={hero.id} data-moves={`plan ${hero.id}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <Spot
                className="hero"
                at={hero.id}
                tab={hero === tab}
                label={heroLabel(scene, hero, looks.get(hero.id), t)}
                onChoose={(element, by) => {
                  if (by === 'keys' || !pan.dragged()) onHero(hero.id, whereOn(svg.current!, element));
                }}
              >
                <PlanHero hero={hero} look={looks.get(hero.id) ?? NO_LOOK} k={scaleOf(sheet, 'plan')} />
              </Spot>
              <HeroHeight hero={hero} k={scaleOf(sheet, 'plan')} />
            </g>
          );
        })}
        <Laid overlay={overlay} sheet={sheet} scene={scene} t={t} />
        {stage && <Loud stage={stage} sheet={sheet} />}
      </svg>
      <ZoomButtons pan={pan} />
    </div>
  );
}

const NO_LOOK: HeroLook = { own: false, active: false, chosen: false, ready: false, target: false };

function Captions({ sheet, t }: { readonly sheet: Sheet; readonly t: TableSay }) {
  return FACES.map((face) => {
    const { x, y, width } = sheet.panels[face];
    return (
      <text key={face} x={x + width - 10} y={y + 26} className="caption" aria-hidden="true">
        {t(`face_${face}`)}
      </text>
    );
  });
}
