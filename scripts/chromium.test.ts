import { afterEach, expect, test } from 'vitest';
import { ensureChromium, findChromium } from './chromium.mjs';

const before = process.env.CHROMIUM;
afterEach(() => {
  if (before === undefined) delete process.env.CHROMIUM;
  else process.env.CHROMIUM = before;
});

test('the browser named in the environment is the one that is taken', async () => {
  process.env.CHROMIUM = process.execPath;
  expect(await findChromium()).toBe(process.execPath);
  expect(await ensureChromium()).toBe(process.execPath);
});

test('a name that leads nowhere is an error that says so, and nothing is installed for it', async () => {
  process.env.CHROMIUM = '/nowhere/chromium';
  await expect(ensureChromium()).rejects.toThrow('CHROMIUM names /nowhere/chromium, and there is no such file.');
});
