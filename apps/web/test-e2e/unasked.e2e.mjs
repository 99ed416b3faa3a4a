// What somebody may say who is not asked: in one's own turn one may resign while the other has to answer.
import assert from 'node:assert/strict';
import { asked, button, e2e, giveAnswer } from './harness.mjs';
import { handOver, take, twoPersons } from './hot-seat.mjs';

e2e('who has the turn resigns while the other is asked, and is asked twice', async (page) => {
  await twoPersons(page);
  for (const [seat, next] of ['AB', 'BA']) {
    await take(page, seat);
    await asked(page);
    await button(page, 'Deploy like this').click();
    await handOver(page, next);
  }
  await take(page, 'A');
  await giveAnswer(page, 'End the turn');
  await handOver(page, 'B');
  await take(page, 'B');
  await asked(page);
  for (const name of ['Offer a draw', /^Offer a draw: /]) await button(page, name).click();
  await button(page, /^Hand over to /).waitFor(); // A is to answer, and B may still speak
  await button(page, 'Resign').click();
  assert.equal(await page.locator('.question.ending').count(), 0);
  await button(page, /^Resign: /).click();
  await page.locator('.question.ending').waitFor();
  assert.match(await page.locator('.log li').last().textContent(), /QL-VIC-05/);
});
