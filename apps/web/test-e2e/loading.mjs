// Measures what `npm run bench -- --only loading` tells: how long a first visit takes on a slow phone, its processor slowed four
// times and its line to slow 4G, beside a page with one button that needs the same bytes. Prints one line of JSON.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../scripts/serve.mjs';
import { buildPage, PAGE } from '../../../scripts/web.mjs';
import { asked, PHONE, startBrowser } from './harness.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SLOWED = 4;
/** Slow 4G: bytes a second for all connections together, and milliseconds there and back. */
const BYTES = 200_000;
const DELAY = 150;
const PATIENCE = 120_000;

/** A line to a server: what comes back is late by the delay and no faster than the line, whoever asks for it. */
async function slowLine(port) {
  let free = 0; // when all that was promised so far has been sent
  const sockets = new Set();
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    }
    near.on('data', (part) => far.write(part));
    far.on('data', (part) => {
      const now = performance.now();
      free = Math.max(free, now) + (part.length / BYTES) * 1000;
      setTimeout(() => near.destroyed || near.write(part), free - now + DELAY);
    });
    far.on('end', () => setTimeout(() => near.end(), Math.max(0, free - performance.now()) + DELAY));
    near.on('close', () => far.destroy());
  });
  await new Promise((settle) => line.listen(0, '127.0.0.1', settle));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((settle) => line.close(settle));
  };
  return { url: `http://127.0.0.1:${line.address().port}/`, close };
}

/** Opens a folder as a phone does that was never there; gives the milliseconds to each of the steps, and the bytes sent. */
async function visit(browser, folder, steps) {
  let bytes = 0;
  const server = await serve(folder, 0, (_, size) => {
    bytes += size;
  });
  const line = await slowLine(server.port);
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const begun = performance.now();
    await page.goto(line.url, { waitUntil: 'commit' });
    const took = [];
    for (const step of steps) {
      await step(page);
      took.push({ ms: performance.now() - begun, bytes });
    }
    return took;
  } finally {
    await context.close();
    await line.close();
    await server.close();
  }
}

const atButton = (page) => page.locator('.play-now').first().waitFor();
const toTable = (nth) => async (page) => {
  await page.locator('.play-now').nth(nth).click();
  await asked(page);
};
const toCity = async (page) => {
  await toTable(2)(page);
  await page.locator('.city-3d canvas').waitFor();
};

/** A page with one button, shown by a script that is as long as this. */
function barePage(bytes) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const filling = Array.from({ length: bytes }, () => String.fromCharCode(48 + Math.floor(Math.random() * 10))).join(
    '',
  );
  writeFileSync(
    join(folder, 'bare.js'),
    `/*${filling}*/ document.body.append(Object.assign(document.createElement('button'), { className: 'play-now', textContent: 'Play' }));`,
  );
  writeFileSync(join(folder, 'index.html'), '<!doctype html><body><script type="module" src="./bare.js"></script>');
  return folder;
}

await buildPage();
const { browser, close } = await startBrowser();
const rounds = [];
try {
  for (let round = 0; round < ROUNDS; round++) {
    const [button, decision] = await visit(browser, PAGE, [atButton, toTable(0)]);
    const [, city] = await visit(browser, PAGE, [atButton, toCity]);
    const told = {};
    for (const [name, { ms, bytes }] of Object.entries({ button, decision, city })) {
      const folder = barePage(bytes);
      const [bare] = await visit(browser, folder, [atButton]);
      rmSync(folder, { recursive: true });
      told[name] = { ms: Math.round(ms), bytes, bare: Math.round(bare.ms) };
    }
    rounds.push(told);
  }
} finally {
  await close();
}
console.log(JSON.stringify(rounds));
