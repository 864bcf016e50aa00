import { type CustomerId, parseCustomerId } from '#kernel/ids.ts';
import type { Signature } from '#platform/signature.ts';

const STOP = /^wishlist-stop-(\d{1,10})$/;

/** The signed link that ends an account's emails; it contains no personal data. */
export function stopLinkOf(signature: Signature) {
  return {
    toStop: (id: CustomerId): string => signature.sign(`wishlist-stop-${id}`),
    readStop: (signed: string): CustomerId | null =>
      parseCustomerId(STOP.exec(signature.read(signed) ?? '')?.[1]),
  };
}
