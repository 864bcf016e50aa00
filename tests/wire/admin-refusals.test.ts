import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { openUploads } from '#platform/files/uploads.ts';
import { EMPTY_DOCUMENT } from '#shop/content/staff/rules/draft.ts';
import type { RefusalCode } from '#shop/refusals.ts';
import type { Role } from '#shop/staff';
import { registerAdminActions } from '#wire/admin-actions/register.ts';
import { registerUpload } from '#wire/admin-actions/upload.ts';
import { staffCookie } from '#wire/cookies/session-cookies.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { aMethod } from '../delivery.ts';
import { documentedStatus } from '../refusals-document.ts';

const test = aShop(await aDatabase());
const { shop, config } = test;
const NOBODY = 2_000_000_000;
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const OWN_PAGE = { origin: config.publicUrl, host: new URL(config.publicUrl).host };

const app = Fastify();
const deps = { shop, config, adminActions: createAdminActions(shop) };
await registerAdminActions(app, deps);
await registerUpload(app, { ...deps, uploads: await openUploads(join(config.dataDir, 'uploads')) });

const sku = 'REFUSALS';
const productId = await aProduct(test, { sku, stock: 5 });
await deliverToDubai(test);
const order = await anOrder(test, [{ id: productId }]);
const [location] = await shop.inventory.locations.list();
const [zone] = await shop.shipping.zones();
const [category] = await shop.catalogue.edit.categories.list();
const { value: page } = (
  await ask('content.save', {
    id: null,
    kind: 'page',
    version: 0,
    draft: { ...EMPTY_DOCUMENT, title: { en: 'Refusals', ar: '' }, status: 'published' },
  })
).json();

async function cookieOf(role: Role, more = {}): Promise<{ cookie: string; id: number }> {
  const { member } = await aMember(test, role, more);
  const token = await shop.staff.openSession(member.id, 'test');
  return { cookie: staffCookie.write({ token }, config).split(';')[0] ?? '', id: member.id };
}

/** What the address of the back office answers to an action. */
async function ask(
  action: ActionName | 'no.such-action',
  input: unknown,
  { role = 'owner' as Role, more = {} } = {},
) {
  const { cookie } = await cookieOf(role, more);
  return app.inject({
    method: 'POST',
    url: '/admin/actions/',
    headers: { ...OWN_PAGE, cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ action, input, language: 'en' }),
  });
}

type Answer = Awaited<ReturnType<typeof ask>>;

function expectRefused(answer: Answer, code: RefusalCode): void {
  const { ok, refusal, words } = answer.json();
  expect([ok, refusal.code]).toEqual([false, code]);
  expect(words).toMatch(/\S{2}/);
  expect(words).not.toContain('{{');
  expect(answer.statusCode).toBe(documentedStatus[code]);
  expect('stored' in refusal).toBe(code.endsWith('.changed-meanwhile'));
}

const NO_GOODS = { products: [], categories: [] };
const promotion = {
  code: 'twice',
  title: { en: 'Ten percent', ar: '' },
  ...{ isAutomatic: false, isActive: true, isIndividual: false, freesDelivery: false, actsOnSaleGoods: true },
  benefit: { kind: 'percentage', percent: 10 },
  ...{ includes: NO_GOODS, excludes: NO_GOODS, minimumSpend: null, maximumSpend: null },
  ...{ startsAt: null, endsAt: null, usageLimit: null, usageLimitPerCustomer: null },
  ...{ emails: [], mostPieces: null },
};
const { value: promotionId } = (await ask('promotions.save', { id: null, version: 0, promotion })).json();

const name = { en: 'Some', ar: '' };
const why = 'a test';
const gone = { id: NOBODY };
const otherZone = { name, emirates: ['DU'], methods: [aMethod()] };
const refund = { ...gone, lines: [], delivery: 0, fee: 0 };

const colleague = await aMember(test, 'manager');
const uncounted = await aProduct(test, { sku: 'UNCOUNTED' });
const { version: zoneVersion } = (await ask('delivery.show', { id: zone?.id })).json().value.found;
const mail = { template: 'order-shipped', language: 'en' } as const;
const { value: read } = (await ask('mails.read', mail)).json();
await ask('redirects.keep', { source: '/old/', target: '/shop/', opened: null });

