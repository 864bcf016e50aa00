import type { CustomerId } from '#kernel/ids.ts';
import { deleteMailsTo } from '#platform/mail/outbox.ts';
import type { createBackInStock } from '#shop/back-in-stock';
import type { createConversions } from '#shop/conversions';
import type { PersonalData } from '#shop/customers';
import type { createForms } from '#shop/forms';
import type { GiftCards } from '#shop/gift-cards';
import type { createNewsletter } from '#shop/newsletter';
import type { createOrders, Order } from '#shop/orders';
import type { createPayments } from '#shop/payments';
import type { createRegisteredDevices } from '#shop/registered-devices';
import type { createReviews } from '#shop/reviews';
import type { createSubscriptionOwners } from '#shop/subscriptions';
import type { createWishlist } from '#shop/wishlist';

type Modules = {
  orders: ReturnType<typeof createOrders>;
  reviews: ReturnType<typeof createReviews>;
  backInStock: ReturnType<typeof createBackInStock>;
  forms: ReturnType<typeof createForms>;
  newsletter: ReturnType<typeof createNewsletter>;
  payments: ReturnType<typeof createPayments>;
  conversions: ReturnType<typeof createConversions>;
  wishlist: ReturnType<typeof createWishlist>;
  devices: ReturnType<typeof createRegisteredDevices>;
  giftCards: Pick<GiftCards, 'ofPerson' | 'forgetPerson'>;
  productSubscriptions: ReturnType<typeof createSubscriptionOwners>;
};

/** All orders of a customer, the newest first. */
export async function ordersOf({ orders }: Pick<Modules, 'orders'>, id: CustomerId): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 1; ; page += 1) {
    const { orders: some, hasMore } = await orders.listFor(id, { page });
    all.push(...some);
    if (!hasMore) return all;
  }
}

/**
 * What other modules store about a customer; orders are retained by law, everything else is deleted with the
 * account.
 */
export function personalData(modules: Modules): PersonalData {
  const { reviews, backInStock, forms, newsletter, payments, conversions, wishlist, devices, giftCards } =
    modules;
  const { productSubscriptions } = modules;
  return {
    collect: async (person) => {
      const orders = await ordersOf(modules, person.id);
      return {
        orders,
        reviews: await reviews.ofPerson(person.email),
        stockRequests: await backInStock.ofPerson(person.email),
        cards: await payments.savedCards.list(person.id),
        messages: await forms.ofPerson(person.email),
        subscriptions: await newsletter.ofPerson(person.email),
        wishlist: await wishlist.ofPerson(person.id),
        wishlistMails: await wishlist.mailsOfPerson(person.id),
        devices: await devices.ofPerson(person.id),
        giftCards: await giftCards.ofPerson(person.email),
        productSubscriptions: await productSubscriptions.ofPerson(person.id),
        conversions: await conversions.ofOrders(orders.map(({ id }) => id)),
      };
    },
    erase: async (tx, { id, email }) => {
      const orders = await ordersOf(modules, id);
      await conversions.forget(
        tx,
        orders.map((order) => order.id),
      );
      await payments.savedCards.forget(tx, id);
      await wishlist.forgetPerson(tx, id);
      await devices.forgetPerson(tx, id);
      await giftCards.forgetPerson(tx, email);
      await productSubscriptions.forgetPerson(tx, id);
      await reviews.forgetPerson(tx, email);
      await backInStock.forgetPerson(tx, email);
      await forms.forgetPerson(tx, email);
      await newsletter.forgetPerson(tx, email);
      await deleteMailsTo(tx, email);
    },
  };
}
