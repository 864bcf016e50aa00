import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createDesk } from '#desk/desk.ts';
import type { VerbName } from '#desk/verbs.ts';
import { openUploads } from '#platform/files/uploads.ts';
import { EMPTY_DOCUMENT } from '#shop/content/edit/draft.ts';
import type { Role } from '#shop/staff';
import { registerDesk } from '#wire/desk/register.ts';
import { registerUpload } from '#wire/desk/upload.ts';
import { staffCookie } from '#wire/staff-cookies.ts';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';
import { aMethod } from '../delivery.ts';

const test = aShop(await aDatabase());
const { shop, config } = test;
const NOBODY = 2_000_000_000;
const NO_RUN = '00000000-0000-4000-8000-000000000000';
const OWN_PAGE = { origin: config.publicUrl, host: new URL(config.publicUrl).host };

const app = Fastify();
const needs = { shop, config, desk: createDesk(shop) };
await registerDesk(app, needs);
await registerUpload(app, { ...needs, uploads: await openUploads(join(config.dataDir, 'uploads')) });

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
  return { cookie: staffCookie(token, config).split(';')[0] ?? '', id: member.id };
}

/** What the address of the back office answers to a verb. */
async function ask(
  verb: VerbName | 'no.such-verb',
  input: unknown,
  { role = 'owner' as Role, more = {} } = {},
) {
  const { cookie } = await cookieOf(role, more);
  return app.inject({
    method: 'POST',
    url: '/admin/act/',
    headers: { ...OWN_PAGE, cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ verb, input, language: 'en' }),
  });
}

type Answer = Awaited<ReturnType<typeof ask>>;

