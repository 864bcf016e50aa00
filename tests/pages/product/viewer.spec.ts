import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pictureBox, restingPicture } from '../picture-box.ts';
import { DIRECTIONS, PROOF } from '../screens.ts';
import { expect, MOVING, settle, test } from '../shop.ts';

test.use(MOVING);

const DUO = '/product/orveta-duo/';
const WITH_LARGE_IMAGE = '/product/kovia-pebble-ceramic-edition/';
const NAME = 'View full-screen image gallery';

function trigger(page: Page) {
  return page.getByRole('button', { name: NAME });
}

function viewer(page: Page) {
  return page.getByRole('dialog', { name: 'Image gallery' });
}

async function openAt(page: Page, index: number, product = DUO): Promise<void> {
  await page.goto(product);
  await page.locator(`[data-thumb-of="${index}"]`).click();
  await trigger(page).click();
  await expect(viewer(page)).toBeVisible();
}

test('GA-11 the trigger opens the viewer at the current image', async ({ page }) => {
  await openAt(page, 2);
  const large = await page.locator('[data-slide="2"] img').getAttribute('data-large_image');
  await expect(page.locator('.yarl__slide_current img')).toHaveAttribute('src', large ?? '');
});

test('GA-11 the trigger answers to Enter and Space, and to its Arabic name', PROOF, async ({ page }) => {
  await page.goto(`/ar${DUO}`);
  const arabic = page.getByRole('button', { name: 'عرض الصور بملء الشاشة' });
  await arabic.focus();
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'معرض الصور' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
});

test('VW-01 image 2 of 9 is counted as 2 / 9, in Arabic too', async ({ page }) => {
  await openAt(page, 1);
  await expect(page.locator('.pswp__counter')).toHaveText('2 / 9');
  await page.goto(`/ar${DUO}`);
  await page.locator('.woocommerce-product-gallery__trigger').click();
  await expect(page.locator('.pswp__counter')).toHaveText('1 / 9');
  await expect(page.locator('.pswp__counter bdi')).toHaveAttribute('dir', 'ltr');
});

test('VW-02 the caption is below the image', async ({ page }) => {
  await openAt(page, 1);
  const current = page.locator('.yarl__slide_current');
  await expect(current.locator('.pswp__caption')).toHaveText('Front view');
});

test('VW-03 its button brings the browser into full screen and out of it', async ({ page }) => {
  await openAt(page, 0);
  await viewer(page).getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await viewer(page).getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
});

test('VW-02 the page behind the viewer does not scroll', async ({ page }) => {
  await openAt(page, 0);
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 600);
  await settle(page);
  expect(await scrollY()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(scrollY).toBeGreaterThan(before);
});

test('VW-04 the button zooms the picture, and the mouse pans it', async ({ page }) => {
  await openAt(page, 0, WITH_LARGE_IMAGE);
  const before = await pictureBox(page);
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(async () => (await pictureBox(page)).width).toBeGreaterThan(1.5 * before.width);
  await restingPicture(page);
  const zoomed = await pictureBox(page);
  expect(zoomed.height / before.height).toBeCloseTo(zoomed.width / before.width, 1);
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(640, 420, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await pictureBox(page)).x - zoomed.x)).toBe(-60);
  expect(Math.round((await pictureBox(page)).y - zoomed.y)).toBe(-30);
});

test('VW-04 a click on the picture zooms it, dragging keeps it so, and a click shows it whole', async ({
  page,
}) => {
  await openAt(page, 0, WITH_LARGE_IMAGE);
  const before = await pictureBox(page);
  const widthIn = async () => Math.round(((await pictureBox(page)).width / before.width) * 10) / 10;
  await page.mouse.click(640, 400);
  await expect.poll(widthIn).toBe(2);
  await restingPicture(page);
  await page.mouse.move(640, 400);
  await page.mouse.down();
  await page.mouse.move(580, 380, { steps: 4 });
  await page.mouse.up();
  await settle(page);
  expect(await widthIn()).toBe(2);
  await page.mouse.click(640, 400);
  await expect.poll(widthIn).toBe(1);
  await restingPicture(page);
  await page.mouse.dblclick(640, 400);
  await restingPicture(page);
  expect(await widthIn()).toBe(2);
});

test('VW-05 without viewer.share there is nothing to share with', PROOF, async ({ page }) => {
  await openAt(page, 0);
  await expect(viewer(page).getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(viewer(page).locator('a')).toHaveCount(0);
});

test('VW-06 twenty tabs forward and back never leave the viewer', async ({ page }) => {
  await openAt(page, 1);
  const isInside = () =>
    page.evaluate(
      () => document.activeElement?.closest('.j-viewer') !== null && document.activeElement !== null,
    );
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let count = 0; count < 20; count += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
    }
  }
});

