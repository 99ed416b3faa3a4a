// Builds the page: bundles it, draws its icons, lists its files for offline use, and compresses them ahead. Vite is loaded only when it is wanted, for before `ready` it may not be there.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { icons } from './icons.mjs';
import { ROOT } from './workspace.mjs';

const APP = join(ROOT, 'apps/web');
/** Where the built page lies. */
export const PAGE = join(APP, 'dist/page');

const COMPRESSED = /\.(html|js|css|json|webmanifest|svg|txt)$/;
/** Smaller files are sent faster as they are. */
const WORTH_IT = 1024;

/** Forms a file lies beside itself in: `main.js.br` is `main.js` for who accepts `br`. Servers know them by these endings. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

const COMPRESSORS = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => gzipSync(text, { level: 9 }),
};

/** Every file of the built page, by its path from there. */
export function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, '/'))
    .sort();
}

/** Kept from the first visit on. Typefaces only for Latin script: others are kept when they are first needed. */
const isKept = (file) => !/\.(br|gz|map|woff)$/.test(file) && (!file.endsWith('.woff2') || /-latin-/.test(file));

/** The program that keeps the page on the device, told which files there are. Any change of any file is a new version. */
function writeServiceWorker(folder) {
  const files = filesOf(folder).filter(isKept);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const program = readFileSync(join(APP, 'offline/sw.js'), 'utf8');
  const addresses = ['./', ...files.filter((file) => file !== 'index.html')];
  const told = `const VERSION = '${hash.update(program).digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(addresses)};\n`;
  writeFileSync(join(folder, 'sw.js'), told + program);
}

/** Puts the compressed forms of every text beside it, so that the server never has to compress. */
function compressAhead(folder) {
  for (const file of filesOf(folder).map((path) => join(folder, path))) {
    if (!COMPRESSED.test(file)) continue;
    const text = readFileSync(file);
    if (text.length < WORTH_IT) continue;
    for (const [name, ending] of Object.entries(ENCODINGS)) writeFileSync(file + ending, COMPRESSORS[name](text));
  }
}

export async function buildPage() {
  const { build } = await import('vite');
  await build({ configFile: join(APP, 'vite.config.ts'), logLevel: 'warn' });
  if (!existsSync(join(PAGE, 'index.html'))) throw new Error(`the build left no page in ${PAGE}`);
  mkdirSync(join(PAGE, 'icons'), { recursive: true });
  for (const [path, picture] of Object.entries(icons())) writeFileSync(join(PAGE, path), picture);
  writeServiceWorker(PAGE);
  compressAhead(PAGE);
}
