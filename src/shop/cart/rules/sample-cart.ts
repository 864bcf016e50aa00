import { EMIRATES, type Emirate } from '#kernel/address/emirate.ts';
import type { CartToken, ProductId } from '#kernel/ids.ts';
import { cartItemKey } from './lines/item-key.ts';
import type { StoredLine } from './lines/price-lines.ts';

/** A sample cart: one piece of each product, delivered to an emirate. It is priced like any other cart and never stored. */
export type SampleCart = Readonly<{ productIds: readonly ProductId[]; emirate: Emirate | null }>;

const SAMPLE = /^sample:([\d,]*):([A-Z]{0,2})$/;

/** The token of a sample cart. No cookie can contain it, and the cart cannot be changed. */
export function sampleCartToken({ productIds, emirate }: SampleCart): CartToken {
  return `sample:${productIds.join(',')}:${emirate ?? ''}` as CartToken;
}

/** @returns null for the token of a visitor */
export function readSampleCart(token: CartToken): SampleCart | null {
  const [whole, ids = '', code = ''] = SAMPLE.exec(token) ?? [];
  if (whole === undefined) return null;
  const productIds = ids.split(',').flatMap((id) => (id === '' ? [] : [Number(id) as ProductId]));
  return { productIds, emirate: EMIRATES.find((one) => one === code) ?? null };
}

export function sampleLines({ productIds }: SampleCart): StoredLine[] {
  return productIds.map((productId) => {
    const line = { productId, variationId: null, options: {} };
    return { ...line, key: cartItemKey(line), quantity: 1, seenMinor: null, isSaved: false };
  });
}
