import type { Config } from '#composition/config.ts';
import type { Shop } from '#composition/shop.ts';
import { parseGiftCardId } from '#kernel/ids.ts';
import { addressIn } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import { type GiftCard, giftCardMailKey, mailedTo } from '#shop/gift-cards';
import { field } from '../payload.ts';

type Deps = { shop: Shop; db: Db; config: Config };

/** The recipient of a card's mail, and its template. */
function addresseeOf({ recipientName, recipientEmail, senderName }: GiftCard) {
  if (recipientEmail === '') return { template: 'gift-card-to-buyer', name: senderName, sender: '' } as const;
  return { template: 'gift-card', name: recipientName, sender: senderName } as const;
}

/**
 * Queues the mail of a gift card to its recipient, or to its buyer if the recipient was erased: once, and again when
 * staff resend it.
 */
export function mailGiftCard({ shop, db, config }: Deps) {
  return async (payload: object): Promise<void> => {
    const id = parseGiftCardId(field(payload, 'id'));
    const isAgain = field(payload, 'isAgain') === true;
    const opened = id === null ? null : await shop.giftCards.openToSend(id);
    if (id === null || opened === null || mailedTo(opened.card) === '') return;
    const { card, code } = opened;
    if (!isAgain && card.sentAt !== null) return;
    const { language, message, balance, expiresAt } = card;
    const to = addresseeOf(card);
    const address = (path: string) => config.publicUrl + addressIn(language, path);
    const letter = {
      ...to,
      ...{ message, code, balance, expiresAt },
      ...{ balanceUrl: address('/gift-card/'), shopUrl: address('/shop/') },
    };
    await enqueueMail(db, {
      kind: to.template,
      dedupeKey: isAgain ? `${giftCardMailKey(id)}-${Date.now()}` : giftCardMailKey(id),
      recipient: mailedTo(card),
      language,
      ...(await shop.mails.print(letter, language)),
      orderId: null,
    });
    await shop.giftCards.markSent(id, isAgain);
  };
}
