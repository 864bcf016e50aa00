import type { Page } from '@playwright/test';
import { addedProduct, goTo, openCheckout, place, type } from '../checkout/checkout.ts';
import { withDatabase } from '../database.ts';
import { PROOF } from '../screens.ts';
import { expect, settle } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { type HostedTags, standInForTags } from './hosted-tags.ts';

const GOOGLE = 'G-TEST12345';
const PIXEL = '123456789012345';
const PRODUCT = '/product/cedrane-gold/';
/** Longer than a page needs to send its events. */
const QUIET_MS = 1500;

const barOf = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const answer = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true }).click();
const openChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
const namesOf = ({ google }: HostedTags) => google.map(({ name }) => name);
const scriptsIn = ({ requests }: HostedTags) => requests.filter((url) => url.includes('/gtag/js?'));

test(
  'AN-01 without an id a page has no tag, no question, and a policy without other hosts',
  PROOF,
  async ({ page }) => {
    const hosted = await standInForTags(page);
    const answered = await page.goto(PRODUCT);
    await settle(page);
    expect(await answered?.text()).not.toContain('data-tags');
    expect(answered?.headers()['content-security-policy']).not.toMatch(/google|facebook/);
    await expect(barOf(page)).toHaveCount(0);
    expect(hosted.requests).toEqual([]);
  },
);

