import type { Shop } from '#composition/shop.ts';
import type { OrderId } from '#kernel/ids.ts';
import { NOTHING } from '#kernel/money.ts';
import { invoiceOf, type TaxDocument } from '#shop/invoices';
import type { Media } from '#shop/media';
import {
  checkMarkPaid,
  checkPaymentChangeable,
  checkPaymentUndoable,
  differenceOf,
  emirateOf,
  movesOf,
  type Order,
  paymentStateOf,
  refundableAmount,
  refundedInstead,
} from '#shop/orders';
import { itemsToPack } from '../rules/packing.ts';
import { paymentFactsOf } from './order-eligibility.ts';

const BEFORE_PACKING: readonly Order['status'][] = ['pending', 'on-hold', 'confirmed'];

function toTaxDocument({ id, kind, label, issuedAt, sums, refersTo }: TaxDocument) {
  return { id, kind, label, issuedAt, gross: sums.gross, refersTo: refersTo?.label ?? null };
}

/** The smallest copy of a picture, for a row of a list; the original while it has no copies. */
function toSmall({ file, sizes }: Media) {
  const [smallest] = sizes
    .filter(({ format }) => format === 'webp')
    .toSorted((a, b) => a.widthPx - b.widthPx);
  return { file, small: smallest?.file ?? file };
}

async function paymentsOf(shop: Shop, id: OrderId) {
  const { payments } = await shop.payments.staff.list({ state: null, orderId: id, page: 1 });
  const shown = await Promise.all(payments.map((payment) => shop.payments.staff.show(payment.id)));
  return shown.filter((one) => one !== null);
}

/** An order with all that its screen shows; null if unknown. */
export async function gatherOrder(shop: Shop, id: OrderId) {
  // Read first: concurrent changes are then newer than this version.
  const version = await shop.orders.version(id);
  const order = await shop.orders.find(id);
  if (order === null) return null;
  const settings = await shop.settings.all();
  const [
    timeline,
    payments,
    methods,
    movements,
    mails,
    taxDocuments,
    refunds,
    returns,
    family,
    pictures,
    shipment,
    tags,
    allTags,
  ] = await Promise.all([
    shop.orders.timeline(id),
    paymentsOf(shop, id),
    shop.payments.explain(paymentFactsOf({ ...order, emirate: emirateOf(order) }, settings)),
    shop.inventory.ofOrder(id),
    shop.mails.log.list({ orderId: id }),
    shop.invoices.of(id),
    shop.orders.refunds.of(id),
    shop.orders.returns.of(id),
    shop.orders.family(id),
    shop.media.findByFile(order.lines.map(({ imageFile }) => imageFile).filter((file) => file !== '')),
    shop.shipments.of(id),
    shop.orders.tags.of([id]),
    shop.orders.tags.all(),
  ]);
  const undoable = checkPaymentUndoable(order, timeline);
  return {
    order,
    version,
    timeline,
    payments,
    methods,
    movements,
    mails: mails.mails,
    taxDocuments: taxDocuments.map(toTaxDocument),
    refunds,
    returns,
    family,
    shipment,
    tags: tags.get(id) ?? [],
    allTags,
    payment: paymentStateOf(order),
    pictures: pictures.map(toSmall),
    moves: movesOf(order),
    difference: differenceOf(order),
    refundable: refundableAmount(order),
    mayMarkPaid: checkMarkPaid(order).ok,
    undoable: undoable.ok ? undoable.value : null,
    refundedInstead: refundedInstead(order, timeline),
    mayChangePayment:
      checkPaymentChangeable(order).ok && payments.every(({ payment }) => payment.state !== 'authorised'),
    isEditable:
      order.origin !== 'old-shop' &&
      BEFORE_PACKING.includes(order.status) &&
      order.money.refunded.minor === 0,
  };
}

/** The invoice to print with an order; null if there is none. */
export async function shownInvoice(shop: Shop, id: OrderId): Promise<TaxDocument | null> {
  const order = await shop.orders.find(id);
  return order === null ? null : invoiceOf(order, await shop.invoices.of(id));
}

/** The data of packing slips and labels of some orders. */
export async function parcelFactsOf(shop: Shop, ids: readonly OrderId[]) {
  const settings = await shop.settings.all();
  const { 'shop.name': name, 'shop.logo': logo } = settings;
  const store = { name, logo };
  const seller = {
    name: settings['shop.legalName'],
    address: settings['shop.address'],
    phone: settings['shop.phone'],
    email: settings['shop.email'],
  };
  const orders = await Promise.all(ids.map((id) => shop.orders.find(id)));
  return orders.flatMap((order) => {
    if (order === null) return [];
    const due = differenceOf(order);
    const toCollect = order.paymentMethod === 'cod' && due.minor > 0 ? due : NOTHING;
    return [{ order, store, seller, toCollect }];
  });
}

/** The content of an order's parcel, and the status after packing. */
export async function packingOf(shop: Shop, id: OrderId) {
  const version = await shop.orders.version(id);
  const order = await shop.orders.find(id);
  if (order === null) return null;
  const ids = order.lines.flatMap(({ productId, variationId, parts }) => [
    variationId ?? productId,
    ...parts.map((part) => part.productId),
  ]);
  const { status, address, delivery, note, giftMessage, isGiftWrapped } = order;
  const hints = [
    { field: 'giftWrap', text: isGiftWrapped ? giftMessage || '✓' : '' },
    { field: 'noteOfCustomer', text: note },
  ].filter(({ text }) => text !== '');
  const next = (['packed', 'shipped'] as const).find((state) => movesOf(order).includes(state)) ?? null;
  return {
    ...{ id, status, version, address, next, hints },
    delivery: delivery.title,
    items: itemsToPack(order, await shop.catalogue.barcodes(ids)),
  };
}
