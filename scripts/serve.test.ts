import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
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
  writeFileSync(join(folder, 'page/index.html.br'), brotliCompressSync('<p>hello</p>'));
  writeFileSync(join(folder, 'page/manifest.webmanifest'), '{}');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'page/link.txt'));
  symlinkSync(folder, join(folder, 'page/out'));
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'page/assets/main-1.js.br'));
  symlinkSync(join(folder, 'page/index.html'), join(folder, 'page/within.html'));
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
  const small = await ask('/assets/main-1.js', { 'accept-encoding': 'gzip' });
  expect(small.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
  });
  expect(small.headers.vary).toMatch(/accept-encoding/i);
  expect(gunzipSync(small.body).toString()).toBe('let script;');
  const page = await ask('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(page.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' });
  expect(brotliDecompressSync(page.body).toString()).toBe('<p>hello</p>');
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
  '/assets/',
  '/link.txt',
  '/out/secret.txt',
  '//secret.txt',
  '/..\\secret.txt',
  '/%00',
  '/index.html%00.txt',
])('%s is not to be had', async (path) => {
  const reply = await ask(path);
  expect(reply.status).toBe(404);
  expect(reply.body.toString()).not.toContain('not yours');
});

test('it gives files and takes nothing', async () => {
  expect((await ask('/', {}, 'POST')).status).toBe(405);
  expect((await ask('/', {}, 'HEAD')).body.length).toBe(0);
  const unreadable = await ask('/%');
  expect(unreadable.status).toBe(400);
  expect(unreadable.headers['content-security-policy']).toContain("default-src 'none'");
});

test.each([
  ['a file as a folder', '/index.html/x'],
  ['a name of 300 letters', `/${'x'.repeat(300)}`],
  ['a name of 300 letters under assets', `/assets/${'x'.repeat(300)}.js`],
  ['a name of 8,000 letters', `/${'x'.repeat(8000)}`],
  ['a folder of folders', `/${'a/'.repeat(500)}`],
  ['no letters at all', '/%ff%fe'],
  ['half a letter', '/%e2%28'],
  ['an asterisk', '*'],
])('%s is refused, and the server goes on', async (_, path) => {
  for (const headers of [{}, { 'accept-encoding': 'br, gzip' }] as Record<string, string>[])
    expect((await ask(path, headers)).status).toBeGreaterThanOrEqual(400);
  expect((await ask('/')).status).toBe(200);
});

test('a file that goes away while it is served ends nothing', async () => {
  const gone = join(folder, 'page/assets/gone-1.js');
  writeFileSync(gone, 'let gone;');
  expect((await ask('/assets/gone-1.js')).status).toBe(200);
  rmSync(gone);
  expect((await ask('/assets/gone-1.js')).status).toBe(404);
});

test.each(['example.org', 'localhost.example.org', '127.0.0.1.example.org:80', '10.0.0.1'])(
  'who asks for %j is not of this machine, and is told nothing',
  async (host) => {
    const reply = await ask('/', { host });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.body.toString()).not.toContain('hello');
  },
);

test.each(['localhost', 'LOCALHOST:4180', '127.0.0.1:4180', '[::1]:4180'])('%s is this machine', async (host) => {
  expect((await ask('/', { host })).status).toBe(200);
});

test('the page runs no script but its own, is framed by nobody and tells nobody where it was', async () => {
  for (const path of ['/', '/assets/main-1.js', '/none']) {
    const { headers } = await ask(path);
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
    );
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  }
});

test('a link within the folder is followed', async () => {
  expect((await ask('/within.html')).body.toString()).toBe('<p>hello</p>');
});

test('the manifest says what it is', async () => {
  expect((await ask('/manifest.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
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
