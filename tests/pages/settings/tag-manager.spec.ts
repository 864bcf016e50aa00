import type { Page } from '@playwright/test';
import { addedProduct } from '../checkout/checkout.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { type HostedTags, standInForTags } from './hosted-tags.ts';

const CONTAINER = 'GTM-TEST123';
/** Longer than a page needs to load its tags. */
const QUIET_MS = 1500;

const barOf = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const answer = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true }).click();
const containersIn = ({ requests }: HostedTags) => requests.filter((url) => url.includes('/gtm.js?'));

test.beforeEach(({ setting }) => setting('analytics.tagManager', CONTAINER));

/** The hosts in a directive of a page's content security policy, without the shop's own. */
async function hostsOf(page: Page, path: string): Promise<Record<string, string[]>> {
  const headers = (await page.request.get(path)).headers();
  const directives = (headers['content-security-policy'] ?? '')
    .split(';')
    .map((one) => one.trim().split(/\s+/));
  return Object.fromEntries(
    directives.map(([name = '', ...sources]) => [name, sources.filter((one) => one.startsWith('https:'))]),
  );
}

test(
  'AN-01 a container loads only after consent, and receives it by consent mode',
  PROOF,
  async ({ page }) => {
    const id = await addedProduct('CONTAINED', { 'Regular price': '40.00' });
    const hosted = await standInForTags(page);
    await page.goto(`/?p=${id}`);
    await expect(barOf(page)).toBeVisible();
    await settle(page);
    await page.waitForTimeout(QUIET_MS);
    expect(hosted.requests).toEqual([]);
    await answer(page, 'Accept all');
    await expect
      .poll(() => containersIn(hosted))
      .toEqual([`https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`]);
    await expect.poll(() => hosted.google.map(({ name }) => name)).toContain('view_item');
    expect(hosted.google.every(({ consent }) => consent === 'granted')).toBe(true);
  },
);

test(
  'AN-11 the data layer of a container has the names of e-commerce, each sale apart from the one before',
  PROOF,
  async ({ page }) => {
    const id = await addedProduct('LAYERED', { 'Regular price': '40.00' });
    await standInForTags(page);
    // Events before the container loads stay in the data layer.
    await page.route('https://www.googletagmanager.com/gtm.js?**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(`/?p=${id}`);
    await answer(page, 'Accept all');
    const layer = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as unknown as { dataLayer?: unknown[] };
        return dataLayer.flatMap((entry) =>
          Object.prototype.toString.call(entry) === '[object Arguments]'
            ? []
            : [JSON.parse(JSON.stringify(entry))],
        );
      });
    const pushedFor = async (event: string) => {
      const all = await layer();
      const at = all.findIndex((entry) => entry.event === event);
      return at < 0 ? [] : all.slice(at - 1, at + 1);
    };
    const items = [expect.objectContaining({ item_id: String(id), price: 40, quantity: 1 })];
    const sale = (event: string) => [
      { ecommerce: null },
      { event, ecommerce: expect.objectContaining({ currency: 'AED', value: 40, items }) },
    ];
    await expect.poll(() => pushedFor('view_item')).toEqual(sale('view_item'));
    await page.locator('.single_add_to_cart_button').first().click();
    await expect.poll(() => pushedFor('add_to_cart')).toEqual(sale('add_to_cart'));
    await page.locator('#cart-drawer .remove_from_cart_button').first().click();
    await expect.poll(() => pushedFor('remove_from_cart')).toEqual(sale('remove_from_cart'));
    const [begun] = await layer();
    expect(begun).toMatchObject({ event: 'gtm.js', 'gtm.start': expect.any(Number) });
    expect((await layer()).filter(({ event }) => event === 'page_view')).toHaveLength(1);
  },
);

test('AN-01 no personal page loads a container, whatever was granted', PROOF, async ({ page }) => {
  const id = await addedProduct('PRIVATE', { 'Regular price': '40.00' });
  const hosted = await standInForTags(page);
  await page.goto(`/?p=${id}`);
  await answer(page, 'Accept all');
  await expect.poll(() => containersIn(hosted)).toHaveLength(1);
  await page.locator('.single_add_to_cart_button').first().click();
  await expect(page.locator('#cart-drawer .remove_from_cart_button')).toBeVisible();
  hosted.requests.length = 0;
  for (const path of ['/cart/', '/ar/checkout/', '/my-account/', '/faq/?order=12&key=wc_order_secret']) {
    await page.goto(path);
    await settle(page);
    await page.waitForTimeout(QUIET_MS);
    expect(containersIn(hosted), path).toEqual([]);
  }
});

test('AN-01 the policy of a page is opened for the hosts of a container and no others', async ({ page }) => {
  const before = {
    'script-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://www.google.com',
    ],
    'frame-src': ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    'connect-src': [
      ...['https://www.googletagmanager.com', 'https://*.googletagmanager.com'],
      ...[
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googleadservices.com',
      ],
      ...[
        'https://googleads.g.doubleclick.net',
        'https://pagead2.googlesyndication.com',
        'https://www.google.com',
      ],
    ],
  };
  const hosts = await hostsOf(page, '/faq/');
  for (const [name, expected] of Object.entries(before))
    expect(hosts[name]?.toSorted(), name).toEqual(expected.toSorted());
  expect(hosts['img-src']).toEqual(expect.arrayContaining(before['connect-src']));
  expect(JSON.stringify(hosts)).not.toContain('facebook');
});

test(
  'AN-10 withdrawing consent ends a container by reloading the page, and its requests at once',
  PROOF,
  async ({ page }) => {
    const id = await addedProduct('ENDED', { 'Regular price': '40.00' });
    const hosted = await standInForTags(page);
    await page.goto(`/?p=${id}`);
    await answer(page, 'Accept all');
    await expect.poll(() => hosted.google.map(({ name }) => name)).toContain('view_item');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
    const anew = page.waitForEvent('load');
    await answer(page, 'Reject all');
    const { length } = hosted.requests;
    await anew;
    await settle(page);
    await page.locator('.single_add_to_cart_button').first().click();
    await page.waitForTimeout(QUIET_MS);
    expect(hosted.requests).toHaveLength(length);
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
  },
);
