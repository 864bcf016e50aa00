import type { Tx } from '#platform/database/client.ts';
import { cancelWhere, mayCancel, mayCancelByLink } from './actions/cancel.ts';
import { moveOrder } from './actions/move.ts';
import { noteOrder } from './actions/note.ts';
import { createReading } from './actions/order-queries.ts';
import { choosePayment, secureOrder } from './actions/payment/choose-payment.ts';
import { payByGiftCards, returnToGiftCards } from './actions/payment/gift-card-payment.ts';
import { markPaid } from './actions/payment/mark-paid.ts';
import { payOrder } from './actions/payment/pay.ts';
import { undoPayment } from './actions/payment/undo-payment.ts';
import { orderPlaced } from './actions/placed.ts';
import { refundOrder } from './actions/refunds/refund-order.ts';
import { createRefunds } from './actions/refunds/refunds.ts';
import { createReturns } from './actions/returns/returns.ts';
import { releaseExpired } from './actions/time-out.ts';
import type { OrderDeps } from './deps.ts';
import { emirateOf, type Order } from './order.ts';
import { changeContact } from './staff/actions/change-contact.ts';
import { changePayment } from './staff/actions/change-payment.ts';
import { createOrder } from './staff/actions/create-order.ts';
import { editOrder, previewEdit } from './staff/actions/edit-order.ts';
import { createDrafts } from './staff/actions/order-drafts.ts';
import { quoteOrder, ratesFor } from './staff/actions/quote-order.ts';
import { splitInTwo } from './staff/actions/split-order.ts';
import { createTags } from './staff/actions/tag-orders.ts';
import { createReports } from './staff/store/reports.ts';
import {
  type ErasedOrder,
  eraseOwner,
  forgetRecipients,
  type OrderPerson,
  orderNames,
  orderPhones,
} from './store/person.ts';
import { claimGuestOrders, claimOrders, moveOrders } from './store/search.ts';

