import type { APIRequestContext, Page } from '@playwright/test';
import { type ConversionServices, standInForServices } from '../../conversion-services.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { alive, enter, PHONE } from '../admin/admin.ts';
import { addedProduct, goTo, LANGUAGES, openCheckout, ordersOf, place, type } from '../checkout/checkout.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { settingTest as test } from '../with-setting.ts';
import { standInForTags } from './hosted-tags.ts';

const GOOGLE = 'G-TEST12345';
const PIXEL = '123456789012345';
/** Longer than the shop’s jobs take to send due events. */
const JOBS_MS = 20_000;

const WORDS = {
  en: { region: 'Privacy choices', accept: 'Accept all', reject: 'Reject all' },
  ar: { region: 'خيارات الخصوصية', accept: 'قبول الكل', reject: 'رفض الكل' },
} as const;

let services: ConversionServices;
test.beforeAll(async () => {
  services = await standInForServices(process.env.SHOP_SERVICES);
});
test.afterAll(() => services.close());
test.beforeEach(async ({ setting }) => {
  services.trouble.now = null;
  await setting('analytics.googleTag', GOOGLE);
  await setting('analytics.metaPixel', PIXEL);
});

async function answer(page: Page, language: 'en' | 'ar', how: 'accept' | 'reject'): Promise<void> {
  const bar = page.getByRole('region', { name: WORDS[language].region });
  await bar.getByRole('button', { name: WORDS[language][how], exact: true }).click();
  await expect(bar).toBeHidden();
}

/** Server-side messages about an order. */
type MeasuredBody = { client_id: string; events: [{ name: string; params: Record<string, unknown> }] };
const ofGoogle = (number: string) =>
  services.google
    .map(({ body }) => body as MeasuredBody)
    .filter(({ events: [{ params }] }) => params.transaction_id === number);
const ofMeta = (number: string) =>
  services.meta
    .flatMap(({ body }) => (body as { data: Record<string, unknown>[] }).data)
    .filter(({ event_id: id }) => id === number);

async function order(page: Page, id: number, { prefix, email }: { prefix: string; email: string }) {
  await openCheckout(page, id, prefix);
  await goTo(page, 'DU');
  await type(page, email);
  await place(page);
  await page.waitForURL(/order-received/);
  const row = (await ordersOf(email)).at(-1);
  return { number: String(row?.id), id: row?.id ?? 0, total: (row?.total_minor ?? 0) / 100 };
}

async function act(owner: APIRequestContext, action: string, input: object): Promise<void> {
  const answered = await owner.post('/admin/actions/', { data: { action, input } });
  expect(await answered.json(), action).toMatchObject({ ok: true });
}

async function versionOf(owner: APIRequestContext, id: number): Promise<number> {
  const answered = await owner.post('/admin/actions/', { data: { action: 'orders.show', input: { id } } });
  return (await answered.json()).value.version;
}

/** Delivers an order, and refunds one piece. */
async function giveBack(owner: APIRequestContext, id: number): Promise<void> {
  const steps = ['confirmed', 'packed', 'shipped', 'delivered'] as const;
  for (const [at, to] of steps.slice(1).entries())
    await act(owner, 'orders.move', { id, from: steps[at], to, reason: '' });
  const lines = [{ position: 0, quantity: 1, isRestocked: false }];
  const requested = { id, lines, delivery: 0, fee: 0, reason: 'scratched', key: crypto.randomUUID() };
  await act(owner, 'refunds.make', { ...requested, version: await versionOf(owner, id) });
}

