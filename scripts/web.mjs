// Builds the page. Vite is loaded only when it is wanted, for before `ready` it may not be there.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ENCODINGS } from './serve.mjs';
import { ROOT } from './workspace.mjs';

const APP = join(ROOT, 'apps/web');
/** Where the built page lies. */
export const PAGE = join(APP, 'dist/page');

const COMPRESSED = /\.(html|js|css|json|webmanifest|svg|txt)$/;
/** Smaller files are sent faster as they are. */
const WORTH_IT = 1024;

const COMPRESSORS = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => gzipSync(text, { level: 9 }),
};

/** Puts the compressed forms of every text beside it, so that the server never has to compress. */
function compressAhead(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue;
    const text = readFileSync(file);
    if (text.length < WORTH_IT) continue;
    for (const [name, ending] of Object.entries(ENCODINGS)) writeFileSync(file + ending, COMPRESSORS[name](text));
  }
}

export async function buildPage() {
  const { build } = await import('vite');
  await build({ configFile: join(APP, 'vite.config.ts'), logLevel: 'warn' });
  if (!existsSync(join(PAGE, 'index.html'))) throw new Error(`the build left no page in ${PAGE}`);
  compressAhead(PAGE);
}
