import type { Decision, Hero, QuestionKindId, Scene, Vec3 } from '@sandtable/legends';
import type { Head } from '../../kit/head.js';
import type { Draft } from './draft.js';
import type { TableSay } from './texts.js';
import type { DrawnLine } from './use-line.js';
import type { Attempting } from './use-moment.js';
import type { Placing } from './use-placing.js';

/** What a player is asked and is about to do: for whoever turns pointing, keys and buttons into answers. */
export interface Hand extends Head<Decision, QuestionKindId> {
  readonly scene: Scene;
  readonly data: unknown;
  /** The seat of who looks at the table. */
  readonly own: number;
  readonly actor: Hero | undefined;
  readonly here: Vec3;
  /** A decision with amounts that was begun by the player. */
  readonly begun: Draft | null;
  readonly setBegun: (draft: Draft | null) => void;
  /** The same, or the Move that every activation begins with. */
  readonly draft: Draft | null;
  readonly attempting: Attempting | null;
  readonly line: DrawnLine;
  /** A load that is being put down. */
  readonly placing: Placing | null;
  readonly setChosen: (id: string | null) => void;
  readonly cursor: Vec3 | null;
  readonly setCursor: (at: Vec3 | null) => void;
  /** An answer that is pointed at: it is shown before it is given. */
  readonly setTried: (decision: Decision | null) => void;
  /** Height up to which buildings are shown. */
  readonly cut: number | null;
  readonly t: TableSay;
}

/** Where a throw or a knock starts from. */
export function aimFrom({ scene, begun, actor, data }: Pick<Hand, 'scene' | 'begun' | 'actor' | 'data'>): Vec3 | null {
  const id = begun?.type === 'fling' ? actor?.carrying : (data as { readonly target?: string } | null)?.target;
  const piece = [...scene.heroes, ...scene.objects, ...scene.buildings].find((one) => one.id === id);
  return piece ? [piece.x, piece.y, piece.z] : null;
}
