import { parseProductId, parseStockRequestId, type StockRequestId } from '#kernel/ids.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { putMail } from '#platform/mail/outbox.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';

type Needs = { shop: Shop; db: Db; config: Config };

function listIn(payload: object, key: string): unknown[] {
  const list: unknown = Object.entries(payload).find(([name]) => name === key)?.[1];
  return Array.isArray(list) ? list : [];
}

async function tellOne({ shop, db, config }: Needs, id: StockRequestId): Promise<void> {
  const request = await shop.restock.find(id);
  if (request === null) return;
  const { language, token, productId, email, askedAt } = request;
  const goods = (await shop.catalogue.sellables([productId])).get(productId);
  if (goods === undefined) return;
  const own = goods.options.map(({ value }) => inLanguage(value, language));
  const template = 'back-in-stock';
  const letter = {
    template,
    product: [inLanguage(goods.name, language), ...own].join(language === 'ar' ? '، ' : ', '),
    productUrl: config.publicUrl + addressIn(language, goods.address),
    forgetUrl: `${config.publicUrl}${addressIn(language, '/restock/forget/')}?request=${token}`,
  } as const;
  await putMail(db, {
    kind: template,
    dedupeKey: `${template}-${id}-${askedAt.getTime()}`,
    recipient: email,
    language,
    ...(await shop.mails.print(letter, language)),
    orderId: null,
  });
}

/** Writes to everybody who waited for something that is back, each in their language, once for each request. */
export function tellWaiting(needs: Needs) {
  return async (payload: object): Promise<void> => {
    for (const value of listIn(payload, 'requests')) {
      const id = parseStockRequestId(value);
      if (id !== null) await tellOne(needs, id);
    }
  };
}

/** Tells the shop which shelves have fallen to their threshold: one mail for one order or import. */
export function tellOfLowStock({ shop, db }: Omit<Needs, 'config'>) {
  return async (payload: object): Promise<void> => {
    const ids = listIn(payload, 'products').flatMap((value) => parseProductId(value) ?? []);
    const shelves = await shop.shelves(ids);
    if (shelves.length === 0) return;
    const template = 'low-stock';
    await putMail(db, {
      kind: template,
      dedupeKey: `${template}-${'at' in payload ? payload.at : 0}-${ids.join('-')}`,
      recipient: (await shop.settings.all())['shop.email'],
      language: 'en',
      ...(await shop.mails.print({ template, shelves }, 'en')),
      orderId: null,
    });
  };
}
