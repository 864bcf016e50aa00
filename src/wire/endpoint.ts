import type { CartToken } from '#kernel/ids.ts';
import type { Cart, ChangedCart } from '#shop/cart';
import type { Fields, Visitor, WireNeeds } from './visitor.ts';

export type Call = { fields: Fields; visitor: Visitor; needs: WireNeeds };

type Told = {
  /** The cart was changed: its cookies go with this answer. */
  change?: ChangedCart;
  /** The cart was read: the two values that scripts compare are put right where they differ. */
  seen?: Cart;
  /** A sentence waits on the next page of this visitor. */
  noticesFor?: CartToken;
};

/** What a shop endpoint answers: always with status 200, but for a nonce that is not ours. */
export type Answer =
  | { kind: 'empty' }
  | { kind: 'forbidden' }
  | (Told & { kind: 'json'; body: object | false })
  | (Told & { kind: 'html'; body: string });

/** One shop endpoint, in a file that carries its public name. */
export type Endpoint = (call: Call) => Promise<Answer>;
