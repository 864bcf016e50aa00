import { expect, type Page } from '@playwright/test';
import { initialOf } from '#widgets/fields/field.ts';
import { fields as carouselFields } from '#widgets/lists/loop-carousel/fields.ts';
import { fields as gridFields } from '#widgets/lists/loop-grid/fields.ts';
import { productId } from '../demo-products.ts';
import { PROOF } from '../screens.ts';
import { test } from '../shop.ts';
import { grid, pageOfNodes } from './place-loops.ts';

type Products = Partial<ReturnType<typeof initialOf<typeof gridFields>>['products']>;

const ofVisitor = (query: Products) => ({ ...initialOf(gridFields).products, ...query });
const headings = (en: string) => ({ heading: { en, ar: `${en} ar` } });

/**
 * A carousel of recently viewed products without a fallback; a grid of them with bestsellers as fallback; and
 * compatible products.
 */
const place = () =>
  pageOfNodes('own-lists', [
    {
      ...{ id: 'seenrow', widget: 'loop-carousel', version: 2 },
      settings: {
        ...initialOf(carouselFields),
        ...headings('Seen before'),
        products: ofVisitor({ source: 'recent' }),
      },
    },
    grid('seen', {
      ...headings('Seen or sold'),
      products: ofVisitor({ source: 'recent', fallback: 'best-sold' }),
      perPage: 3,
    }),
    grid('fitting', {
      ...headings('For your device'),
      products: ofVisitor({ source: 'fits', orderby: 'title' }),
      perPage: 4,
    }),
  ]);

const linksIn = (page: Page, loop: string) =>
  page
    .locator(`[data-loop="${loop}"] .woocommerce-loop-product__link`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('WG-17 WG-19 WG-35 the fallback of a visitor’s own products is shown, and a loop without it is not', async ({
    page,
  }) => {
    await page.goto(await place());
    await expect(page.locator('[data-loop="seen"] .e-loop-item')).toHaveCount(3);
    await expect(page.getByRole('heading', { name: 'Seen or sold' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /Seen before|For your device/ })).toBeHidden();
    // It takes up no space either.
    const gap = page.locator('[data-template-id="seenrow"]');
    expect(await gap.evaluate((one) => one.getClientRects().length)).toBe(0);
  });
});

test(
  'WG-17 WG-19 recently viewed products load into a grid and a carousel of a cached page',
  PROOF,
  async ({ page }) => {
    const path = await place();
    await page.goto('/product/cedrane-amber/');
    await page.goto('/product/orveta-duo/');
    const answer = await page.goto(path);
    // The printed page does not know the visitor.
    const printed = (await answer?.text()) ?? '';
    expect(printed).toMatch(/data-loop="seenrow"[^>]* hidden/);
    expect(printed).not.toContain('/product/orveta-duo/');
    const row = page.locator('[data-loop="seenrow"]');
    await expect(row).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Seen before' })).toBeVisible();
    const seen = ['/product/orveta-duo/', '/product/cedrane-amber/'];
    expect(await linksIn(page, 'seenrow')).toEqual(seen);
    await expect(row.locator('[data-carousel-track]')).toBeVisible();
    // The content replaces the element that is scrolled to.
    await page.evaluate(() => document.querySelector('[data-loop="seen"]')?.scrollIntoView());
    await expect.poll(() => linksIn(page, 'seen')).toEqual(seen);
    await expect(row).toContainText(/warning/i);
  },
);

test(
  'WG-17 what fits the device comes once it is chosen, goes with it, and is in the language of the page',
  PROOF,
  async ({ page }) => {
    const path = await place();
    await page.goto(`/ar${path}`);
    const fitting = page.locator('[data-loop="fitting"]');
    await expect(page.locator('[data-loop="seen"] .e-loop-item').first()).toBeVisible();
    await expect(fitting).toBeHidden();
    await page
      .context()
      .addCookies([
        { name: 'jamra_device', value: String(productId('ORV-DUO')), url: new URL(page.url()).origin },
      ]);
    await page.reload();
    await expect(fitting).toBeVisible();
    const links = await linksIn(page, 'fitting');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^\/ar\/product\//);
    await expect(fitting.locator('[data-fits]').first()).toHaveAttribute(
      'data-fits',
      new RegExp(`\\b${productId('ORV-DUO')}\\b`),
    );
    await page.context().clearCookies({ name: 'jamra_device' });
    await page.evaluate(() => window.dispatchEvent(new Event('jamra:device')));
    await expect(fitting).toBeHidden();
  },
);

test('WG-17 only a loop of a visitor’s own products is personal', async ({ request }) => {
  await place();
  const read = async (query: string) => {
    const answer = await request.get(`/wp-json/jamra/v1/loop/?document=page-own-lists&${query}`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    return answer.text();
  };
  expect(await read(`node=seen&recent=${productId('CED-AMBER')}`)).toContain('/product/cedrane-amber/');
  for (const query of [
    'node=seen',
    'node=seen&device=101',
    'node=nobody&recent=1',
    'node=seen&recent=99999999',
  ])
    expect(await read(query)).toBe('');
});
