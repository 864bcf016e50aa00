import type { ReactElement } from 'react';
import { render, toPlainText } from 'react-email';
import { parseProductId, parseStockRequestId, type StockRequestId } from '#kernel/ids.ts';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { translatorFor, wordsIn } from '#messages';
import type { Db } from '#platform/database/client.ts';
import { putMail } from '#platform/mail/outbox.ts';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { BackInStock } from '#views/emails/back-in-stock.tsx';
import { LowStock } from '#views/emails/low-stock.tsx';
import { LanguageProvider } from '#views/language/language.tsx';

type Needs = { shop: Shop; db: Db; config: Config };

function print(mail: ReactElement, language: Language): Promise<string> {
  return render(<LanguageProvider translator={translatorFor(language)}>{mail}</LanguageProvider>);
}

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
  const name = [inLanguage(goods.name, language), ...own].join(language === 'ar' ? '، ' : ', ');
  const html = await print(
    <BackInStock
      name={name}
      productUrl={config.publicUrl + addressIn(language, goods.address)}
      forgetUrl={`${config.publicUrl}${addressIn(language, '/restock/forget/')}?request=${token}`}
    />,
    language,
  );
  await putMail(db, {
    kind: 'back-in-stock',
    dedupeKey: `back-in-stock-${id}-${askedAt.getTime()}`,
    recipient: email,
    language,
    subject: wordsIn(language)('restock:mail.subject', { name }),
    html,
    plain: toPlainText(html),
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
    const html = await print(<LowStock shelves={shelves} />, 'en');
    await putMail(db, {
      kind: 'low-stock',
      dedupeKey: `low-stock-${'at' in payload ? payload.at : 0}-${ids.join('-')}`,
      recipient: (await shop.settings.all())['shop.email'],
      language: 'en',
      subject: wordsIn('en')('restock:low.subject', { count: shelves.length }),
      html,
      plain: toPlainText(html),
      orderId: null,
    });
  };
}
