import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { OrderId } from '#kernel/ids.ts';
import { withDatabase } from '../database.ts';
import { addHiddenProducts } from '../products.ts';
import { PROOF } from '../screens.ts';
import { expect } from '../shop.ts';
import { adminTest, alive, LAPTOP, PHONE } from './admin.ts';
import { idOf, orderOf } from './an-order.ts';
import { aSubscription } from './filled-screens.ts';
import { act } from './products.ts';

const LONG = 'maryam.of.the.house.beside.the.harbour@example.com';
const NOW = new Date();

type Named = Readonly<{ name: string; status: 'draft' | 'published' }>;

async function aTemplate(page: Page, place: string, { name, status }: Named): Promise<number> {
  const draft = {
    ...{ name, place, settings: {}, status, tree: [] },
    conditions: { include: [{ kind: 'type', value: 'cart' }], exclude: [] },
  };
  return (await act<{ id: number }>(page, 'templates.save', { id: null, version: 0, draft })).id;
}

/** @returns removes the test and its popups, which would show on all pages of the cart */
async function anAbTest(page: Page, name: string): Promise<() => Promise<void>> {
  const popups: number[] = [];
  for (const offer of ['ten percent', 'free delivery'])
    popups.push(
      await aTemplate(page, 'popup', {
        name: `A popup of ${offer} for those who leave`,
        status: 'published',
      }),
    );
  const [popupA, popupB] = popups;
  const test = { name, popupA, popupB, success: 'acted', baselinePercent: 10, effectPercent: 2 };
  const { id } = await act<{ id: number }>(page, 'ab-tests.start', { draft: { ...test, confidence: 95 } });
  return async () => {
    await act(page, 'ab-tests.end', { id, keep: 'both' });
    for (const popup of popups) await act(page, 'templates.trash', { id: popup });
  };
}

function aConsent(browser: string): Promise<unknown> {
  const granted = ['functional', 'analytics', 'marketing'];
  const record = { browser, version: 3, language: 'ar', granted, has_signal: true, decided_at: NOW };
  return withDatabase((db) => db.insertInto('consent_record').values(record).execute());
}

function aConversion(orderId: OrderId): Promise<unknown> {
  const params = { currency: 'AED', value: 123.45, transaction_id: String(orderId), items: [] };
  const failed = { state: 'failed', reason: '', attempts: 5, last_status: 400 };
  const sent = { service: 'meta', event: 'purchase', key: randomUUID(), params: JSON.stringify(params) };
  const answer = `{"error":{"fbtrace_id":"${'A1b2'.repeat(20)}"}}`;
  return withDatabase((db) =>
    db
      .insertInto('conversion')
      .values({ order_id: orderId, ...sent, ...failed, answer, happened_at: NOW })
      .execute(),
  );
}

function aMessage(name: string): Promise<unknown> {
  return withDatabase((db) =>
    db
      .insertInto('form_entry')
      .values({
        ...{ form: 'contact', status: 'new', language: 'en', name, email: LONG, phone: '+971501234567' },
        ...{ topic: 'guarantee', message: 'My device stays cold, whatever I try with it.' },
        ...{ consent_text: 'Keep what I wrote.', digest: randomUUID(), sender: 'a test', written_at: NOW },
      })
      .execute(),
  );
}

