import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { parseGiftCardId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { giftCardMailKey } from '#shop/gift-cards';
import { field } from './payload.ts';

type Deps = { shop: Shop; db: Db; config: Config };

/** Queues the mail of a gift card to its recipient: once, and again when staff ask for it. */
export function mailGiftCard({ shop, db, config }: Deps) {
  return async (payload: object): Promise<void> => {
    const id = parseGiftCardId(field(payload, 'id'));
    const isAgain = field(payload, 'isAgain') === true;
    const found = id === null ? null : await shop.giftCards.openToSend(id);
    if (id === null || found === null || found.card.recipientEmail === '') return;
    const { card, code } = found;
    if (!isAgain && card.sentAt !== null) return;
    const { language, recipientName: name, senderName: sender, message, balance, expiresAt } = card;
    const address = (path: string) => config.publicUrl + addressIn(language, path);
    const template = 'gift-card';
    const letter = {
      template,
      ...{ name, sender, message, code, balance, expiresAt },
      ...{ balanceUrl: address('/gift-card/'), shopUrl: address('/shop/') },
    } as const;
    await enqueueMail(db, {
      kind: template,
      dedupeKey: isAgain ? `${giftCardMailKey(id)}-${Date.now()}` : giftCardMailKey(id),
      recipient: card.recipientEmail,
      language,
      ...(await shop.mails.print(letter, language)),
      orderId: null,
    });
    await shop.giftCards.markSent(id, isAgain);
  };
}
