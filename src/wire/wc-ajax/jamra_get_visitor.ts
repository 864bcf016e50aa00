import { DAY_MS } from '#kernel/instant.ts';
import type { Cart } from '#shop/cart';
import type { Account } from '#shop/customers';
import type { CartFacts } from '#shop/popups';
import type { WireDeps } from '../deps.ts';
import type { Endpoint } from '../endpoint.ts';

/** What popups go by of a cart. */
function cartFacts({ lines, totals, discounts }: Cart): CartFacts {
  return {
    products: lines.flatMap(({ productId, variationId }) =>
      variationId === null ? [productId] : [productId, variationId],
    ),
    valueMinor: totals.subtotal.minor,
    coupons: discounts.flatMap(({ code }) => code ?? []),
  };
}

/** Whole days since the last order of the customer that was not cancelled; null for none. */
async function orderedDays(account: Account | null, { shop }: WireDeps): Promise<number | null> {
  const at = account === null ? null : await shop.orders.lastOrderAt(account.customer.id);
  return at === null ? null : Math.max(0, Math.floor((Date.now() - at.getTime()) / DAY_MS));
}

/**
 * The visitor's roles, cart and days since their last order. Pages are shared by all visitors and do not contain
 * these.
 *
 * `roles` are those of the signed-in customer or staff member, null if not signed in.
 * Source: spec §6 Popup logged_in condition; PT-13 to PT-15
 */
export const jamra_get_visitor: Endpoint = async ({ visitor, deps }) => {
  const { customers, staff } = deps.shop;
  const [cart, account, member] = await Promise.all([
    deps.shop.cart.open(visitor.cookies.token),
    customers.sessions.open(visitor.accountToken, { isPolling: true }),
    staff.sessions.open(visitor.staffToken, { isPolling: true }),
  ]);
  const roles = [...(account === null ? [] : ['customer']), ...(member === null ? [] : [member.member.role])];
  return {
    kind: 'json',
    body: {
      roles: roles.length === 0 ? null : roles,
      cart: cartFacts(cart),
      orderedDays: await orderedDays(account, deps),
    },
  };
};
