import { findPage } from '../cart-page/find-page.ts';
import { importPart, withPart } from '../page/load-part.ts';
import { startAdding } from './add-to-cart/start-adding.ts';
import { prepareDrawerRegion } from './announce.ts';
import { createOfflineQueue } from './changes/offline-queue.ts';
import { createQueue } from './changes/queue.ts';
import { createSend } from './changes/send.ts';
import { readConfig } from './config.ts';
import type { CartDeps } from './deps.ts';
import { startDrawerNotes } from './drawer-notes.ts';
import { createFragments } from './fragments/fragments.ts';
import { startWatching } from './fragments/watch-cart.ts';
import { startLines } from './lines.ts';
import { startRemove } from './remove.ts';

/** Loads the module of the cart page if the page contains the cart. */
function startPage(enqueue: CartDeps['enqueue']): void {
  if (findPage() === null) return;
  const load = () => importPart('cart-page', () => import('../cart-page/start-cart-page.ts'));
  void withPart({ name: 'cart-page', load }, ({ startCartPage }) => startCartPage(enqueue));
}

/** Starts adding, removing and the drawer. */
export function startCart(): void {
  const config = readConfig();
  if (config === null) return;
  const queue = createQueue();
  const fragments = createFragments(config, queue);
  const away = createOfflineQueue({ config, queue, fragments });
  const deps: CartDeps = {
    config,
    enqueue: queue.enqueue,
    fragments,
    send: createSend({ fragments, away }),
  };
  prepareDrawerRegion();
  startDrawerNotes();
  startLines(deps);
  startWatching(deps);
  startAdding(deps);
  startRemove(deps);
  startPage(queue.enqueue);
  away.start();
}
