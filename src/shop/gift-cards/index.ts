import type { DbOrTx } from '#platform/database/client.ts';
import { appliedCards, findToPay, lookUp } from './actions/find.ts';
import { drawCode, issueForOrder } from './actions/issue.ts';
import { payByGiftCards, redeemReleased, refundToGiftCards, releaseGiftCards } from './actions/pay.ts';
import { markAsSent, openToSend, queueDue } from './actions/send.ts';
import { areUnused, voidBought } from './actions/void-bought.ts';
import type { GiftCardDeps } from './deps.ts';
import { createGiftCardStaff } from './staff/manage.ts';
import { boughtSince } from './store/cards.ts';
import { cardsOfPerson, forgetPerson, markUnsent } from './store/staff.ts';

export type { PaidOrder } from './actions/issue.ts';
export { type CardToSend, giftCardMailKey } from './actions/send.ts';
export type { RefundedPieces } from './actions/void-bought.ts';
export type { GiftCardDeps } from './deps.ts';
export {
  type AppliedGiftCard,
  GIFT_CARD_STATUSES,
  type GiftCard,
  type GiftCardDetails,
  type GiftCardMovement,
  type GiftCardShare,
  type GiftCardStatus,
} from './gift-card.ts';
export type { GiftCardRefusal, GiftCardStaffRefusal, GiftCardTriesRefusal } from './refusals.ts';
/** The details of a gift card in forms and cart lines. */
export {
  deliveryDays,
  GIFT_CARD_FIELDS,
  GIFT_CARD_LENGTHS,
  type GiftCardField,
  giftCardOptions,
  invalidGiftCardFields,
  isGiftCardField,
  readGiftCardDetails,
} from './rules/details.ts';
/** How a line says who gets the card. */
export { mailedTo, recipientText } from './rules/recipient.ts';
/** How gift cards share the payment of a cart or order. */
export { paidByGiftCards, payableByGiftCard, shareByGiftCards } from './rules/share-payment.ts';
export { isExpired } from './rules/usable.ts';
export type { CardByHand } from './staff/manage.ts';
export type { LiabilityMonth } from './store/staff.ts';

/**
 * Gift cards: a means of payment with a balance.
 *
 * `find` shows the card of a typed code, `findToPay` one that can pay, `applied` the usable ones of a cart. `pay` pays
 * a part of an order in its transaction; `release` returns that when the order is cancelled, `redeemReleased` pays it
 * again, `refund` refunds to the cards that paid. `issue` issues the cards of a paid order; `newCode` draws a code for an imported card; `areUnused` and
 * `voidBought` serve its refunds; `boughtSince` is the value that an email bought. `queueDue`, `openToSend` and
 * `markSent` are for the job that sends them; `staff` is for the back office; `ofPerson` and `forgetPerson` serve
 * personal data export and erasure; `markUnsent` lets cards be sent whose mail was deleted.
 *
 * Refusals: `gift-cards.*`, listed at each action.
 */
export function createGiftCards(deps: GiftCardDeps) {
  const { db } = deps;
  return {
    find: (typed: string) => lookUp(deps)(db, typed),
    findToPay: findToPay(deps),
    applied: appliedCards(deps),
    pay: payByGiftCards(deps),
    redeemReleased: redeemReleased(deps),
    release: releaseGiftCards(deps),
    refund: refundToGiftCards(deps),
    issue: issueForOrder(deps),
    newCode: (lastFour: string) => drawCode(deps, lastFour),
    areUnused: areUnused(),
    voidBought: voidBought(deps),
    boughtSince: (tx: DbOrTx, email: string, since: Date): Promise<number> => boughtSince(tx, email, since),
    queueDue: queueDue(deps),
    openToSend: openToSend(deps),
    markSent: markAsSent(deps),
    staff: createGiftCardStaff(deps),
    ofPerson: (email: string) => cardsOfPerson(db, email),
    forgetPerson,
    markUnsent,
  };
}

export type GiftCards = ReturnType<typeof createGiftCards>;
