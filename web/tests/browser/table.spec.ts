/** What happens at a table besides playing on. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choices, expect, GAMES, log, openTable, play, playOn, recordFile, status, still, test } from './fixtures';

/** Points at something that is not allowed; the generic board shows nothing of the kind. */
const WRONG: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Anteater: async (page) => {
    await page.getByRole('button', { name: 'Throw your own die', exact: true }).click();
    await page.locator('[data-cell="A5.1"]').click();
  },
  Termites: async (page) => {
    await page.getByRole('group', { name: 'Reserve' }).getByRole('button').first().click();
    await page.locator('[data-cell="a1"]').click();
  },
  DominAnts: async (page) => {
    await page.locator('[data-cell].possible').first().click();
    await page.locator('[data-cell="n14"]').click();
  },
  Glory: async (page) => {
    await play(page, async () => /Choose troops/.test((await status(page).textContent()) ?? ''));
    await page.locator('[data-cell].possible').first().click();
    // The stronghold of the other is never beside one's own land at the beginning.
    await page.locator('[data-cell]:not(.possible)[aria-label*="stronghold"][aria-label*="Fika"]').first().click();
  },
};
const WHY: Readonly<Record<string, RegExp>> = {
  Anteater: /leftmost free column/,
  Termites: /lies at the edge/,
  DominAnts: /stands on n14|no free path/,
  Glory: /is not next to/,
};

for (const { game, ...short } of GAMES) {
  const wrong = WRONG[game];
  if (wrong) {
    test(`${game}: a refused action says why and leads to the rule`, async ({ page }) => {
      await openTable(page, game, ['Bot: Fika ★'], short);
      await expect(choices(page).first()).toBeVisible();
      await wrong(page);
      const alert = page.getByRole('alert').filter({ hasText: WHY[game] ?? '' });
      await expect(alert).toBeVisible();
      const rule = alert.getByRole('link', { name: /^Rule/ });
      const [rules] = await Promise.all([page.waitForEvent('popup'), rule.click()]);
      await expect(rules.getByRole('complementary', { name: /^Rule/ })).toBeVisible();
      await rules.close();
      // Nothing is stuck: one can go on.
      await expect(choices(page).first()).toBeVisible();
    });
  }

  test(`${game}: undo, reload and a killed server`, async ({ page, server }) => {
    await openTable(page, game, ['Bot: Fika ★'], { ...short, practice: true });
    await expect(choices(page).first()).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo', exact: true });

    // One decision is taken back. The log may have its first lines a moment after the board.
    let seen = -1;
    const isQuiet = async () => seen === (seen = await log(page).count());
    await expect.poll(isQuiet, { intervals: [1000] }).toBe(true);
    const before = {
      question: await status(page).textContent(),
      lines: await log(page).count(),
      legal: await choices(page).count(),
    };
    await play(page, () => undo.isEnabled());
    await expect(undo).toBeEnabled();
    for (let steps = 0; steps < 25 && (await undo.isEnabled()); steps++) {
      // A walk of several moves is one line, which only becomes shorter.
      const [lines, question] = [await log(page).allTextContents(), await status(page).textContent()];
      await undo.click();
      await expect
        .poll(
          async () =>
            (await log(page).allTextContents()).join() !== lines.join() ||
            !(await undo.isEnabled()) ||
            (await status(page).textContent()) !== question,
        )
        .toBe(true);
    }
    await expect(status(page)).toHaveText(before.question ?? '');
    await expect(log(page)).toHaveCount(before.lines);
    await expect(choices(page)).toHaveCount(before.legal);

    // In the middle of a turn the page is loaded again.
    await play(page, () => undo.isEnabled(), 1);
    await expect(choices(page).first()).toBeVisible();
    // What is only begun is not kept; the server may still be looking ahead for its second half.
    const back = page.getByRole('button', { name: 'Back' });
    await back.waitFor({ timeout: 1000 }).catch(() => undefined);
    while (await back.isVisible()) await back.click();
    const middle = {
      question: await status(page).textContent(),
      line: await log(page).last().textContent(),
      legal: await choices(page).count(),
    };
    await page.reload();
    await expect(status(page)).toHaveText(middle.question ?? '');
    await expect(log(page).last()).toHaveText(middle.line ?? '');
    await expect(choices(page)).toHaveCount(middle.legal);

    // Somebody who left comes back from the lobby.
    await page.goto('/');
    await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'My games' }) })
      .getByRole('link', { name: game })
      .first()
      .click();
    await expect(status(page)).toHaveText(middle.question ?? '');
    await expect(choices(page)).toHaveCount(middle.legal);

    // The server is killed and comes back: a quiet notice, and nothing is lost.
    await server.kill();
    await expect(page.getByText('Connection lost')).toBeVisible();
    await server.start();
    await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 30_000 });
    await expect(status(page)).toHaveText(middle.question ?? '');
    await expect(log(page).last()).toHaveText(middle.line ?? '');
    await play(page, async () => (await log(page).last().textContent()) !== middle.line, 2);
  });
}

