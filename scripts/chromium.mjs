// Finds a Chromium for the tests that play the built page, and installs one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const { env, platform } = process;

/** Where systems keep a Chromium, or a browser built on it. */
const USUAL = {
  linux: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge-stable'].flatMap(
    (name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`],
  ),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].flatMap((folder) =>
    ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'].map((exe) =>
      join(env[folder] ?? 'C:\\', exe),
    ),
  ),
};

/** Ways to get one, in the order they are tried. Each may take its time, but none may hang for ever. */
const WAYS = [
  {
    name: "Debian's packages",
    possible: () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0,
    steps: [
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core']],
    ],
  },
  {
    name: "Playwright's download",
    possible: () => true,
    steps: [[process.execPath, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']]],
  },
];
const LONGEST = 600_000;

/** The one named in CHROMIUM, the system's, or one that Playwright downloaded; undefined when there is none. */
export async function findChromium() {
  if (env.CHROMIUM) {
    if (existsSync(env.CHROMIUM)) return env.CHROMIUM;
    throw new Error(`CHROMIUM names ${env.CHROMIUM}, and there is no such file.`);
  }
  const { chromium } = await import('@playwright/test');
  return [...(USUAL[platform] ?? []), chromium.executablePath()].find((path) => path && existsSync(path));
}

/** A Chromium, installed if need be. What is said on the way goes to stderr. */
export async function ensureChromium() {
  const found = await findChromium();
  if (found) return found;
  for (const { name, possible, steps } of WAYS) {
    if (!possible()) continue;
    console.error(`No Chromium found: installing one from ${name} ...`);
    for (const [command, args] of steps)
      spawnSync(command, args, {
        stdio: ['ignore', 2, 2],
        timeout: LONGEST,
        env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    const installed = await findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need a Chromium, and none could be found or installed: install Chromium or Chrome, or name yours in the environment as CHROMIUM.',
  );
}