const REFUSED: readonly (readonly [code: RefusalCode, action: ActionName, input: unknown])[] = [
  ['admin.unreadable', 'products.open', { id: 'x' }],
  ['admin.not-found', 'orders.document', gone],
  ['staff.unknown-member', 'staff.change-role', { ...gone, role: 'manager' }],
  ['staff.email-taken', 'staff.invite', { email: colleague.member.email, role: 'manager', language: 'en' }],
  ['staff.wrong-password', 'self.change-password', { currentPassword: 'x', newPassword: 'long enough' }],
  ['staff.wrong-code', 'self.turn-on-second-factor', { code: '000000' }],
  ['staff.wrong-fields', 'staff.invite', { email: 'nobody', role: 'manager', language: 'en' }],
  ['settings.wrong-value', 'settings.save', { key: 'shop.name', value: 7, version: 0 }],
  ['settings.word-taken', 'settings.save', { key: 'catalogue.listingPrefix', value: 'cart', version: 0 }],
  ['admin.changed-meanwhile', 'settings.save', { key: 'stock.lowAmount', value: 7, version: 99 }],
  ['mails.unknown-template', 'mails.read', { template: 'none', language: 'en' }],
  ['mails.unknown-order', 'mails.preview', { template: 'order-shipped', language: 'en', order: 'x' }],
  ['mails.unknown-mail', 'mails.show', gone],
  ['admin.changed-meanwhile', 'mails.save-words', { ...mail, words: read.words, version: 99 }],
  ['mails.words-missing', 'mails.preview', { ...mail, words: { ...read.words, subject: '' } }],
  ['mails.words-long', 'mails.preview', { ...mail, words: { ...read.words, subject: 'x'.repeat(300) } }],
  ['mails.unknown-placeholder', 'mails.preview', { ...mail, words: { ...read.words, subject: '{{no}}' } }],
  ['promotions.unknown-promotion', 'promotions.show', gone],
  ['admin.changed-meanwhile', 'promotions.save', { id: promotionId, version: 99, promotion }],
  ['promotions.code-taken', 'promotions.save', { id: null, version: 0, promotion }],
  ['shipping.unknown-zone', 'delivery.show', gone],
  ['admin.changed-meanwhile', 'delivery.remove', { id: zone?.id, version: 99 }],
  ['shipping.emirate-taken', 'delivery.save', { id: null, version: 0, zone: otherZone }],
  ['shipping.stops-delivery', 'delivery.remove', { id: zone?.id, version: zoneVersion, stops: [] }],
  [
    'shipping.emirate-without-method',
    'delivery.save',
    { id: null, version: 0, zone: { name, emirates: ['AZ'], methods: [] }, stops: [] },
  ],
  ['redirects.wrong-fields', 'redirects.keep', { source: '', target: '', opened: null }],
  ['redirects.unknown', 'redirects.remove', { source: '/nowhere/' }],
  [
    'admin.changed-meanwhile',
    'redirects.keep',
    { source: '/old/', target: '/cart/', opened: { source: '/old/', version: 99 } },
  ],
  ['redirects.no-list', 'redirects.plan', { text: '"' }],
  ['forms.unknown-entry', 'entries.open', gone],
  ['content.wrong-fields', 'content.save', { id: null, kind: 'page', version: 0, draft: {} }],
  ['content.unknown-document', 'content.open', gone],
  ['admin.unknown-version', 'content.undo', { id: page.id, version: 99 }],
  ['admin.changed-meanwhile', 'content.save', { id: page.id, kind: 'page', version: 99, draft: page.draft }],
  ['admin.changed-meanwhile', 'menus.save', { place: 'footer', version: 99, entries: [] }],
  ['content.unknown-term', 'content.remove-term', { which: { term: 'tag' }, slug: 'none' }],
  ['media.unknown', 'media.remove', gone],
  ['catalogue.wrong-fields', 'products.save', { id: null, version: 0, draft: {} }],
  ['admin.changed-meanwhile', 'products.save', { id: productId, version: 0, draft: {} }],
  ['catalogue.unknown-product', 'products.open', gone],
  ['admin.unknown-version', 'products.undo', { id: productId, version: 99 }],
  ['catalogue.was-ordered', 'products.remove', { id: productId }],
  ['catalogue.unknown-category', 'categories.remove', gone],
  ['catalogue.category-in-use', 'categories.remove', { id: category?.id }],
  ['catalogue.category-circle', 'categories.move', { id: category?.id, parentId: category?.id, position: 0 }],
  ['catalogue.unknown-attribute', 'attributes.remove', { slug: 'none' }],
  ['catalogue.needed-by-shop', 'attributes.remove', { slug: 'brand' }],
  ['catalogue.unknown-value', 'values.remove', { attribute: 'brand', slug: 'none' }],
  ['catalogue.unknown-tag', 'tags.remove', gone],
  ['inventory.wrong-fields', 'stock.adjust', { productId }],
  ['inventory.unknown-product', 'stock.adjust', { productId: NOBODY, delta: 1, reason: 'received' }],
  ['inventory.not-counted', 'stock.adjust', { productId: uncounted, delta: 1, reason: 'received' }],
  ['inventory.below-zero', 'stock.adjust', { productId, delta: -99, reason: 'lost' }],
  ['inventory.nothing-changes', 'stock.adjust', { productId, counted: 4, reason: 'damaged' }],
  ['inventory.unknown-location', 'locations.reopen', gone],
  ['inventory.last-location', 'locations.close', { id: location?.id, moveTo: null }],
  ['inventory.location-in-use', 'locations.remove', { id: location?.id }],
  ['orders.unknown-order', 'orders.show', gone],
  ['orders.unknown-order', 'refunds.preview', refund],
  ['orders.may-not-move', 'orders.move', { id: order.id, from: 'confirmed', to: 'pending', reason: why }],
  ['admin.changed-meanwhile', 'orders.move', { id: order.id, from: 'packed', to: 'shipped', reason: why }],
  ['orders.unknown-refund', 'refunds.mark-paid', { ...gone, reference: 'R1' }],
  ['orders.nothing-to-refund', 'refunds.preview', { ...refund, id: order.id }],
  ['orders.unknown-return', 'returns.approve', { ...gone, reason: why }],
  ['payments.unknown-reference', 'payments.capture', { ...gone, amount: null, reason: why }],
  ['reviews.unknown-review', 'reviews.reply', { ...gone, text: 'Thanks', version: 1 }],
  ['customers.unknown-customer', 'customers.note', { ...gone, text: 'Calls twice' }],
  ['exchange.unknown-import', 'exchange.show', { id: NO_RUN }],
  [
    'exchange.wrong-address',
    'exchange.fetch',
    { address: 'http://shop.example', consumerKey: 'ck', consumerSecret: 'cs', kinds: ['products'] },
  ],
];

