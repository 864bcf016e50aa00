import type { Page } from '@playwright/test';
import { pictureBox, restingPicture } from '../picture-box.ts';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, test } from '../shop.ts';

const ARTICLE = '/blog/how-heated-tobacco-works/';
const WORK = '/portfolio/courtyard-shop/';

function pictures(page: Page) {
  return page.locator('.entry-content figure a');
}

function viewer(page: Page) {
  return page.getByRole('dialog');
}

test('LB-01 a linked picture of a text opens the lightbox, and Escape gives the focus back', async ({
  page,
}) => {
  for (const [address, counted] of [
    [ARTICLE, '1 / 2'],
    [WORK, '1 / 1'],
  ] as const) {
    await page.goto(address);
    const href = await pictures(page).first().getAttribute('href');
    await pictures(page).first().click();
    await expect(viewer(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.locator('.yarl__slide_current img')).toHaveAttribute('src', href ?? '');
    await expect(page.locator('.pswp__counter')).toHaveText(counted);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(pictures(page).first()).toBeFocused();
  }
});

test('LB-02 counter, full screen, zoom and share work', async ({ page, baseURL }) => {
  await page.goto(ARTICLE);
  await pictures(page).nth(1).click();
  const counter = page.locator('.pswp__counter');
  await expect(counter).toHaveText('2 / 2');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('1 / 2');
  const button = (name: string) => viewer(page).getByRole('button', { name, exact: true });

  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await button('Full screen').click();
  await expect.poll(isFullScreen).toBe(true);
  await button('Exit full screen').click();
  await expect.poll(isFullScreen).toBe(false);

  await restingPicture(page);
  const before = await pictureBox(page);
  await button('Zoom in').click();
  await expect.poll(async () => (await pictureBox(page)).width).toBeGreaterThan(1.2 * before.width);

  await button('Share').click();
  const telegram = viewer(page).getByRole('link', { name: 'Share on Telegram' });
  const shared = new URL((await telegram.getAttribute('href')) ?? '');
  expect(shared.searchParams.get('url')).toBe(`${baseURL}${ARTICLE}`);
  const download = page.waitForEvent('download');
  await viewer(page).getByRole('link', { name: 'Download image' }).click();
  expect(await (await download).failure()).toBeNull();
});

test('LB-02 all four are reached and worked by the keyboard', PROOF, async ({ page }) => {
  await page.goto(ARTICLE);
  await pictures(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const counter = page.locator('.pswp__counter');
  await expect(counter).toHaveText('2 / 2');
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('1 / 2');
  const control = (role: 'button' | 'link', name: string) =>
    viewer(page).getByRole(role, { name, exact: true });
  /** Presses Tab until the control has the focus. */
  const tabTo = async (role: 'button' | 'link', name: string) => {
    const isThere = () => control(role, name).evaluate((one) => one === document.activeElement);
    for (let tabs = 0; tabs < 40 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
    await expect(control(role, name)).toBeFocused();
  };
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null);

  await tabTo('button', 'Full screen');
  await page.keyboard.press('Enter');
  await expect.poll(isFullScreen).toBe(true);
  await tabTo('button', 'Exit full screen');
  await page.keyboard.press('Space');
  await expect.poll(isFullScreen).toBe(false);

  await restingPicture(page);
  const before = await pictureBox(page);
  await tabTo('button', 'Zoom in');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await pictureBox(page)).width).toBeGreaterThan(1.2 * before.width);
  await restingPicture(page);
  await tabTo('button', 'Zoom out');
  const zoomed = await pictureBox(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await pictureBox(page)).width).toBeLessThan(zoomed.width);

  await tabTo('button', 'Share');
  await page.keyboard.press('Enter');
  await expect(control('link', 'Share on Telegram')).toBeVisible();
  await tabTo('link', 'Download image');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(await (await download).failure()).toBeNull();
});