/** Ownership of orders, and cancellation by customers. */
export { isOwnedBy, mayCancel, mayCancelByLink, type Owner } from './actions/cancel.ts';
export { STAFF_PAGE, type StaffSearch } from './actions/order-queries.ts';
export type { ChosenMethod } from './actions/payment/choose-payment.ts';
export type { Payment } from './actions/payment/pay.ts';
export { createPayOuts } from './actions/refunds/refunds.ts';
/** Whether a customer may request a return. */
export { mayReturn, type ReturnRequest } from './actions/returns/request-return.ts';
/** Imports orders of the old shop. */
export { importOrders } from './actions/woocommerce-import/import-orders.ts';
export type { FindFormerOwners } from './actions/woocommerce-import/link-customers.ts';
/** Links imported orders to customers and products that were imported later. */
export { linkImportedOrders } from './actions/woocommerce-import/link-customers.ts';
export { type By, isNewOrder, type OrderDeps, type PaidOut, type PayOut } from './deps.ts';
export type {
  DeliveryAddress,
  ImportedOrderFacts,
  Order,
  OrderAddress,
  OrderDiscount,
  OrderEvent,
  OrderLine,
  OrderMoney,
  OrderOrigin,
  OrderTotals,
  Tracking,
} from './order.ts';
/** States and destinations of orders. */
export { emirateOf, UNKNOWN_EMIRATE } from './order.ts';
export type { OrderRefusal } from './refusals.ts';
/** Orders of which nothing is delivered. */
export { NO_DELIVERY, needsShipping, SHIPPING_NEEDS } from './rules/no-delivery.ts';
/** The product id of order lines without a product. */
export { NO_PRODUCT } from './rules/no-product.ts';
/** The key in an order's URL, and how long it suffices. */
export { isShownByLink, needsEmailVerification, newOrderKey } from './rules/order-key.ts';
/** What reports count orders as. */
export { REPORT_FILTERS } from './rules/order-search.ts';
export type { OrderStatus } from './rules/order-status.ts';
export { ORDER_STATUSES } from './rules/order-status.ts';
/** Payments that count, and whether those by bank transfer can be undone. */
export { checkPaymentUndoable, countedPayments, refundedInstead } from './rules/payment/bank-transfers.ts';
/** Whether a bank transfer can be recorded, whether the payment method can change, and where the order goes then. */
export { checkMarkPaid, checkPaymentChangeable, statusWithPayment } from './rules/payment/payment-change.ts';
/** How far an order is paid. */
export { PAYMENT_STATES, type PaymentState, paymentStateOf } from './rules/payment/payment-state.ts';
/** The amount due, or overpaid. */
export { differenceOf } from './rules/refunds/difference.ts';
/** The calculation of a refund by amount, and the highest one. */
export { planAmount, refundableAmount } from './rules/refunds/plan-amount.ts';
/** The calculation of a refund, to the fils. */
export { planRefund, planReturn, type RefundPlan, type RefundRequest } from './rules/refunds/plan-refund.ts';
export type { Refund, RefundState } from './rules/refunds/refund.ts';
/** States and reasons of returns. */
export {
  type OrderReturn,
  RETURN_MOVES,
  RETURN_REASONS,
  type ReturnLine,
  type ReturnReason,
  type ReturnState,
} from './rules/return.ts';
/** The state machine of orders. */
export { FIRST, MOVES, mayMove, movesOf } from './rules/states.ts';
export { LONGEST_TAG, MOST_TAGS, type TagChange } from './rules/tags.ts';
/** Order states and WooCommerce's, in both directions. */
export { fromWireStatus, toWireStatus, WIRE_STATUSES, type WireStatus } from './rules/wire-status.ts';
/** The columns that identify a table of orders. */
export { ORDER_COLUMNS } from './rules/woocommerce-import/columns.ts';
export type { PaymentChange } from './staff/actions/change-payment.ts';
export type { ManualOrder } from './staff/actions/create-order.ts';
export type { Edit } from './staff/actions/edit-order.ts';
export type { OrderQuote, Quoting } from './staff/actions/quote-order.ts';
export type { RequestedProduct } from './staff/actions/requested-products.ts';
export type { Splitting } from './staff/actions/split-order.ts';
/** Filters and sort orders of the order list. */
export {
  type ListedOrders,
  ORDER_SORTS,
  type OrderFilter,
  type OrderSort,
  type StaffFilter,
} from './staff/store/list.ts';
export type {
  Buyers,
  CohortRow,
  EmirateRow,
  ReportStep,
  SalesRow,
  SoldRow,
  Span,
} from './staff/store/reports.ts';
/** Sets of buyers for statements of the customers module. */
export { type BuyersInSql, buyersInSql } from './store/buyers.ts';
/** Used by the transaction that places an order. */
export { insertEvent } from './store/events.ts';
export { unpaidOrderOf } from './store/gift-cards.ts';
export {
  countSlots,
  findOrder,
  findOrderByIdempotency,
  insertLines,
  insertOrder,
  lockOrder,
  type NewLine,
  type NewOrder,
  type OrderedCart,
  orderedCart,
  resumeOrder,
} from './store/orders.ts';
/** Orders of accounts: existence and totals. */
/** The orders of a parcel. */
export { type CustomerSum, findByTracking, hasOrders, type OrderPage } from './store/search.ts';