test('VW-07 VW-11 the wheel does not close the viewer, and the arrows go on changing the image', async ({
  page,
}) => {
  await openAt(page, 0);
  await page.mouse.move(700, 450);
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 400);
  // Once keys are handled, so is the wheel.
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.pswp__counter')).toHaveText('2 / 9');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.pswp__counter')).toHaveText('1 / 9');
  await expect(viewer(page)).toBeVisible();
});

test('VW-08 opening and closing leaves the browser history as it was', async ({ page }) => {
  await page.goto(DUO);
  const before = await page.evaluate(() => ({ length: history.length, address: location.href }));
  await trigger(page).click();
  await expect(viewer(page)).toBeVisible();
  expect(await page.evaluate(() => ({ length: history.length, address: location.href }))).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  expect(await page.evaluate(() => ({ length: history.length, address: location.href }))).toEqual(before);
});

test('VW-09 the viewer appears and disappears at once', async ({ page }) => {
  await page.clock.install();
  await page.goto(DUO);
  await trigger(page).click();
  await viewer(page).waitFor({ state: 'attached' });
  const shown = await viewer(page).evaluate((dialog) => ({
    opacity: getComputedStyle(dialog).opacity,
    animations: dialog.getAnimations().length,
  }));
  expect(shown).toEqual({ opacity: '1', animations: 0 });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1);
  // Read once: a fade-out would still be there.
  expect(await viewer(page).count()).toBe(0);
});

test('VW-10 ER-09 an image that fails to load is reported, with a link to it', async ({ page }) => {
  await page.goto(DUO);
  const large = await page.locator('[data-slide="1"] img').getAttribute('data-large_image');
  await page.route(`**${large}`, (route) => route.abort());
  await page.locator('[data-thumb-of="1"]').click();
  await trigger(page).click();
  const message = page.locator('.yarl__slide_current .pswp__error-msg');
  await expect(message).toHaveText('The image could not be loaded.');
  await expect(message.getByRole('link', { name: 'The image' })).toHaveAttribute('href', large ?? '');
  await page.goto(`/ar${DUO}`);
  await page.locator('[data-thumb-of="1"]').click();
  await page.locator('.woocommerce-product-gallery__trigger').click();
  await expect(message).toHaveText('تعذّر تحميل الصورة.');
});

test('VW-11 Escape closes and gives the focus back to the trigger', PROOF, async ({ page }) => {
  await openAt(page, 1);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test(
  'VW-11 arrows change the image, mirrored in Arabic, and the gallery follows',
  PROOF,
  async ({ page }) => {
    await openAt(page, 0);
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.pswp__counter')).toHaveText('2 / 9');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-slide]:not([inert])')).toHaveAttribute('data-slide', '1');
    await page.goto(`/ar${DUO}`);
    await page.locator('.woocommerce-product-gallery__trigger').click();
    await expect(page.locator('.pswp__counter')).toHaveText('1 / 9');
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.pswp__counter')).toHaveText('2 / 9');
  },
);

test('no react reaches the page before the viewer is opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url());
  });
  await page.goto(DUO);
  await settle(page);
  expect(scripts.some((url) => url.includes('viewer'))).toBe(false);
  await trigger(page).click();
  await expect(viewer(page)).toBeVisible();
  expect(scripts.some((url) => url.includes('viewer'))).toBe(true);
});

for (const { name, prefix } of DIRECTIONS) {
  const title = `the open viewer is clean for axe and for the content policy, ${name}`;
  test(title, PROOF, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(message.text());
    });
    await page.goto(prefix + DUO);
    await page.locator('.woocommerce-product-gallery__trigger').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('.yarl__slide_current img')).toHaveCSS('opacity', '1');
    const { violations } = await new AxeBuilder({ page }).include('.j-viewer').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(messages).toEqual([]);
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  test('VW-11 two fingers zoom', PROOF, async ({ page }) => {
    await page.goto(DUO);
    await trigger(page).tap();
    await expect(viewer(page)).toBeVisible();
    await expect(page.locator('.yarl__slide_current img')).toHaveCSS('opacity', '1');
    const client = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apartPx: number | null) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apartPx === null
            ? []
            : [
                { x: 180 - apartPx / 2, y: 380, id: 1 },
                { x: 180 + apartPx / 2, y: 380, id: 2 },
              ],
      });
    const before = await pictureBox(page);
    await fingers('touchStart', 60);
    for (const apartPx of [90, 120, 160, 200]) await fingers('touchMove', apartPx);
    await fingers('touchEnd', null);
    await expect.poll(async () => (await pictureBox(page)).width).toBeGreaterThan(1.5 * before.width);
  });
});
