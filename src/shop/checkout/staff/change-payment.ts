import type { OrderId } from '#kernel/ids.ts';
import { minus, NOTHING } from '#kernel/money.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Tx } from '#platform/database/client.ts';
import {
  type ChosenMethod,
  checkPaymentChangeable,
  emirateOf,
  needsShipping,
  type Order,
  type OrderRefusal,
  type PaymentChange,
  statusWithPayment,
} from '#shop/orders';
import {
  eligibility,
  type PaymentMethod,
  type PaymentRefusal,
  type PaymentRules,
  ProviderDown,
} from '#shop/payments';
import { ruleFor } from '#shop/restrictions';
import type { ReadSettings, Settings } from '#shop/settings';

export type PaymentChangeDeps = Readonly<{
  settings: ReadSettings;
  paymentRules: (settings: Settings) => PaymentRules;
  withdrawPayments: (id: OrderId) => Promise<void>;
  /** Whether a payment of the order waits to be captured. */
  isAuthorized: (id: OrderId) => Promise<boolean>;
  orders: Readonly<{
    find: (id: OrderId) => Promise<Order | null>;
    version: (id: OrderId) => Promise<number>;
    changePayment: (
      id: OrderId,
      change: PaymentChange,
      alsoDo: (tx: Tx) => Promise<void>,
    ) => Promise<Outcome<Order, OrderRefusal>>;
  }>;
  /** Empties the cart of an order that needs no payment by the customer. */
  bought: (tx: Tx, id: OrderId) => Promise<void>;
}>;

/** A payment method for an order: with its verdict, and the order's state with it. */
type PaymentChoice = PaymentMethod &
  Readonly<{
    /** Why the order's state forbids it; null when it does not. */
    against: OrderRefusal | null;
    status: Order['status'];
  }>;

type Refused = PaymentRefusal | OrderRefusal;
type Requested = Readonly<{ id: OrderId; code: string; version: number; actor: string; reason: string }>;

function choicesOf(order: Order, settings: Settings, rules: PaymentRules): PaymentChoice[] {
  const { lines, totals, money } = order;
  const emirate = emirateOf(order);
  const classes = [...new Set(lines.map((line) => line.class))];
  const due = minus(minus(totals.total, totals.fee), money.paid);
  const methods = eligibility(
    {
      ...{ classes, emirate, device: null },
      total: due.minor < 0 ? NOTHING : due,
      needsDelivery: needsShipping(order),
      ruledOut: classes.flatMap((one) => ruleFor(one, emirate, settings)?.forbidsPayment ?? []),
    },
    rules,
  );
  return methods.map((method) => {
    const to = statusWithPayment(order, method.firstStatus);
    return { ...method, against: to.ok ? null : to.refusal, status: to.ok ? to.value : order.status };
  });
}

/**
 * The payment methods of an order whose method staff may change.
 *
 * Refusals: those of `changePaymentOf` that do not depend on the method
 */
export function paymentChoices(deps: PaymentChangeDeps) {
  return async (id: OrderId): Promise<Outcome<{ order: Order; choices: PaymentChoice[] }, OrderRefusal>> => {
    const order = await deps.orders.find(id);
    if (order === null) return refuse({ code: 'orders.unknown-order' });
    const changeable = checkPaymentChangeable(order);
    if (!changeable.ok) return changeable;
    if (await deps.isAuthorized(id)) return refuse({ code: 'orders.payment-authorized' });
    const settings = await deps.settings();
    return done({ order, choices: choicesOf(order, settings, deps.paymentRules(settings)) });
  };
}

/** Payments that were begun are ended; one that was paid meanwhile changes the order, and its version. */
async function endPayments(deps: PaymentChangeDeps, id: OrderId): Promise<Outcome<void, Refused>> {
  try {
    await deps.withdrawPayments(id);
    return done(undefined);
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error;
    return refuse({ code: 'payments.provider-down' });
  }
}

/** A method that the order may use, by its basket and by its state. */
function choiceFor(choices: readonly PaymentChoice[], code: string): Outcome<PaymentChoice, Refused> {
  const choice = choices.find((one) => one.code === code);
  if (choice === undefined || !choice.isOffered) return refuse({ code: 'payments.not-offered' });
  return choice.against === null ? done(choice) : refuse(choice.against);
}

/**
 * Staff changes the payment method of an order; payments that were begun by another one are ended.
 *
 * Refusals: `orders.payment-authorized`, `payments.not-offered` by the rules of the checkout, `payments.provider-down`,
 * and those of `orders.changePayment`
 */
export function changePaymentOf(deps: PaymentChangeDeps) {
  return async ({ id, code, version, ...by }: Requested): Promise<Outcome<Order, Refused>> => {
    const payable = await paymentChoices(deps)(id);
    if (!payable.ok) return payable;
    const { order, choices } = payable.value;
    const chosen = choiceFor(choices, code);
    if (!chosen.ok) return chosen;
    if (order.paymentMethod === code) return done(order);
    // A change of another version is refused by the order, before anything is ended.
    const isSeen = (await deps.orders.version(id)) === version;
    const ended = isSeen ? await endPayments(deps, id) : done(undefined);
    if (!ended.ok) return ended;
    const { fee, firstStatus } = chosen.value;
    const method: ChosenMethod = { code, fee, firstStatus };
    return deps.orders.changePayment(id, { ...by, method, version }, (tx) =>
      firstStatus === 'pending' ? Promise.resolve() : deps.bought(tx, id),
    );
  };
}
