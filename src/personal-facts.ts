import { forgetMailsTo } from '#platform/mail/outbox.ts';
import type { Person, PersonalFacts } from '#shop/customers';
import type { createForms } from '#shop/forms';
import type { createOrders, Order } from '#shop/orders';
import type { createPayments } from '#shop/payments';
import type { createRestock } from '#shop/restock';
import type { createReviews } from '#shop/reviews';

type Modules = {
  orders: ReturnType<typeof createOrders>;
  reviews: ReturnType<typeof createReviews>;
  restock: ReturnType<typeof createRestock>;
  forms: ReturnType<typeof createForms>;
  payments: ReturnType<typeof createPayments>;
};

async function ordersOf({ orders }: Modules, { id }: Person): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 1; ; page += 1) {
    const { orders: some, hasMore } = await orders.listFor(id, { page });
    all.push(...some);
    if (!hasMore) return all;
  }
}

/** What the rest of the shop holds of a person; orders are kept as the law asks, everything else is forgotten with them. */
export function personalFacts(modules: Modules): PersonalFacts {
  const { reviews, restock, forms, payments } = modules;
  return {
    collect: async (person) => ({
      orders: await ordersOf(modules, person),
      reviews: await reviews.ofPerson(person.email),
      stockRequests: await restock.ofPerson(person.email),
      cards: await payments.savedCards.list(person.id),
      messages: await forms.ofPerson(person.email),
    }),
    erase: async (tx, { id, email }) => {
      await payments.savedCards.forget(tx, id);
      await reviews.forgetPerson(tx, email);
      await restock.forgetPerson(tx, email);
      await forms.forgetPerson(tx, email);
      await forgetMailsTo(tx, email);
    },
  };
}
