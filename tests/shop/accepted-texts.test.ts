import { expect, it } from 'vitest';
import type { Order } from '#shop/orders';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop } = test;
await deliverToDubai(test);
const id = await aProduct(test, { sku: 'AGREED' });

async function write(slug: string, words: string): Promise<void> {
  await shop.content.save({
    kind: 'page',
    slug,
    title: { en: 'Terms', ar: 'الشروط' },
    excerpt: { en: '' },
    body: { en: `<p>${words}</p>` },
    tree: [],
    coverId: null,
    category: '',
    tags: [],
    details: { products: [] },
    position: 0,
    publishedAt: test.time.now,
  });
}

const order = (): Promise<Order> => anOrder(test, [{ id }]);

it('CO-09 keeps the accepted text after later edits', async () => {
  await write('terms', 'Goods come back within 14 days.');
  await write('privacy', 'We keep little.');
  const before = await order();
  const again = await order();
  await write('terms', 'Goods come back within 7 days.');
  const after = await order();
  expect(before.termsVersion).toMatch(/^2026-11-[0-9a-f]{8}$/);
  expect([again.termsVersion, again.privacyVersion]).toEqual([before.termsVersion, before.privacyVersion]);
  expect(after.termsVersion).not.toBe(before.termsVersion);
  expect(after.privacyVersion).toBe(before.privacyVersion);
  const text = await shop.content.acceptedText({ slug: 'terms', version: before.termsVersion });
  expect(text).toMatchObject({
    body: { en: '<p>Goods come back within 14 days.</p>' },
    keptAt: test.time.now,
  });
  expect(await shop.content.acceptedText({ slug: 'privacy', version: before.termsVersion })).toBeNull();
});
