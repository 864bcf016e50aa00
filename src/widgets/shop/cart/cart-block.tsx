import { PlacedCart } from '#views/cart-page/cart-page.tsx';
import type { CartData } from './fields.ts';

/** The complete cart, as on its own page. */
export function CartBlock(cart: CartData) {
  return <PlacedCart {...cart} />;
}
