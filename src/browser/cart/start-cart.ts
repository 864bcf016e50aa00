import { on } from '../page/on.ts';
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

/** The cart's page sends its form as soon as a quantity was changed; the button does it without script. */
function startCartForm(): void {
  on('change', '.woocommerce-cart-form input.qty', (field) => {
    const form = field.closest('form');
    form?.requestSubmit(form.querySelector<HTMLElement>('[data-update-cart]'));
  });
}

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
  startCartForm();
  away.start();
}
