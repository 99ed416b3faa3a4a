import { likeness } from './likeness.js';
import type { Tree } from './tree.js';

/** A node looks at this many of its candidates first, and at one more whenever its visits reach a further square. */
const WIDTH = 4;

/** The sum of one nth for the first n candidates, each being expected to deserve one nth of the first one's attention. */
const HARMONIC = new Float64Array(4097);
for (let n = 1; n < HARMONIC.length; n++) HARMONIC[n] = HARMONIC[n - 1]! + 1 / n;

/** Which candidate of a node to try next. */
export class Selection {
  private readonly tree: Tree;
  private readonly explore: number;
  /** The edges of the candidates looked at. */
  private edges = new Int32Array(64);
  /** The place in the list of the candidate selected last. */
  picked = 0;

  constructor(tree: Tree, explore: number) {
    this.tree = tree;
    this.explore = explore;
  }

  /**
   * The edge of a candidate that went well, or was tried little for its place in the list (PUCT). What was never tried
   * counts as average. Results of a game that swings wide say less, so more is tried beside what looks best there. Unless the
   * candidates are `ordered`, best first, all of them deserve the same attention from the start.
   */
  select(node: number, candidates: readonly unknown[], ordered: boolean): number {
    const { tree } = this;
    const visits = tree.visits[node]!;
    let width = candidates.length;
    if (ordered) width = Math.min(width, WIDTH + (Math.sqrt(visits) | 0), HARMONIC.length - 1);
    const total = this.lookUp(node, candidates, width);
    const { edges } = this;
    const mean = tree.sum[node]! / visits;
    const bonus = this.explore * tree.spread(node) * Math.sqrt(total);
    const share = ordered ? bonus / HARMONIC[width]! : bonus / width;
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < width; i++) {
      const edge = edges[i]!;
      const tried = tree.tried[edge]!;
      const due = ordered ? share / (i + 1) : share;
      const score = (tried === 0 ? mean : tree.won[edge]! / tried) + due / (1 + tried);
      if (score > most) {
        most = score;
        best = i;
      }
    }
    this.picked = best;
    return edges[best]!;
  }

  /** Finds or makes the edges of the first candidates; how often they were tried in all. */
  private lookUp(node: number, candidates: readonly unknown[], width: number): number {
    if (width > this.edges.length) this.edges = new Int32Array(2 * width);
    const { tree, edges } = this;
    let total = 0;
    let edge = tree.first[node]!;
    for (let i = 0; i < width; i++) {
      // Candidates mostly come in the order in which they came before, many of them as the very same objects.
      if (edge < 0 || tree.answers[edge] !== candidates[i]) edge = this.find(node, candidates[i], edge);
      edges[i] = edge;
      total += tree.tried[edge]!;
      edge = tree.next[edge]!;
    }
    return total;
  }

  /** The edge of a candidate, found or made; `likely` is one to look at first, or -1. */
  private find(node: number, candidate: unknown, likely: number): number {
    const { tree } = this;
    const like = likeness(candidate);
    if (likely >= 0 && tree.like[likely] === like) return likely;
    const edge = tree.edge(node, like);
    return edge >= 0 ? edge : tree.addEdge(node, like, candidate);
  }
}
