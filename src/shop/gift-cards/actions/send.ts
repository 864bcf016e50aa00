import type { GiftCardId } from '#kernel/ids.ts';
import type { GiftCardDeps } from '../deps.ts';
import type { GiftCard } from '../gift-card.ts';
import { shownGiftCardCode } from '../rules/code.ts';
import { findCard, markSent, readDue, readSealedCode } from '../store/cards.ts';

const AT_ONCE = 100;

/** Queues the mails of the cards whose day has come; returns their number. */
export function queueDue({ db, clock, raise }: GiftCardDeps) {
  return async (): Promise<number> => {
    const ids = await readDue(db, clock(), AT_ONCE);
    for (const id of ids)
      await db.transaction().execute((tx) => raise(tx, 'GiftCardDue', { id, isAgain: false }));
    return ids.length;
  };
}

/** The key of a card's mail; the key of a resent one has a suffix. */
export const giftCardMailKey = (id: GiftCardId): string => `gift-card-${id}`;

/** A card with its code, to be printed in its mail. */
export type CardToSend = Readonly<{ card: GiftCard; code: string }>;

/** The card of a queued mail; null when it may not be sent, or its code cannot be read with the shop's secret. */
export function openToSend({ db, seal }: GiftCardDeps) {
  return async (id: GiftCardId): Promise<CardToSend | null> => {
    const card = await findCard(db, id);
    const sealed = await readSealedCode(db, id);
    const code = sealed === null ? null : seal.open(sealed);
    if (card === null || code === null || card.status !== 'active') return null;
    return { card, code: shownGiftCardCode(code) };
  };
}

/** Marks a card whose mail is queued. */
export function markAsSent({ db, clock }: GiftCardDeps) {
  return (id: GiftCardId, isAgain: boolean): Promise<boolean> => markSent(db, id, { at: clock(), isAgain });
}
