import { attempt } from '../page/attempt.ts';
import type { CartConfig } from './config.ts';
import type { Fragments, Remembered } from './fragment-cache.ts';

const CREATED = 'wc_cart_created';

export function readCookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

function parseFragments(text: string | null): Fragments | null {
  const value: unknown = text === null ? null : JSON.parse(text);
  return typeof value === 'object' && value !== null ? (value as Fragments) : null;
}

export function recall({ storeName, hashKey }: CartConfig): Remembered {
  const created = attempt(() => sessionStorage.getItem(CREATED), null);
  return {
    fragments: attempt(() => parseFragments(sessionStorage.getItem(storeName)), null),
    hash: attempt(() => sessionStorage.getItem(hashKey), null),
    createdMs: created === null || !/^\d+$/.test(created) ? null : Number(created),
    cookieHash: readCookie('woocommerce_cart_hash'),
  };
}

/** Keeps fragments and hash; the hash in both storages, so that other tabs hear of it. */
export function remember(
  config: CartConfig,
  { fragments, cart_hash: hash }: { fragments: Fragments; cart_hash: string },
): void {
  const { storeName, hashKey } = config;
  attempt(() => {
    if (hash === '') sessionStorage.removeItem(CREATED);
    else if (!sessionStorage.getItem(hashKey) || sessionStorage.getItem(CREATED) === null) {
      sessionStorage.setItem(CREATED, String(Date.now()));
    }
    sessionStorage.setItem(storeName, JSON.stringify(fragments));
    sessionStorage.setItem(hashKey, hash);
    localStorage.setItem(hashKey, hash);
  }, undefined);
}

/** @returns whether another tab's hash differs from this tab's */
export function isNewElsewhere({ hashKey }: CartConfig, event: StorageEvent): boolean {
  if (event.key !== hashKey) return false;
  return attempt(() => localStorage.getItem(hashKey) !== sessionStorage.getItem(hashKey), false);
}
