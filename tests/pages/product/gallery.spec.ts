import type { Page } from '@playwright/test';
import { withShop } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect, MOVING, settle, test } from '../shop.ts';
import { goOn, slideTo } from './slide-to.ts';

test.use(MOVING);

const DUO = '/product/orveta-duo/';
const WITH_LARGE_IMAGE = '/product/kovia-pebble-ceramic-edition/';
const STAGE = '.woocommerce-product-gallery__wrapper';
const ON_STAGE = '[data-slide]:not([inert])';

function thumb(page: Page, index: number) {
  return page.locator(`[data-thumb-of="${index}"]`);
}

async function leftOf(page: Page, slide: number): Promise<number> {
  const box = await page.locator(`[data-slide="${slide}"]`).boundingBox();
  const stage = await page.locator(STAGE).boundingBox();
  return Math.round((box?.x ?? Number.NaN) - (stage?.x ?? Number.NaN));
}

/** Records the layout shifts of the page from its beginning. @returns their sum so far */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
}

test('GA-01 GA-13 thumbnail 3 slides image 3 onto the stage and is marked, and nothing else moves', async ({
  page,
}) => {
  const shifted = await watchShifts(page);
  await page.goto(DUO);
  await settle(page);
  await thumb(page, 2).click();
  await expect(thumb(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[aria-current][data-thumb-of]')).toHaveCount(1);
  await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '2');
  await expect.poll(() => leftOf(page, 2)).toBe(0);
  expect(await shifted()).toBeLessThan(0.05);
});

test('GA-02 a product with one image has no slider and no strip', async ({ page }) => {
  await page.goto('/product/orveta-leather-pouch/');
  await expect(page.locator('.woocommerce-product-gallery__image')).toHaveCount(1);
  await expect(page.locator('[data-slider], .j-thumbs, [data-thumb-of]')).toHaveCount(0);
});

test('GA-03 the change is a sideways move, no fade', async ({ page }) => {
  await page.goto(DUO);
  await slideTo(page, 1, 250);
  const between = await leftOf(page, 0);
  expect(between).toBeLessThan(-50);
  const stage = await page.locator(STAGE).boundingBox();
  expect(await leftOf(page, 1)).toBe(Math.round(between + (stage?.width ?? 0)));
  await expect(page.locator('[data-slide="0"]')).toHaveCSS('opacity', '1');
  await expect(page.locator('[data-slide="1"]')).toHaveCSS('opacity', '1');
});

test('GA-05 the gallery has no arrows', async ({ page }) => {
  await page.goto(DUO);
  await expect(page.locator('.woocommerce-product-gallery button')).toHaveCount(0);
  await expect(page.locator('.flex-direction-nav')).toHaveCount(0);
});

test('GA-06 nothing moves by itself', async ({ page }) => {
  await page.clock.install();
  await page.goto(DUO);
  await page.clock.fastForward(15_000);
  await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '0');
  expect(await leftOf(page, 0)).toBe(0);
});

test('GA-08 image 2 enters from the right', async ({ page }) => {
  await page.goto(DUO);
  await slideTo(page, 1, 100);
  expect(await leftOf(page, 1)).toBeGreaterThan(0);
});

test('GA-08 on Arabic pages image 2 enters from the left', PROOF, async ({ page }) => {
  await page.goto(`/ar${DUO}`);
  await slideTo(page, 1, 100);
  expect(await leftOf(page, 1)).toBeLessThan(0);
  await goOn(page);
  await expect.poll(() => leftOf(page, 1)).toBe(0);
});

test('GA-09 a move takes 500 ms', async ({ page }) => {
  await page.goto(DUO);
  const durations = await slideTo(page, 1, 0);
  expect(durations.length).toBeGreaterThan(0);
  expect(new Set(durations)).toEqual(new Set([500]));
});

test('GA-09 old scripts read the same slider in wc_single_product_params', async ({ page }) => {
  await page.goto(DUO);
  const params = await page.evaluate<unknown>('window.wc_single_product_params');
  expect(params).toMatchObject({
    flexslider: {
      rtl: false,
      animation: 'slide',
      smoothHeight: true,
      directionNav: false,
      controlNav: 'thumbnails',
      slideshow: false,
      animationSpeed: 500,
      animationLoop: false,
      allowOneSlide: false,
    },
    flexslider_enabled: '1',
    zoom_enabled: '1',
    photoswipe_enabled: '1',
    photoswipe_options: {
      shareEl: false,
      closeOnScroll: false,
      history: false,
      hideAnimationDuration: 0,
      showAnimationDuration: 0,
    },
    i18n_product_gallery_trigger_text: 'View full-screen image gallery',
  });
});

test('GA-12 every image carries its large file, size, caption, alt and title', async ({ page }) => {
  const product = await withShop((shop) => shop.catalogue.findProductBySlug('orveta-duo'));
  await page.goto(DUO);
  const images = page.locator(`${STAGE} .woocommerce-product-gallery__image > a > .j-tile img`);
  const printed = await images.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ dataset, alt, title }) => ({ ...dataset, alt, title })),
  );
  expect(printed).toHaveLength(9);
  expect(printed).toMatchObject(
    (product?.images ?? []).map(({ file, widthPx, heightPx, caption, alt, title }) => ({
      large_image: `/media/${file}`,
      large_image_width: String(widthPx),
      large_image_height: String(heightPx),
      caption: caption.en,
      // A picture without a text of its own has the product's name.
      alt: alt.en || product?.name.en,
      title: title.en || alt.en || product?.name.en,
    })),
  );
  const holder = page.locator(`${STAGE} .woocommerce-product-gallery__image`).first();
  await expect(holder).toHaveAttribute('data-thumb', /^\/media\//);
  await expect(page.locator('.wp-post-image')).toHaveCount(1);
});

