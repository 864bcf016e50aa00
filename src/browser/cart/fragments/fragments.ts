import type { CartAnswer } from '../changes/answer.ts';
import type { Queue } from '../changes/queue.ts';
import type { CartConfig } from '../config.ts';
import { signal } from '../signals.ts';
import { fetchCart } from './fetch-cart.ts';
import { type Fragments, LIFETIME_MS } from './fragment-cache.ts';
import { replaceFragments } from './replace-fragments.ts';
import { recall, storeFragments } from './storage.ts';

/** Delays before retrying to fetch a cart that is known to be outdated. */
const AGAIN_MS = [300, 1000, 4000, 15_000] as const;

export type CartFragments = ReturnType<typeof createFragments>;

/**
 * Shows, stores and refreshes the cart's fragments.
 *
 * Source: spec §4 Cart fragment cache, WIRE §17; FC-01 to FC-05, FC-11
 */
export function createFragments(config: CartConfig, queue: Queue) {
  let shownHash = recall(config).hash ?? '';
  let running: AbortController | undefined;
  let isWanted = false;
  /** Number of attempts to fetch an outdated cart; null while it is current. */
  let attempts: number | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;
  const acts: (() => void)[] = [];

  function schedule(delayMs: number): void {
    clearTimeout(next);
    next = setTimeout(() => void refresh(), delayMs);
  }

  function put(fragments: Fragments, hash: string): void {
    shownHash = hash;
    replaceFragments(fragments);
    for (const act of acts) act();
    signal('wc_fragments_loaded');
  }

  /** Shows and stores the response to a change, and aborts an older refresh. */
  function show(answer: CartAnswer): void {
    running?.abort();
    storeFragments(config, answer, false);
    put(answer.fragments, answer.cart_hash);
  }

  /** Triggers the error event; shows no message. */
  function fail(): void {
    signal('wc_fragments_ajax_error');
    const delayMs = attempts === null ? undefined : AGAIN_MS[attempts];
    if (attempts !== null) attempts += 1;
    schedule(delayMs ?? LIFETIME_MS);
  }

  /** Fetches the cart at once and shows it. */
  async function fetchNow(): Promise<void> {
    running?.abort();
    const request = new AbortController();
    running = request;
    try {
      const cart = await fetchCart(config, request.signal);
      attempts = null;
      schedule(LIFETIME_MS);
      storeFragments(config, cart, true);
      put(cart.fragments, cart.cart_hash);
      signal('wc_fragments_refreshed');
    } catch {
      if (!request.signal.aborted) fail();
    }
  }

  /** Fetches the cart once no change is under way, whose response would arrive in between. */
  async function refresh(): Promise<void> {
    isWanted = queue.isBusy();
    if (!isWanted) await fetchNow();
  }

  queue.whenIdle(() => {
    if (isWanted) void refresh();
  });

  return {
    put,
    show,
    schedule,
    fetchNow,
    refresh,
    /** The shown cart is or may be outdated: fetches it until one attempt succeeds. */
    recover: () => {
      attempts = 0;
      void refresh();
    },
    /** Whether such a fetch is still pending. */
    isWrong: () => attempts !== null,
    /** The hash of the shown cart. */
    shownHash: () => shownHash,
    /** Runs each time fragments were shown. */
    onShown: (act: () => void) => void acts.push(act),
  };
}
