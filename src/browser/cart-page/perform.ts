import { announce } from '../cart/announce.ts';
import type { Queue } from '../cart/changes/queue.ts';
import { signal } from '../cart/signals.ts';
import type { Change } from './change.ts';
import { createNoticeQueue, lift, readPage } from './lift.ts';

/** The cart page also answers a code that was one too many. */
const TOO_MANY = 429;
/** After this time without a response the change is made by navigation. */
const PATIENCE_MS = 15_000;

async function ask(change: Change): Promise<HTMLElement> {
  const answer = await fetch(change.request(), { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok && answer.status !== TOO_MANY) throw new Error(`status ${answer.status}`);
  const page = readPage(await answer.text());
  if (page === null) throw new Error('not the cart');
  return page;
}

function setBusy(page: HTMLElement, isBusy: boolean): void {
  page.setAttribute('aria-busy', String(isBusy));
  for (const part of page.querySelectorAll('.woocommerce-cart-form, .cart_totals'))
    part.classList.toggle('is-updating', isBusy);
}

/** Requests aborted by leaving the page are not failures. */
let isLeft = false;

function show(page: HTMLElement, fresh: HTMLElement, change: Change): void {
  const { announced, events } = change;
  if (announced !== 'all')
    announce(fresh.querySelector('.woocommerce-notices-wrapper')?.textContent.trim() ?? '');
  lift(page, fresh, change);
  for (const [name, args] of events) signal(name, [...args]);
}

export type Performing = Readonly<{
  perform: (change: Change) => void;
  /** Runs once all changes are done; not when one is made by navigation. */
  whenDone: (act: () => void) => void;
  isBusy: () => boolean;
}>;

/**
 * Sends changes one after the other and shows the response to the last one. A failed change is made by navigation.
 */
export function createChangeRunner(page: HTMLElement, enqueue: Queue['enqueue']): Performing {
  let waiting = 0;
  let isChangedByNavigation = false;
  const missed = createNoticeQueue();
  addEventListener('pagehide', () => {
    isLeft = true;
    isChangedByNavigation = false;
  });
  const run = async (change: Change) => {
    setBusy(page, true);
    try {
      const fresh = await ask(change);
      // Skip this response when another change follows: its response includes this change.
      if (waiting === 1) {
        missed.giveTo(fresh);
        show(page, fresh, change);
      } else missed.keepNotice(fresh);
    } catch {
      if (!isLeft) {
        isChangedByNavigation = true;
        change.plainly();
      }
    }
    waiting -= 1;
    if (waiting === 0) setBusy(page, false);
  };
  return {
    perform: (change) => {
      waiting += 1;
      void enqueue(() => run(change));
    },
    // A second navigation would stop the one that makes a change.
    whenDone: (act) => void enqueue(async () => (isChangedByNavigation ? undefined : act())),
    isBusy: () => waiting > 0,
  };
}
