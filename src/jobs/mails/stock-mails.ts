import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { parseProductId, parseStockRequestId, type StockRequestId } from '#kernel/ids.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { toPicture } from '#shop/media/rules/to-picture.ts';

type Deps = { shop: Shop; db: Db; config: Config };

function listIn(payload: object, key: string): unknown[] {
  const list: unknown = Object.entries(payload).find(([name]) => name === key)?.[1];
  return Array.isArray(list) ? list : [];
}

async function mailRequest({ shop, db, config }: Deps, id: StockRequestId): Promise<void> {
  const request = await shop.backInStock.find(id);
  if (request === null) return;
  const { language, token, productId, email, askedAt } = request;
  const product = (await shop.catalogue.sellables([productId])).get(productId);
  if (product === undefined) return;
  const options = product.options.map(({ value }) => inLanguage(value, language));
  const template = 'back-in-stock';
  const letter = {
    template,
    product: [inLanguage(product.name, language), ...options].join(language === 'ar' ? '، ' : ', '),
    picture: product.image === null ? null : toPicture(product.image, language),
    productUrl: config.publicUrl + addressIn(language, product.address),
    forgetUrl: `${config.publicUrl}${addressIn(language, '/restock/forget/')}?request=${token}`,
  } as const;
  await enqueueMail(db, {
    kind: template,
    dedupeKey: `${template}-${id}-${askedAt.getTime()}`,
    recipient: email,
    language,
    ...(await shop.mails.print(letter, language)),
    orderId: null,
  });
}

/** Queues the back-in-stock mails, each in its language, once per request. */
export function mailBackInStock(deps: Deps) {
  return async (payload: object): Promise<void> => {
    for (const value of listIn(payload, 'requests')) {
      const id = parseStockRequestId(value);
      if (id !== null) await mailRequest(deps, id);
    }
  };
}

/** Mails the shop about products at their low stock threshold: once per order or import. */
export function mailLowStock({ shop, db }: Omit<Deps, 'config'>) {
  return async (payload: object): Promise<void> => {
    const ids = listIn(payload, 'products').flatMap((value) => parseProductId(value) ?? []);
    const lowStock = await shop.shelves(ids);
    if (lowStock.length === 0) return;
    const template = 'low-stock';
    await enqueueMail(db, {
      kind: template,
      dedupeKey: `${template}-${'at' in payload ? payload.at : 0}-${ids.join('-')}`,
      recipient: (await shop.settings.all())['shop.email'],
      language: 'en',
      ...(await shop.mails.print({ template, shelves: lowStock }, 'en')),
      orderId: null,
    });
  };
}
