import { expect, type Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { settle, test } from '../shop.ts';

const total = async (page: Page) =>
  Number(/\d+/.exec(await page.locator('.woocommerce-result-count').innerText())?.[0] ?? 0);

const term = (page: Page, name: string) => page.locator(`[data-term="${name}"]`);

test('LS-07 every filter leaves as many products as its count says', PROOF, async ({ page }) => {
  await page.goto('/shop/');
  const terms = await page.locator('.wc-layered-nav-term').evaluateAll((all) =>
    all.map((one) => ({
      href: one.querySelector('a')?.getAttribute('href') ?? '',
      rel: one.querySelector('a')?.rel,
      count: Number(one.querySelector('.count')?.textContent),
    })),
  );
  expect(terms.length).toBeGreaterThan(20);
  for (const { href, rel, count } of terms) {
    expect(rel).toBe('nofollow');
    expect(count).toBeGreaterThan(0);
    const html = await (await page.request.get(href)).text();
    expect(Number(/result-count[^>]*>(\d+)/.exec(html)?.[1]), href).toBe(count);
  }
});

test('LS-07 filters of two kinds combine, and each can be removed', PROOF, async ({ page }) => {
  await page.goto('/sticks/?orderby=price');
  await term(page, 'brand:falaj').click();
  await page.waitForURL(/filter_brand=falaj/);
  await term(page, 'flavour-family:menthol').click();
  await page.waitForURL(/filter_flavour-family=menthol/);
  expect(new URL(page.url()).searchParams.get('orderby')).toBe('price');
  const brands = await page.locator('li.product .j-card__brand').allInnerTexts();
  expect(new Set(brands)).toEqual(new Set(['Falaj']));
  const chips = page.locator('.j-chosen .j-chip');
  await expect(chips).toHaveCount(2);
  await chips.filter({ hasText: 'Falaj' }).click();
  await page.waitForURL((url) => !url.searchParams.has('filter_brand'));
  await page.locator('.j-chosen [data-clear-filters]').click();
  await page.waitForURL((url) => url.search === '?orderby=price');
});

test('LS-07 a device narrows the sticks to those that fit it, in both languages', PROOF, async ({ page }) => {
  for (const path of ['/sticks/?fits=kovia-bar', '/ar/sticks/?fits=kovia-bar']) {
    await page.goto(path);
    const classes = await page.locator('li.product').evaluateAll((all) => all.map((one) => one.className));
    expect(classes.length).toBeGreaterThan(3);
    for (const one of classes) expect(one, path).toContain('product_cat-lumenta');
  }
});

test('LS-07 a price range is dragged or typed', PROOF, async ({ page }) => {
  await page.goto('/category/devices/');
  const low = page.locator('.price_slider [data-handle="low"]');
  const end = page.locator('#min_price');
  await low.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/min_price=\d+/);
  expect(new URL(page.url()).searchParams.has('max_price')).toBe(false);
  await end.fill('300');
  await page.locator('#max_price').fill('400');
  await page.locator('[data-price-filter] button').click();
  await page.waitForURL(/max_price=400/);
  await expect(page.locator('.j-chosen')).toContainText('\u20C3dirhams 300 to \u20C3dirhams 400');
});

test('LS-07 filters change the products in place: the document, the focus and the place stay', async ({
  page,
}) => {
  await page.goto('/shop/');
  await settle(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSame = () => page.evaluate(() => 'isSameDocument' in window);
  const all = await total(page);
  const falaj = term(page, 'brand:falaj');
  await falaj.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await falaj.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/filter_brand=falaj/);
  await expect(falaj).toHaveAttribute('aria-current', 'true');
  await expect(falaj).toBeFocused();
  await expect(page.locator('.woocommerce-result-count[role="alert"]')).toBeVisible();
  const narrowed = await total(page);
  expect(narrowed).toBeLessThan(all);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  const arabic = page.locator('header .j-lang').first();
  await expect(arabic).toHaveAttribute('href', /filter_brand=falaj/);
  await term(page, 'stock').click();
  const chip = page.locator('.j-chosen .j-chip');
  await expect(chip).toHaveCount(2);
  await chip.last().focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(1);
  await expect(chip, 'the other filter comes next').toBeFocused();
  expect(await total(page)).toBe(narrowed);
  await chip.focus();
  await page.keyboard.press('Enter');
  await expect(chip).toHaveCount(0);
  await expect(page.locator('select.orderby')).toBeFocused();
  expect(await total(page)).toBe(all);
  await page.goBack();
  await expect(falaj).toHaveAttribute('aria-current', 'true');
  await expect.poll(() => total(page)).toBe(narrowed);
  // There and back at once.
  await page.evaluate(() => {
    addEventListener('popstate', () => history.forward(), { once: true });
    history.back();
  });
  await page.waitForTimeout(500);
  expect([new URL(page.url()).search, await total(page)]).toEqual(['?filter_brand=falaj', narrowed]);
  expect(await isSame()).toBe(true);
});

