import { type CartId, type CustomerId, parseCartId, parseCustomerId } from '#kernel/ids.ts';
import type { Signature } from '#platform/signature.ts';

/** Whose consent a link withdraws. */
export type Agreed = Readonly<{ kind: 'customer'; id: CustomerId } | { kind: 'cart'; id: CartId }>;

const LINK = /^(cart|stop-customer|stop-cart)-(\d{1,10})$/;

function readLink(signature: Signature, signed: string): { word: string; id: string } | null {
  const [, word = '', id = ''] = LINK.exec(signature.read(signed) ?? '') ?? [];
  return word === '' ? null : { word, id };
}

/** Signed links of an abandoned cart email; they contain no personal data. */
export function linksOf(signature: Signature) {
  return {
    toCart: (id: CartId): string => signature.sign(`cart-${id}`),
    toStop: ({ kind, id }: Agreed): string => signature.sign(`stop-${kind}-${id}`),
    readCart: (signed: string): CartId | null => {
      const link = readLink(signature, signed);
      return link?.word === 'cart' ? parseCartId(link.id) : null;
    },
    readStop: (signed: string): Agreed | null => {
      const { word = '', id = '' } = readLink(signature, signed) ?? {};
      const customerId = word === 'stop-customer' ? parseCustomerId(id) : null;
      if (customerId !== null) return { kind: 'customer', id: customerId };
      const cartId = word === 'stop-cart' ? parseCartId(id) : null;
      return cartId === null ? null : { kind: 'cart', id: cartId };
    },
  };
}
