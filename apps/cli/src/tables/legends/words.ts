import type { Decision, Segment, Vec3 } from '@sandtable/legends';

// Decisions in words and back again: what is written here can be typed, and comes to the same decision.

const place = (numbers: readonly number[]): string => numbers.join(',');

export function nameOf(d: Decision): string {
  switch (d.type) {
    case 'chooseHeroes':
      return `heroes ${d.heroes.map(({ cast, item }) => (item ? `${cast}:${item}` : cast)).join(' ')}`;
    case 'deploy':
      return `deploy ${d.hero} ${place(d.at)}`;
    case 'activate':
      return `activate ${d.hero}`;
    case 'move':
      return `move ${d.chosen} spend ${d.spend}`;
    case 'skipMove':
      return 'stay';
    case 'leg':
      return [
        ...d.segments.map(stepName),
        ...(d.policy ? [`walls ${d.policy.walls} heroes ${d.policy.heroes}`] : []),
      ].join(' ');
    case 'drop':
      return d.dir ? `drop ${place(d.dir)}` : 'drop';
    case 'longShot':
      return `shoot ${d.target} spend ${d.spend}`;
    case 'strike':
      return `strike ${d.target} spend ${d.spend}`;
    case 'pickUp':
      return `lift ${d.thing} spend ${d.spend}`;
    case 'fling':
      return `fling ${d.chosen} toward ${place(d.dir)} spend ${d.spend}`;
    case 'release':
      return 'release';
    case 'callHero':
      return `call ${d.hero} ${d.chosen} spend ${d.spend}`;
    case 'end':
      return 'end';
    case 'attempt':
      return `try ${d.spend}`;
    case 'decline':
      return 'no';
    case 'cancelImpact':
      return d.cancel ? 'cancel' : 'stand';
    case 'knockDown':
      return `knock-down ${d.chosen} spend ${d.spend}`;
    case 'knockBack':
      return `knock-back ${d.chosen} toward ${place(d.dir)} spend ${d.spend}`;
    case 'doneFollowUps':
      return 'done';
    case 'place':
      return `place ${place([d.pose.x, d.pose.y, d.pose.z])} turned ${d.pose.yaw} lying ${d.pose.lie}`;
    case 'letGo':
      return d.letGo ? 'let-go' : 'hold';
    case 'strikeBack':
      return `strike-back ${d.target} spend ${d.spend}`;
    case 'struggle':
      return `struggle ${d.target} spend ${d.spend}`;
    case 'fallLine':
      return d.dir ? `fall ${place(d.dir)}` : 'fall straight';
    case 'order':
      return `order ${d.order.join(' ')}`;
    case 'Concede':
      return 'concede';
    case 'OfferDraw':
      return 'offer-draw';
    case 'AnswerDraw':
      return d.accept ? 'accept' : 'refuse';
  }
}

const STEP = { g: 'go', w: 'wall', a: 'fly' } as const;

function stepName(step: Segment): string {
  if (step.m === 'd') return step.dir ? `drop ${place(step.dir)}` : 'drop';
  return `${STEP[step.m]} ${place(step.to)}`;
}

/** Words that went wrong, with a sentence about it. */
class Unread extends Error {}

/** Reads words one after the other. */
class Reader {
  private readonly words: string[];

  constructor(text: string) {
    this.words = text.trim().split(/\s+/);
  }

  get next(): string | undefined {
    return this.words[0];
  }

  word(what: string): string {
    const word = this.words.shift();
    if (word === undefined || word === '') throw new Unread(`Something is missing: ${what}.`);
    return word;
  }

  number(what: string): number {
    const word = this.word(what);
    if (!/^\d+$/.test(word)) throw new Unread(`"${word}" is no whole number: expected ${what}.`);
    return Number(word);
  }

  /** A whole number after a word, or `otherwise` if the word is not there. */
  after(word: string, otherwise: number): number {
    if (this.next !== word) return otherwise;
    this.words.shift();
    return this.number(`a number after ${word}`);
  }

  inches(what: string): number[] {
    const word = this.word(what);
    const numbers = word.split(',').map(Number);
    if (numbers.some(Number.isNaN)) throw new Unread(`"${word}" is no place: expected ${what}.`);
    return numbers;
  }

  two(): [number, number] {
    const [x, y, ...rest] = this.inches('a place such as 12,8.5');
    if (x === undefined || y === undefined || rest.length > 0) throw new Unread('Expected a place such as 12,8.5.');
    return [x, y];
  }

  three(): Vec3 {
    const [x, y, z, ...rest] = this.inches('three numbers such as 12,8.5,3');
    if (x === undefined || y === undefined || z === undefined || rest.length > 0)
      throw new Unread('Expected three numbers such as 12,8.5,3.');
    return [x, y, z];
  }

  toward(): Vec3 {
    if (this.next === 'toward') this.words.shift();
    return this.three();
  }

  all(): string[] {
    return this.words.splice(0);
  }
}

/** Typed words as a decision, or a sentence about what is wrong with them; null where the first word means nothing. */
export function readWords(text: string): { readonly answer: Decision } | { readonly problem: string } | null {
  const reader = new Reader(text);
  const isLine = LINES.includes(reader.next ?? '');
  const read = isLine ? line : READERS[reader.next ?? ''];
  if (!read) return null;
  try {
    if (!isLine) reader.word('what to do');
    const answer = read(reader);
    const [more] = reader.all();
    return more === undefined ? { answer } : { problem: `"${more}" is too much.` };
  } catch (error) {
    if (error instanceof Unread) return { problem: error.message };
    throw error;
  }
}

