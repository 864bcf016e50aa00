import { readPage, withClass, wordsOf } from '../printed-page.ts';
import { PROOF } from '../screens.ts';
import { expect, MOVING, test } from '../shop.ts';

test.use(MOVING);

const BAR = '.woocommerce-store-notice';

test('SN-01 the store notice is above the page, in both languages', PROOF, async ({ page }) => {
  for (const path of ['/', '/ar/faq/']) {
    await page.goto(path);
    await expect(page.locator(BAR)).toBeVisible();
    await expect(page.locator(BAR)).toHaveAttribute('data-notice-id', /^[0-9a-f]{32}$/);
    await expect(page.locator(`${BAR} [role="button"]`)).toBeVisible();
  }
});

test('GEN-03 an amount in the store notice has the dirham sign, and is read out in words', async ({
  request,
}) => {
  for (const [path, amount] of [
    ['/', '\u20C3dirhams 250'],
    ['/ar/', '\u20C3درهم 250'],
  ] as const) {
    const [bar] = withClass(await readPage(request, path), 'woocommerce-store-notice');
    const words = bar === undefined ? '' : wordsOf(bar);
    expect(words).toContain(amount);
    expect(words).not.toMatch(/250 (?:dirhams|درهم)/);
  }
});

test('SN-02 SN-03 CK-03 dismissing hides it at once and on later pages, before first paint, by a site-wide cookie', async ({
  page,
  context,
}) => {
  await page.goto('/product/kovia-bar/');
  const id = await page.locator(BAR).getAttribute('data-notice-id');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator(BAR)).toBeHidden();
  const cookie = (await context.cookies()).find(({ name }) => name === `store_notice${id}`);
  expect(cookie).toMatchObject({ value: 'hidden', path: '/' });
  await page.addInitScript(() => {
    const seen = { wasShown: false };
    Object.assign(globalThis, { seen });
    const look = () => {
      const bar = document.querySelector('.woocommerce-store-notice');
      if (bar?.checkVisibility()) seen.wasShown = true;
      requestAnimationFrame(look);
    };
    look();
  });
  for (const path of ['/shop/', '/faq/', '/ar/product/kovia-bar/']) {
    await page.goto(path);
    await expect(page.locator(BAR)).toBeHidden();
    expect(await page.evaluate(() => Object(globalThis).seen.wasShown), path).toBe(false);
  }
});

test('SN-01 its text is centred on a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/faq/', '/ar/faq/']) {
    await page.goto(path);
    const middle = await page.locator(BAR).evaluate((bar) => {
      const words = document.createRange();
      words.selectNodeContents(bar);
      words.setEndBefore(bar.querySelector('a') ?? bar);
      const { left, right } = words.getBoundingClientRect();
      return (left + right - document.documentElement.clientWidth) / 2;
    });
    expect(Math.abs(middle), path).toBeLessThanOrEqual(4);
  }
});

test('SN-02 the keyboard dismisses it', async ({ page }) => {
  await page.goto('/faq/');
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator(BAR)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SN-01 it is shown without a dismiss button', PROOF, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(BAR)).toBeVisible();
    await expect(page.locator(`${BAR} a`)).toBeHidden();
  });
});
