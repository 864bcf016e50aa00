import type { CartToken } from '#kernel/ids.ts';
import type { Cart, ChangedCart } from '#shop/cart';
import type { WireDeps } from './deps.ts';
import type { Fields, Visitor } from './visitor.ts';

export type Call = { fields: Fields; visitor: Visitor; deps: WireDeps };

type EndpointFacts = {
  /** Set when the cart changed: its cookies are sent. */
  change?: ChangedCart;
  /** Set when the cart was read: hash and count cookies are corrected if they differ. */
  seen?: Cart;
  /** Set when a notice is stored for the next page. */
  noticesFor?: CartToken;
};

/** The answer of a shop endpoint: status 200, except for an invalid nonce. */
export type Answer =
  | { kind: 'empty' }
  | { kind: 'forbidden' }
  | (EndpointFacts & { kind: 'json'; body: object | false })
  | (EndpointFacts & { kind: 'html'; body: string });

/** A shop endpoint, in a file with its public name. */
export type Endpoint = (call: Call) => Promise<Answer>;
