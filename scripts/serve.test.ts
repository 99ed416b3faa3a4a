import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from './serve.mjs';
import { opener, portOf } from './start.mjs';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'page/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not yours');
  writeFileSync(join(folder, 'page/index.html'), '<p>hello</p>');
  writeFileSync(join(folder, 'page/assets/main-1.js'), 'let script;');
  writeFileSync(join(folder, 'page/assets/main-1.js.gz'), gzipSync('let script;'));
  server = await serve(join(folder, 'page'));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Asks for a path just as it is written: fetch would tidy it up. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((settle, fail) => {
    request({ host: '127.0.0.1', port: server.port, path, headers, method }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () => settle({ status: reply.statusCode!, headers: reply.headers, body: Buffer.concat(parts) }));
    })
      .on('error', fail)
      .end();
  });
}

test('the page is asked for again, what carries a hash is kept', async () => {
  const page = await ask('/?seed=7');
  expect(page.body.toString()).toBe('<p>hello</p>');
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect((await ask('/assets/main-1.js')).headers['cache-control']).toContain('immutable');
});

test('what was compressed ahead is sent so to who accepts it, and plain to who does not', async () => {
  const small = await ask('/assets/main-1.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': 'text/javascript; charset=utf-8' });
  expect(gunzipSync(small.body).toString()).toBe('let script;');
  const plain = await ask('/assets/main-1.js');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe('let script;');
});

test('what has not changed is not sent again', async () => {
  const { headers } = await ask('/');
  const again = await ask('/', { 'if-none-match': headers.etag as string });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/../../secret.txt',
  '/none.js',
  '/assets',
])('%s is not to be had', async (path) => {
  const reply = await ask(path);
  expect(reply.status).toBe(404);
  expect(reply.body.toString()).not.toContain('not yours');
});

test('it gives files and takes nothing', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405);
  expect((await ask('/', {}, 'HEAD')).body.length).toBe(0);
  expect((await ask('/%')).status).toBe(400);
});

test('where a port is taken, the next one serves', async () => {
  const other = await serve(join(folder, 'page'), server.port);
  expect(other.port).toBeGreaterThan(server.port);
  await other.close();
});

test.each([
  ['linux', {}, undefined],
  ['linux', { DISPLAY: ':0' }, 'xdg-open'],
  ['linux', { DISPLAY: ':0', CI: 'true' }, undefined],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, 'xdg-open'],
  ['darwin', {}, 'open'],
  ['win32', {}, 'cmd'],
])('on %s with %j the browser is opened by %s', (platform, env, command) => {
  expect(opener(platform, env)?.[0]).toBe(command);
});

test.each([
  [undefined, 4180],
  ['0', 0],
  ['8080', 8080],
  ['x', '--port wants a number below 65536, not x.'],
  ['70000', '--port wants a number below 65536, not 70000.'],
])('--port %s is %s', (text, port) => {
  expect(portOf(text)).toBe(port);
});
