import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import type { WebGLRenderer } from 'three';

let software: boolean | null = null;

/** Whether the browser draws without a graphics card. */
export function drawsInSoftware(gl: WebGLRenderer): boolean {
  if (software === null) {
    const context = gl.getContext();
    const told = context.getExtension('WEBGL_debug_renderer_info');
    const name = String(context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    software = /swiftshader|llvmpipe|software/i.test(name);
  }
  return software;
}

/** Fewer dots while things move where there is no graphics card; all of them as soon as they rest. */
export function Sharpness() {
  const { setDpr, invalidate } = useThree();
  const share = useThree(({ performance }) => performance.current);
  const full = useThree(({ viewport }) => viewport.initialDpr);
  useEffect(() => {
    setDpr(full * share);
    invalidate();
  }, [share, full, setDpr, invalidate]);
  return null;
}
