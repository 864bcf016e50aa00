import type { DeviceMode } from '#kernel/device-mode.ts';
import type { OrderId } from '#kernel/ids.ts';
import { minus } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import { type ChosenMethod, emirateOf, isOwnedBy, type Order, type OrderRefusal } from '#shop/orders';
import {
  kindOf,
  offeredMethods,
  type PaymentMethod,
  type PaymentRefusal,
  type PaymentRules,
} from '#shop/payments';
import { ruleFor } from '#shop/restrictions';
import type { ReadSettings, Settings } from '#shop/settings';

export type PayAgainNeeds = Readonly<{
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
  /** The cart of an order goes when the order needs no more payment. */
  bought: (tx: Tx, id: OrderId) => Promise<void>;
}>;

/** By mail, or by somebody who comes to the door. */
const BY_MAIL = 'by-mail';

/** States of an order that goes on whether its difference is paid now or later. */
const GOES_ON: readonly Order['status'][] = ['confirmed', 'packed', 'shipped'];

/** An edit made an order dearer that was paid online: what is left may be paid the same way. */
function hasDifferenceDue({ status, money, paymentMethod }: Order): boolean {
  return GOES_ON.includes(status) && money.paid.minor > 0 && kindOf(paymentMethod) !== null;
}

/** Whether somebody could still pay for an order, or for what an edit has added to it. */
export function waitsForPayment(order: Order): boolean {
  const { status, totals, money, origin } = order;
  if (origin === 'old-shop' || money.paid.minor >= totals.total.minor) return false;
  return status === 'pending' || status === 'failed' || hasDifferenceDue(order);
}

function methodsOf(order: Order, { settings, device, rules }: Judging): PaymentMethod[] {
  const emirate = emirateOf(order);
  const classes = order.lines.map((line) => line.class);
  const ruledOut = classes.flatMap((one) => ruleFor(one, emirate, settings)?.forbidsPayment ?? []);
  const total = minus(order.totals.total, order.totals.fee);
  const needsDelivery = order.delivery.code !== BY_MAIL;
  const offered = offeredMethods({ classes, total, emirate, needsDelivery, device, ruledOut }, rules);
  return hasDifferenceDue(order) ? offered.filter(({ code }) => code === order.paymentMethod) : offered;
}

type Judging = { settings: Settings; rules: PaymentRules; device: DeviceMode | null };
type Asked = Readonly<{ id: OrderId; key: string; device: DeviceMode | null }>;
type Refused = PaymentRefusal | OrderRefusal;

/** An order that is to be paid, and by what; null for another's order as for one that is not there. */
export function findToPay(needs: PayAgainNeeds) {
  return async ({ id, key, device }: Asked): Promise<{ order: Order; methods: PaymentMethod[] } | null> => {
    const order = await needs.orders.find(id);
    if (order === null || !isOwnedBy(order, { key })) return null;
    const settings = await needs.settings();
    return { order, methods: methodsOf(order, { settings, device, rules: needs.paymentRules(settings) }) };
  };
}

/**
 * Takes the way to pay that somebody chose for an order that waits: what was begun by another way ends first.
 *
 * Refusals: `payments.unknown-order`, `payments.nothing-due`, `payments.not-offered`, `payments.provider-down`, and those
 * of orders, e.g. `orders.stock-gone`
 */
export function payAgain(needs: PayAgainNeeds) {
  return async (asked: Asked & { code: string }): Promise<Outcome<Order, Refused>> => {
    const found = await findToPay(needs)(asked);
    if (found === null) return refuse({ code: 'payments.unknown-order' });
    const { order, methods } = found;
    if (!waitsForPayment(order)) return refuse({ code: 'payments.nothing-due' });
    const method = methods.find(({ code }) => code === asked.code);
    if (method === undefined) return refuse({ code: 'payments.not-offered' });
    const isSame = order.status !== 'failed' && order.paymentMethod === method.code;
    if (isSame) return done(order);
    await needs.withdrawPayments(order.id);
    const isGood = method.firstStatus !== 'pending';
    return needs.orders.choosePayment(order.id, method, (tx) =>
      isGood ? needs.bought(tx, order.id) : Promise.resolve(),
    );
  };
}
