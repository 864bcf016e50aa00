import type { Cart } from '#shop/cart';
import type { CartFacts } from '#shop/popups';
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

/**
 * The roles of the visitor and their cart, which no page holds: pages are the same for everybody.
 *
 * Answers the roles of whoever is signed in as a customer or as staff, and null for others.
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
  return { kind: 'json', body: { roles: roles.length === 0 ? null : roles, cart: cartFacts(cart) } };
};
