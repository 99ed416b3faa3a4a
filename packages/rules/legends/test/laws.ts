import { overlapped } from '@sandtable/geometry/space';
import { isBorne, isSupported } from '../src/rules/support.js';
import type { Scene } from '../src/state.js';
import { heroBody, pieceAt, pieceOf, spaceOf, withoutLow } from '../src/tables.js';

/** What must hold whenever the table is at rest, each breach in a sentence. */
export function breaches(s: Scene): string[] {
  const out: string[] = [];
  const size = spaceOf(s).width;
  for (const [i, hero] of s.heroes.entries()) {
    const { id, x, y, z, onTable } = hero;
    if (!onTable) continue;
    if (x < 0.5 - 1e-6 || y < 0.5 - 1e-6 || x > size - 0.5 + 1e-6 || y > size - 0.5 + 1e-6 || z < 0)
      out.push(`${id} is off the table`);
    if (id !== s.active && !isSupported(s, hero)) out.push(`${id} hangs in the air`);
    const space = withoutLow(s, spaceOf(s));
    space.skip[i] = 1;
    const other = overlapped(space, heroBody(x, y, z, 0.624));
    if (other >= 0) out.push(`${id} at ${x},${y},${z} is inside ${pieceAt(s, other).id}`);
    if (hero.heroism < 0 || hero.heroism > 999 || hero.fatigue < 0 || hero.fatigue > 19)
      out.push(`${id} has impossible scores`);
    if (hero.travel !== 0 || hero.leaving || hero.fallingOut) out.push(`${id} is not at rest`);
    if (hero.carrying !== null && pieceOf(s, hero.carrying)?.carriedBy !== id)
      out.push(`${id} carries what is not carried`);
    if (hero.carriedBy !== null && s.heroes.find((one) => one.id === hero.carriedBy)?.carrying !== id)
      out.push(`${id} is carried by nobody`);
  }
  for (let i = s.heroes.length; i < s.heroes.length + s.objects.length + s.buildings.length; i++) {
    const piece = pieceAt(s, i);
    if (piece.onTable && !isBorne(s, i)) out.push(`${piece.id} hangs in the air`);
    if (piece.travel !== 0) out.push(`${piece.id} is not at rest`);
  }
  if (s.active !== null && s.heroes.every((hero) => hero.id !== s.active || !hero.onTable))
    out.push('the active Hero is gone');
  if (s.activation && s.activation.pool < 0) out.push('the pool is overdrawn');
  return out;
}
