import { expect, type Page } from '@playwright/test';
import { PROOF } from '../screens.ts';
import { test } from '../shop.ts';
import { filter, grid, pageOfNodes } from './place-loops.ts';

const REFRESH = '**/wp-json/elementor-pro/v1/refresh-loop';

/** Two loops with filters: the first combines categories by AND, brands one at a time; the second tags by OR. */
const place = () =>
  pageOfNodes('filtered-lists', [
    filter('first', { taxonomy: 'product_tag', multiple: 'OR' }),
    filter('first', { taxonomy: 'product_brand', multiple: 'XOR' }),
    grid('first', { perPage: 40 }),
    filter('second', { taxonomy: 'product_tag', multiple: 'AND' }),
    grid('second', { perPage: 40 }),
  ]);

const itemsOf = (page: Page, loop: string) =>
  page
    .locator(`[data-loop="${loop}"] [data-loop-items] > li`)
    .evaluateAll((all) => all.map((one) => /e-loop-item-(\S+)/.exec(one.className)?.[1] ?? ''));

const termsOf = (page: Page, loop: string, taxonomy: string) =>
  page.locator(`[data-filter-loop="${loop}"][data-taxonomy="${taxonomy}"] [data-filter]`);

const query = (page: Page) => new URL(page.url()).search;

test('LS-03 GF-01 GF-02 GF-04 GF-08 GF-10 GF-11 GF-20 picks, Back and a direct visit show the filtered loop', async ({
  page,
  browser,
}) => {
  const path = await place();
  await page.goto(`${path}?e-page-first=2&e-page-second=2`);
  const all = await itemsOf(page, 'first');
  const others = await itemsOf(page, 'second');
  const terms = termsOf(page, 'first', 'product_tag');
  await terms.nth(0).click();
  const [one, two] = [
    await terms.nth(0).getAttribute('data-filter'),
    await terms.nth(1).getAttribute('data-filter'),
  ];
  await expect.poll(() => query(page)).toBe(`?e-page-second=2&e-filter-first-product_tag=${one}`);
  await expect(terms.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => itemsOf(page, 'first')).not.toEqual(all);
  const ofOne = await itemsOf(page, 'first');
  await terms.and(page.locator(`[data-filter="${two}"]`)).click();
  const joined = [one, two].sort().join('~');
  await expect.poll(() => query(page)).toBe(`?e-page-second=2&e-filter-first-product_tag=${joined}`);
  await expect.poll(() => itemsOf(page, 'first')).not.toEqual(ofOne);
  const ofBoth = await itemsOf(page, 'first');
  expect(await itemsOf(page, 'second')).toEqual(others);

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const direct = await plain.newPage();
  await direct.goto(page.url());
  expect(await itemsOf(direct, 'first')).toEqual(ofBoth);
  expect(await itemsOf(direct, 'second')).toEqual(others);
  await plain.close();

  await page.goBack();
  await expect.poll(() => itemsOf(page, 'first')).toEqual(ofOne);
  await expect(page.locator('[data-filter-loop="first"] [aria-pressed="true"]')).toHaveCount(1);
  await page.goBack();
  await expect.poll(() => itemsOf(page, 'first')).toEqual(all);
  await page.goForward();
  await expect.poll(() => itemsOf(page, 'first')).toEqual(ofOne);
});

test('GF-12 GF-13 GF-14 GF-15 GF-16 GF-18 a pick rebuilds the state, changes the address, shows the overlay and replaces the loop', async ({
  page,
}) => {
  await page.goto(await place());
  const overlay = page.locator('[data-loop="first"] [data-loop-overlay]');
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const sent: unknown[] = [];
  let answered = '';
  await page.route(REFRESH, async (route) => {
    sent.push(route.request().postDataJSON());
    await held;
    const response = await route.fetch();
    answered = ((await response.json()) as { data: string }).data;
    await route.fulfill({ response });
  });
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['filters', 'address', 'loading', 'replaced'])
      document.addEventListener(`jamra:loop:${name}`, (event) =>
        heard.push([name, location.search, (event as CustomEvent).detail]),
      );
  });
  const term = termsOf(page, 'first', 'product_brand').first();
  const slug = (await term.getAttribute('data-filter')) ?? '';
  const before = page.url();
  await term.click();
  await expect(overlay).toBeVisible();
  await expect(page.locator('[data-loop="first"] [data-loop-content]')).toHaveAttribute('aria-busy', 'true');
  open();
  await expect(overlay).toBeHidden();
  const consolidated = { taxonomy: { product_brand: { terms: [slug], logicalJoin: 'AND' } } };
  expect(sent).toEqual([
    {
      post_id: 'page-filtered-lists',
      widget_filters: consolidated,
      widget_id: 'first',
      pagination_base_url: `${before}?e-filter-first-product_brand=${slug}`,
    },
  ]);
  const heard = await page.evaluate(() => (window as unknown as { heard: [string, string, object][] }).heard);
  expect(heard.map(([name]) => name)).toEqual(['filters', 'address', 'loading', 'replaced']);
  expect(heard[0]?.[1]).toBe('');
  expect(heard[1]?.[1]).toBe(`?e-filter-first-product_brand=${slug}`);
  expect(heard[0]?.[2]).toEqual({
    widgetId: 'first',
    filters: [
      {
        filterType: 'taxonomy',
        filterData: { terms: [slug], selectedTaxonomy: 'product_brand', logicalJoin: 'AND' },
      },
    ],
    consolidatedFilters: consolidated,
  });
  const shown = await itemsOf(page, 'first');
  expect(shown.length).toBeGreaterThan(0);
  for (const id of shown) expect(answered).toContain(`e-loop-item-${id} `);
  await expect(page.locator('[data-loop="first"] [data-loop-status]')).toHaveText(/\d+ items?/);
});

