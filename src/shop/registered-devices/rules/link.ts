import { type CustomerId, parseCustomerId } from '#kernel/ids.ts';
import type { Signature } from '#platform/signature.ts';

const STOP = /^cleaning-stop-(\d{1,10})$/;

/** The signed link that ends an account's reminders of cleaning; it contains no personal data. */
export function stopLinkOf(signature: Signature) {
  return {
    toStop: (id: CustomerId): string => signature.sign(`cleaning-stop-${id}`),
    readStop: (signed: string): CustomerId | null =>
      parseCustomerId(STOP.exec(signature.read(signed) ?? '')?.[1]),
  };
}
