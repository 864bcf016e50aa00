import type { TemplateId } from '#kernel/ids.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { buttonTo, linkOf, panelOf, TITLE, withPanel } from './off-canvas-page.ts';
import { placeOnHome } from './place-on-home.ts';
import { unpublish, until } from './with-template.ts';

const html = (id: string, markup: string) => ({
  ...{ id, widget: 'html', version: 1 },
  settings: { html: { en: markup, ar: markup } },
});

test('WG-23 LA-05 LA-06 a link opens a named panel that keeps the focus, a link in it and Esc close it', async ({
  page,
}) => {
  await withPanel(page, {}, async () => {
    await settle(page);
    await expect(panelOf(page)).toBeHidden();
    await linkOf(page, 'Sizes').focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Size guide' });
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await expect(panel.getByRole('link', { name: 'Close' })).toBeFocused();
    for (let tab = 0; tab < 5; tab += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.querySelector('main')?.contains(document.activeElement) ?? false,
      );
      expect(isOutside).toBe(false);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(linkOf(page, 'Sizes')).toBeFocused();
    await linkOf(page, 'Sizes').click();
    await linkOf(page, 'Back to the page').click();
    await expect(panel).toBeHidden();
    await expect(linkOf(page, 'Sizes')).toBeFocused();
  });
});

test('LA-07 a toggle opens the panel, and closes it when it is open', async ({ page }) => {
  await withPanel(page, {}, async () => {
    await settle(page);
    await linkOf(page, 'Sizes or not').click();
    await expect(panelOf(page)).toBeVisible();
    // The open panel covers the link: scripts can still click it.
    await page.locator('a[href^="#off_canvas:toggle"]').evaluate((anchor: HTMLElement) => anchor.click());
    await expect(panelOf(page)).toBeHidden();
  });
});

test('WG-23 PL-10 the panel is focused first, its first control after 100 ms', PROOF, async ({ page }) => {
  await withPanel(page, {}, async () => {
    await page.clock.install();
    await page.goto('/');
    await settle(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await linkOf(page, 'Sizes').press('Enter');
    await expect(panelOf(page)).toBeFocused();
    await page.clock.runFor(99);
    await expect(panelOf(page)).toBeFocused();
    await page.clock.runFor(1);
    await expect(panelOf(page).getByRole('link', { name: 'Close' })).toBeFocused();
  });
});

test(
  'WG-23 the panel is at its side, mirrored in Arabic, as wide as it is set and the window is',
  PROOF,
  async ({ page }) => {
    await withPanel(page, { side: 'start', width: 520 }, async () => {
      for (const [path, width, x] of [
        ['/', 1440, 0],
        ['/ar/', 1440, 920],
        ['/', 360, 0],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await settle(page);
        await page.locator('a[href^="#off_canvas:open"]').first().click();
        const box = () => panelOf(page).boundingBox();
        await expect.poll(box).toEqual({ x, y: 0, width: Math.min(520, width), height: 800 });
        await expect(page.getByRole('dialog', { name: path === '/' ? TITLE.en : TITLE.ar })).toBeVisible();
      }
    });
  },
);

test(
  'WG-23 a click beside the panel closes it unless it is set to stay, and its close button can be left out',
  PROOF,
  async ({ page }) => {
    await withPanel(page, {}, async () => {
      await settle(page);
      await linkOf(page, 'Sizes').click();
      await page.mouse.click(100, 400);
      await expect(panelOf(page)).toBeHidden();
    });
    await withPanel(page, { close_on_overlay: false, close_button: false }, async () => {
      await until(page, '/', () =>
        expect(panelOf(page)).not.toHaveAttribute('data-close-on-overlay', { timeout: 500 }),
      );
      await settle(page);
      await linkOf(page, 'Sizes').click();
      await expect(panelOf(page).getByRole('link', { name: 'Close' })).toBeHidden();
      await page.mouse.click(100, 400);
      await expect(panelOf(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
    });
  },
);

test(
  'WG-23 an address with the action opens the panel, and a page without links about it has nothing of it',
  PROOF,
  async ({ page }) => {
    await withPanel(page, {}, async (id) => {
      await page.goto(`/?shared#off_canvas:open?id=${id}`);
      await expect(panelOf(page)).toBeVisible();
      await page.goto('/faq/');
      await expect(panelOf(page)).toHaveCount(0);
      expect(await page.content()).not.toMatch(/off-canvas|link-actions/);
    });
  },
);

test(
  'WG-23 a panel that is no longer published is gone from pages, with the links that open it',
  PROOF,
  async ({ page }) => {
    await withPanel(page, {}, async (id) => {
      await expect(linkOf(page, 'Sizes')).toBeVisible();
      await withShop((shop) => unpublish(shop, id as TemplateId));
      await until(page, '/', () => expect(panelOf(page)).toHaveCount(0, { timeout: 500 }));
      await expect(linkOf(page, 'Sizes')).toHaveCount(0);
    });
  },
);

test('LA-08 reload-page loads the page again', async ({ page }) => {
  const putBack = await placeOnHome([buttonTo('again', '#reload-page', 'Load again')]);
  await until(page, '/', () => expect(linkOf(page, 'Load again')).toBeVisible({ timeout: 500 }));
  await settle(page);
  await page.evaluate(() => {
    document.title = 'Before';
  });
  await linkOf(page, 'Load again').click();
  await expect(page).not.toHaveTitle('Before');
  await expect(page).toHaveURL(/\/$/);
  await putBack();
});

test('LA-09 a hash of a letter or underscore, word characters and dashes is an anchor, another one is not', async ({
  page,
}) => {
  const names = ['a-1', '_x', '1a', 'a.b'];
  const links = names.map((name) => `<p><a href="#${name}">To ${name}</a></p>`).join('');
  const marks = names.map((name) => `<p id="${name}">Here is ${name}</p>`).join('');
  const space = '<p><br></p>'.repeat(60);
  const putBack = await placeOnHome([html('anchors', links + space + marks + space)]);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const here = () => page.evaluate(() => Math.round(scrollY));
  await until(page, '/', () => expect(linkOf(page, 'To a-1')).toBeVisible({ timeout: 500 }));
  await settle(page);
  for (const [name, leads] of [
    ['1a', false],
    ['a.b', false],
    ['a-1', true],
    ['_x', true],
  ] as const) {
    await linkOf(page, `To ${name}`).scrollIntoViewIfNeeded();
    await expect(page.getByText(`Here is ${name}`)).not.toBeInViewport();
    const before = await here();
    await linkOf(page, `To ${name}`).click();
    if (leads) await expect(page.getByText(`Here is ${name}`)).toBeInViewport();
    else expect(await here()).toBe(before);
  }
  expect(faults).toEqual([]);
  await putBack();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-23 a link shows the panel, and another one leaves it', PROOF, async ({ page }) => {
    await withPanel(page, { close_button: false }, async () => {
      await expect(panelOf(page)).toBeHidden();
      for (const name of ['Sizes', 'Sizes or not']) {
        await linkOf(page, name).click();
        await expect(panelOf(page).getByText('The end of the panel.')).toBeVisible();
        await panelOf(page).locator('a[aria-label="Close"]').click();
        await expect(panelOf(page)).toBeHidden();
      }
    });
  });
});
