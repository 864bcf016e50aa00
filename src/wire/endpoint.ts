import type { CartToken } from '#kernel/ids.ts';
import type { ChangedCart } from '#shop/cart';
import type { Fields, Visitor, WireNeeds } from './visitor.ts';

export type Call = { fields: Fields; visitor: Visitor; needs: WireNeeds };

/** What a shop endpoint answers, always with status 200. */
export type Answer =
  | { kind: 'empty' }
  | {
      kind: 'json';
      body: object | false;
      /** The cart was changed: its cookies go with this answer. */
      change?: ChangedCart;
      /** A sentence waits on the next page of this visitor. */
      noticesFor?: CartToken;
    };

/** One shop endpoint, in a file that carries its public name. */
export type Endpoint = (call: Call) => Promise<Answer>;
