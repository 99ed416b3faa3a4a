import type { Stuff } from './solids.js';
import { textureOf } from './textures.js';

export function Surface({ mat, tint }: { readonly mat: Stuff; readonly tint?: string }) {
  if (mat === 'glass')
    return (
      <meshStandardMaterial map={textureOf('glass')} transparent opacity={0.62} roughness={0.15} metalness={0.2} />
    );
  return (
    <meshStandardMaterial
      map={textureOf(mat)}
      roughness={mat === 'metal' ? 0.4 : 0.9}
      metalness={mat === 'metal' ? 0.35 : 0}
      {...(tint && { color: tint })}
    />
  );
}
