import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@sandtable/kernel';
import { build } from 'vite';
import { fromDebian } from './debian.js';
import { OPENINGS, randomRecord } from './games/random-battle.js';
import { type Replayed, replayed } from './replayed.js';
import { atLeast, type Bench } from './result.js';

const WHAT = 'records of random games that come to the same in Node and in Chromium';
const RECORDS = 200;
const PATIENCE_MS = 120_000;

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
];

async function bundle(folder: string): Promise<string> {
  const entry = fileURLToPath(new URL('./page.js', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir: folder, target: 'esnext', lib: { entry, formats: ['es'], fileName: () => 'page.js' } },
  });
  return readFileSync(join(folder, 'page.js'), 'utf8');
}

/** Serves the page, opens it in the browser, and waits for what it sends back. */
async function replayedIn(chromium: string, records: readonly GameRecord[], folder: string): Promise<Replayed[]> {
  const script = await bundle(folder);
  const server = createServer();
  const answer = new Promise<Replayed[]>((resolve) => {
    server.on('request', async (request, response) => {
      if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script);
      else if (request.url === '/records') response.end(JSON.stringify(records));
      else if (request.url === '/replayed') {
        resolve(JSON.parse(await text(request)));
        response.end();
      } else response.setHeader('content-type', 'text/html').end('<script type="module" src="/page.js"></script>');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser = spawn(chromium, [...FLAGS, `--user-data-dir=${join(folder, 'profile')}`, url], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  const timer = setTimeout(() => browser.kill(), PATIENCE_MS);
  const gone = ended.then(() => Promise.reject(new Error('the browser ended before it had replayed the records')));
  try {
    return await Promise.race([answer, gone]);
  } finally {
    clearTimeout(timer);
    browser.kill();
    await ended;
    server.close();
  }
}

export const browserBench: Bench = {
  name: 'browser',
  async run() {
    const chromium = fromDebian('/usr/bin/chromium', 'chromium');
    if ('missing' in chromium) return [{ name: 'browser', what: WHAT, skipped: chromium.missing }];
    const records = Array.from({ length: RECORDS }, (_, i) => randomRecord(OPENINGS[i % OPENINGS.length]!.setup, i));
    const here = records.map(replayed);
    const folder = mkdtempSync(join(tmpdir(), 'sandtable-browser-'));
    try {
      const there = await replayedIn(chromium.path, records, folder);
      const same = here.filter(({ end, events }, i) => end === there[i]?.end && events === there[i]?.events).length;
      return [
        {
          name: 'browser',
          what: WHAT,
          unit: `of ${RECORDS}`,
          figure: { value: same, low: same, high: same },
          target: atLeast(RECORDS),
        },
      ];
    } finally {
      // Processes of the browser may still be writing to its profile.
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  },
};
