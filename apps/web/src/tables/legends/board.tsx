// biome-ignore-all lint/a11y/noAriaHiddenOnFocusable: nothing in these groups can be focused
// biome-ignore-all lint/suspicious/noArrayIndexKey: steps of a line have no other name
// biome-ignore-all lint/a11y/useSemanticElements: an svg has no semantic elements

import { type Contact, cityOf, type Hero, type PredictedHit, type Scene, type Vec3 } from '@sandtable/legends';
import { useRef, useSyncExternalStore } from 'react';
import type { Where } from '../../frame/board-menu.js';
import { usePanZoom } from '../../frame/pan-zoom.js';
import { Spot } from '../../frame/spot.js';
import { ZoomButtons } from '../../frame/zoom-buttons.js';
import { called, castOf, heightOf, heroesOnTable, inches, placeOf } from './city.js';
import { Drawings, ElevationHeroes, type HeroLook, PlanHero } from './drawings.js';
import type { Corner } from './line.js';
import { FACES, type Face, placeAt, project, type Sheet, scaleOf, sheetOf } from './projection.js';
import type { TableSay } from './texts.js';

// Plan and elevations as a board: what is pointed at, and what is laid over the city before it is done.

/** What is laid over the city: a line being drawn, what it touches, places that can be chosen. */
export interface Overlay {
  readonly line: readonly Corner[];
  readonly refused: boolean;
  readonly contacts: readonly Contact[];
  /** Places to choose from, by a label each. */
  readonly spots: readonly { readonly at: Vec3; readonly label: string; readonly choose: () => void }[];
  /** A throw, a knock or a shot: from, and where it leads. */
  readonly aim: { readonly from: Vec3; readonly to: Vec3; readonly hit: PredictedHit | null } | null;
  readonly cursor: Vec3 | null;
}

export interface BoardProps {
  readonly scene: Scene;
  readonly looks: ReadonlyMap<string, HeroLook>;
  readonly cuts: ReadonlyMap<string, number>;
  readonly overlay: Overlay;
  /** Where what a drawing does not show is taken from. */
  readonly from: Vec3;
  readonly onPlace: (at: Vec3, face: Face) => void;
  readonly onHero: (id: string, where: Where) => void;
  readonly onThing: (id: string, where: Where) => void;
  readonly t: TableSay;
}

const NARROW = '(max-width: 52rem)';
const watchNarrow = (listener: () => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};
const useNarrow = (): boolean => useSyncExternalStore(watchNarrow, () => matchMedia(NARROW).matches);

/** A place on the screen, from the corner of the board it is on. */
export function whereOf(element: Element, board: Element): Where {
  const [box, all] = [element.getBoundingClientRect(), board.getBoundingClientRect()];
  const [x, y] = [box.x + box.width / 2 - all.x, box.y + box.height / 2 - all.y];
  return { x: Math.min(Math.max(x, 110), all.width - 110), y, up: y > all.height / 2 };
}

export function Board(props: BoardProps) {
  const { scene, looks, cuts, overlay, from, onPlace, onHero, onThing, t } = props;
  const narrow = useNarrow();
  const high = Math.max(heightOf(scene), ...overlay.line.map(({ to }) => to[2] + 2));
  const city = cityOf(scene.match).size;
  const sheet = sheetOf(city, high, narrow);
  const svg = useRef<SVGSVGElement>(null);
  const pan = usePanZoom(svg, sheet.size);
  const heroes = heroesOnTable(scene);
  const active = scene.active;
  const tab = heroes.find(({ id }) => id === active) ?? heroes[0];
  const onClick = (event: React.MouseEvent) => {
    if (pan.dragged()) return;
    const at = placeAt(sheet, pan.toDrawing(event.clientX, event.clientY), from);
    const thing = (event.target as Element).closest('[data-thing]');
    if (thing && at?.face === 'plan' && overlay.line.length === 0)
      onThing(thing.getAttribute('data-thing')!, whereOf(thing, svg.current!));
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
            <g key={hero.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
              <Spot
                className="hero"
                at={hero.id}
                tab={hero === tab}
                label={heroLabel(scene, hero, looks.get(hero.id), t)}
                onChoose={(element, by) => {
                  if (by === 'keys' || !pan.dragged()) onHero(hero.id, whereOf(element, svg.current!));
                }}
              >
                <PlanHero hero={hero} look={looks.get(hero.id) ?? NO_LOOK} k={scaleOf(sheet, 'plan')} />
              </Spot>
            </g>
          );
        })}
        <Laid overlay={overlay} sheet={sheet} scene={scene} t={t} />
      </svg>
      <ZoomButtons pan={pan} />
    </div>
  );
}

