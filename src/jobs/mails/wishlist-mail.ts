import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { type CustomerId, parseCustomerId, parseProductId } from '#kernel/ids.ts';
import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import { minus } from '#kernel/money.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { MailedChange, MailedEntry } from '#shop/wishlist';
import { field } from '../payload.ts';

type Deps = { shop: Shop; db: Db; config: Config };

function changesOf(payload: object): MailedChange[] {
  const list = field(payload, 'changes');
  return (Array.isArray(list) ? list : []).flatMap((one: object) => {
    const productId = parseProductId(field(one, 'productId'));
    if (productId === null) return [];
    return [
      { productId, isCheaper: field(one, 'isCheaper') === true, isBack: field(one, 'isBack') === true },
    ];
  });
}

function lineOf(
  { offer, wasPrice, isBack }: MailedEntry,
  { config, language }: { config: Config; language: Language },
) {
  const { card, options, isPromotable } = offer;
  const chosen = options.map(({ value }) => inLanguage(value, language));
  const now = isPromotable ? (card.price?.now ?? null) : null;
  return {
    name: [card.name, ...chosen].join(language === 'ar' ? '، ' : ', '),
    href: config.publicUrl + addressIn(language, card.address),
    price: now,
    cheaper: wasPrice === null || now === null ? null : minus(wasPrice, now),
    isBack,
  };
}

async function writeMail({ shop, db, config }: Deps, customerId: CustomerId, payload: object): Promise<void> {
  const customer = await shop.customers.find(customerId);
  if (customer === null || customer.verifiedAt === null) return;
  const { language, firstName: name, email } = customer;
  const mail = await shop.wishlist.mails.find(customerId, changesOf(payload), language);
  if (mail === null) return;
  const address = (path: string) => config.publicUrl + addressIn(language, path);
  const template = 'wishlist-changes';
  const stopUrl = `${address('/wishlist/stop/')}?${new URLSearchParams({ link: mail.stopLink })}`;
  const lines = mail.entries.map((entry) => lineOf(entry, { config, language }));
  const letter = { template, name, lines, wishlistUrl: address('/wishlist/'), stopUrl } as const;
  await enqueueMail(db, {
    kind: template,
    dedupeKey: `${template}-${customerId}-${field(payload, 'at')}`,
    recipient: email,
    language,
    ...(await shop.mails.print(letter, language)),
    orderId: null,
    unsubscribeUrl: stopUrl,
  });
}

/** Queues the email about an account's wishlist: once, with what still applies when it is written. */
export function mailWishlist(deps: Deps) {
  return async (payload: object): Promise<void> => {
    const customerId = parseCustomerId(field(payload, 'customerId'));
    if (customerId !== null) await writeMail(deps, customerId, payload);
  };
}
