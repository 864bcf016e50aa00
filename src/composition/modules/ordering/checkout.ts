import type { Clock } from '#kernel/instant.ts';
import type { Db } from '#platform/database/client.ts';
import { checkSignature } from '#platform/webhook-signature.ts';
import type { createCart } from '#shop/cart';
import type { createCatalogue } from '#shop/catalogue';
import { createCheckout } from '#shop/checkout';
import type { createContent } from '#shop/content';
import type { createCustomers } from '#shop/customers';
import type { Raise } from '#shop/events.ts';
import type { GiftCards } from '#shop/gift-cards';
import { type createOrders, findByTracking } from '#shop/orders';
import type { createPayments } from '#shop/payments';
import type { createPromotions } from '#shop/promotions';
import type { createSettings } from '#shop/settings';
import { createShipments, type LabelCarrier } from '#shop/shipments';
import type { createShipping } from '#shop/shipping';
import type { ComposeDeps } from '../../deps.ts';
import { type PdfStoreDeps, readPdfStore } from '../pdf-store.ts';

type Modules = Readonly<{
  settings: ReturnType<typeof createSettings>;
  cart: ReturnType<typeof createCart>;
  orders: ReturnType<typeof createOrders>;
  payments: ReturnType<typeof createPayments>;
  promotions: ReturnType<typeof createPromotions>;
  shipping: ReturnType<typeof createShipping>;
  giftCards: Pick<GiftCards, 'boughtSince'>;
  content: ReturnType<typeof createContent>;
  customers: ReturnType<typeof createCustomers>;
  catalogue: Pick<ReturnType<typeof createCatalogue>, 'sellables'>;
  raise: Raise;
}>;

/** Builds the checkout from cart, orders, payments and promotions. */
export function composeCheckout({ db, clock }: { db: Db; clock: Clock }, modules: Modules) {
  const { settings, cart, orders, payments, promotions, shipping, giftCards } = modules;
  const { content, customers, catalogue, raise } = modules;
  return createCheckout({
    db,
    clock,
    settings: settings.all,
    openCart: cart.open,
    cartForOrder: cart.forOrder,
    contacts: cart.contacts,
    paymentRules: payments.rules,
    baskets: payments.baskets,
    withdrawPayments: payments.withdrawAll,
    isAuthorized: async (id) => (await payments.of(id)).some(({ state }) => state === 'authorised'),
    bought: payments.baskets.bought,
    orders,
    returnToGiftCards: orders.returnToGiftCards,
    boughtGiftCardsSince: giftCards.boughtSince,
    releasePromotions: promotions.release,
    spendPromotions: promotions.spend,
    raise,
    orderPlaced: orders.placed,
    slots: shipping.slots,
    holdSlot: shipping.hold,
    saveAcceptedText: content.saveAcceptedText,
    sellables: catalogue.sellables,
    saveOrderAddress: customers.addresses.saveOrdered,
    mapPointOf: customers.addresses.mapPointOf,
  });
}

/** The shop's own labels, under its logo. The renderer is loaded on demand. */
function ownLabels(deps: PdfStoreDeps): LabelCarrier {
  const storeIn = readPdfStore(deps);
  return {
    code: 'own',
    print: async (parcels, language) => {
      const { printLabels } = await import('#views/shipping-label/print-labels.ts');
      return printLabels(parcels, { language, store: await storeIn(language) });
    },
  };
}

/** Builds what couriers say of the parcels of orders. */
export function composeShipments(
  { db, clock, config }: ComposeDeps,
  { settings, png, raise }: PdfStoreDeps & Pick<Modules, 'raise'>,
) {
  return createShipments({
    ...{ db, clock, settings: settings.all, raise, checkSignature },
    secret: config.courierSecret,
    ordersByTracking: findByTracking,
    carrier: ownLabels({ settings, png }),
  });
}