function expectRefused(answer: Answer, code: string, status: number): void {
  expect(answer.json()).toMatchObject({ ok: false, refusal: { code } });
  expect(answer.json().words).toMatch(/\S{2}/);
  expect(answer.statusCode).toBe(status);
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
const { value: promotionId } = (await ask('promotions.save', { id: null, seen: null, promotion })).json();

const name = { en: 'Some', ar: '' };
const why = 'a test';
const gone = { id: NOBODY };
const otherZone = { name, emirates: ['DU'], methods: [aMethod()] };
const refund = { ...gone, lines: [], delivery: 0, fee: 0 };

const REFUSED: readonly (readonly [code: string, status: number, verb: VerbName, input: unknown])[] = [
  ['desk.unreadable', 422, 'products.open', { id: 'x' }],
  ['desk.not-found', 404, 'orders.document', gone],
  ['staff.unknown-member', 404, 'staff.change-role', { ...gone, role: 'manager' }],
  ['staff.wrong-password', 422, 'self.change-password', { currentPassword: 'x', newPassword: 'long enough' }],
  ['staff.wrong-code', 422, 'self.turn-on-second-factor', { code: '000000' }],
  ['staff.wrong-fields', 422, 'staff.invite', { email: 'nobody', role: 'manager', language: 'en' }],
  ['settings.wrong-value', 422, 'settings.save', { key: 'shop.name', value: 7, seen: null }],
  ['settings.changed-meanwhile', 409, 'settings.save', { key: 'stock.lowAmount', value: 7, seen: 99 }],
  ['mails.unknown-template', 404, 'mails.read', { template: 'none', language: 'en' }],
  ['mails.unknown-order', 404, 'mails.preview', { template: 'order-shipped', language: 'en', order: 'x' }],
  ['mails.unknown-mail', 404, 'mails.show', gone],
  ['promotions.unknown-promotion', 404, 'promotions.show', gone],
  ['promotions.changed-meanwhile', 409, 'promotions.save', { id: promotionId, seen: 'older', promotion }],
  ['promotions.code-taken', 409, 'promotions.save', { id: null, seen: null, promotion }],
  ['shipping.unknown-zone', 404, 'delivery.show', gone],
  ['shipping.changed-meanwhile', 409, 'delivery.remove', { id: zone?.id, seen: 'older' }],
  ['shipping.emirate-taken', 409, 'delivery.save', { id: null, seen: null, zone: otherZone }],
  ['redirects.wrong-fields', 422, 'redirects.keep', { source: '', target: '', seen: null }],
  ['redirects.unknown', 404, 'redirects.remove', { source: '/nowhere/' }],
  ['redirects.no-list', 422, 'redirects.plan', { text: '"' }],
  ['forms.unknown-entry', 404, 'entries.open', gone],
  ['content.wrong-fields', 422, 'content.save', { id: null, kind: 'page', version: 0, draft: {} }],
  ['content.unknown-document', 404, 'content.open', gone],
  ['content.unknown-version', 404, 'content.undo', { id: page.id, version: 99 }],
  [
    'content.changed-meanwhile',
    409,
    'content.save',
    { id: page.id, kind: 'page', version: 99, draft: page.draft },
  ],
  ['content.menu.changed-meanwhile', 409, 'menus.save', { place: 'footer', version: 99, entries: [] }],
  ['content.unknown-term', 404, 'content.remove-term', { which: { term: 'tag' }, slug: 'none' }],
  ['media.unknown', 404, 'media.remove', gone],
  ['catalogue.wrong-fields', 422, 'products.save', { id: null, version: 0, draft: {} }],
  ['catalogue.changed-meanwhile', 409, 'products.save', { id: productId, version: 0, draft: {} }],
  ['catalogue.unknown-product', 404, 'products.open', gone],
  ['catalogue.unknown-version', 404, 'products.undo', { id: productId, version: 99 }],
  ['catalogue.was-ordered', 409, 'products.remove', { id: productId }],
  ['catalogue.unknown-category', 404, 'categories.remove', gone],
  ['catalogue.category-in-use', 409, 'categories.remove', { id: category?.id }],
  [
    'catalogue.category-circle',
    422,
    'categories.move',
    { id: category?.id, parentId: category?.id, position: 0 },
  ],
  ['catalogue.unknown-attribute', 404, 'attributes.remove', { slug: 'none' }],
  ['catalogue.needed-by-shop', 409, 'attributes.remove', { slug: 'brand' }],
  ['catalogue.unknown-value', 404, 'values.remove', { attribute: 'brand', slug: 'none' }],
  ['catalogue.unknown-tag', 404, 'tags.remove', gone],
  ['inventory.wrong-fields', 422, 'stock.adjust', { productId }],
  ['inventory.unknown-product', 404, 'stock.adjust', { productId: NOBODY, delta: 1, reason: 'received' }],
  ['inventory.below-zero', 409, 'stock.adjust', { productId, delta: -99, reason: 'lost' }],
  ['inventory.nothing-changes', 422, 'stock.adjust', { productId, counted: 4, reason: 'damaged' }],
  ['inventory.unknown-location', 404, 'locations.reopen', gone],
  ['inventory.last-location', 409, 'locations.close', { id: location?.id, moveTo: null }],
  ['inventory.location-in-use', 409, 'locations.remove', { id: location?.id }],
  ['orders.unknown-order', 404, 'orders.show', gone],
  ['orders.unknown-order', 404, 'refunds.preview', refund],
  [
    'orders.may-not-move',
    409,
    'orders.move',
    { id: order.id, from: 'confirmed', to: 'pending', reason: why },
  ],
  [
    'orders.changed-meanwhile',
    409,
    'orders.move',
    { id: order.id, from: 'packed', to: 'shipped', reason: why },
  ],
  ['orders.unknown-refund', 404, 'refunds.mark-paid', { ...gone, reference: 'R1' }],
  ['orders.unknown-return', 404, 'returns.approve', { ...gone, reason: why }],
  ['payments.unknown-reference', 404, 'payments.capture', { ...gone, amount: null, reason: why }],
  ['reviews.unknown-review', 404, 'reviews.reply', { ...gone, text: 'Thanks', seen: '' }],
  ['customers.unknown-customer', 404, 'customers.note', { ...gone, text: 'Calls twice' }],
  ['exchange.unknown-import', 404, 'exchange.show', { id: NO_RUN }],
  [
    'exchange.wrong-address',
    422,
    'exchange.fetch',
    { address: 'http://shop.example', consumerKey: 'ck', consumerSecret: 'cs', kinds: ['products'] },
  ],
];

it.each(REFUSED)('SV-02 the back office answers %s with %i', async (code, status, ...[verb, input]) => {
  expectRefused(await ask(verb, input), code, status);
});

it('SV-02 an unknown action, a missing right and a missing second factor have a status of their own', async () => {
  expectRefused(await ask('no.such-verb', {}), 'desk.unknown-verb', 404);
  expectRefused(await ask('staff.list', {}, { role: 'page-editor' }), 'staff.forbidden', 403);
  const more = { hasSecondFactor: false };
  expectRefused(await ask('staff.list', {}, { more }), 'staff.second-factor-first', 403);
});

it('SV-02 a request without a session, from another site or without a body is refused in words', async () => {
  const request = { method: 'POST', url: '/admin/act/' } as const;
  const payload = { verb: 'staff.list', input: {} };
  const signedOut = await app.inject({ ...request, headers: OWN_PAGE, payload });
  expectRefused(signedOut, 'staff.signed-out', 401);
  const foreign = await app.inject({ ...request, headers: { 'sec-fetch-site': 'cross-site' }, payload });
  expectRefused(foreign, 'desk.foreign-origin', 403);
  const empty = await app.inject({ ...request, headers: OWN_PAGE, payload: {} });
  expectRefused(empty, 'desk.unreadable', 422);
});

const FILES: readonly (readonly [code: string, status: number, field: string, text: string])[] = [
  ['media.no-picture', 415, 'picture', 'no picture'],
  ['exchange.empty-file', 422, 'products', 'SKU,Name\n'],
  ['exchange.no-table', 415, 'products', 'SKU\u0000Name'],
  ['exchange.wrong-columns', 422, 'products', 'A,B\n1,2\n'],
  ['exchange.no-archive', 415, 'archive', 'no archive'],
];

it.each(FILES)('SV-02 a file is refused as %s with %i', async (code, status, ...[field, text]) => {
  const { cookie } = await cookieOf('owner');
  const form = new FormData();
  form.set(field, new File([text], 'sent.csv'));
  const sent = new Response(form);
  const payload = Buffer.from(await sent.arrayBuffer());
  const headers = { ...OWN_PAGE, cookie, 'content-type': sent.headers.get('content-type') ?? '' };
  const answer = await app.inject({ method: 'POST', url: `/admin/upload/?kind=${field}`, headers, payload });
  expectRefused(answer, code, status);
});
