// Sounds are made by the page itself: each is rendered and looked at. When they are played is told by what the page hands to its speaker.
import assert from 'node:assert/strict';
import { bundled, serveBeside } from './bundled.mjs';
import { e2e } from './harness.mjs';
import { openPosition } from './position.mjs';

e2e('every sound can be heard, is short, and none is clipped', async (page, { url }) => {
  await serveBeside(page, await bundled('sounds-rendered.ts'), `${url}sounds/`);
  const found = await page.evaluate(async (at) => (await import(at)).rendered(), `${url}sounds/sounds-rendered.js`);
  for (const [name, { peak, loud, heard, lasts }] of Object.entries(found)) {
    assert.ok(peak > 0.08 && peak <= 1.3, `${name}: its loudest is ${peak}`); // the loudest setting plays it at nine tenths
    assert.ok(loud > 0.01, `${name}: ${loud} on the whole`);
    assert.ok(heard > lasts * 0.25 && lasts < 2.6, `${name}: heard for ${heard} of ${lasts} s`);
  }
  assert.ok(Object.keys(found).length >= 20);
});

/** Somebody about to attack, and more than one enemy: it must not be over then. */
const SKIRMISH = {
  position: {
    units: [
      {
        seat: 'A',
        type: { dice: [4, 4, 4, 4], range: 5, speed: [3, 5], ap: 3, name: 'Guns' },
        hex: 'G4',
        order: 'strike',
      },
      { seat: 'B', type: { dice: [1, 1], range: 2, speed: [1, 1], name: 'Targets' }, hex: 'G6' },
      { seat: 'B', type: { dice: [1, 1], range: 2, speed: [1, 1], name: 'Far away' }, hex: 'G12' },
    ],
    active: 'A',
    step: 'activate',
    cp: 5,
  },
};

e2e('a shot and its dice are heard, unless somebody wants silence', { animation: 'normal' }, async (page) => {
  await page.addInitScript(() => {
    globalThis.struck = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      globalThis.struck++;
      return start.apply(this, when);
    };
  });
  const struck = () => page.evaluate(() => globalThis.struck);
  /** How many strokes are heard of an attack, with these settings. */
  const attack = async (settings) => {
    await page.evaluate((said) => localStorage.setItem('sandtable.settings', JSON.stringify(said)), settings);
    await page.reload();
    await openPosition(page, SKIRMISH, '7');
    await page.locator('.unit.ready').click();
    const before = await struck();
    await page.locator('.unit.target').first().click();
    await page.locator('.log .attackRolled').waitFor();
    return (await struck()) - before;
  };
  assert.ok((await attack({ animation: 'normal' })) >= 6);
  assert.equal(await attack({ animation: 'normal', sounds: 'signals' }), 0);
  assert.equal(await attack({ animation: 'normal', sound: 'off' }), 0);
  const sound = page.getByRole('button', { name: 'Sound' });
  assert.equal(await sound.getAttribute('aria-pressed'), 'false');
  await sound.click();
  assert.equal(await sound.getAttribute('aria-pressed'), 'true');
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem('sandtable.settings')).sound), 'normal');
});