test('two tabs of the same seat stay in step', async ({ page, context }) => {
  await openTable(page, 'DominAnts', ['Bot: Fika ★'], { preset: 'Skirmish' });
  await expect(choices(page).first()).toBeVisible();
  const other = await context.newPage();
  await still(other);
  await other.goto(page.url());
  await expect(status(other)).toHaveText((await status(page).textContent()) ?? '');
  await page.getByRole('tab', { name: 'Actions' }).click();
  await page
    .getByRole('button', { name: /^Go from/ })
    .first()
    .click();
  await expect(other.locator('.panel')).toContainText(/goes from/);
});

test('the arrow keys walk over the board and Escape steps back', async ({ page }) => {
  await openTable(page, 'DominAnts', ['Bot: Fika ★'], { preset: 'Skirmish' });
  await expect(choices(page).first()).toBeVisible();
  await page.locator('[data-cell].possible').first().focus();
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(from);
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText(`What should the ant on ${from} do?`);
  await page.keyboard.press('Escape');
  await expect(status(page)).toContainText('Choose an ant, or end your turn.');
});

test('Anteater: a letter places the die on its mound', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short' });
  await page.getByRole('button', { name: 'Throw your own die', exact: true }).click();
  await expect(page.locator('[data-cell].possible')).toHaveCount(3);
  await page.keyboard.press('b');
  await expect(
    log(page)
      .filter({ hasText: /Guest \d+ places \d on mound B/ })
      .first(),
  ).toBeVisible();
});

test('the first half of a decision is held back until the second is known', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★'], { preset: 'Quick' });
  await expect(choices(page).first()).toBeVisible();
  // The log of what came before is there.
  await expect(log(page).filter({ hasText: 'draws' }).first()).toBeVisible();
  const lines = await log(page).count();
  const mounds = page.getByRole('group', { name: 'Reserve' }).getByRole('button');
  await mounds.first().click();
  await expect(status(page)).toContainText('Where do you found Mound');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(status(page)).toContainText('Choose a Mound to found.');
  await mounds.nth(1).click();
  await mounds.first().click();
  await expect(status(page)).toContainText('Where do you found Mound 5?');
  await expect(log(page)).toHaveCount(lines);
});

test('a hint shows what a bot would play, and a line of the log leads to its moment', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Anteater' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hinted, .selected').first()).toBeVisible();
  await log(page).getByRole('button').first().click();
  await expect(status(page)).toHaveText(/looking at step 1/);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(status(page)).not.toHaveText(/looking at step 1/);
});

test('the tab says whose turn it is, and events are told to those who listen', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short' });
  await expect(page).toHaveTitle(/Your turn/);
  await play(page, (clicks) => clicks >= 2);
  await expect(page.locator('[aria-live=polite]').first()).toHaveText(/\w+ (rolls|places|starts)/);
});