test(
  'GA-12 the viewer shows the large file in its size, with the caption and alt of the image',
  PROOF,
  async ({ page }) => {
    await page.goto(WITH_LARGE_IMAGE);
    const image = page.locator('[data-slide="0"] img');
    const { large_image, large_image_width, large_image_height, caption, alt } = await image.evaluate(
      (one: HTMLImageElement) => ({ ...one.dataset, alt: one.alt }) as Record<string, string>,
    );
    await thumb(page, 0).click();
    await page.getByRole('button', { name: 'View full-screen image gallery' }).click();
    const slide = page.locator('.yarl__slide_current');
    await expect(slide.locator('img')).toHaveAttribute('src', large_image ?? '');
    await expect(slide.locator('img')).toHaveAttribute('alt', alt ?? '');
    await expect(slide.locator('.pswp__caption')).toHaveText(caption ?? '');
    const size = () =>
      slide.locator('img').evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
    await expect.poll(size).toEqual([Number(large_image_width), Number(large_image_height)]);
  },
);

test(
  'GA-13 arrows walk through the thumbnails, and by the direction of the page',
  PROOF,
  async ({ page }) => {
    await page.goto(DUO);
    await thumb(page, 0).focus();
    await page.keyboard.press('ArrowRight');
    await expect(thumb(page, 1)).toBeFocused();
    await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '1');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(thumb(page, 8)).toHaveAttribute('aria-current', 'true');
    await page.goto(`/ar${DUO}`);
    await thumb(page, 0).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(thumb(page, 1)).toBeFocused();
  },
);

test(
  'GA-13 the thumbnail with the focus is in view as a whole, in both directions',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const prefix of ['', '/ar']) {
      await page.goto(prefix + DUO);
      await thumb(page, 3).focus();
      await page.keyboard.press('Tab');
      await expect(thumb(page, 4)).toBeFocused();
      await expect(thumb(page, 4), `${prefix}${DUO}`).toBeInViewport({ ratio: 1 });
    }
  },
);

test('GA-13 images have sizes and modern formats, and those off the stage wait', PROOF, async ({ page }) => {
  const first = page.locator('[data-slide="0"] picture');
  // Copies are made one picture after another; until then the original is served.
  await expect(async () => {
    await withShop((shop) => shop.media.makeNextSizes());
    await page.goto(DUO);
    const avif = first.locator('source[type="image/avif"]');
    expect(await avif.getAttribute('srcset', { timeout: 500 })).toMatch(/-750\.avif 750w/);
    expect(await avif.getAttribute('sizes')).toMatch(/55vw/);
  }).toPass({ timeout: 45_000 });
  await expect(first.locator('img')).toHaveAttribute('src', /\.webp$/);
  await expect(page.locator('[data-slide="1"] img')).toHaveAttribute('loading', 'lazy');
  await expect(page.locator('[data-slide="0"] img')).toHaveAttribute('loading', 'eager');
});

test.describe('in a browser that has loaded nothing yet', () => {
  test.use({ hasOwnContext: true });

  test(
    'GA-13 the page does not shift while it loads and while one looks through the pictures',
    PROOF,
    async ({ page }) => {
      const shifted = await watchShifts(page);
      await page.goto(DUO);
      await settle(page);
      await thumb(page, 3).click();
      await expect.poll(() => leftOf(page, 3)).toBe(0);
      expect(await shifted()).toBeLessThan(0.05);
    },
  );
});

test('a colour slides its own picture onto the stage', PROOF, async ({ page }) => {
  await page.goto(DUO);
  await page.getByRole('radio', { name: 'Sage' }).check({ force: true });
  await expect(page.locator(`${ON_STAGE} img`)).toHaveAttribute('data-large_image', /orv-duo-sage-1\.jpg$/);
  await page.reload();
  await expect(page.locator(`${ON_STAGE} img`)).toHaveAttribute('data-large_image', /orv-duo-sage-1\.jpg$/);
  const at = Number(await page.locator(ON_STAGE).getAttribute('data-slide'));
  await expect.poll(() => leftOf(page, at)).toBe(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 760 } });

  async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
    const box = await page.locator(STAGE).boundingBox();
    const y = Math.round((box?.y ?? 0) + 120);
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch('touchStart', fromX);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', fromX + ((toX - fromX) * step) / 5);
    await touch('touchEnd');
  }

  test('GA-13 a swipe shows the next image, in Arabic in the other direction', PROOF, async ({ page }) => {
    await page.goto(DUO);
    await swipe(page, 300, 80);
    await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '1');
    await expect.poll(() => leftOf(page, 1)).toBe(0);
    await swipe(page, 80, 300);
    await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '0');
    await page.goto(`/ar${DUO}`);
    await swipe(page, 80, 300);
    await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '1');
  });

  test('GA-07 GA-13 the last image stays when one swipes on, and back comes the one before', async ({
    page,
  }) => {
    await page.goto(DUO);
    await thumb(page, 8).click();
    await expect.poll(() => leftOf(page, 8)).toBe(0);
    await swipe(page, 300, 80);
    await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '8');
    await expect.poll(() => leftOf(page, 8)).toBe(0);
    await swipe(page, 80, 300);
    await expect(page.locator(ON_STAGE)).toHaveAttribute('data-slide', '7');
    await expect.poll(() => leftOf(page, 7)).toBe(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('GA-11 the trigger opens the large picture, and the stage is swiped through', async ({ page }) => {
    await page.goto(DUO);
    const trigger = page.getByRole('button', { name: 'View full-screen image gallery' });
    await expect(trigger).toHaveAttribute('href', /^\/media\/.+\.jpg$/);
    await expect(page.locator(STAGE)).toHaveCSS('overflow-x', 'auto');
  });
});