function aSubscriber(email: string): Promise<unknown> {
  return withDatabase(async (db) => {
    const text = { language: 'en', body: 'I want news and offers by email, as often as you have any.' };
    const { id } = await db
      .insertInto('subscriber_consent')
      .values({ ...text, body: `${text.body} ${email}`, first_used_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('subscriber')
      .values({
        ...{ email, list: 'News of the harbour', status: 'confirmed', language: 'en', consent_id: id },
        ...{ source: '/category/heat-not-burn-devices/', asked_at: NOW, confirmed_at: NOW },
      })
      .execute();
  });
}

/** An order of a product that no other test searches for. */
async function anOrder(firstName: string, more: Parameters<typeof orderOf>[2] = {}): Promise<OrderId> {
  const sku = `LIST-${randomUUID().slice(0, 8)}`;
  const row = { SKU: sku, Name: 'Listed lantern', 'Regular price': '100.00', Stock: '50', Published: '1' };
  await addHiddenProducts([{ ...row, Type: 'simple' }]);
  return orderOf([{ productId: await idOf(sku), quantity: 1 }], firstName, more);
}

/** How far a list overflows its container, in pixels. */
function beyond(page: Page): Promise<number> {
  return page
    .getByRole('region')
    .filter({ has: page.locator('.admin-table') })
    .evaluate((region) =>
      Math.max(region.scrollWidth - region.clientWidth, document.body.scrollWidth - innerWidth),
    );
}

type Listed = Readonly<{ path: string; fill: (page: Page, name: string) => Promise<unknown>; shows: RegExp }>;

/** Each list with its longest texts, and the cells of a row that a phone shows. */
const LISTS: Readonly<Record<string, Listed>> = {
  'ab-tests': { path: '', fill: anAbTest, shows: /Running[\s\S]*Collecting/ },
  consent: {
    path: '',
    fill: (_page, name) => aConsent(name.padEnd(32, '0')),
    shows: /Statistics · Marketing[\s\S]*Global Privacy Control\s+Yes[\s\S]*Version and language\s+3 · ar/,
  },
  conversions: {
    path: '',
    fill: async (_page, name) => aConversion(await anOrder(name)),
    shows: /123\.45[\s\S]*Failed[\s\S]*order_id[\s\S]*\d/,
  },
  entries: { path: '?q=NAME', fill: (_page, name) => aMessage(name), shows: /My device stays[\s\S]*New/ },
  redirects: {
    path: '?q=NAME',
    fill: (page, name) =>
      act(page, 'redirects.keep', {
        source: `/old-shop/devices/of-the-first-years/${name}/`,
        ...{ target: '/category/devices/?orderby=price', opened: null },
      }),
    shows: /orderby=price[\s\S]*Hits/,
  },
  subscribers: {
    path: '?q=NAME',
    fill: (_page, name) => aSubscriber(`${name}.${LONG}`),
    shows: /Confirmed/,
  },
  subscriptions: { path: '', fill: () => aSubscription(), shows: /@example\.com[\s\S]*Cancelled/ },
  templates: {
    path: '?q=NAME',
    fill: (page, name) =>
      aTemplate(page, 'header', { name: `${name} around the cart and the checkout`, status: 'draft' }),
    shows: /Header[\s\S]*Draft/,
  },
};

/** All lists have the same layout. */
const IN_EVERY_RUN = ['templates'];

for (const [name, { path, fill, shows }] of Object.entries(LISTS)) {
  const title = `BO-01 the list of ${name} is blocks on a phone, and scrolls nowhere`;
  adminTest(title, IN_EVERY_RUN.includes(name) ? {} : PROOF, async ({ page }) => {
    const key = randomUUID().slice(0, 8);
    const tidy = await fill(page, key);
    for (const prefix of ['', '/ar']) {
      await page.setViewportSize(PHONE);
      await page.goto(`${prefix}/admin/${name}/${path.replace('NAME', key)}`);
      await alive(page);
      const row = page.locator('.admin-table tbody tr').first();
      await expect(row).toBeVisible();
      await row.locator('details').evaluateAll((all) => {
        for (const one of all) one.toggleAttribute('open', true);
      });
      expect(await beyond(page), prefix).toBeLessThanOrEqual(0);
      if (prefix === '') expect(await row.innerText()).toMatch(shows);
    }
    await page.setViewportSize(LAPTOP);
    await expect(page.locator('.admin-table thead').first()).toBeVisible();
    if (typeof tidy === 'function') await tidy();
  });
}

adminTest('OR-01 the list of orders fits a laptop, however long its texts are', PROOF, async ({ page }) => {
  const company = 'Harbour Trading and Logistics Establishment';
  const order = await anOrder('Abdulrahman Khalifa', { company, email: LONG });
  const tags = ['wholesale customer', 'call before delivery', 'gift for somebody else'];
  await act(page, 'orders.tag', { ids: [order], add: tags, remove: [] });
  for (const prefix of ['', '/ar']) {
    await page.goto(`${prefix}/admin/orders/?q=${order}`);
    await alive(page);
    await expect(page.getByRole('link', { name: String(order), exact: true })).toBeVisible();
    expect(await beyond(page), prefix).toBeLessThanOrEqual(0);
  }
});
