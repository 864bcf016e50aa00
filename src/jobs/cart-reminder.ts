import { addressIn, inLanguage } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { putMail } from '#platform/mail/outbox.ts';
import type { CartLine } from '#shop/cart';
import type { Shop } from '#src/compose.ts';
import type { Config } from '#src/config.ts';
import { field } from './payload.ts';

type Needs = { shop: Shop; db: Db; config: Config };

function nameOf({ goods }: CartLine, language: 'en' | 'ar'): string {
  const chosen = [...goods.options, ...goods.parts.flatMap((part) => part.options)];
  const options = chosen.map(({ value }) => inLanguage(value, language));
  return [inLanguage(goods.name, language), ...options].join(language === 'ar' ? '، ' : ', ');
}

/** Writes to who has left a cart; the same cart is one mail, and none when there is nothing to say any more. */
export function remindOfCart({ shop, db, config }: Needs) {
  return async (payload: object): Promise<void> => {
    const reminder = await shop.reminders.find(field(payload, 'cartId'));
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
    await putMail(db, {
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
