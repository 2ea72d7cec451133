/** Small pictures say what they are: in the hand, and on the cards of the players. */
import { expect, openTable, test } from './fixtures';

test('a token in the hand says what it can do', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★']);
  const advice = page.getByRole('region', { name: 'Explanations' });
  // While Mounds are founded, no token can be chosen: it explains itself all the same.
  const token = page.getByRole('group', { name: 'Hand' }).locator('.about').first();
  await token.hover();
  await expect(advice).toContainText(/strength \d/);
  await expect(advice).toContainText(/moves (one hex|\d hexes)/);
  await expect(token.getByRole('button')).toHaveAccessibleName(/strength \d, moves/);
  await page.mouse.move(2, 2);
  await expect(advice).not.toContainText(/strength \d/);
});

test('pictures on a card say what they are, and the card keeps its height', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★']);
  const card = page.locator('aside [data-seat]').first();
  const height = (await card.boundingBox())?.height;
  const dice = card.getByRole('button', {
    name: /^Dice left to throw: \d of the player’s own colour and \d of the third$/,
  });
  const said = () =>
    dice.evaluate((one) => {
      const { content, visibility } = getComputedStyle(one, '::after');
      return visibility === 'visible' ? content : '';
    });
  expect(await said()).toBe('none');
  await dice.hover();
  expect(await said()).toContain('of the third');
  await page.mouse.move(2, 2);
  await dice.focus();
  expect(await said()).toContain('of the third');
  expect((await card.boundingBox())?.height).toBe(height);
});

test('the rim of a board has the names that the log uses', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★']);
  const names = page.locator('.picture text').filter({ hasText: /^[a-k]\d+$/ });
  await expect(names.filter({ hasText: /^a1$/ })).toBeVisible();
  await expect(names.filter({ hasText: /^f6$/ })).toHaveCount(0);
});
