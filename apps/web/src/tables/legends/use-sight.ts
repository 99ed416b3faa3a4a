import type { Decision, Hero, QuestionKindId, Scene, Vec3 } from '@sandtable/legends';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { houseAround, housesOf, housesOnWay } from './city.js';
import type { HeroLook } from './laid.js';
import { type Camera, drawsIn3d, type ViewId } from './toolbar.js';

// How the city is looked at: in which picture, from where, and how far its buildings are opened.

/** So far over the feet a building is cut open. */
const OPEN = 1;

interface SightProps {
  readonly scene: Scene;
  readonly chosen: string | null;
  readonly actor: Hero | undefined;
  readonly place: RefObject<HTMLElement | null>;
  /** Ways that are drawn: what they lead through is opened. */
  readonly ways: readonly { readonly from: Vec3; readonly to: Vec3 }[];
}

export function useSight({ scene, chosen, actor, place, ways }: SightProps) {
  const [view, setView] = useState<ViewId>('plan');
  const [camera, setCamera] = useState<Camera>('free');
  const [cut, setCut] = useState<number | null>(null);
  // Pictures to be shared are drawn from the plan, out of sight: only a board that is played on goes into three dimensions.
  useEffect(() => {
    if (drawsIn3d() && !place.current?.closest('.studio')) setView('3d');
  }, [place]);
  const focus = scene.heroes.find(({ id }) => id === (chosen ?? scene.active)) ?? actor;
  const around = focus?.onTable ? houseAround(scene, focus) : null;
  const crossed = housesOnWay(scene, ways);
  const cutKey = `${cut} ${around?.piece.id} ${focus?.z} ${[...crossed]}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when buildings are opened otherwise
  const cuts = useMemo(() => {
    const all = new Map<string, number>();
    if (cut !== null) for (const { piece } of housesOf(scene)) all.set(piece.id, cut);
    for (const [id, high] of crossed) all.set(id, high + OPEN);
    if (around && focus) all.set(around.piece.id, Math.max(focus.z, crossed.get(around.piece.id) ?? 0) + OPEN);
    return all;
  }, [cutKey, scene]);
  const three: ViewId = view === '3d' && drawsIn3d() ? '3d' : 'plan';
  return { view: three, setView, camera, setCamera, cut, setCut, cuts };
}

/** What is to be seen of each Hero at a glance. */
export function looksOf(
  scene: Scene,
  own: number,
  chosen: string | null,
  options: readonly Decision[],
): ReadonlyMap<string, HeroLook> {
  const ready = new Set(options.flatMap((one) => (one.type === 'activate' ? [one.hero] : [])));
  const targets = new Set(
    options.flatMap((one) => (one.type === 'strike' || one.type === 'strikeBack' ? [one.target] : [])),
  );
  return new Map(
    scene.heroes.map((hero) => [
      hero.id,
      {
        own: hero.seat === own,
        active: hero.id === scene.active,
        chosen: hero.id === chosen,
        ready: ready.has(hero.id),
        target: targets.has(hero.id),
      },
    ]),
  );
}

/** Whose line or Move is asked for. */
export const actorOf = (scene: Scene, kind: QuestionKindId | null, data: unknown): Hero | undefined =>
  kind === 'Act' || kind === 'Move'
    ? scene.heroes.find(({ id }) => id === (data as { readonly hero: string }).hero)
    : undefined;