test('a bot that thinks shows how far it is', async ({ page }) => {
  // How long it thinks depends on the machine: whenever the ring comes, it is noted.
  await page.addInitScript(() => {
    const look = () => document.querySelector('.ring') && document.documentElement.setAttribute('data-thought', '');
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  await openTable(page, 'Glory', ['Bot: Zorina ★★★★★'], { preset: 'Skirmish' });
  const thought = () =>
    page
      .locator('html[data-thought]')
      .count()
      .then((count) => count > 0);
  await play(page, thought);
  expect(await thought()).toBe(true);
});

test('Termites: an attack shows both sums, also one that is too weak', async ({ page }) => {
  // A game against a bot, just before an attack.
  const record = readFileSync(recordFile('termites', 'two-duel'), 'utf8');
  const [, step = '', start = '', target = ''] = /^(\d+)\. 1: attack ([a-k]\d+)x([a-k]\d+)$/m.exec(record) ?? [];
  // Before the unit was picked.
  await playOn(page, 'termites', 'two-duel', Number(step) - 2);
  await page.locator(`[data-cell="${start}"]`).click();
  await expect(page.locator('.strike-text').first()).toHaveText(/^\d+ : \d+$/);
  await page.locator(`[data-cell="${target}"]`).click();
  await expect(page.locator('.panel')).toContainText(/attacks .+ with/);
});

test('an attack shows both sums before anything is spent', async ({ page }) => {
  // A game between two at this screen, just before its first battle.
  const [, step = '', tile = ''] =
    /^(\d+)\. \w: attack (\w+)$/m.exec(readFileSync(recordFile('dominants', '2-conquest'), 'utf8')) ?? [];
  await playOn(page, 'dominants', '2-conquest', Number(step) - 1);
  await page.locator(`[data-cell="${tile}"]`).click();
  const lines = await log(page).count();
  await page.getByRole('button', { name: 'Attack', exact: true }).click();
  await expect(page.locator('.battle')).toHaveText(/^\d+ : \d+ (they die|you die|all die)$/);
  await expect(log(page)).toHaveCount(lines);
  await page.getByRole('button', { name: 'Strike' }).click();
  await expect(page.locator('.battle')).toHaveCount(0);
  await expect(log(page).last()).not.toHaveText('');
});

test('DominAnts: a chosen ant shows how far it goes and by which way, and goes there', async ({ page }) => {
  const [, step = '', from = ''] =
    /^(\d+)\. \w: move (\w+)-/m.exec(readFileSync(recordFile('dominants', '2-conquest'), 'utf8')) ?? [];
  await playOn(page, 'dominants', '2-conquest', Number(step) - 1);
  await page.locator(`[data-cell="${from}"]`).click();
  const goal = page.locator('[data-cell="g7"].possible');
  await goal.hover();
  // The cost of this way alone.
  await expect(page.locator('.steps')).toHaveText(/^\d+$/);
  await expect(page.locator('.preview')).toBeVisible();
  await goal.click();
  // All moves of the walk are one line of the log.
  await expect(log(page)).toHaveText([new RegExp(`from ${from} to g7`)]);
});

test('DominAnts: a map shows where ants could be struck', async ({ page }) => {
  // Just before the first battle of a game between two at this screen.
  const [, step = ''] =
    /^(\d+)\. \w: attack \w+$/m.exec(readFileSync(recordFile('dominants', '2-conquest'), 'utf8')) ?? [];
  await playOn(page, 'dominants', '2-conquest', Number(step) - 1);
  const danger = page.getByRole('checkbox', { name: 'Danger' });
  await expect(page.locator('.danger-power')).toHaveCount(0);
  await danger.check();
  await expect(page.locator('.danger-power').first()).toHaveText(/^\d+$/);
  const said = page.getByRole('status').filter({ hasText: /could be beaten/ });
  await expect(said).toHaveCount(1);
  // Each ant that is named stands on red stripes, and no other; frames stay for what can be chosen.
  const lost = (await said.innerText()).match(/\b[a-n]\d+\b/g) ?? [];
  expect(lost.length).toBeGreaterThan(0);
  await expect(page.locator('.stripes')).toHaveCount(lost.length);
  const [stripes, tile] = await Promise.all([
    page.locator('.stripes').first().boundingBox(),
    page.locator(`[data-cell="${lost[0]}"]`).boundingBox(),
  ]);
  expect(Math.abs((stripes?.x ?? 0) - (tile?.x ?? 99))).toBeLessThan(6);
  expect(Math.abs((stripes?.y ?? 0) - (tile?.y ?? 99))).toBeLessThan(6);
  await danger.uncheck();
  await expect(page.locator('.danger-power')).toHaveCount(0);
  await expect(page.locator('.stripes')).toHaveCount(0);
});

test('Glory: an attack shows the chance to win it, by group and while it lasts', async ({ page }) => {
  // A game just before an attack of its first seat.
  const lines = readFileSync(recordFile('glory', 'seats-3-skirmish'), 'utf8').match(/^\d+\. .*/gm) ?? [];
  const at = lines.findIndex((line, step) => /blue: march/.test(line) && /chance: roll/.test(lines[step + 2] ?? ''));
  const [, from = '', to = ''] = /march (\w+)-(\w+)/.exec(lines[at] ?? '') ?? [];
  await playOn(page, 'glory', 'seats-3-skirmish', at);
  await page.locator(`[data-cell="${from}"]`).click();
  await expect(page.locator('.chance').first()).toHaveText(/^\d+ %$/);
  await page.locator(`[data-cell="${to}"]`).click();
  // All go at first; one who stays behind changes what is sent, and its chance.
  const send = page.locator('.tray button').filter({ hasText: /\d+ %/ });
  await expect(send).toHaveAccessibleName(/\d+ % chance to win the attack/);
  const all = await send.getAttribute('aria-label');
  const leave = page.getByRole('button', { name: /^Leave .* behind$/, disabled: false });
  if ((await leave.count()) > 0) {
    await leave.first().click();
    await expect(send).not.toHaveAttribute('aria-label', all ?? '');
  }
  await send.click();
  await expect(
    page
      .getByRole('region', { name: / attacks? / })
      .or(choices(page).first())
      .first(),
  ).toBeVisible();
});

/** Lets things move, slowly enough to be seen. */
async function moving(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'hexapod.settings',
      JSON.stringify({ animation: 'slow', explain: false, coach: 'off', wait: 'off', forced: false }),
    ),
  );
}