for (const { language, prefix } of LANGUAGES)
  test(
    `AN-09 AN-11 a purchase and its refund are sent by the server under the ids of the browser (${language})`,
    PROOF,
    async ({ page, owner }) => {
      test.slow();
      const id = await addedProduct(`TOLD-${language}`, { 'Regular price': '40.00' });
      const hosted = await standInForTags(page);
      const browserEvent = (list: 'google' | 'meta', name: string) =>
        hosted[list].filter((event) => event.name === name).map(({ params }) => params);
      await page.goto(`${prefix}/?p=${id}`);
      await answer(page, language, 'accept');
      await expect.poll(() => browserEvent('google', 'view_item')).toHaveLength(1);
      const placed = await order(page, id, { prefix, email: `told-${language}@example.com` });
      await expect.poll(() => browserEvent('google', 'purchase')).toHaveLength(1);
      await expect.poll(() => ofGoogle(placed.number), { timeout: JOBS_MS }).toHaveLength(1);
      await expect.poll(() => ofMeta(placed.number), { timeout: JOBS_MS }).toHaveLength(1);
      const [measured] = ofGoogle(placed.number);
      const { engagement_time_msec: _, ...params } = measured?.events[0].params ?? {};
      expect(params).toEqual(browserEvent('google', 'purchase')[0]);
      expect(params).toMatchObject({ currency: 'AED', value: placed.total, transaction_id: placed.number });
      // The client id of Google’s own cookie, as its script set it.
      expect(measured?.client_id).toBe('1.1');
      expect(ofMeta(placed.number)[0]).toMatchObject({ event_name: 'Purchase', action_source: 'website' });
      await giveBack(owner, placed.id);
      await expect.poll(() => ofGoogle(placed.number), { timeout: JOBS_MS }).toHaveLength(2);
      expect(ofGoogle(placed.number)[1]?.events[0]).toMatchObject({
        name: 'refund',
        params: { value: 40, currency: 'AED', items: [{ item_id: String(id), quantity: 1 }] },
      });
      // All earlier events are sent before it.
      expect(ofMeta(placed.number)).toHaveLength(1);
    },
  );

test(
  'AN-10 consent withdrawn before the order is placed stops the server, and the screen shows why',
  PROOF,
  async ({ page, context }) => {
    const id = await addedProduct('WITHDRAWN', { 'Regular price': '40.00' });
    await standInForTags(page);
    await page.goto(`/?p=${id}`);
    await answer(page, 'en', 'accept');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click();
    await answer(page, 'en', 'reject');
    const placed = await order(page, id, { prefix: '', email: 'withdrawn@example.com' });
    await enter(context, 'owner', 'Noura Hamdan');
    const rows = page.getByRole('row').filter({ hasText: 'The buyer did not allow it.' });
    await expect(async () => {
      await page.goto(`/admin/conversions/?q=${placed.number}`);
      await expect(rows).toHaveCount(2, { timeout: 1000 });
    }).toPass({ timeout: JOBS_MS });
    expect([...ofGoogle(placed.number), ...ofMeta(placed.number)]).toEqual([]);
  },
);

test(
  'AN-11 a failed event is seen with the words of the service, and sent again by a press',
  PROOF,
  async ({ page, context }) => {
    test.slow();
    const id = await addedProduct('REFUSED', { 'Regular price': '40.00' });
    services.trouble.now = {
      status: 400,
      body: { error: { message: 'Invalid OAuth access token.', code: 190 } },
    };
    await standInForTags(page);
    await page.goto(`/?p=${id}`);
    await answer(page, 'en', 'accept');
    const placed = await order(page, id, { prefix: '', email: 'refused@example.com' });
    await enter(context, 'owner', 'Noura Hamdan');
    const row = page.getByRole('row').filter({ hasText: 'Purchase · Meta' });
    const open = async (path: string, words: string) =>
      expect(async () => {
        await page.goto(path);
        await expect(row).toContainText(words, { timeout: 1000 });
      }).toPass({ timeout: JOBS_MS });
    const path = `/admin/conversions/?q=${placed.number}`;
    await open(path, 'Invalid OAuth access token.');
    await alive(page);
    await row.locator('summary').press('Enter');
    await expect(row.getByRole('row', { name: /^event_id/ })).toContainText(placed.number);
    await expect(row.getByRole('row', { name: /^contents/ })).toContainText('"item_price":40');
    services.trouble.now = null;
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(page).toHaveURL(/state=failed/);
    await row.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('alert')).toContainText('The event will be sent shortly.');
    await open(path, 'Sent');
    expect(ofMeta(placed.number)).toHaveLength(2);
    await look(page, placed.number);
  },
);

/** Takes pictures of the screen on a phone in both directions, if `LOOK` names a folder. */
async function look(page: Page, number: string): Promise<void> {
  for (const prefix of ['', '/ar'])
    for (const width of [PHONE.width, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${prefix}/admin/conversions/${width === 768 ? `?q=${number}` : ''}`);
      await alive(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const { LOOK } = process.env;
      if (LOOK) {
        await page.locator('summary').first().press('Enter');
        await page.screenshot({
          path: `${LOOK}/conversions-${prefix.slice(1) || 'en'}-${width}.png`,
          fullPage: true,
        });
      }
    }
  expect(await accessibilityFaults(page)).toEqual([]);
}
