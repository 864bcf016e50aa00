import type { CartAnswer } from './answer.ts';
import type { CartConfig } from './config.ts';
import { fetchCart } from './fetch-cart.ts';
import { type Fragments, LIFETIME_MS } from './fragment-cache.ts';
import type { Queue } from './queue.ts';
import { replaceFragments } from './replace-fragments.ts';
import { signal } from './signals.ts';
import { recall, remember } from './storage.ts';

/** When a cart that is known to be wrong is asked for again, if asking failed: the waits grow. */
const AGAIN_MS = [300, 1000, 4000, 15_000] as const;

export type CartFragments = ReturnType<typeof createFragments>;

/**
 * The pieces of the page that show the cart.
 *
 * Source: spec §4 Cart fragment cache, WIRE §17; FC-01 to FC-05, FC-11
 */
export function createFragments(config: CartConfig, queue: Queue) {
  let shownHash = recall(config).hash ?? '';
  let running: AbortController | undefined;
  let isWanted = false;
  /** How often a cart that is known to be wrong was asked for; null while it is right. */
  let attempts: number | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;
  const acts: (() => void)[] = [];

  function schedule(delayMs: number): void {
    clearTimeout(next);
    next = setTimeout(() => void refresh(), delayMs);
  }

  /** Puts the pieces into the page. */
  function put(fragments: Fragments, hash: string): void {
    shownHash = hash;
    replaceFragments(fragments);
    for (const act of acts) act();
    signal('wc_fragments_loaded');
  }

  /** Shows what a change answered, and keeps it. A refresh that was asked for before is older, and dropped. */
  function show(answer: CartAnswer): void {
    running?.abort();
    remember(config, answer, false);
    put(answer.fragments, answer.cart_hash);
  }

  /** A failure is signalled and says nothing to the shopper. */
  function fail(): void {
    signal('wc_fragments_ajax_error');
    const delayMs = attempts === null ? undefined : AGAIN_MS[attempts];
    if (attempts !== null) attempts += 1;
    schedule(delayMs ?? LIFETIME_MS);
  }

  /** Fetches the cart at once and shows it. */
  async function fetchNow(): Promise<void> {
    running?.abort();
    const own = new AbortController();
    running = own;
    try {
      const cart = await fetchCart(config, own.signal);
      attempts = null;
      schedule(LIFETIME_MS);
      remember(config, cart, true);
      put(cart.fragments, cart.cart_hash);
      signal('wc_fragments_refreshed');
    } catch {
      if (!own.signal.aborted) fail();
    }
  }

  /** Fetches the cart now, or as soon as no change is under way: a change's answer would arrive in between. */
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
    /** What is shown is known to be wrong, or may be: asks until there is an answer. */
    recover: () => {
      attempts = 0;
      void refresh();
    },
    /** Whether an answer is still owed. */
    isWrong: () => attempts !== null,
    /** The hash of the cart that is shown. */
    shownHash: () => shownHash,
    /** Acts each time the pieces were put into the page. */
    onShown: (act: () => void) => void acts.push(act),
  };
}
