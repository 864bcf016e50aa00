import type { GiftCardId, OrderId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { GiftCardDeps } from '../deps.ts';
import type { GiftCardDetails } from '../gift-card.ts';
import { newGiftCardCode, normaliseGiftCardCode } from '../rules/code.ts';
import { deliveryMoment, expiryOf } from '../rules/days.ts';
import { insertCard, type NewGiftCard } from '../store/cards.ts';

/** The facts of an order that issuing needs. */
export type PaidOrder = Readonly<{
  id: OrderId;
  email: string;
  language: Language;
  lines: readonly Readonly<{
    unitPrice: Money;
    quantity: number;
    refundedQuantity: number;
    giftCard: GiftCardDetails | null;
  }>[];
}>;

type Issuing = Pick<NewGiftCard, 'initial' | 'orderId' | 'place' | 'buyerEmail' | 'language' | 'issuedBy'> & {
  details: GiftCardDetails;
};

type DrawnCode = Pick<NewGiftCard, 'codeDigest' | 'codeSealed' | 'lastFour'>;

/** Draws a new code, as the database keeps it. */
export function drawCode({ digest, seal }: Pick<GiftCardDeps, 'digest' | 'seal'>, lastFour = ''): DrawnCode {
  const code = normaliseGiftCardCode(newGiftCardCode(lastFour)) ?? '';
  return {
    codeDigest: digest(`gift card ${code}`),
    codeSealed: seal.close(code),
    lastFour: code.slice(-4),
  };
}

/** Issues one card with a new code; its mail is queued when it is due. */
export async function issueCard(
  deps: GiftCardDeps,
  tx: DbOrTx,
  { details, ...issuing }: Issuing,
): Promise<GiftCardId | null> {
  const { deliverOn, ...named } = details;
  const now = deps.clock();
  const deliverAt = deliveryMoment(deliverOn, now);
  const id = await insertCard(tx, {
    ...named,
    ...issuing,
    ...drawCode(deps),
    expiresAt: expiryOf(deliverAt, (await deps.settings(tx))['giftCards.validMonths']),
    deliverAt,
    issuedAt: now,
  });
  if (id !== null && deliverAt <= now) await deps.raise(tx, 'GiftCardDue', { id, isAgain: false });
  return id;
}

/** Issues one card for each gift card of a paid order; repeated calls issue none twice. */
export function issueForOrder(deps: GiftCardDeps) {
  return async (tx: DbOrTx, order: PaidOrder): Promise<void> => {
    const { id: orderId, email: buyerEmail, language } = order;
    for (const [position, line] of order.lines.entries()) {
      const { giftCard, unitPrice, quantity, refundedQuantity } = line;
      if (giftCard === null || unitPrice.minor <= 0) continue;
      for (let piece = refundedQuantity; piece < quantity; piece += 1) {
        await issueCard(deps, tx, {
          details: giftCard,
          initial: unitPrice,
          ...{ orderId, place: { position, piece }, buyerEmail, language, issuedBy: '' },
        });
      }
    }
  };
}
