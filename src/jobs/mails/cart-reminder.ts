import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { addressIn, inLanguage } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { CartLine } from '#shop/cart';
import { field } from '../payload.ts';

type Deps = { shop: Shop; db: Db; config: Config };

function nameOf({ product }: CartLine, language: 'en' | 'ar'): string {
  const chosen = [...product.options, ...product.parts.flatMap((part) => part.options)];
  const options = chosen.map(({ value }) => inLanguage(value, language));
  return [inLanguage(product.name, language), ...options].join(language === 'ar' ? '، ' : ', ');
}

/** Queues the abandoned cart mail: once per cart, and not if it no longer applies. */
export function mailAbandonedCart({ shop, db, config }: Deps) {
  return async (payload: object): Promise<void> => {
    const reminder = await shop.abandonedCarts.find(field(payload, 'cartId'));
    if (reminder === null) return;
    const { key, email, language, name, lines, cartLink, stopLink } = reminder;
    const address = (path: string, query: Record<string, string>) =>
      `${config.publicUrl}${addressIn(language, path)}?${new URLSearchParams(query)}`;
    const template = 'abandoned-cart';
    const stopUrl = address('/reminders/stop/', { link: stopLink });
    const letter = {
      template,
      name,
      lines: lines.map((line) => ({
        name: nameOf(line, language),
        quantity: line.quantity,
        total: line.total,
      })),
      cartUrl: address('/cart/return/', { link: cartLink }),
      stopUrl,
    } as const;
    await enqueueMail(db, {
      kind: template,
      dedupeKey: key,
      recipient: email,
      language,
      ...(await shop.mails.print(letter, language)),
      orderId: null,
      unsubscribeUrl: stopUrl,
    });
  };
}
