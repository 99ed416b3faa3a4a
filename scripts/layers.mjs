// The layer check: imports point only downwards, and what must run anywhere touches nothing of Node, browser or clock.
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { parseModule } from './parse.mjs';
import { CODE, isMain, PACKAGE_FOLDERS, packagesIn, ROOT, readTree } from './workspace.mjs';

/**
 * The layer table, lowest first. `ours`: the layers it may import. `outside`: the packages of others it may import, or 'any'.
 * `node`: may use Node's own modules. `pure`: runs in Node and browser alike, with the same result every time.
 * `most`: the lines of code it may have, blank lines and comments not counted: what grows beyond holds something that belongs elsewhere.
 */
export const LAYERS = {
  data: { at: 'packages/data', ours: [], outside: ['@noble/hashes', 'zod'], pure: true },
  dice: { at: 'packages/dice', ours: ['data'], outside: ['@noble/hashes', 'zod'], pure: true },
  kernel: { at: 'packages/kernel', ours: ['data', 'dice'], outside: ['zod'], pure: true, most: 1500 },
  craft: { at: 'packages/craft', ours: ['kernel'], outside: ['zod'], pure: true },
  geometry: { at: 'packages/geometry', ours: [], outside: [], pure: true },
  ruleset: { at: 'packages/rules/*', ours: ['kernel', 'craft', 'geometry'], outside: ['zod'], pure: true },
  bots: { at: 'packages/bots', ours: ['kernel'], outside: [] },
  lab: { at: 'packages/lab', ours: ['kernel', 'bots'], outside: [], node: true },
  conformance: { at: 'packages/conformance', ours: ['kernel', 'craft', 'bots'], outside: ['vitest'], node: true },
  referee: { at: 'packages/referee', ours: ['kernel', 'bots'], outside: ['zod'] },
  house: { at: 'packages/house', ours: ['kernel', 'referee', 'bots'], outside: [] },
  app: {
    at: 'apps/*',
    ours: ['kernel', 'craft', 'geometry', 'ruleset', 'bots', 'lab', 'referee', 'house'],
    outside: 'any',
    node: true,
  },
  bench: {
    at: 'bench',
    ours: ['kernel', 'craft', 'geometry', 'ruleset', 'bots', 'lab', 'referee', 'house'],
    outside: 'any',
    node: true,
    peers: true,
  },
};

/** Others' engines and grids that we measure ourselves against, and never build on. Only a layer with `peers` imports them. */
export const PEERS = ['boardgame.io', 'chessops', 'honeycomb-grid'];

/**
 * Packages of which one form alone may be imported, and why. Counts for tests and apps too: one import anywhere changes what all of
 * the program does.
 */
export const ONE_FORM = {
  zod: { form: 'zod/mini', why: 'the large form sets the sentences of every schema in the program' },
};

/** What a pure layer may not name: clocks, chance, I/O, the machine's language, and ways round this list. */
const IMPURE = {
  clock: [
    'Date',
    'performance',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'requestAnimationFrame',
  ],
  chance: ['crypto'],
  Node: ['process', 'Buffer', 'require', '__dirname', '__filename'],
  browser: ['window', 'document', 'navigator', 'location', 'self', 'localStorage', 'sessionStorage', 'indexedDB'],
  'I/O': ['console', 'fetch', 'XMLHttpRequest', 'WebSocket', 'Worker', 'postMessage'],
  "the machine's language": ['Intl'],
  'a way to any global': ['globalThis', 'eval', 'Function'],
};
const IMPURE_NAMES = new Map(Object.entries(IMPURE).flatMap(([what, names]) => names.map((name) => [name, what])));
const IMPURE_MEMBERS = /^(localeCompare|toLocale\w+)$/;

/** All breaches in a tree (path -> text), each as one line: where, what, and the rule of the table it breaks. */
export function checkLayers(tree) {
  const packages = packagesIn(tree).map((p) => ({ ...p, name: p.manifest.name, layer: layerAt(p.dir) }));
  const breaches = [];
  for (const pack of packages) {
    if (!pack.layer) breaches.push(`${pack.dir}/package.json: no layer of the table is at ${pack.dir}`);
    else breaches.push(...packageBreaches(pack, packages, tree));
  }
  return breaches;
}

function layerAt(dir) {
  return Object.keys(LAYERS).find((layer) => {
    const { at } = LAYERS[layer];
    return at === dir || at === `${posix.dirname(dir)}/*`;
  });
}