/**
 * Orders.
 *
 * Reading: `find` by id (the caller checks access), `findIn` in a transaction, `findByKey` by the idempotency key of
 * its form; `listFor` and `findFor` the orders of an account, ten per page, newest first; `ofPerson` all of a
 * person's, also those as a guest; `findByPhone` one by id and phone `+971…` (the caller limits attempts); `family`
 * the orders split from or exchanged for one; `search` by number, name, phone, email and SKU, 25 per page; `list` the
 * same filtered, sorted and counted, with their versions, `count` how many, `stream` all of them; `timeline` an
 * order's history, `version` the number of its last change; `hasBought` whether a valid order with an email contains a
 * product; `hasOrderedSince` whether a person has ordered since a moment, `lastOrderAt` when a customer last did,
 * `hasPlaced` whether this shop took any order.
 *
 * Changing: `placed` runs the effects of a new order in its transaction; `claim` assigns guest orders of a verified
 * address to an account, `changeOwner` those of another account, `forgetPerson` removes the owner from those of an
 * erased person, `forgetRecipients` removes the person from gift cards that others bought, and `phonesAmong` and
 * `namesAmong` return which phones and names other orders have; `move` changes the state with all effects (stock,
 * promotions, invoice, credit note, refund, email), or refuses with `orders.may-not-move`; `cancelByCustomer` cancels
 * until an order is packed, `cancelByLink` while it is unpaid; `paid` records a payment in the caller's transaction,
 * `payByGiftCards` a part of it by gift cards; `secure` lets an order with an authorized payment proceed;
 * `choosePayment` changes the payment method; `note` adds a note; `refund` refunds by line and quantity;
 * `releaseExpired` fails unpaid orders in time.
 *
 * `edit`, `split` and `create` are for staff and refuse with `orders.may-not-edit` once an order is packed.
 * `previewEdit` and `quote` calculate an edit or a new order, `rates` its shipping methods. With a seen version
 * (`version` of a move, edit, split or refund, also `from` of a move) they refuse with `admin.changed-meanwhile` when
 * the order has changed.
 *
 * `changeContact` changes email and phone in any state; `changePayment` the payment method of an order that is not
 * paid; `markPaid` records a bank transfer that was received, `undoPayment` undoes one that was recorded by mistake.
 *
 * `tags`: those of some orders, all in use, and their change for many at once (`orders.too-many-tags`).
 *
 * `refunds`: those of an order, those that wait for staff, `payOutDifference` for overpayments, `byAmount` for an
 * amount without items, `preview` a calculated one, `issueMissing` for documents of refunds before an invoice.
 * `returns`: a customer requests or withdraws one; staff approve or refuse, receive, refund or exchange it.
 * Source: OR-01 to OR-05, ST-02, AC-02, AC-03
 */
export function createOrders(deps: OrderDeps) {
  return {
    ...createReading(deps),
    placed: orderPlaced(deps),
    claim: claimOrders,
    claimGuest: claimGuestOrders,
    changeOwner: moveOrders,
    forgetPerson: (tx: Tx, person: OrderPerson): Promise<ErasedOrder[]> =>
      eraseOwner(tx, person, deps.clock()),
    phonesAmong: orderPhones,
    namesAmong: orderNames,
    forgetRecipients,
    move: moveOrder(deps),
    cancelByCustomer: cancelWhere(deps, mayCancel),
    cancelByLink: cancelWhere(deps, mayCancelByLink),
    paid: payOrder(deps),
    payByGiftCards: payByGiftCards(deps),
    returnToGiftCards: (tx: Tx, order: Order): Promise<Order> => returnToGiftCards(deps, tx, order),
    secure: secureOrder(deps),
    choosePayment: choosePayment(deps),
    note: noteOrder(deps),
    edit: editOrder(deps),
    previewEdit: previewEdit(deps),
    changeContact: changeContact(deps),
    changePayment: changePayment(deps),
    markPaid: markPaid(deps),
    undoPayment: undoPayment(deps),
    quote: quoteOrder(deps),
    rates: (order: Pick<Order, 'lines' | 'address'>) =>
      ratesFor(deps, { lines: order.lines, emirate: emirateOf(order) }),
    create: createOrder(deps),
    split: splitInTwo(deps),
    refund: refundOrder(deps),
    tags: createTags(deps),
    reports: createReports(deps),
    refunds: createRefunds(deps),
    drafts: createDrafts(deps),
    returns: createReturns(deps),
    releaseExpired: releaseExpired(deps),
  };
}
