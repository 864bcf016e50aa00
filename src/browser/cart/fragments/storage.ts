import { attempt } from '../../page/attempt.ts';
import { type CartAnswer, parseFragments } from '../changes/answer.ts';
import type { CartConfig } from '../config.ts';
import type { CachedFragments } from './fragment-cache.ts';

const CREATED = 'wc_cart_created';

export function readCookie(name: string, cookies = document.cookie): string {
  const pair = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

export function cookieHash(): string {
  return readCookie('woocommerce_cart_hash');
}

/** @param cookies as of `document.cookie` */
export function itemCount(cookies?: string): number {
  return Number(readCookie('woocommerce_items_in_cart', cookies)) || 0;
}

export function recall({ storeName, hashKey }: CartConfig): CachedFragments {
  const created = attempt(() => sessionStorage.getItem(CREATED), null);
  return {
    fragments: attempt(() => parseFragments(JSON.parse(sessionStorage.getItem(storeName) ?? 'null')), null),
    hash: attempt(() => sessionStorage.getItem(hashKey), null),
    createdMs: created === null || !/^\d+$/.test(created) ? null : Number(created),
    cookieHash: cookieHash(),
  };
}

/** Whether this browser had a filled cart, even if its cookies were deleted. */
export function hadCart({ hashKeys }: CartConfig): boolean {
  return attempt(() => hashKeys.some((key) => localStorage.getItem(key)), true);
}

/**
 * Stores fragments and hash; the hash in both storages, so that other tabs are notified. When the fragments do not
 * fit, removes the old ones.
 *
 * @param isFresh whether the response came from a refresh, which restarts the 24 hours
 */
export function storeFragments(
  config: CartConfig,
  { fragments, cart_hash: hash }: CartAnswer,
  isFresh: boolean,
): void {
  const { storeName, hashKey } = config;
  const isKept = attempt(() => {
    const isFirst = !sessionStorage.getItem(hashKey) || sessionStorage.getItem(CREATED) === null;
    sessionStorage.setItem(storeName, JSON.stringify(fragments));
    sessionStorage.setItem(hashKey, hash);
    if (isFresh || isFirst) sessionStorage.setItem(CREATED, String(Date.now()));
    return true;
  }, false);
  if (!isKept) attempt(() => sessionStorage.removeItem(storeName), undefined);
  attempt(() => localStorage.setItem(hashKey, hash), undefined);
}

/** @returns whether a storage event shows that another tab has a different cart */
export function isNewElsewhere({ hashKeys }: CartConfig, event: StorageEvent, shownHash: string): boolean {
  const { key } = event;
  if (key === null || !hashKeys.includes(key)) return false;
  return attempt(() => (localStorage.getItem(key) ?? '') !== shownHash, false);
}