function* packageBreaches(pack, packages, tree) {
  const layer = LAYERS[pack.layer];
  let lines = 0;
  for (const path of Object.keys(tree).filter((p) => p.startsWith(`${pack.dir}/`) && CODE.test(p))) {
    const inSource = path.startsWith(`${pack.dir}/src/`);
    const module = parseModule(path, tree[path]);
    if (inSource) lines += module.codeLines;
    for (const { specifier, line } of module.imports) {
      // Tests may import what they like, but nobody builds or tests on a peer.
      const why =
        formBreach(specifier) ??
        (inSource ? importBreach(specifier, path, pack, packages) : peerBreach(specifier, layer));
      if (why) yield `${path}:${line} imports ${specifier ?? 'a computed name'}: ${why}`;
    }
    if (inSource && layer.pure) {
      for (const { what, line, why } of impurities(module))
        yield `${path}:${line} uses ${what}: ${pack.layer} is pure, ${why}`;
    }
  }
  if (layer.pure) yield* tsconfigBreaches(pack, tree);
  if (layer.most < lines) yield `${pack.dir} has ${lines} lines of code, and ${pack.layer} may have ${layer.most}`;
}

function importBreach(specifier, from, pack, packages) {
  const layer = LAYERS[pack.layer];
  if (specifier === undefined)
    return layer.outside === 'any' ? undefined : `${pack.layer} imports only what can be read here`;
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(from), specifier);
    return target.startsWith(`${pack.dir}/`) ? undefined : `a relative import stays inside its package, ${pack.dir}`;
  }
  if (isBuiltin(specifier)) return layer.node ? undefined : `${pack.layer} may not import Node's modules`;

  const name = packageName(specifier);
  if (name === pack.name) return undefined;
  const ours = packages.find((p) => p.name === name);
  if (ours && !layer.ours.includes(ours.layer)) {
    return `it is ${named(ours.layer)}, and ${named(pack.layer)} may import ${listed(layer.ours, 'nothing')} of ours`;
  }
  if (!ours) {
    const peer = peerBreach(specifier, layer);
    if (peer) return peer;
    if (layer.outside !== 'any' && !layer.outside.includes(name)) {
      return `${named(pack.layer)} may import ${listed(layer.outside, 'nothing')} from outside`;
    }
  }
  const { dependencies, peerDependencies, devDependencies } = pack.manifest;
  // who only measures needs the measured for development alone
  const declared = { ...dependencies, ...peerDependencies, ...(layer.peers && devDependencies) };
  if (!(name in declared)) return `${pack.dir}/package.json does not declare ${name}`;
  return undefined;
}

function formBreach(specifier) {
  const one = specifier !== undefined && ONE_FORM[packageName(specifier)];
  return one && specifier !== one.form ? `${one.why}; import ${one.form}` : undefined;
}

function peerBreach(specifier, layer) {
  const isPeer = specifier !== undefined && PEERS.includes(packageName(specifier));
  return isPeer && !layer.peers ? 'it is a peer to measure against, imported only in bench' : undefined;
}

function packageName(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

const named = (layer) => (LAYERS[layer].at.endsWith('/*') ? (layer === 'app' ? 'an app' : `a ${layer}`) : layer);
const listed = (names, none) => (names.length > 0 ? `only ${names.join(', ')}` : none);

/** The compiler (no DOM, no Node types) already refuses most of these; this also refuses what it lets pass. */
function* impurities(module) {
  for (const { name, line, member } of module.globals) {
    const kind = IMPURE_NAMES.get(name);
    if (kind) yield { what: name, line, why: `and that is ${kind}` };
    // Only as Math.name: under any other name it could not be seen that `random` is called.
    else if (name === 'Math' && (member === undefined || member === 'random')) {
      yield {
        what: member ? 'Math.random' : 'Math as a value',
        line,
        why: 'and chance has one door, the kernel’s dice',
      };
    }
  }
  for (const { name, line } of module.members) {
    if (IMPURE_MEMBERS.test(name)) yield { what: name, line, why: "and that asks for the machine's language" };
  }
  for (const { line } of module.ambient)
    yield { what: 'an ambient declaration', line, why: 'and that hides a global from the compiler' };
}

/** The base configuration has no DOM and no Node types; a pure package keeps it so. */
function* tsconfigBreaches(pack, tree) {
  const path = `${pack.dir}/tsconfig.json`;
  for (const option of ['lib', 'types']) {
    if (tree[path] && option in (JSON.parse(tree[path]).compilerOptions ?? {})) {
      yield `${path} sets ${option}: ${pack.layer} is pure, and takes it from tsconfig.base.json`;
    }
  }
}

if (isMain(import.meta.url)) {
  const tree = readTree(ROOT, PACKAGE_FOLDERS, (path) => CODE.test(path) || /\/(package|tsconfig)\.json$/.test(path));
  const breaches = checkLayers(tree);
  for (const breach of breaches) console.log(breach);
  console.log(
    breaches.length === 0 ? 'Layers: every import points downwards.' : `Layers: ${breaches.length} breaches.`,
  );
  process.exitCode = breaches.length === 0 ? 0 : 1;
}
