import type { CartId, CartItemKey, ProductId } from '#kernel/ids.ts';
import type { Money } from '#kernel/money.ts';
import type { Sellable } from '#shop/catalogue';

/** One line as it stands now: price and stock are read anew every time the cart is opened. */
export type CartLine = Readonly<{
  key: CartItemKey;
  productId: ProductId;
  variationId: ProductId | null;
  /** attribute slug → value slug, as chosen. */
  options: Readonly<Record<string, string>>;
  quantity: number;
  goods: Sellable;
  unitPrice: Money;
  /** The struck price while the goods are on sale. */
  regularPrice: Money | null;
  total: Money;
  /** Most of this line that can be bought, null for no bound. */
  maximum: number | null;
  /** Why this line cannot be ordered as it is; empty when it can. */
  problem: '' | 'gone' | 'out-of-stock' | 'too-many';
}>;

/** A visitor's cart with its sums. Delivery is quoted by checkout, once the emirate is known. */
export type Cart = Readonly<{
  id: CartId;
  lines: readonly CartLine[];
  /** Sum of all quantities. */
  itemCount: number;
  subtotal: Money;
  /** Empty text for an empty cart, else 32 hex digits that change with every change of the cart. */
  hash: string;
}>;