/** The name of the focused element, or that it is outside the lightbox. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    const name = at?.getAttribute('aria-label') || at?.textContent?.trim() || at?.tagName || '';
    return at?.closest('[role=dialog]') == null ? `outside: ${name}` : name;
  });
}

async function pressTimes(page: Page, key: string, times: number): Promise<string[]> {
  const names: string[] = [];
  for (let time = 0; time < times; time += 1) {
    await page.keyboard.press(key);
    names.push(await focused(page));
  }
  return names;
}

test(
  'LB-02 Tab and Shift+Tab move through its controls in order, and stay inside it',
  PROOF,
  async ({ page }) => {
    await page.goto(ARTICLE);
    await pictures(page).first().focus();
    await page.keyboard.press('Enter');
    const counter = page.locator('.pswp__counter');
    await expect(counter).toHaveText('1 / 2');
    await expect.poll(() => focused(page)).toBe('Share');
    // 'Zoom out' and 'Previous' are disabled at first.
    const rest = ['Zoom in', 'Full screen', 'Close', 'Next image'];
    expect(await pressTimes(page, 'Tab', 6)).toEqual([...rest, 'Share', 'Zoom in']);
    expect(await pressTimes(page, 'Shift+Tab', 6)).toEqual(['Share', ...rest.toReversed(), 'Share']);

    // The pressed control is disabled at the end, and loses the focus.
    await pressTimes(page, 'Shift+Tab', 1);
    await page.keyboard.press('Enter');
    await expect(counter).toHaveText('2 / 2');
    const last = ['Share', 'Zoom in', 'Full screen', 'Close', 'Previous image'];
    const on = await pressTimes(page, 'Tab', 6);
    expect([...on].toSorted()).toEqual([...last, on[5]].toSorted());
    expect(on[5]).toBe(on[0]);
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test('LB-02 all four are worked by a finger on a phone', PROOF, async ({ page }) => {
    await page.goto(ARTICLE);
    await pictures(page).first().tap();
    const counter = page.locator('.pswp__counter');
    await expect(counter).toHaveText('1 / 2');
    await expect(counter).toBeInViewport({ ratio: 1 });
    const button = (name: string) => viewer(page).getByRole('button', { name, exact: true });
    await restingPicture(page);
    const before = await pictureBox(page);
    await button('Zoom in').tap();
    await expect.poll(async () => (await pictureBox(page)).width).toBeGreaterThan(1.2 * before.width);
    await button('Share').tap();
    await expect(viewer(page).getByRole('link', { name: 'Share on Telegram' })).toBeVisible();
    await button('Share').tap();
    const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null);
    await button('Full screen').tap();
    await expect.poll(isFullScreen).toBe(true);
    await button('Exit full screen').tap();
    await expect.poll(isFullScreen).toBe(false);
    for (const name of ['Zoom in', 'Share', 'Full screen', 'Close']) {
      const box = await button(name).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  });
});

test('LB-01 a picture in a modal dialog opens above it, alone, and Escape goes back to the dialog', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  const href = (await pictures(page).first().getAttribute('href')) ?? '';
  await page.evaluate((src) => {
    const dialog = document.createElement('dialog');
    dialog.innerHTML = `<a href="${src}" data-title="In a dialog"><img src="${src}" alt="Inside" width="80"></a>`;
    dialog.style.transform = 'translateX(10px)';
    document.body.append(dialog);
    dialog.showModal();
  }, href);
  const inside = page.getByRole('img', { name: 'Inside' });
  await inside.click();
  await expect(page.locator('.pswp__counter')).toHaveText('1 / 1');
  expect(await page.locator('.j-viewer').boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.locator('.j-viewer')).toHaveCount(0);
  await expect(page.locator('dialog:modal a')).toBeFocused();
});

test('LB-03 title and description are those of the picture, in the language of the page', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await pictures(page).first().click();
  const current = page.locator('.yarl__slide_current');
  await expect(current.locator('.j-viewer__title')).toHaveText('Where the stick goes in');
  await expect(current.locator('.j-viewer__text')).toHaveText(
    'The collar of an Orveta holder, seen from above. The blade stands in the middle of it.',
  );
  await page.goto(`/ar${WORK}`);
  await pictures(page).first().click();
  await expect(current.locator('.j-viewer__title')).toHaveText('الركن الأول');
  await expect(current.locator('.j-viewer__text')).toContainText('قوس من الجص');
});

test('LB-03 so are those of a picture in a product’s description', PROOF, async ({ page }) => {
  await page.goto(ARTICLE);
  const href = await pictures(page).first().getAttribute('href');
  await addHiddenProducts([
    {
      Type: 'simple',
      SKU: 'PICTURED-TEXT',
      Name: 'Pictured text',
      Published: '1',
      'Regular price': '10.00',
      Description: `<p>Seen from above:</p><p><a href="${href}"><img src="${href}" alt="A holder"></a></p>`,
    },
  ]);
  await page.goto('/product/pictured-text/');
  await page.locator('#tab-description').getByRole('img', { name: 'A holder' }).click();
  const current = page.locator('.yarl__slide_current');
  await expect(current.locator('.j-viewer__title')).toHaveText('Where the stick goes in');
  await expect(current.locator('.j-viewer__text')).toContainText('The collar of an Orveta holder');
});

test('ER-09 a picture that fails to load is reported in the lightbox too', PROOF, async ({ page }) => {
  await page.goto(WORK);
  const href = (await pictures(page).first().getAttribute('href')) ?? '';
  await page.route(`**${href}`, (route) => route.abort());
  await pictures(page).first().click();
  const message = page.locator('.yarl__slide_current .pswp__error-msg');
  await expect(message).toHaveText('The image could not be loaded.');
  await expect(message.getByRole('link', { name: 'The image' })).toHaveAttribute('href', href);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('LB-01 the link opens the picture itself', async ({ page }) => {
    await page.goto(WORK);
    const href = (await pictures(page).first().getAttribute('href')) ?? '';
    const answer = await page.request.get(href);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
  });
});