test('GF-03 GF-05 GF-06 GF-07 addresses join terms as their separators say', async ({ page }) => {
  const path = await place();
  await page.goto(path);
  const tags = await termsOf(page, 'second', 'product_tag').evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.filter ?? ''),
  );
  const pageAt = async (loop: string, requested: string) => {
    const html = await (await page.request.get(`${path}?${requested}`)).text();
    const content = html.slice(html.indexOf(`data-loop="${loop}"`));
    const end = content.indexOf('data-loop-overlay');
    return [...content.slice(0, end).matchAll(/e-loop-item-(\d+)/g)].map(([, id = '']) => id);
  };
  const itemsAt = async (loop: string, value: string) => {
    const requested = `e-filter-${loop}-${value}`;
    const both = [
      ...(await pageAt(loop, requested)),
      ...(await pageAt(loop, `${requested}&e-page-${loop}=2`)),
    ];
    return [...new Set(both)].sort();
  };
  // Products with both tags, and with one of them.
  const [a, b] = ['gift', 'new'];
  expect(tags).toEqual(expect.arrayContaining([a, b]));
  const all = await itemsAt('second', 'product_tag=');
  const [ofA, ofB] = [
    await itemsAt('second', `product_tag=${a}`),
    await itemsAt('second', `product_tag=${b}`),
  ];
  const isEither = (id: string) => ofA.includes(id) || ofB.includes(id);
  expect(all.length).toBeGreaterThan(all.filter(isEither).length);
  const both = ofA.filter((id) => ofB.includes(id));
  expect(both.length * (ofA.length - both.length) * (ofB.length - both.length)).toBeGreaterThan(0);
  expect(await itemsAt('second', `product_tag=${a}+${b}`)).toEqual(both);
  expect(await itemsAt('second', `product_tag=${a}%2B${b}`)).toEqual(both);
  expect(await itemsAt('second', `product_tag=${a}~${b}`)).toEqual(all.filter(isEither));
  expect(await itemsAt('second', `product_tag=${a}!${b}`)).toEqual(all.filter((id) => !isEither(id)));
  expect(await itemsAt('second', `product_tag=!${a}`)).toEqual(all.filter((id) => !ofA.includes(id)));
  const filtered = await page.request.get(`${path}?e-filter-second-product_tag=${a}`);
  expect(filtered.headers()['x-robots-tag']).toBe('noindex, follow');
  expect(await filtered.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"?]+${path}"`));
  // XOR is no operator: of two brands the first counts.
  const brands = await termsOf(page, 'first', 'product_brand').evaluateAll((terms) =>
    terms.map((one) => (one as HTMLElement).dataset.filter ?? '').sort(),
  );
  const [first = '', second = ''] = brands;
  expect(await itemsAt('first', `product_brand=${first}~${second}`)).toEqual(
    await itemsAt('first', `product_brand=${first}`),
  );
});

test('GF-19 ER-11 a loop that cannot be loaded stays as it is, and so does its address', async ({ page }) => {
  await page.goto(await place());
  const before = page.url();
  const items = await itemsOf(page, 'first');
  const term = termsOf(page, 'first', 'product_brand').first();
  for (const failure of [400, 500, 'offline'] as const) {
    await page.route(REFRESH, (route) =>
      failure === 'offline' ? route.abort() : route.fulfill({ status: failure, json: { error: true } }),
    );
    await term.click();
    await expect(page.locator('[data-loop="first"] [data-loop-status]')).toHaveText(/could not be loaded/);
    await expect(page.locator('[data-loop="first"] [data-loop-overlay]')).toBeHidden();
    expect(await itemsOf(page, 'first')).toEqual(items);
    await expect(term).toHaveAttribute('aria-pressed', 'false');
    expect(page.url()).toBe(before);
    await page.unroute(REFRESH);
  }
});

test(
  'WG-17 WG-18 LS-03 a click on a term filters its grid and no other, also by keyboard',
  PROOF,
  async ({ page }) => {
    await page.goto(await place());
    const others = await itemsOf(page, 'second');
    const term = termsOf(page, 'first', 'product_brand').first();
    const slug = await term.getAttribute('data-filter');
    await term.focus();
    await page.keyboard.press('Space');
    await expect(term).toHaveAttribute('aria-pressed', 'true');
    await expect(
      termsOf(page, 'first', 'product_brand').and(page.locator(`[data-filter="${slug}"]`)),
    ).toBeFocused();
    const brands = await page.locator('[data-loop="first"] .j-card__brand').allInnerTexts();
    expect(new Set(brands).size).toBe(1);
    expect(await itemsOf(page, 'second')).toEqual(others);
  },
);

test(
  'GF-20 GF-21 a page that is turned leaves the filters of other loops in the address',
  PROOF,
  async ({ page }) => {
    const path = await pageOfNodes('two-turned-lists', [
      grid('near', { perPage: 4 }),
      filter('far', { taxonomy: 'product_brand', multiple: 'OR' }),
      grid('far', { perPage: 4 }),
    ]);
    await page.goto(path);
    const term = termsOf(page, 'far', 'product_brand').first();
    const slug = await term.getAttribute('data-filter');
    await term.click();
    await expect.poll(() => query(page)).toBe(`?e-filter-far-product_brand=${slug}`);
    await page.locator('[data-loop="near"] a.next').click();
    await expect.poll(() => query(page)).toBe(`?e-filter-far-product_brand=${slug}&e-page-near=2`);
  },
);
