import type { CustomerId, OrderId, ProductId, RefundId, ReturnId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { hasBought, hasOrderedSince } from './buyers.store.ts';
import { cancelWhere, mayCancel, mayCancelByLink } from './cancel.ts';
import { createOrder } from './changes/create-order.ts';
import { editOrder, previewEdit } from './changes/edit-order.ts';
import { quoteOrder, ratesFor } from './changes/quote-order.ts';
import { splitInTwo } from './changes/split-order.ts';
import { choosePayment, secureOrder } from './choose-payment.ts';
import { readEvents } from './events.store.ts';
import { moveOrder } from './move.ts';
import type { OrderNeeds } from './needs.ts';
import { noteOrder } from './note.ts';
import { emirateOf, type Order, type OrderEvent, type OrderStatus } from './order.ts';
import { findOrder } from './orders.store.ts';
import { payOrder } from './pay.ts';
import { orderPlaced } from './placed.ts';
import { payOutDifference } from './refunds/pay-difference.ts';
import type { Refund } from './refunds/refund.ts';
import { markPaidOut, payOut, payOutWaiting, refundOrder } from './refunds/refund-order.ts';
import { findRefund, readOpenRefunds, readRefunds } from './refunds/refunds.store.ts';
import {
  countByStatus,
  type ReportStep,
  type SalesRow,
  type SoldRow,
  type Span,
  salesBetween,
  soldBetween,
} from './reports.store.ts';
import { askReturn, returnable } from './returns/ask-return.ts';
import { decideReturn, exchangeReturn, refundReturn, withdrawReturn } from './returns/decide-return.ts';
import type { OrderReturn } from './returns/return.ts';
import { readOpenReturns, readReturns } from './returns/returns.store.ts';
import {
  type CustomerSum,
  claimOrders,
  listForCustomer,
  moveOrders,
  type OrderPage,
  readFamily,
  searchOrders,
  sumByCustomer,
} from './search.store.ts';
import { soughtWords } from './sought.ts';
import {
  type ListedOrders,
  listOrders,
  type OrderFilter,
  type OrderSort,
  streamOrders,
} from './staff-list.store.ts';
import { releaseExpired } from './time-out.ts';
import { readVersion } from './version.store.ts';

/** Whose an order is; whether the shopper may still call it off. */
export { isOwnedBy, mayCancel, mayCancelByLink, type Owner } from './cancel.ts';
export type { HandMade } from './changes/create-order.ts';
export type { Edit } from './changes/edit-order.ts';
export type { OrderQuote, Quoting } from './changes/quote-order.ts';
export type { Splitting } from './changes/split-order.ts';
export type { WantedGoods } from './changes/wanted-goods.ts';
export type { ChosenMethod } from './choose-payment.ts';
/** What is due for an order, or to be paid out. */
export { differenceOf } from './difference.ts';
/** Writes of an order, for the transaction that places it. */
export { insertEvent } from './events.store.ts';
export { type By, isNewOrder, type OrderNeeds, type OrderNews, type PaidOut, type PayOut } from './needs.ts';
/** The columns by which a table of orders is known. */
export { ORDER_COLUMNS } from './old/columns.ts';
export type { FindFormerOwners } from './old/former-owners.ts';
/** Brings in the orders of the shop that was before. */
export { importOldOrders } from './old/import-old.ts';
/** Orders that came before their customers or goods find them behind the imports of those. */
export { linkingOldOrders } from './old/link-old.ts';
export type {
  DeliveryAddress,
  OldShopFacts,
  Order,
  OrderAddress,
  OrderDiscount,
  OrderEvent,
  OrderLine,
  OrderMoney,
  OrderOrigin,
  OrderStatus,
  OrderTotals,
  Tracking,
} from './order.ts';
/** Every state of an order; the emirate it goes to. */
export { emirateOf, ORDER_STATUSES, UNKNOWN_EMIRATE } from './order.ts';
/** The secret in an order's address. */
export { newOrderKey } from './order-key.ts';
export {
  countSlots,
  findOrderByIdempotency,
  insertLines,
  insertOrder,
  lockOrder,
  type NewLine,
  type NewOrder,
  type OrderedCart,
  orderedCart,
  resumeOrder,
} from './orders.store.ts';
export type { Payment } from './pay.ts';
/** What a refund would take back, to the fils. */
export { planRefund, type RefundAsked, type RefundPlan } from './refunds/plan-refund.ts';
export type { Refund, RefundState } from './refunds/refund.ts';
export type { OrderRefusal } from './refusals.ts';
export type { ReportStep, SalesRow, SoldRow, Span } from './reports.store.ts';
/** Whether a shopper may ask to give goods back. */
export { type AskedReturn, mayReturn } from './returns/ask-return.ts';
/** Returns: their states, and the reasons a shopper can choose. */
export {
  type OrderReturn,
  RETURN_MOVES,
  RETURN_REASONS,
  type ReturnLine,
  type ReturnReason,
  type ReturnState,
} from './returns/return.ts';
/** Accounts and their orders: whether there are some, and what they come to. */
export { type CustomerSum, hasOrders, type OrderPage } from './search.store.ts';
/** Staff's list: what narrows it, and how it is sorted. */
export { type ListedOrders, ORDER_SORTS, type OrderFilter, type OrderSort } from './staff-list.store.ts';
/** Which states an order may move between. */
export { FIRST, MOVES, mayMove, movesOf } from './states.ts';

/** Our states and WooCommerce's, both ways. */
export { fromWireStatus, toWireStatus, WIRE_STATUSES, type WireStatus } from './wire-status.ts';

/** Orders on one page of an account, and of staff's list. */
const ACCOUNT_PAGE = 10;
export const STAFF_PAGE = 25;

/** A list of staff's: words as they were typed, the rest as it was chosen. */
export type StaffFilter = Omit<OrderFilter, 'words'> & Readonly<{ text: string }>;

const filterOf = ({ text, ...filter }: StaffFilter): OrderFilter => ({ ...filter, words: soughtWords(text) });

export type StaffSearch = Readonly<{ text: string; status: OrderStatus | null; page: number }>;

/** Looking at orders; who may see which is the caller's to decide where no owner is named. */
function createReading({ db }: OrderNeeds) {
  const onlyIf = (order: Order | null, isTheirs: (order: Order) => boolean): Order | null =>
    order !== null && isTheirs(order) ? order : null;
  return {
    find: (id: OrderId): Promise<Order | null> => findOrder(db, id),
    findIn: (tx: Tx, id: OrderId): Promise<Order | null> => findOrder(tx, id),
    listFor: (customerId: CustomerId, { page }: { page: number }): Promise<OrderPage> =>
      listForCustomer(db, customerId, { page, size: ACCOUNT_PAGE }),
    sumsFor: (ids: readonly CustomerId[]): Promise<CustomerSum[]> => sumByCustomer(db, ids),
    findFor: async (customerId: CustomerId, id: OrderId): Promise<Order | null> =>
      onlyIf(await findOrder(db, id), (order) => order.customerId === customerId),
    findByPhone: async (id: OrderId, phone: string): Promise<Order | null> =>
      onlyIf(await findOrder(db, id), (order) => phone !== '' && order.phone === phone),
    search: ({ text, status, page }: StaffSearch): Promise<OrderPage> =>
      searchOrders(db, { words: soughtWords(text), status, page, size: STAFF_PAGE }),
    list: (asked: StaffFilter & Readonly<{ sort: OrderSort; page: number }>): Promise<ListedOrders> => {
      const { sort, page, ...filter } = asked;
      return listOrders(db, { filter: filterOf(filter), sort, page, size: STAFF_PAGE });
    },
    stream: (filter: StaffFilter): AsyncGenerator<Order> => streamOrders(db, filterOf(filter)),
    version: (id: OrderId): Promise<number> => readVersion(db, id),
    family: (id: OrderId): Promise<OrderId[]> => readFamily(db, id),
    timeline: (id: OrderId): Promise<OrderEvent[]> => readEvents(db, id),
    hasOrderedSince: (email: string, since: Instant): Promise<boolean> => hasOrderedSince(db, email, since),
    hasBought: (tx: DbOrTx, email: string, productId: ProductId): Promise<boolean> =>
      hasBought(tx, email, productId),
  };
}

/** What was sold: for who asks how business goes. */
function createReports({ db }: OrderNeeds) {
  return {
    sales: (span: Span, how: { step: ReportStep; zone: string }): Promise<SalesRow[]> =>
      salesBetween(db, span, how),
    sold: (span: Span, how: { language: string; limit: number }): Promise<SoldRow[]> =>
      soldBetween(db, span, how),
    countByStatus: (): Promise<ReadonlyMap<string, number>> => countByStatus(db),
  };
}

/** Refunds and the way of their money. */
function createRefunds(needs: OrderNeeds) {
  const { db } = needs;
  const send = payOut(needs, async (id) => (await findOrder(db, id))?.paymentMethod ?? '');
  return {
    of: (id: OrderId): Promise<Refund[]> => readRefunds(db, id),
    find: (id: RefundId): Promise<Refund | null> => findRefund(db, id),
    byHand: (): Promise<Refund[]> => readOpenRefunds(db, 'by-hand'),
    payOut: send,
    payOutWaiting: payOutWaiting(needs, send),
    markPaidOut: markPaidOut(needs),
    payOutDifference: payOutDifference(needs),
  };
}

/** Goods that come back. */
function createReturns(needs: OrderNeeds) {
  const { db } = needs;
  return {
    of: (orderId: OrderId): Promise<OrderReturn[]> => readReturns(db, { orderId }),
    find: async (id: ReturnId): Promise<OrderReturn | null> => (await readReturns(db, { id }))[0] ?? null,
    open: (): Promise<OrderReturn[]> => readOpenReturns(db),
    left: async (order: Order): Promise<number[]> =>
      returnable(order, await readReturns(db, { orderId: order.id })),
    ask: askReturn(needs),
    withdraw: withdrawReturn(needs),
    ...decideReturn(needs),
    refund: refundReturn(needs),
    exchange: exchangeReturn(needs),
  };
}

/**
 * Orders.
 *
 * Looking: `find` by number, where the caller decides who may see it, `findIn` the same in a transaction; `listFor` and `findFor` those of an account,
 * newest first, ten on a page; `findByPhone` one by its number and the phone it was ordered with, stored as `+971…`
 * (the caller limits the tries); `family` of an order that was split or exchanged; `search` by number, name, phone, e-mail and SKU for staff, 25 on a page; `list` the same
 * narrowed, sorted and counted, `stream` all of them one after the other; `timeline` who did what when and why, `version`
 * the number of the last thing that changed an order; `hasBought` whether an order with this e-mail holds a product and was not called off.
 *
 * `hasOrderedSince` whether somebody has ordered since a moment.
 *
 * Changing: `placed` tells of an order that was just written, in its transaction; `claim` gives an account the guest
 * orders of its verified address, `changeOwner` those of another account; `move` leads an order to its next state with all that follows (stock, promotions,
 * invoice, credit note, money, mail), or refuses with `orders.may-not-move`; `cancelByCustomer` does so for its shopper,
 * until it is packed, `cancelByLink` only while nothing of it is paid; `paid` counts money in the transaction of whoever received it; `secure` lets one go on whose money is
 * allowed and not taken yet; `choosePayment` takes another way to pay; `note` writes into the timeline;
 * `refund` gives back by line and quantity; `releaseExpired` fails what was not paid in time.
 *
 * `edit`, `split` and `create` are staff's: they refuse with `orders.may-not-edit` once an order is packed. `previewEdit`
 * and `quote` say what an edit or a new order would come to, `rates` how an order could be delivered. Whoever says what
 * was seen (`from` of a move, `seen` of an edit, a split, a refund) is refused with `orders.changed-meanwhile` when it is
 * another by now.
 *
 * `refunds`: those of an order, the ones that wait for a person, `payOut` to send one's money, `payOutDifference` for what
 * was paid too much. `returns`: a shopper asks, or withdraws; staff approves or refuses, receives, refunds or exchanges.
 * Source: OR-01 to OR-05, ST-02, AC-02, AC-03
 */
export function createOrders(needs: OrderNeeds) {
  return {
    ...createReading(needs),
    placed: orderPlaced(needs),
    claim: (tx: DbOrTx, customerId: CustomerId, email: string): Promise<OrderId[]> =>
      claimOrders(tx, customerId, email),
    changeOwner: (tx: DbOrTx, from: CustomerId, into: CustomerId): Promise<void> =>
      moveOrders(tx, from, into),
    move: moveOrder(needs),
    cancelByCustomer: cancelWhere(needs, mayCancel),
    cancelByLink: cancelWhere(needs, mayCancelByLink),
    paid: payOrder(needs),
    secure: secureOrder(needs),
    choosePayment: choosePayment(needs),
    note: noteOrder(needs),
    edit: editOrder(needs),
    previewEdit: previewEdit(needs),
    quote: quoteOrder(needs),
    rates: (order: Pick<Order, 'lines' | 'address'>) =>
      ratesFor(needs, { lines: order.lines, emirate: emirateOf(order) }),
    create: createOrder(needs),
    split: splitInTwo(needs),
    refund: refundOrder(needs),
    reports: createReports(needs),
    refunds: createRefunds(needs),
    returns: createReturns(needs),
    releaseExpired: releaseExpired(needs),
  };
}
