import { useEffect } from 'react';
import type { BufferGeometry } from 'three';

/** Gives the memory of shapes back when others take their place, or when they are no longer drawn. */
export function useDisposed(shapes: readonly BufferGeometry[] | null): void {
  useEffect(
    () => () => {
      for (const shape of shapes ?? []) shape.dispose();
    },
    [shapes],
  );
}
