import type { OrderId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { GiftCardDeps } from '../deps.ts';
import type { GiftCard } from '../gift-card.ts';
import { isUnused } from '../rules/usable.ts';
import { lockCardsOfLine, moveBalance, saveCardStatus } from '../store/cards.ts';

/** The refunded pieces of a line. */
export type RefundedPieces = Readonly<{ position: number; quantity: number }>;

/** Whether all cards that are to be refunded are unused; lines without cards are no hindrance. */
export function areUnused() {
  return async (tx: DbOrTx, orderId: OrderId, lines: readonly RefundedPieces[]): Promise<boolean> => {
    for (const { position, quantity } of lines) {
      const cards = await lockCardsOfLine(tx, orderId, position);
      if (cards.length > 0 && cards.filter(isUnused).length < Math.min(quantity, cards.length)) return false;
    }
    return true;
  };
}

async function voidCard(tx: DbOrTx, card: GiftCard, at: Date): Promise<void> {
  await moveBalance(tx, {
    ...{ giftCardId: card.id, kind: 'void', amountMinor: -card.balance.minor, orderId: card.orderId },
    ...{ actor: 'system', reason: '', at },
  });
  await saveCardStatus(tx, card.id, 'void');
}

/** Voids unused cards of refunded pieces, the last ones first. */
export function voidBought({ clock }: Pick<GiftCardDeps, 'clock'>) {
  return async (tx: DbOrTx, orderId: OrderId, lines: readonly RefundedPieces[]): Promise<void> => {
    for (const { position, quantity } of lines) {
      const unused = (await lockCardsOfLine(tx, orderId, position)).filter(isUnused);
      for (const card of unused.slice(Math.max(0, unused.length - quantity)))
        await voidCard(tx, card, clock());
    }
  };
}
