/**
 * What search remembers: a node for what one seat knows at one of its decisions, an edge for each answer it has thought
 * about. All in typed arrays: a playout that adds a node allocates nothing.
 */
export class Tree {
  nodes = 0;
  edges = 0;

  // By node. A key has 64 bits: a hundred thousand nodes must not be mistaken for each other.
  private low: Int32Array;
  private high: Int32Array;
  first: Int32Array;
  last: Int32Array;
  visits: Int32Array;
  sum: Float64Array;
  squares: Float64Array;

  // By edge. An answer is known by its likeness.
  like: Int32Array;
  next: Int32Array;
  tried: Int32Array;
  won: Float64Array;
  readonly answers: unknown[] = [];

  /** Open addressing: node + 1, or 0 for an empty place. */
  private places: Int32Array;

  constructor(size = 1024) {
    this.low = new Int32Array(size);
    this.high = new Int32Array(size);
    this.first = new Int32Array(size);
    this.last = new Int32Array(size);
    this.visits = new Int32Array(size);
    this.sum = new Float64Array(size);
    this.squares = new Float64Array(size);
    this.like = new Int32Array(4 * size);
    this.next = new Int32Array(4 * size);
    this.tried = new Int32Array(4 * size);
    this.won = new Float64Array(4 * size);
    this.places = new Int32Array(4 * size);
  }

  /** The node with this key, or -1. */
  find(low: number, high: number): number {
    const mask = this.places.length - 1;
    for (let at = low & mask; ; at = (at + 1) & mask) {
      const node = this.places[at]! - 1;
      if (node < 0 || (this.low[node] === low && this.high[node] === high)) return node;
    }
  }

  addNode(low: number, high: number): number {
    if (this.nodes === this.low.length) this.growNodes();
    const node = this.nodes++;
    this.low[node] = low;
    this.high[node] = high;
    this.first[node] = -1;
    this.last[node] = -1;
    this.place(node);
    return node;
  }

  addEdge(node: number, like: number, answer: unknown): number {
    if (this.edges === this.like.length) this.growEdges();
    const edge = this.edges++;
    this.like[edge] = like;
    this.answers.push(answer);
    this.next[edge] = -1;
    if (this.first[node]! < 0) this.first[node] = edge;
    else this.next[this.last[node]!] = edge;
    this.last[node] = edge;
    return edge;
  }

  /** The edge of a node for an answer, or -1. */
  edge(node: number, like: number): number {
    let edge = this.first[node]!;
    while (edge >= 0 && this.like[edge] !== like) edge = this.next[edge]!;
    return edge;
  }

  /** Counts one more result where the path went. */
  learn(node: number, edge: number, value: number): void {
    this.visits[node]!++;
    this.sum[node]! += value;
    this.squares[node]! += value * value;
    if (edge < 0) return;
    this.tried[edge]!++;
    this.won[edge]! += value;
  }

  /** How far results at a node lie apart, after few of them rather too much than too little. */
  spread(node: number): number {
    const visits = this.visits[node]!;
    const mean = this.sum[node]! / visits;
    return Math.sqrt(Math.max(this.squares[node]! / visits - mean * mean, 0) + 0.25 / visits);
  }

  private place(node: number): void {
    const mask = this.places.length - 1;
    let at = this.low[node]! & mask;
    while (this.places[at] !== 0) at = (at + 1) & mask;
    this.places[at] = node + 1;
  }

  private growNodes(): void {
    const size = 2 * this.low.length;
    this.low = longer(this.low, size);
    this.high = longer(this.high, size);
    this.first = longer(this.first, size);
    this.last = longer(this.last, size);
    this.visits = longer(this.visits, size);
    this.sum = longer(this.sum, size);
    this.squares = longer(this.squares, size);
    this.places = new Int32Array(4 * size);
    for (let node = 0; node < this.nodes; node++) this.place(node);
  }

  private growEdges(): void {
    const size = 2 * this.like.length;
    this.like = longer(this.like, size);
    this.next = longer(this.next, size);
    this.tried = longer(this.tried, size);
    this.won = longer(this.won, size);
  }
}

function longer<T extends Int32Array | Float64Array>(old: T, size: number): T {
  const grown = new (old.constructor as new (size: number) => T)(size);
  grown.set(old);
  return grown;
}
