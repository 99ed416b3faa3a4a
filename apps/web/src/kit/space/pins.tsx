import { useFrame } from '@react-three/fiber';
import type { ReactNode, RefObject } from 'react';
import { Vector3 } from 'three';
import { spot, type Vec3 } from './space.js';

// Elements of the page over places of the picture: names, labels, loud words.

export interface Pin {
  readonly key: string;
  readonly at: () => Vec3;
  readonly node: ReactNode;
  /** Names make room for each other. */
  readonly makesRoom?: boolean;
}

export type Pinned = RefObject<Map<string, HTMLElement>>;

export function PinLayer({ pins, pinned }: { readonly pins: readonly Pin[]; readonly pinned: Pinned }) {
  return (
    <div className="pin-layer">
      {pins.map(({ key, node }) => (
        <div
          key={key}
          className="pin"
          ref={(element) => {
            if (element) pinned.current.set(key, element);
            else pinned.current.delete(key);
          }}
        >
          {node}
        </div>
      ))}
    </div>
  );
}

interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const projected = new Vector3();

/** Keeps every pin over its place, from frame to frame. */
export function PinKeeper({ pins, pinned }: { readonly pins: readonly Pin[]; readonly pinned: Pinned }) {
  useFrame(({ camera, size }) => {
    const taken: Room[] = [];
    for (const { key, at, makesRoom } of pins) {
      const element = pinned.current.get(key);
      if (!element) continue;
      projected.set(...spot(at())).project(camera);
      const x = ((projected.x + 1) / 2) * size.width;
      let y = ((1 - projected.y) / 2) * size.height;
      if (makesRoom) {
        const [wide, high] = [element.offsetWidth, element.offsetHeight];
        const room = (): Room => ({ left: x - wide / 2, right: x + wide / 2, top: y - high, bottom: y });
        for (let i = 0; i < 8 && taken.some((one) => overlap(one, room())); i++) y -= high / 2;
        taken.push(room());
      }
      element.style.transform = `translate(-50%, -100%) translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
      element.style.visibility = projected.z < 1 ? 'visible' : 'hidden';
    }
  });
  return null;
}

const overlap = (a: Room, b: Room): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