it.each(REFUSED)('SV-02 the back office refuses with %s and its status', async (code, action, input) => {
  expectRefused(await ask(action, input), code);
});

it('SV-02 an unknown action, a missing right and a missing second factor have their own status', async () => {
  expectRefused(await ask('no.such-action', {}), 'admin.unknown-action');
  expectRefused(await ask('staff.list', {}, { role: 'page-editor' }), 'staff.forbidden');
  const more = { hasSecondFactor: false };
  expectRefused(await ask('staff.list', {}, { more }), 'staff.second-factor-first');
});

it('SV-02 requests without session, from another site or without body are refused', async () => {
  const request = { method: 'POST', url: '/admin/actions/' } as const;
  const payload = { action: 'staff.list', input: {} };
  const signedOut = await app.inject({ ...request, headers: OWN_PAGE, payload });
  expectRefused(signedOut, 'staff.signed-out');
  const foreign = await app.inject({ ...request, headers: { 'sec-fetch-site': 'cross-site' }, payload });
  expectRefused(foreign, 'admin.foreign-origin');
  const empty = await app.inject({ ...request, headers: OWN_PAGE, payload: {} });
  expectRefused(empty, 'admin.unreadable');
});

const FILES: readonly (readonly [code: RefusalCode, field: string, text: string])[] = [
  ['media.no-picture', 'picture', 'no picture'],
  ['exchange.empty-file', 'products', 'SKU,Name\n'],
  ['exchange.no-table', 'products', 'SKU\u0000Name'],
  ['exchange.wrong-columns', 'products', 'A,B\n1,2\n'],
  ['exchange.no-archive', 'archive', 'no archive'],
];

it.each(FILES)('SV-02 a file is refused with %s and its status', async (code, field, text) => {
  const { cookie } = await cookieOf('owner');
  const form = new FormData();
  form.set(field, new File([text], 'sent.csv'));
  const sent = new Response(form);
  const payload = Buffer.from(await sent.arrayBuffer());
  const headers = { ...OWN_PAGE, cookie, 'content-type': sent.headers.get('content-type') ?? '' };
  const answer = await app.inject({ method: 'POST', url: `/admin/upload/?kind=${field}`, headers, payload });
  expectRefused(answer, code);
});
