import { SHOP_TIME_ZONE } from '#kernel/instant.ts';
import type { createCheckout } from '#shop/checkout';
import type { Raise } from '#shop/events.ts';
import type { createOrders } from '#shop/orders';
import type { createPayments } from '#shop/payments';
import type { createSettings } from '#shop/settings';
import type { createShipping } from '#shop/shipping';
import { createSubscriptions } from '#shop/subscriptions';
import type { ComposeDeps } from '../../deps.ts';

type Modules = Readonly<{
  settings: ReturnType<typeof createSettings>;
  orders: ReturnType<typeof createOrders>;
  payments: ReturnType<typeof createPayments>;
  shipping: ReturnType<typeof createShipping>;
  checkout: ReturnType<typeof createCheckout>;
  raise: Raise;
}>;

/** Builds the subscriptions: they order by the checkout, and are paid like any order. */
export function composeSubscriptions({ db, clock }: ComposeDeps, modules: Modules) {
  const { settings, orders, payments, shipping, checkout, raise } = modules;
  return createSubscriptions({
    db,
    clock,
    zone: SHOP_TIME_ZONE,
    settings: settings.all,
    findOrder: orders.findIn,
    placeRenewal: checkout.placeRenewal,
    quoteRenewal: checkout.quoteRenewal,
    reviveOrder: async ({ id, paymentMethod, totals }) => {
      const method = { code: paymentMethod, fee: totals.fee, firstStatus: 'pending' } as const;
      return (await orders.choosePayment(id, method)).ok;
    },
    chargeCard: payments.charge,
    isAccepted: async (method) => (await payments.accepted()).some((code) => code === method),
    closedDays: async (emirate) => {
      const zone = (await shipping.zones()).find(({ emirates }) => emirates.some((code) => code === emirate));
      return zone?.closedDays ?? [];
    },
    raise,
  });
}
