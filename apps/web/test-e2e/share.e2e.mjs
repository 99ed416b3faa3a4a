import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { asked, e2e, giveAnswer, playNow } from './harness.mjs';

const dialog = (page) => page.getByRole('dialog', { name: 'Share this game' });

async function resign(page) {
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: /Resign: Really/ }).click();
  await page.getByRole('heading', { name: 'You have lost' }).waitFor();
}

/** What the log says, without the numbers of its buttons. */
const told = (page) => page.locator('.log li').allTextContents();

e2e('a finished game goes into a link and comes out of it for replay in another browser', async (page, { context }) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await giveAnswer(page, 'End the turn');
  await asked(page);
  await resign(page);
  const log = await told(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await dialog(page).getByRole('textbox', { name: 'As a link' }).inputValue();
  assert.match(link, /#\/r\/1[\w-]+$/);

  const other = await context.browser().newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const guest = await other.newPage();
    await guest.goto(link);
    await guest.waitForURL(/#\/table\//);
    await guest
      .locator('.log li')
      .nth(log.length - 1)
      .waitFor();
    assert.deepEqual(await told(guest), log);
    const table = guest.url();
    await guest.goto(link);
    await guest.waitForURL(table); // the same link leads to the same game, not to a second copy
  } finally {
    await other.close();
  }
});

e2e('while a game goes on no link gives it away', async (page) => {
  await playNow(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await dialog(page).getByText('A link can be made when the battle is over').waitFor();
  assert.equal(await dialog(page).getByRole('textbox').count(), 0);
});

e2e('a damaged link says so', { at: '#/r/1abcdef' }, async (page) => {
  await page.getByRole('heading', { name: 'This link does not open' }).waitFor();
  assert.match(await page.getByRole('alert').textContent(), /damaged/);
});

e2e('the board is saved as a PNG that shows it', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save the board as PNG' }).click(),
  ]);
  assert.match(saved.suggestedFilename(), /\.png$/);
  const png = readFileSync(await saved.path());
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.equal(png.readUInt32BE(16), 1600);
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const pen = new OffscreenCanvas(200, 150).getContext('2d');
    pen.drawImage(image, 0, 0, 200, 150);
    const dots = new Uint32Array(pen.getImageData(0, 0, 200, 150).data.buffer);
    return new Set(dots).size;
  }, png.toString('base64'));
  assert.ok(colours > 500, `a board has many colours, this has ${colours}`);
});

e2e('the game is saved as an animated GIF, a frame for each turn', async (page) => {
  await playNow(page);
  await giveAnswer(page, 'Deploy like this');
  await asked(page);
  await giveAnswer(page, 'End the turn');
  await asked(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const frames = Number(
    (
      await dialog(page)
        .getByText(/frames, one for each turn/)
        .textContent()
    ).match(/\d+/)[0],
  );
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save the game as GIF' }).click(),
  ]);
  const gif = readFileSync(await saved.path());
  assert.equal(gif.toString('latin1', 0, 6), 'GIF89a');
  assert.equal(gif.readUInt16LE(6), 640);
  const delays = gif.toString('latin1').split('\x21\xf9\x04').length - 1;
  assert.equal(delays, frames);
  assert.ok(frames > 1);
});
