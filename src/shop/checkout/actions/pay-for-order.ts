import type { OrderId } from '#kernel/ids.ts';
import { minus, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DeviceMode } from '#kernel/web/device-mode.ts';
import type { Tx } from '#platform/database/client.ts';
import {
  type ChosenMethod,
  emirateOf,
  isOwnedBy,
  needsShipping,
  type Order,
  type OrderRefusal,
} from '#shop/orders';
import {
  kindOf,
  offeredMethods,
  type PaymentMethod,
  type PaymentRefusal,
  type PaymentRules,
} from '#shop/payments';
import { ruleFor } from '#shop/restrictions';
import type { ReadSettings, Settings } from '#shop/settings';

export type PayForOrderDeps = Readonly<{
  settings: ReadSettings;
  paymentRules: (settings: Settings) => PaymentRules;
  withdrawPayments: (id: OrderId) => Promise<void>;
  orders: Readonly<{
    find: (id: OrderId) => Promise<Order | null>;
    choosePayment: (
      id: OrderId,
      method: ChosenMethod,
      alsoDo?: (tx: Tx) => Promise<void>,
    ) => Promise<Outcome<Order, OrderRefusal>>;
  }>;
  /** Empties the cart of a paid order. */
  bought: (tx: Tx, id: OrderId) => Promise<void>;
}>;

/** States in which an order proceeds while its difference is unpaid. */
const GOES_ON: readonly Order['status'][] = ['confirmed', 'packed', 'shipped'];

/** Whether an edit made a paid order more expensive, so that the difference can be paid online. */
function hasDifferenceDue({ status, money, paymentMethod }: Order): boolean {
  return GOES_ON.includes(status) && money.paid.minor > 0 && kindOf(paymentMethod) !== null;
}

/** Whether an order, or the difference after an edit, can be paid. */
export function waitsForPayment(order: Order): boolean {
  const { status, totals, money, origin } = order;
  if (origin === 'old-shop' || money.paid.minor >= totals.total.minor) return false;
  return status === 'pending' || status === 'failed' || hasDifferenceDue(order);
}

function methodsOf(order: Order, { settings, device, rules }: Judging): PaymentMethod[] {
  const emirate = emirateOf(order);
  const classes = order.lines.map((line) => line.class);
  const ruledOut = classes.flatMap((one) => ruleFor(one, emirate, settings)?.forbidsPayment ?? []);
  const whole = minus(order.totals.total, order.totals.fee);
  // Payments by gift card count as in the checkout; a difference is paid by the method of the whole order.
  const due = hasDifferenceDue(order) ? whole : minus(whole, order.money.paid);
  const total = due.minor < 0 ? NOTHING : due;
  const needsDelivery = needsShipping(order);
  const offered = offeredMethods({ classes, total, emirate, needsDelivery, device, ruledOut }, rules);
  return hasDifferenceDue(order) ? offered.filter(({ code }) => code === order.paymentMethod) : offered;
}

type Judging = { settings: Settings; rules: PaymentRules; device: DeviceMode | null };
type PayForOrderRequest = Readonly<{ id: OrderId; key: string; device: DeviceMode | null }>;
type Refused = PaymentRefusal | OrderRefusal;

/** An order to pay with its available methods; null for an unknown order or another customer's. */
export function findToPay(deps: PayForOrderDeps) {
  return async ({
    id,
    key,
    device,
  }: PayForOrderRequest): Promise<{ order: Order; methods: PaymentMethod[] } | null> => {
    const order = await deps.orders.find(id);
    if (order === null || !isOwnedBy(order, { key })) return null;
    const settings = await deps.settings();
    return { order, methods: methodsOf(order, { settings, device, rules: deps.paymentRules(settings) }) };
  };
}

/**
 * Sets the payment method of an unpaid order; ends a payment started by another method.
 *
 * Refusals: `payments.unknown-order`, `payments.nothing-due`, `payments.not-offered`, `payments.provider-down`,
 * and those of orders, e.g. `orders.stock-gone`
 */
export function payForOrder(deps: PayForOrderDeps) {
  return async (request: PayForOrderRequest & { code: string }): Promise<Outcome<Order, Refused>> => {
    const payable = await findToPay(deps)(request);
    if (payable === null) return refuse({ code: 'payments.unknown-order' });
    const { order, methods } = payable;
    if (!waitsForPayment(order)) return refuse({ code: 'payments.nothing-due' });
    const method = methods.find(({ code }) => code === request.code);
    if (method === undefined) return refuse({ code: 'payments.not-offered' });
    const isSame = order.status !== 'failed' && order.paymentMethod === method.code;
    if (isSame) return done(order);
    await deps.withdrawPayments(order.id);
    const isGood = method.firstStatus !== 'pending';
    return deps.orders.choosePayment(order.id, method, (tx) =>
      isGood ? deps.bought(tx, order.id) : Promise.resolve(),
    );
  };
}