type Read = (r: Reader) => Decision;
const LINES: readonly string[] = ['go', 'wall', 'fly', 'drop'];
const plain =
  (decision: Decision): Read =>
  () =>
    decision;
const spend = (r: Reader): number => r.after('spend', 0);

/** A line: step after step, perhaps with what is to be done about Impacts on the way. */
function line(r: Reader): Decision {
  const segments: Segment[] = [];
  while (r.next === 'go' || r.next === 'wall' || r.next === 'fly' || r.next === 'drop') {
    const step = r.word('a step');
    if (step === 'go') segments.push({ m: 'g', to: r.two() });
    else if (step === 'drop') segments.push(/^-?[\d.]+,/.test(r.next ?? '') ? { m: 'd', dir: r.three() } : { m: 'd' });
    else segments.push({ m: step === 'wall' ? 'w' : 'a', to: r.three() });
  }
  if (segments.length === 1 && segments[0]!.m === 'd') {
    const { dir } = segments[0] as { dir?: Vec3 };
    return dir ? { type: 'drop', dir } : { type: 'drop' };
  }
  if (r.next !== 'walls') return { type: 'leg', segments };
  r.word('walls');
  const walls = answering(r);
  if (r.word('heroes') !== 'heroes') throw new Unread('Expected: walls ask|cancel|resolve heroes ask|cancel|resolve.');
  return { type: 'leg', segments, policy: { walls, heroes: answering(r) } };
}

function answering(r: Reader): 'ask' | 'cancel' | 'resolve' {
  const word = r.word('ask, cancel or resolve');
  if (word === 'ask' || word === 'cancel' || word === 'resolve') return word;
  throw new Unread(`"${word}" is none of ask, cancel, resolve.`);
}

const READERS: Readonly<Record<string, Read>> = {
  heroes: (r) => {
    const heroes = r.all().map((word) => {
      const [cast, item] = word.split(':');
      return { cast: cast!, item: (item ?? null) as never };
    });
    return { type: 'chooseHeroes', heroes };
  },
  deploy: (r) => {
    const hero = r.word('a Hero');
    const [x, y, z] = r.inches('a place such as 12,8.5 or 12,8.5,3');
    if (x === undefined || y === undefined) throw new Unread('Expected a place such as 12,8.5 or 12,8.5,3.');
    return { type: 'deploy', hero, at: [x, y, z ?? 0] };
  },
  activate: (r) => ({ type: 'activate', hero: r.word('a Hero') }),
  move: (r) => ({ type: 'move', chosen: r.number('how far'), spend: spend(r) }),
  stay: plain({ type: 'skipMove' }),
  shoot: (r) => ({ type: 'longShot', target: r.word('whom'), spend: spend(r) }),
  strike: (r) => ({ type: 'strike', target: r.word('whom'), spend: spend(r) }),
  lift: (r) => ({ type: 'pickUp', thing: r.word('what'), spend: spend(r) }),
  fling: (r) => ({ type: 'fling', chosen: r.number('how far'), dir: r.toward(), spend: spend(r) }),
  release: plain({ type: 'release' }),
  call: (r) => ({
    type: 'callHero',
    hero: r.word('whom'),
    chosen: r.number('how much'),
    spend: spend(r),
  }),
  end: plain({ type: 'end' }),
  try: (r) => ({ type: 'attempt', spend: r.next === undefined ? 0 : r.number('what to spend') }),
  no: plain({ type: 'decline' }),
  cancel: plain({ type: 'cancelImpact', cancel: true }),
  stand: plain({ type: 'cancelImpact', cancel: false }),
  'knock-down': (r) => ({ type: 'knockDown', chosen: r.number('how much'), spend: spend(r) }),
  'knock-back': (r) => ({
    type: 'knockBack',
    chosen: r.number('how far'),
    dir: r.toward(),
    spend: spend(r),
  }),
  done: plain({ type: 'doneFollowUps' }),
  place: (r) => {
    const [x, y, z] = r.three();
    const yaw = r.after('turned', 0);
    return { type: 'place', pose: { x, y, z, yaw, lie: r.after('lying', 0) as 0 | 1 | 2 } };
  },
  'let-go': plain({ type: 'letGo', letGo: true }),
  hold: plain({ type: 'letGo', letGo: false }),
  'strike-back': (r) => ({ type: 'strikeBack', target: r.word('whom'), spend: spend(r) }),
  struggle: (r) => ({ type: 'struggle', target: r.word('whom'), spend: spend(r) }),
  fall: (r) => {
    if (r.next !== 'straight') return { type: 'fallLine', dir: r.three() };
    r.word('straight');
    return { type: 'fallLine', dir: null };
  },
  order: (r) => ({ type: 'order', order: r.all() }),
  concede: plain({ type: 'Concede' }),
  'offer-draw': plain({ type: 'OfferDraw' }),
  accept: plain({ type: 'AnswerDraw', accept: true }),
  refuse: plain({ type: 'AnswerDraw', accept: false }),
};
