import { type OrderId, type ProductId, parseOrderId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import { inLanguage } from '#kernel/language.ts';
import { waitsForPayment } from '#shop/checkout';
import { invoiceOf } from '#shop/invoices';
import { isOwnedBy, needsEmailVerification, type Order, paymentStateOf } from '#shop/orders';
import { toShownRefunds } from '#views/account/orders/refunds.tsx';
import { withRefund } from '#views/account/orders/returns.tsx';
import { lineProductId, toLineProducts } from '#views/order/line-products.ts';
import type { OrderPayment } from '#views/order/order-payment.tsx';
import type { ReceivedOrder } from '#views/order/order-received.tsx';
import { payPath } from '#views/order/received-path.ts';
import { type UnverifiedOrder, VERIFY_EMAIL } from '#views/order/verify-email.tsx';
import type { Loader, PersonalPlace } from '../../place.ts';
import type { fields, PurchaseSummaryData } from './fields.ts';

type OrderPlace = Pick<PersonalPlace, 'language' | 'now' | 'shop' | 'visitor'>;

/** The order, for requests with its key. */
async function findOwn({ shop, visitor }: OrderPlace, id: OrderId): Promise<Order | null> {
  const order = await shop.orders.find(id);
  const key = visitor.parameters.get('key') ?? '';
  return order !== null && isOwnedBy(order, { key }) ? order : null;
}

/** The state of its payment; queried while pending. */
async function paymentOf({ shop, language }: OrderPlace, order: Order): Promise<OrderPayment> {
  const settings = await shop.settings.all();
  const transfer = inLanguage(settings['payments.transfer'].account, language);
  if (paymentStateOf(order) === 'pending') return { step: 'transfer', account: transfer };
  if (order.status === 'on-hold') return { step: paymentStateOf(order) === 'paid' ? 'none' : 'call' };
  if (!waitsForPayment(order)) return { step: 'none' };
  const payment = await shop.payments.latest(order.id);
  return payment?.state === 'processing'
    ? { step: 'checking' }
    : { step: 'unpaid', href: payPath(order, language) };
}

/** States of an order that was just placed. */
const PLACED: readonly Order['status'][] = ['pending', 'on-hold', 'confirmed'];

/** Cancelled and returned orders no longer count as a purchase. */
const ENDED: readonly Order['status'][] = ['cancelled', 'failed', 'refunded'];

/** Whether the order counts as a new purchase: placed within a day, paid if required, and not ended. */
function isPlacedNow({ placedAt, status }: Order, { step }: OrderPayment, now: Instant): boolean {
  if (ENDED.includes(status)) return false;
  return now.getTime() - placedAt.getTime() < DAY_MS && step !== 'unpaid' && step !== 'checking';
}

function toUnverified(
  { id, key, oldShop, email }: Order,
  { visitor: { account } }: OrderPlace,
): UnverifiedOrder {
  return { id, key, oldShop, by: email === '' ? 'phone' : 'email', nonce: account.nonce(VERIFY_EMAIL) };
}

/**
 * An order that was just received.
 *
 * @param id as the URL names it; its key is the parameter `key`
 */
export async function loadReceived(asking: OrderPlace, id: string | undefined): Promise<PurchaseSummaryData> {
  const orderId = parseOrderId(id);
  const before = orderId === null ? null : await findOwn(asking, orderId);
  if (before === null) return { received: null, unverified: null };
  const { account } = asking.visitor;
  const findCustomer = async () => (await account.open())?.customer.id;
  if (await needsEmailVerification(before, { now: asking.now, hasOrdered: account.hasOrdered, findCustomer }))
    return { received: null, unverified: toUnverified(before, asking) };
  return { received: await loadOrder(asking, before), unverified: null };
}

async function loadOrder(asking: OrderPlace, before: Order): Promise<ReceivedOrder> {
  // Asking the provider may change the order.
  if (waitsForPayment(before)) await asking.shop.payments.latest(before.id);
  const order = (await asking.shop.orders.find(before.id)) ?? before;
  const [documents, payment, products, events, shipment, returns, refunds] = await Promise.all([
    asking.shop.invoices.of(order.id),
    paymentOf(asking, order),
    asking.shop.catalogue.sellables(order.lines.map(lineProductId) as ProductId[]),
    asking.shop.orders.timeline(order.id),
    asking.shop.shipments.of(order.id),
    asking.shop.orders.returns.of(order.id),
    asking.shop.orders.refunds.of(order.id),
  ]);
  const isNew = isPlacedNow(order, payment, asking.now);
  return {
    order,
    products: toLineProducts(products, asking.language),
    payment,
    events,
    shipment,
    returns: returns.map((one) => withRefund(one, refunds)),
    refunds: toShownRefunds(order, refunds, documents),
    isNew,
    isThanked: payment.step !== 'none' || (isNew && PLACED.includes(order.status)),
    hasInvoice: invoiceOf(order, documents) !== null,
  };
}

/** The order that the parameters `order` and `key` of the page name. */
export const loadPurchaseSummary: Loader<typeof fields, PurchaseSummaryData> = (_settings, place) =>
  loadReceived(place, place.visitor.parameters.get('order') ?? undefined);
