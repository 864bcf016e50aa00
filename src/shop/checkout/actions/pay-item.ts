import { allOrNothing } from '#kernel/all-or-nothing.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { sumUp } from '#shop/cart';
import type { Sellable } from '#shop/catalogue';
import {
  findOrderByIdempotency,
  insertEvent,
  insertLines,
  insertOrder,
  type NewLine,
  NO_DELIVERY,
  NO_PRODUCT,
  newOrderKey,
  type Order,
  UNKNOWN_EMIRATE,
} from '#shop/orders';
import { vatIncludedIn } from '#shop/taxes';
import type { CheckoutDeps } from '../deps.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { type ButtonMethod, type ButtonOffer, buttonOffer, type ForSale } from '../rules/button-offer.ts';
import { type CheckedContact, checkContact } from '../rules/form.ts';
import type { Placing } from '../rules/placing.ts';
import { storeAcceptedTexts } from './accepted-texts.ts';

export type PaymentButtonDeps = Readonly<{
  /** Products with price and stock, by the id that carries the price. */
  sellables: (ids: readonly ProductId[]) => Promise<ReadonlyMap<ProductId, Sellable>>;
}>;

/** A payment button as its document has it. */
export type PaymentButton = Readonly<{ method: ButtonMethod; sold: ForSale }>;

type Device = { device: DeviceMode | null };

/** What a payment button offers, with every reason against it. */
export function offerOfButton(deps: CheckoutDeps & PaymentButtonDeps) {
  return async ({ method, sold }: PaymentButton, { device }: Device): Promise<ButtonOffer> => {
    const settings = await deps.settings();
    const id = sold.kind === 'product' ? sold.productId : null;
    const sellable = id === null ? undefined : (await deps.sellables([id])).get(id);
    return buttonOffer(sold, {
      ...{ method, sellable, settings, device },
      payments: deps.paymentRules(settings),
      now: deps.clock(),
    });
  };
}

type Contact = Extract<CheckedContact, { ok: true }>['form'];

/** The form of a fixed item. */
export type PayingItem = Pick<
  Placing,
  'draft' | 'language' | 'customerId' | 'idempotencyKey' | 'attribution'
> &
  Required<Pick<Placing, 'seenTotalMinor' | 'device'>> & { button: PaymentButton };

function lineOf({ name, class: kind, total }: ButtonOffer): NewLine {
  return {
    productId: NO_PRODUCT,
    variationId: null,
    sku: '',
    name,
    options: [],
    class: kind,
    imageFile: '',
    quantity: 1,
    unitPrice: total,
    total,
    discount: NOTHING,
    vat: vatIncludedIn(total),
    isTaxable: true,
    parts: [],
    giftCard: null,
  };
}

type Writing = { offer: ButtonOffer; form: Contact; paying: PayingItem; now: Instant };

/** Writes the order; false when the same form wrote one meanwhile. */
async function write(deps: CheckoutDeps, tx: Tx, { offer, form, paying, now }: Writing): Promise<boolean> {
  const { button, language, customerId = null, idempotencyKey } = paying;
  const { firstName, lastName, email } = form;
  const line = lineOf(offer);
  const nowhere = { building: '', street: '', landmark: '', makani: '', emirate: UNKNOWN_EMIRATE } as const;
  const id = await insertOrder(tx, {
    ...{ key: newOrderKey(), idempotencyKey, status: 'pending', language, customerId, email },
    ...{ origin: 'shop', originOrderId: null, phone: '', company: '', trn: '', note: '' },
    address: { firstName, lastName, ...nowhere },
    delivery: NO_DELIVERY,
    paymentMethod: button.method,
    lines: [line],
    discounts: [],
    totals: { ...sumUp([line], []), delivery: NOTHING, giftWrap: NOTHING, fee: NOTHING },
    ageConfirmedAt: null,
    ...(await storeAcceptedTexts(deps, tx)),
    reservedUntil: null,
    placedAt: now,
  });
  if (id === null) return false;
  await insertLines(tx, id, [line]);
  await insertEvent(tx, id, {
    ...{ from: null, to: 'pending', actor: 'shopper', reason: 'placed', at: now },
  });
  if (paying.attribution !== undefined)
    await deps.raise(tx, 'OrderPlaced', { orderId: id, attribution: paying.attribution });
  await deps.orderPlaced(tx, id);
  return true;
}

type Refused = CheckoutRefusal | { code: 'payments.not-offered' };
type Placed = Outcome<Order, Refused>;

/** The order that this form already placed; refused if its item or email differ. */
async function earlierOrder(db: DbOrTx, paying: PayingItem, offer: ButtonOffer): Promise<Placed | null> {
  const order = await findOrderByIdempotency(db, paying.idempotencyKey);
  if (order === null) return null;
  const [line] = order.lines;
  const isSame =
    order.email === paying.draft.email.trim() &&
    order.delivery.code === NO_DELIVERY.code &&
    line?.name.en === offer.name.en;
  return isSame ? done(order) : refuse({ code: 'checkout.form-used' });
}

/** Who pays, or why this item is not sold by this form. */
function readyToPay(paying: PayingItem, { reasons, total }: ButtonOffer): Outcome<Contact, Refused> {
  if (reasons.length > 0 || paying.button.sold.kind !== 'item')
    return refuse({ code: 'payments.not-offered' });
  const checked = checkContact(paying.draft);
  if (!checked.ok) return refuse({ code: 'checkout.wrong-fields', problems: checked.problems });
  if (paying.seenTotalMinor !== total.minor) return refuse({ code: 'checkout.totals-changed' });
  return done(checked.form);
}

/**
 * Places the order of a fixed item, to be paid by the button's method; nothing is delivered, no cart is touched. Item
 * and price are the document's. The same form sent twice places one order.
 *
 * Refusals: `checkout.wrong-fields`, `checkout.totals-changed` when the price is another than the one shown,
 * `checkout.form-used`, and `payments.not-offered`
 * Source: WG-24, CO-07, CO-09
 */
export function payItem(deps: CheckoutDeps & PaymentButtonDeps) {
  const offerOf = offerOfButton(deps);
  return async (paying: PayingItem): Promise<Placed> => {
    const offer = await offerOf(paying.button, paying);
    const before = await earlierOrder(deps.db, paying, offer);
    if (before !== null) return before;
    const ready = readyToPay(paying, offer);
    if (!ready.ok) return ready;
    const writing = { offer, form: ready.value, paying, now: deps.clock() };
    await allOrNothing(deps.db, async (tx) => done(await write(deps, tx, writing)));
    const order = await earlierOrder(deps.db, paying, offer);
    if (order === null) throw new Error('an order was placed and is not there');
    return order;
  };
}