test('LS-07 a filter that cannot be fetched is gone to', PROOF, async ({ page }) => {
  await page.goto('/shop/');
  await settle(page);
  await page.route(/filter_brand=falaj/, (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await term(page, 'brand:falaj').click();
  await page.waitForURL(/filter_brand=falaj/);
  await expect(term(page, 'brand:falaj')).toHaveAttribute('aria-current', 'true');
});

test('the health warning follows the products that filters leave', async ({ page }) => {
  // A colour of devices; without it the first page has sticks as well.
  await page.goto('/shop/?filter_colour=graphite');
  const warning = page.locator('[data-results-warning]');
  const before = await warning.innerText();
  await settle(page);
  await page.locator('.j-chosen .j-chip').click();
  const fresh = await (await page.request.get('/shop/')).text();
  const expected = await page.evaluate(
    (html) =>
      new DOMParser().parseFromString(html, 'text/html').querySelector('[data-results-warning]')?.textContent,
    fresh,
  );
  expect(expected).not.toBe(before);
  await expect(warning).toHaveText(expected ?? '');
});

test(
  'LS-07 on a phone several filters are chosen in a sheet, then the products are looked at',
  PROOF,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/category/devices/');
    await settle(page);
    await page.locator('[data-open-filters]').click();
    const sheet = page.locator('#filter-sheet');
    await expect(sheet).toBeVisible();
    await sheet.locator('[data-term="brand:kovia"]').click();
    await page.waitForURL(/filter_brand=kovia/);
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('[data-term="brand:kovia"]')).toHaveAttribute('aria-current', 'true');
    await expect(sheet.locator('[data-term="brand:kovia"]')).toBeFocused();
    const count = await page.locator('li.product').count();
    await sheet.locator('[data-show-count]').click();
    await expect(sheet).toBeHidden();
    await expect(page.locator('[data-open-filters]')).toBeFocused();
    expect(count).toBe(await total(page));
    await page.reload();
    await expect(page.locator('li.product')).toHaveCount(count);
  },
);

test('LS-07 the sheet opens on the side where reading starts', PROOF, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const [path, side] of Object.entries({ '/sticks/': 'left', '/ar/sticks/': 'right' })) {
    await page.goto(path);
    await settle(page);
    await page.locator('[data-open-filters]').click();
    const room = () =>
      page.locator('#filter-sheet').evaluate((sheet) => {
        const { left, right } = sheet.getBoundingClientRect();
        return { left, right: innerWidth - right };
      });
    await expect.poll(async () => (await room())[side as 'left' | 'right'], path).toBe(0);
  }
});

test('LS-08 an empty result says so and offers links', PROOF, async ({ page }) => {
  await page.goto('/sticks/?filter_brand=lumenta&min_price=5000');
  const none = page.locator('.woocommerce-no-products-found');
  await expect(none).toBeVisible();
  await expect(none.locator('.j-subcategory').first()).toBeVisible();
  await none.getByRole('link', { name: /Remove “/ }).click();
  await expect(page).toHaveURL(/\/sticks\/\?filter_brand=lumenta$/);
  await page.goto('/sticks/?filter_brand=lumenta&min_price=5000');
  await none.locator('[data-clear-filters]').click();
  await expect(page).toHaveURL(/\/sticks\/$/);
  await expect(page.locator('li.product').first()).toBeVisible();
});

test('LS-08 sold-out products are marked', async ({ page }) => {
  await page.goto('/shop/page/6/');
  const out = page.locator('li.product.outofstock').first();
  await expect(out.locator('.j-badge')).toHaveText('Out of stock');
});

test(
  'unknown and wild parameters give the plain listing and are carried nowhere',
  PROOF,
  async ({ page }) => {
    const wild =
      'foo=1&filter_weather=rain&filter_colour=ultraviolet&orderby=cheapest&min_price=abc&max_price=-1&rating_filter=9&fits=%00&filter_product_brand=999999&stock[]=x&paged=0&on_sale=yes';
    for (const path of ['/shop/', '/ar/sticks/', '/category/devices/']) {
      const answer = await page.goto(`${path}?${wild}`);
      expect(answer?.status(), path).toBe(200);
      const links = await page
        .locator('.wc-layered-nav-term a, .page-numbers a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      for (const href of links)
        expect(href).not.toMatch(/foo|weather|ultraviolet|cheapest|999999|rating_filter=9/);
      await expect(page.locator('.j-chosen')).toHaveCount(0);
    }
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('LS-07 filters, price and order work as links and forms', PROOF, async ({ page }) => {
    await page.goto('/category/devices/');
    await term(page, 'brand:kovia').click();
    await expect(page).toHaveURL(/filter_brand=kovia/);
    await page.locator('#max_price').fill('250');
    await page.locator('[data-price-filter] button').click();
    await expect(page).toHaveURL(/max_price=250/);
    await expect(page).toHaveURL(/filter_brand=kovia/);
    await page.locator('select.orderby').selectOption('price-desc');
    await page.locator('.woocommerce-ordering button').click();
    await expect(page).toHaveURL(/orderby=price-desc/);
    await expect(page.locator('li.product').first()).toBeVisible();
  });

  test('LS-07 on a phone the filters are above the products', PROOF, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/category/devices/');
    await expect(term(page, 'brand:kovia')).toBeHidden();
    await page.locator('[data-open-filters]').click();
    await expect(term(page, 'brand:kovia')).toBeVisible();
  });
});
