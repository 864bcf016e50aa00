import { parseSubscriberId, type SubscriberId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Signature } from '#platform/signature.ts';
import type { Subscriber } from '../subscriber.ts';

const CONFIRM = /^newsletter-confirm-(\d{1,10})-(\d{1,15})$/;
const STOP = /^newsletter-stop-(\d{1,10})$/;

/** Signed links of mails; they contain no personal data. */
export function linksOf(signature: Signature) {
  return {
    /** Of this request alone: a later one has another link. */
    toConfirm: ({ id, askedAt }: Pick<Subscriber, 'id' | 'askedAt'>): string =>
      signature.sign(`newsletter-confirm-${id}-${askedAt.getTime()}`),
    toStop: (id: SubscriberId): string => signature.sign(`newsletter-stop-${id}`),
    readConfirm: (signed: string): { id: SubscriberId; askedAt: Instant } | null => {
      const [, digits, ms] = CONFIRM.exec(signature.read(signed) ?? '') ?? [];
      const id = parseSubscriberId(digits);
      return id === null ? null : { id, askedAt: new Date(Number(ms)) };
    },
    readStop: (signed: string): SubscriberId | null =>
      parseSubscriberId(STOP.exec(signature.read(signed) ?? '')?.[1]),
  };
}
