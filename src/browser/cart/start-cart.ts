import { startCartPage } from '../cart-page/start-cart-page.ts';
import { prepareDrawerRegion } from './announce.ts';
import { createAway } from './away.ts';
import { readConfig } from './config.ts';
import { startDrawerNotes } from './drawer-notes.ts';
import { createFragments } from './fragments.ts';
import { startLines } from './lines.ts';
import type { CartNeeds } from './needs.ts';
import { createQueue } from './queue.ts';
import { startRemove } from './remove.ts';
import { createSend } from './send.ts';
import { startAdding } from './start-adding.ts';
import { startWatching } from './watch-cart.ts';

/** Adding, removing and the drawer, without reloading a page. */
export function startCart(): void {
  const config = readConfig();
  if (config === null) return;
  const queue = createQueue();
  const fragments = createFragments(config, queue);
  const away = createAway({ config, queue, fragments });
  const needs: CartNeeds = {
    config,
    enqueue: queue.enqueue,
    fragments,
    send: createSend({ fragments, away }),
  };
  prepareDrawerRegion();
  startDrawerNotes();
  startLines(needs);
  startWatching(needs);
  startAdding(needs);
  startRemove(needs);
  startCartPage(queue.enqueue);
  away.start();
}
