// The server of the built page: only files of one folder, only to this machine, compressed where that was done ahead.
import { realpath } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import staticFiles from '@fastify/static';
import fastify from 'fastify';

/** Names under assets/ carry a hash of what is in them, so they never go stale; everything else is asked for again. */
const cachingOf = (path) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/**
 * The page runs its own programs and nobody else's, talks to nobody, and is shown in nobody's frame. Styles of single elements are
 * written by scripts (a figure's place, a picture of the table), style sheets are files.
 */
const HEADERS = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Names of this machine, with any port: a page of elsewhere whose name was bent to this address is told nothing. */
const HERE = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/i;

/** The server, before it listens: for tests, and for whoever serves more. `onSent` is told the path and the bytes of every file. */
export async function pageServer(folder, onSent = () => {}) {
  const root = await realpath(folder);
  const app = fastify({
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 1000 },
    // An address that cannot be read is answered before any route or hook is asked.
    frameworkErrors: (_error, _request, reply) => refuse(reply.headers(HEADERS), 400, 'That is no address.'),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS);
    if (!HERE.test(request.headers.host ?? '')) return refuse(reply, 421, 'This server is for its own machine.');
  });
  await app.register(staticFiles, {
    root,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    dotfiles: 'ignore',
    setHeaders: (response) => response.header('Cache-Control', cachingOf(pathOf(response.request))),
    onFile: async (file, { size }) => {
      const real = await realpath(file);
      if (!real.startsWith(root + sep)) throw Object.assign(new Error(), { statusCode: 404 });
      onSent(
        `/${relative(root, real)
          .replaceAll(sep, '/')
          .replace(/\.(br|gz)$/, '')}`,
        size,
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return refuse(reply, 404, 'There is no such file here.');
    return refuse(reply.header('Allow', 'GET, HEAD'), 405, 'This server only gives files.');
  });
  app.setErrorHandler(({ statusCode = 500 }, _, reply) => {
    if (statusCode === 403 || statusCode === 404) return refuse(reply, 404, 'There is no such file here.');
    return refuse(reply, statusCode, statusCode < 500 ? 'That is no address.' : 'That file cannot be read.');
  });
  return app;
}

const pathOf = (request) => request.url.replace(/[?#].*$/s, '');

const refuse = (reply, status, sentence) => reply.code(status).type('text/plain; charset=utf-8').send(`${sentence}\n`);

/** How many ports after the wanted one are tried. */
const TRIES = 20;

/**
 * Serves a folder on 127.0.0.1. Where the port is taken, the next free one after it is used; port 0 is any free one.
 * Resolves when it can be asked.
 */
export async function serve(folder, wanted = 0, onSent = () => {}) {
  for (let port = wanted; ; port++) {
    const app = await pageServer(folder, onSent);
    try {
      const url = await app.listen({ port, host: '127.0.0.1' });
      return { port: app.server.address().port, url: `${url}/`, close: () => app.close() };
    } catch (error) {
      await app.close();
      if (error.code !== 'EADDRINUSE' || port >= wanted + TRIES) throw error;
    }
  }
}
