import type { Config } from '#composition/config.ts';
import type { OrderId } from '#kernel/ids.ts';
import { checkNonce, makeNonce } from '../guards/nonce.ts';
import { readSecret, secretCookie } from './account-cookies.ts';

type Browser = Readonly<{
  /** The session of the signed-in customer; empty for guests. */
  owner: string;
  config: Config;
  secret: string;
}>;

const nonceOf = (id: OrderId, { owner, secret }: Browser) => ({
  ...{ action: `view-order-${id}`, owner, secret },
  nowMs: Date.now(),
});

/** @returns whether a browser's `Cookie` header says that it placed an order, or confirmed its email, within a day */
export function hasOrdered(header: string, id: OrderId, browser: Browser): boolean {
  const [stored = '', nonce = ''] = (readSecret(header, 'ordered', browser.config) ?? '').split(':');
  return stored === String(id) && checkNonce(nonce, nonceOf(id, browser));
}

/** The cookie by which a browser goes on seeing an order. */
export function orderedCookie(id: OrderId, browser: Browser): string {
  return secretCookie('ordered', `${id}:${makeNonce(nonceOf(id, browser))}`, browser.config);
}
