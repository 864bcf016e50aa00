import { PLAIN_IMPORT, rowsOf } from '../../a-shop.ts';
import { inLanguage, type RefusalCase, type RefusalCases, type Running } from './running.ts';

/** The limit of products in a list. */
const MOST = 100;
const JSON_ONLY = { accept: 'application/json' };

/** Adds or removes a product by its heart. */
function pressing(make: (running: Running) => Promise<{ id: number; cookie?: string }>): RefusalCase {
  return async (running) => {
    const { id, cookie = '' } = await make(running);
    return async (language) =>
      running.refusalIn(
        await running.send(inLanguage('/wishlist/', language), {
          fields: { add: String(id) },
          headers: JSON_ONLY,
          cookie,
        }),
      );
  };
}

/** A guest's list with a hundred products. */
async function aFullList({ runtime, send, product }: Running): Promise<string> {
  const id = await product({ sku: 'FIRST-WISH' });
  const answer = await send('/wishlist/', { fields: { add: String(id) }, headers: JSON_ONLY });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { db } = runtime;
  const list = await db.selectFrom('wishlist').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  const items = Array.from({ length: MOST - 1 }, (_, at) => `WISH-${at}`);
  const rows = items.map((sku) => ({ Type: 'simple', SKU: sku, Name: sku, 'Regular price': '25.00' }));
  await runtime.shop.catalogue.importProducts(rowsOf(rows), PLAIN_IMPORT);
  const products = await db.selectFrom('product').select('id').where('sku', 'in', items).execute();
  await db
    .insertInto('wishlist_item')
    .values(
      products.map(({ id: product_id }) => ({
        ...{ wishlist_id: list.id, product_id, was_in_stock: true, added_at: new Date() },
      })),
    )
    .execute();
  return cookie.join('; ');
}

/** Turns emails on. */
const MAILS = { fields: { mails: '1', on_price: '1' }, headers: JSON_ONLY };

export const wishlist = {
  'wishlist.no-account':
    async ({ send, refusalIn }) =>
    async (language) =>
      refusalIn(await send(inLanguage('/wishlist/', language), MAILS)),
  'wishlist.mails-off': async ({ send, refusalIn, set }) => {
    await set('wishlist.mails', false);
    return async (language) => refusalIn(await send(inLanguage('/wishlist/', language), MAILS));
  },
  'wishlist.unknown-product': pressing(async () => ({ id: 1_999_999 })),
  'wishlist.full': pressing(async (running) => ({
    cookie: await aFullList(running),
    id: await running.product({ sku: 'ONE-WISH-MORE' }),
  })),
  'wishlist.nothing-to-share': async ({ send, refusalIn }) => {
    const sent = { fields: { share: '1' }, headers: JSON_ONLY };
    return async (language) => refusalIn(await send(inLanguage('/wishlist/', language), sent));
  },
  'wishlist.off': pressing(async (running) => {
    await running.set('wishlist.enabled', false);
    return { id: await running.product({ sku: 'NO-WISH' }) };
  }),
  'wishlist.too-many': async ({ send, refusalIn }) => {
    const sent = { fields: { add: 'x' }, headers: JSON_ONLY, address: '10.200.0.24' };
    for (let time = 0; time < 60; time += 1) await send('/wishlist/', sent);
    return async (language) => refusalIn(await send(inLanguage('/wishlist/', language), sent));
  },
} satisfies RefusalCases;
