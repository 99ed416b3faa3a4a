// A small server for the built page: only files of one folder, only to this machine, compressed where that was done ahead.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
};

/** Forms a file may lie beside itself in, best first: `main.js.br` is `main.js` for who accepts `br`. */
export const ENCODINGS = { br: '.br', gzip: '.gz' };

/** Names under assets/ carry a hash of what is in them, so they never go stale; everything else is asked for again. */
const cachingOf = (path) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

function answer(folder, request, response, onSent) {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return refuse(response, 405, 'This server only gives files.');
  let path;
  try {
    path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
  } catch {
    return refuse(response, 400, 'That is no address.');
  }
  if (path.endsWith('/')) path += 'index.html';
  const file = join(folder, normalize(path));
  const found = file.startsWith(folder + sep) && !path.includes('\0') ? fileAt(file) : undefined;
  if (!found) return refuse(response, 404, `There is no ${path} here.`);

  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = Object.keys(ENCODINGS).find((name) => accepted.includes(name) && fileAt(file + ENCODINGS[name]));
  const tag = `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`;
  const headers = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Cache-Control': cachingOf(path),
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: tag,
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
  const sent = encoding ? file + ENCODINGS[encoding] : file;
  const { size } = fileAt(sent);
  onSent(path, size);
  response.writeHead(200, { ...headers, 'Content-Length': size });
  if (request.method === 'HEAD') return response.end();
  createReadStream(sent)
    .on('error', () => response.destroy())
    .pipe(response);
}

function fileAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

const refuse = (response, status, sentence) =>
  void response.writeHead(status, { 'Content-Type': TYPES['.txt'] }).end(`${sentence}\n`);

/** How many ports after the wanted one are tried. */
const TRIES = 20;

/**
 * Serves a folder on 127.0.0.1. Where the port is taken, the next free one after it is used; port 0 is any free one.
 * Resolves when it can be asked. `onSent` is told the path and the bytes of every file that is sent.
 */
export async function serve(folder, wanted = 0, onSent = () => {}) {
  const root = join(folder, '.').replace(/[\\/]$/, '');
  for (let port = wanted; ; port++) {
    const server = createServer((request, response) => answer(root, request, response, onSent));
    try {
      await new Promise((settle, fail) => server.once('error', fail).listen(port, '127.0.0.1', settle));
    } catch (error) {
      if (error.code === 'EADDRINUSE' && port < wanted + TRIES) continue;
      throw error;
    }
    const given = server.address().port;
    return {
      port: given,
      url: `http://127.0.0.1:${given}/`,
      close: () =>
        new Promise((done) => {
          server.close(done);
          server.closeAllConnections();
        }),
    };
  }
}