test(
  'AN-01 AN-10 with wait nothing loads before consent, the tag after it, and nothing once it is withdrawn',
  PROOF,
  async ({ page, setting }) => {
    await setting('analytics.googleTag', GOOGLE);
    const hosted = await standInForTags(page);
    await page.goto(PRODUCT);
    await expect(barOf(page)).toBeVisible();
    await settle(page);
    expect(hosted.requests).toEqual([]);
    await answer(page, 'Accept all');
    await expect.poll(() => namesOf(hosted)).toEqual(expect.arrayContaining(['page_view', 'view_item']));
    expect(hosted.google.every(({ consent }) => consent === 'granted')).toBe(true);
    expect(scriptsIn(hosted)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${GOOGLE}`]);
    expect(await page.evaluate(() => document.cookie)).toContain('_ga=');
    await openChoices(page);
    await answer(page, 'Reject all');
    const requestCount = hosted.requests.length;
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
    await page.waitForTimeout(QUIET_MS);
    expect(hosted.requests).toHaveLength(requestCount);
  },
);

test('AN-01 an id that is no id is refused when it is saved', async ({ owner }) => {
  for (const [key, value] of [
    ['analytics.googleTag', 'UA-1234-5'],
    ['analytics.googleTag', "G-A'); alert(1)//"],
    ['analytics.tagManager', 'G-ABCD1234'],
    ['analytics.metaPixel', 'pixel'],
  ]) {
    const data = { action: 'settings.save', input: { key, value, version: 0 } };
    const saved = await (await owner.post('/admin/actions/', { data })).json();
    expect(saved, value).toMatchObject({ ok: false, refusal: { code: 'settings.wrong-value' } });
  }
});

test(
  'AN-10 a refusal leaves all services without a request, also where tags load always',
  PROOF,
  async ({ page, setting }) => {
    await setting('analytics.googleTag', GOOGLE);
    await setting('analytics.metaPixel', PIXEL);
    await page.goto(PRODUCT);
    await answer(page, 'Reject all');
    await setting('analytics.consent', 'always');
    const hosted = await standInForTags(page);
    await page.goto(PRODUCT);
    await settle(page);
    await page.waitForTimeout(QUIET_MS);
    expect(hosted.requests).toEqual([]);
  },
);

test(
  'AN-10 consent by purpose loads the tag of that purpose alone, and none for staff who are signed in',
  PROOF,
  async ({ page, setting, context, baseURL }) => {
    await setting('analytics.googleTag', GOOGLE);
    await setting('analytics.metaPixel', PIXEL);
    const hosted = await standInForTags(page);
    await page.goto(PRODUCT);
    await answer(page, 'Choose');
    await barOf(page)
      .getByRole('checkbox', { name: /Marketing/ })
      .check();
    await answer(page, 'Save choice');
    await expect.poll(() => hosted.meta.map(({ name }) => name)).toEqual(['PageView', 'ViewContent']);
    expect(scriptsIn(hosted)).toEqual([]);
    await context.addCookies([{ name: 'jamra_staff_hint', value: '1', url: baseURL ?? '' }]);
    hosted.requests.length = 0;
    await page.goto(PRODUCT);
    await page.waitForLoadState('load');
    await page.waitForTimeout(QUIET_MS);
    expect(hosted.requests).toEqual([]);
  },
);

test(
  'AN-10 Global Privacy Control refuses statistics and marketing until the visitor allows them',
  PROOF,
  async ({ page, setting }) => {
    await setting('analytics.googleTag', GOOGLE);
    await setting('analytics.consent', 'always');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    });
    const hosted = await standInForTags(page);
    await page.goto(PRODUCT);
    await settle(page);
    await page.waitForTimeout(QUIET_MS);
    await expect(barOf(page)).toHaveCount(0);
    expect(hosted.requests).toEqual([]);
    await openChoices(page);
    await expect(barOf(page).getByText('Global Privacy Control')).toBeVisible();
    await barOf(page)
      .getByRole('checkbox', { name: /Statistics/ })
      .check();
    await answer(page, 'Save choice');
    await expect.poll(() => namesOf(hosted)).toContain('page_view');
  },
);

test(
  'AN-10 no service receives the key of an order in an address, on its page or the next',
  PROOF,
  async ({ page, setting }) => {
    await setting('analytics.googleTag', GOOGLE);
    await setting('analytics.metaPixel', PIXEL);
    const hosted = await standInForTags(page);
    const pixels = () => hosted.requests.filter((url) => url.includes('/fbevents.js'));
    await page.goto('/faq/?order=12&key=wc_order_secret');
    await answer(page, 'Accept all');
    await expect.poll(() => hosted.meta.map(({ name }) => name)).toEqual(['PageView']);
    await page.evaluate(() => scrollTo(0, 1e6));
    await expect.poll(() => namesOf(hosted).toSorted()).toEqual(['page_view', 'scroll']);
    await page.evaluate((path) => location.assign(path), PRODUCT);
    await expect
      .poll(() => hosted.meta.map(({ name }) => name))
      .toEqual(['PageView', 'PageView', 'ViewContent']);
    await expect.poll(() => namesOf(hosted)).toContain('view_item');
    expect(hosted.requests.filter((url) => decodeURIComponent(url).includes('secret'))).toEqual([]);
    expect(pixels()).toEqual([]);
    await page.goto(PRODUCT);
    await expect.poll(() => pixels().length).toBeGreaterThan(0);
  },
);

test('AN-10 withdrawing marketing alone deletes its cookies', PROOF, async ({ page, setting, context }) => {
  await setting('analytics.googleTag', GOOGLE);
  await setting('analytics.metaPixel', PIXEL);
  await standInForTags(page);
  await page.goto(PRODUCT);
  await answer(page, 'Accept all');
  const cookies = () => page.evaluate(() => document.cookie);
  await expect.poll(cookies).toContain('_ga=');
  const url = new URL(page.url()).origin;
  await context.addCookies(['_fbp', '_gcl_au'].map((name) => ({ name, value: '1', url })));
  await openChoices(page);
  await barOf(page)
    .getByRole('checkbox', { name: /Marketing/ })
    .uncheck();
  await answer(page, 'Save choice');
  await expect.poll(cookies).not.toMatch(/_fbp|_gcl_/);
  expect(await cookies()).toContain('_ga=');
});

test('AN-10 proof of an answer is stored without a name', async ({ page, setting }) => {
  await setting('analytics.googleTag', GOOGLE);
  await standInForTags(page);
  await page.goto(PRODUCT);
  await answer(page, 'Reject all');
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('jamra_consent') ?? '{}').id);
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  await expect
    .poll(() =>
      withDatabase((db) =>
        db
          .selectFrom('consent_record')
          .select(['granted', 'language', 'version', 'has_signal'])
          .where('browser', '=', id)
          .execute(),
      ),
    )
    .toEqual([{ granted: [], language: 'en', version: 2, has_signal: false }]);
});

test(
  'privacy choices are in the footer of every page, and open the bar by keyboard',
  PROOF,
  async ({ page }) => {
    for (const path of ['/', '/checkout/', '/my-account/', '/ar/no-such-page/']) {
      await page.goto(path);
      const opener = page.getByRole('contentinfo').locator('[data-consent-settings]');
      await expect(opener, path).toBeVisible();
      await opener.press('Enter');
      await expect(page.locator('[data-consent-bar] .j-consent__title'), path).toBeFocused();
      await page.keyboard.press('Escape');
    }
  },
);

const LEAVES = `<a id="away" href="https://elsewhere.example/a/" target="_blank">Away</a>
  <button id="marked" type="button" data-event="size guide">Guide</button>
  <a id="file" href="/media/guide.pdf" target="_blank">Guide</a>`;

test('AN-01 AN-02 AN-03 AN-04 AN-05 with always the tag loads before an answer, and receives a view, a scroll to the set depth, an outside link, a marked button and a file once each', async ({
  page,
  context,
  setting,
}) => {
  await setting('analytics.googleTag', GOOGLE);
  await setting('analytics.consent', 'always');
  await setting('analytics.scrollPercent', 60);
  await context.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'away' }));
  const hosted = await standInForTags(page);
  for (const path of ['/', '/ar/shop/', '/cart/', '/checkout/'])
    expect(await (await page.request.get(path)).text(), path).toMatch(/data-tags=[^>]*G-TEST12345/);
  await page.goto('/faq/');
  await expect.poll(() => scriptsIn(hosted)).toHaveLength(1);
  await expect
    .poll(() => hosted.google.map(({ name, consent }) => [name, consent]))
    .toEqual([['page_view', 'denied']]);
  await answer(page, 'Accept all');
  await page.locator('main').evaluate((main, html) => {
    main.style.minBlockSize = '6000px';
    main.insertAdjacentHTML('afterbegin', html);
  }, LEAVES);
  for (const id of ['away', 'marked', 'file']) await page.locator(`#${id}`).click();
  const scrollTo = (percent: number) =>
    page.evaluate(
      (part) => window.scrollTo(0, (document.documentElement.scrollHeight * part) / 100 - innerHeight),
      percent,
    );
  const events = (name: string) => hosted.google.filter((event) => event.name === name);
  await scrollTo(59);
  await expect.poll(() => events('file_download')).toHaveLength(1);
  expect(events('scroll')).toEqual([]);
  for (const percent of [61, 100, 20, 100]) await scrollTo(percent);
  await expect.poll(() => events('scroll').map(({ params }) => params)).toEqual([{ percent_scrolled: 60 }]);
  expect(events('click').map(({ params }) => params)).toMatchObject([
    { link_domain: 'elsewhere.example', outbound: true },
    { outbound: false, event_label: 'size guide' },
  ]);
  expect(events('file_download')[0]?.params).toMatchObject({
    file_name: '/media/guide.pdf',
    file_extension: 'pdf',
  });
  expect(namesOf(hosted).toSorted()).toEqual(['click', 'click', 'file_download', 'page_view', 'scroll']);
});

test(
  'AN-06 AN-08 a form that is begun and a search reach the data layer',
  PROOF,
  async ({ page, setting }) => {
    await setting('analytics.googleTag', GOOGLE);
    await setting('analytics.consent', 'always');
    const hosted = await standInForTags(page);
    await page.goto('/?s=menthol&post_type=product');
    await expect
      .poll(() => hosted.google.find(({ name }) => name === 'view_search_results')?.params)
      .toMatchObject({ search_term: 'menthol' });
    await page.goto('/contact/');
    await answer(page, 'Accept all');
    await page.locator('main form[method="post"]').first().locator('input:visible').first().focus();
    await expect.poll(() => namesOf(hosted)).toContain('form_start');
  },
);

test(
  'AN-09 AN-11 a purchase is sent step by step in dirhams, once an order',
  PROOF,
  async ({ page, setting }) => {
    await setting('analytics.googleTag', GOOGLE);
    await setting('analytics.metaPixel', PIXEL);
    const id = await addedProduct('TAGS-SEQUENCE', { 'Regular price': '40.00' });
    const hosted = await standInForTags(page);
    const events = (name: string) => hosted.google.filter((event) => event.name === name);
    const itemsOf = [{ item_id: String(id), price: 40, quantity: 1 }];
    await page.goto(`/?p=${id}`);
    await answer(page, 'Accept all');
    await expect
      .poll(() => events('view_item').map(({ params }) => params))
      .toMatchObject([{ currency: 'AED', value: 40, items: itemsOf }]);
    await page.locator('.single_add_to_cart_button').first().click();
    await expect.poll(() => events('add_to_cart').map(({ params }) => params)).toMatchObject([{ value: 40 }]);
    await page.locator('#cart-drawer .remove_from_cart_button').first().click();
    await expect
      .poll(() => events('remove_from_cart').map(({ params }) => params))
      .toMatchObject([{ value: 40 }]);
    await openCheckout(page, id);
    await expect.poll(() => events('begin_checkout')).toHaveLength(1);
    await goTo(page, 'DU');
    await type(page, 'tags-sequence@example.com');
    await place(page);
    await expect
      .poll(() => events('purchase').map(({ params }) => params))
      .toMatchObject([{ currency: 'AED', items: itemsOf, transaction_id: expect.stringMatching(/^\d+$/) }]);
    await page.reload();
    await settle(page);
    await page.waitForTimeout(QUIET_MS);
    expect(events('purchase')).toHaveLength(1);
    expect(hosted.meta.filter(({ name }) => name === 'Purchase')).toHaveLength(1);
  },
);