const NO_LOOK: HeroLook = { own: false, active: false, chosen: false, ready: false, target: false };

/** A Hero in words, as the keyboard comes to it. */
export function heroLabel(scene: Scene, hero: Hero, look: HeroLook | undefined, t: TableSay): string {
  const parts = [
    `${castOf(hero).name}, ${t(look?.own ? 'yours' : 'enemy')}`,
    placeOf(hero),
    t('heroismIs', { n: hero.heroism }),
    t('fatigueIs', { n: hero.fatigue }),
  ];
  if (look?.active) parts.push(t('isActive'));
  if (hero.token) parts.push(t('hasToken'));
  if (hero.carrying) parts.push(t('carries', { thing: called(scene, hero.carrying, t) }));
  return parts.join(', ');
}

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

/** Lines, contacts and places, on all three drawings. */
function Laid({ overlay, sheet, scene, t }: { overlay: Overlay; sheet: Sheet; scene: Scene; t: TableSay }) {
  const { line, contacts, spots, aim, cursor, refused } = overlay;
  return (
    <g className={refused ? 'laid refused' : 'laid'}>
      {FACES.map((face) => {
        const dot = (place: Vec3) => project(sheet, face, place);
        return (
          <g key={face} aria-hidden="true">
            {line.map(({ way, from, to }, i) => {
              const [a, b] = [dot(from), dot(to)];
              return (
                <g key={`${i} ${way}`}>
                  <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className="way-under" />
                  <path d={`M${a.x} ${a.y}L${b.x} ${b.y}`} className={`way ${way}`} />
                  <circle cx={b.x} cy={b.y} r="9" className={`way-end ${way}`} />
                </g>
              );
            })}
            {contacts.map((contact, i) => {
              const { x, y } = dot([contact.at[0], contact.at[1], contact.at[2] + (face === 'plan' ? 0 : 0.6)]);
              return (
                <g
                  key={`${contact.step} ${contact.piece ?? contact.thing} ${contact.inches}`}
                  transform={`translate(${x} ${y})`}
                >
                  <path
                    d="M0 -15L4 -5L15 -6L7 2L11 13L0 7L-11 13L-7 2L-15 -6L-4 -5z"
                    className={contact.bump ? 'contact bump' : 'contact'}
                  />
                  <text y="5" className="contact-number">
                    {i + 1}
                  </text>
                </g>
              );
            })}
            {aim && <Aim from={dot(aim.from)} to={dot(aim.to)} hit={aim.hit && dot(aim.hit.at)} />}
            {cursor && (
              <path
                d="M-16 0H-5M5 0H16M0 -16V-5M0 5V16"
                className="cross-hairs"
                transform={`translate(${dot(cursor).x} ${dot(cursor).y})`}
              />
            )}
          </g>
        );
      })}
      {spots.map(({ at, label, choose }) => {
        const { x, y } = project(sheet, 'plan', at);
        return (
          <g key={label} transform={`translate(${x} ${y})`}>
            <Spot className="place" at={label} tab={false} label={label} onChoose={choose}>
              <circle r="17" className="reachable" />
              <circle r="8" className="place-dot" />
              {at[2] > 0.01 && (
                <text y="-14" className="place-height" aria-hidden="true">
                  {inches(at[2])}
                </text>
              )}
              <title>{label}</title>
            </Spot>
          </g>
        );
      })}
      {contacts.length > 0 && (
        <title>{contacts.map(({ thing, piece }) => called(scene, piece ?? thing, t)).join(', ')}</title>
      )}
    </g>
  );
}

interface XY {
  readonly x: number;
  readonly y: number;
}

function Aim({ from, to, hit }: { readonly from: XY; readonly to: XY; readonly hit: XY | null }) {
  return (
    <>
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} className="aim" />
      <circle cx={to.x} cy={to.y} r="8" className="aim-end" />
      {hit && <path d="M-9 -9L9 9M-9 9L9 -9" className="aim-hit" transform={`translate(${hit.x} ${hit.y})`} />}
    </>
  );
}
