import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openUploads } from '#platform/files/uploads.ts';
import { type RefusalCode, refusalReplies } from '#shop/refusals.ts';
import { registerBackInStock } from '#wire/back-in-stock/register.ts';
import type { Instead } from '#wire/reviews/instead.ts';
import { registerReviews } from '#wire/reviews/register.ts';
import { registerWebhooks } from '#wire/webhooks/register.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { documentedStatus } from '../refusals-document.ts';
import { aWire, post, SECRET } from './a-wire.ts';

const test = aShop(await aDatabase());
const { shop, config } = test;
await shop.settings.set('payments.provider', 'test');
const inStock = await aProduct(test, { sku: 'HERE' });
const out = await aProduct(test, { sku: 'OUT', stock: 0 });
const closed = await aProduct(test, { sku: 'CLOSED', more: { 'Allow customer reviews?': '0' } });

const app = await aWire(test);
const deps = { shop, config, secret: SECRET };
await app.register((scope) => registerBackInStock(scope, deps));
await app.register((scope) => registerWebhooks(scope, deps));
/** What the pages are asked to show in place of an answer of the wire. */
const shown: Instead[] = [];
await app.register(async (scope) =>
  registerReviews(scope, {
    ...deps,
    answerPage: async ({ instead }, reply) => {
      if (instead !== undefined) shown.push(instead);
      return reply.status(instead?.status ?? 200).send('a page');
    },
    uploads: await openUploads(join(config.dataDir, 'uploads')),
  }),
);

const JSON_WANTED = { accept: 'application/json' };
const FORM = 'application/x-www-form-urlencoded';

const wish = (fields: object) => ({
  url: '/restock/',
  headers: JSON_WANTED,
  fields: { product_id: String(out), restock_email: 'sara@example.com', restock_consent: '1', ...fields },
});

const RESTOCK: readonly (readonly [code: RefusalCode, sent: ReturnType<typeof wish>])[] = [
  ['restock.wrong-email', wish({ restock_email: 'nobody' })],
  ['restock.no-consent', wish({ restock_consent: '' })],
  ['restock.unknown-product', wish({ product_id: '1999999' })],
  ['restock.in-stock', wish({ product_id: String(inStock) })],
];

it.each(RESTOCK)(
  'SV-02 a stock request is refused with %s and its status',
  async (code, { url, ...sent }) => {
    const answer = await post(app, url, sent);
    expect([answer.statusCode, answer.json().ok]).toEqual([documentedStatus[code], false]);
    expect(answer.json().message).toMatch(/\S{2}/);
  },
);

it('SV-02 the eleventh stock request is refused with restock.too-many', async () => {
  const remoteAddress = '10.9.9.9';
  const ask = () => app.inject({ method: 'POST', url: '/restock/', remoteAddress, headers: JSON_WANTED });
  for (let time = 0; time < 10; time += 1) await ask();
  expect((await ask()).statusCode).toBe(documentedStatus['restock.too-many']);
});

const words = {
  ...{ rating: '5', comment: 'It fits the hand.', author: 'Sara', email: 'sara@example.com' },
  ...{ comment_post_ID: String(inStock), comment_parent: '0' },
};

const REVIEWS: readonly (readonly [code: RefusalCode, fields: Record<string, string>])[] = [
  ['reviews.wrong-fields', { ...words, rating: '' }],
  ['reviews.unknown-product', { ...words, comment_post_ID: '1999999' }],
  ['reviews.closed', { ...words, comment_post_ID: String(closed) }],
];

it.each(REVIEWS)('SV-02 a review is refused with %s and its status', async (code, fields) => {
  const payload = new URLSearchParams(fields).toString();
  const remoteAddress = `10.1.1.${shown.length}`;
  const headers = { 'content-type': FORM };
  const answer = await app.inject({
    ...{ method: 'POST', url: '/wp-comments-post.php', payload, headers, remoteAddress },
  });
  expect(shown.at(-1)?.refusedReview?.refusal.code).toBe(code);
  expect(answer.statusCode).toBe(documentedStatus[code]);
});

it('SV-02 a vote for an unknown review has the status of reviews.unknown-review', async () => {
  const answer = await post(app, '/reviews/helpful/', { fields: { review: '1999999' } });
  expect(answer.statusCode).toBe(documentedStatus['reviews.unknown-review']);
});

it.each([
  ['payments.wrong-signature', '/webhooks/payments/test/'],
  ['payments.unknown-reference', '/webhooks/payments/nobody/'],
] as const)('SV-02 a webhook is refused with %s and its status', async (code, url) => {
  const answer = await app.inject({ method: 'POST', url, payload: '{}' });
  expect([answer.json().code, answer.statusCode]).toEqual([code, documentedStatus[code]]);
});

it('SV-02 unreadable and oversized input has the status of request.…', async () => {
  const url = '/?wc-ajax=add_to_cart';
  const type = 'multipart/form-data; boundary=x';
  const send = (payload: string, contentType: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });
  const broken = await send('--x\r\nnothing', type);
  expect([broken.json().code, broken.statusCode]).toEqual([
    'request.unreadable',
    documentedStatus['request.unreadable'],
  ]);
  const large = await send(`product_id=${'1'.repeat(1024 * 1024)}`, FORM);
  expect([large.json().code, large.statusCode]).toEqual([
    'request.too-large',
    documentedStatus['request.too-large'],
  ]);
});

it('SV-02 cart calls answer 200 whatever the refusal’s status is', async () => {
  const url = '/wp-admin/admin-ajax.php';
  const fields = { action: 'custom_add_to_cart', product_id: '1999999', quantity: '1' };
  const answer = await post(app, url, { fields });
  expect([answer.json().code, answer.statusCode]).toEqual(['cart.unknown-product', 200]);
  expect(refusalReplies['cart.unknown-product'].status).toBe(404);
});