test('DominAnts: a wheel turns to the event before it is seen, and can be skipped', async ({ page }) => {
  await moving(page);
  const [, step = ''] =
    /^(\d+)\. \w: end\n\d+\. chance: roll/m.exec(readFileSync(recordFile('dominants', '2-conquest'), 'utf8')) ?? [];
  await playOn(page, 'dominants', '2-conquest', Number(step) - 1);
  const lines = await log(page).count();
  await page.getByRole('button', { name: 'End the turn' }).click();
  const sure = page.getByRole('button', { name: /^End it anyway/ });
  if (await sure.isVisible()) await sure.click();
  await expect(page.locator('.wheel')).toBeVisible();
  // The log does not give it away, but whoever cannot see the wheel is told.
  await expect(log(page)).toHaveCount(lines);
  await expect(page.locator('[aria-live]').filter({ hasText: /The AntWheel stops at/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.wheel')).toHaveCount(0);
  await expect(page.locator('.panel')).toContainText(/The AntWheel stops at/);
  await expect(choices(page).first()).toBeVisible();
});

test('Anteater: totals are counted on the mounds of the round that ends', async ({ page }) => {
  await moving(page);
  const [, step = '', space = ''] =
    /^(\d+)\. P\d: place (\S+)\n\d+\. chance: reveal/m.exec(readFileSync(recordFile('anteater', 'seats-3'), 'utf8')) ??
    [];
  await playOn(page, 'anteater', 'seats-3', Number(step) - 1);
  await page.locator(`[data-cell="${space}"]`).click();
  await expect(page.locator('.sum').first()).toBeVisible();
  await expect(page.locator('.drop').first()).toBeVisible();
  await expect(page.locator('.sum')).toHaveCount(0);
  await expect(page.locator('.facts')).toContainText('Round 2');
});

test('tools have their names below them, or under the pointer where there is no room', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTable(page, 'Anteater', ['Bot: Fika ★', 'Bot: Fika ★'], { preset: 'Short' });
  const names = page.locator('.tools .word');
  const again = page.locator('.tools .word', { hasText: 'What happened?' });
  await expect(again).toBeVisible();
  const small = () =>
    names.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().width < 10).map((one) => one.textContent),
    );
  await expect.poll(small).toEqual([]);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect.poll(async () => (await small()).length).toBeGreaterThan(3);
  const button = page.getByRole('button', { name: 'What happened?' });
  await button.hover();
  await expect.poll(async () => (await again.boundingBox())?.width ?? 0).toBeGreaterThan(40);
});
