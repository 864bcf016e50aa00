import type { CartConfig } from './config.ts';
import type { CartFragments } from './fragments.ts';
import type { Queue } from './queue.ts';
import type { Send } from './send.ts';

/** What every change of the cart works with. */
export type CartNeeds = Readonly<{
  config: CartConfig;
  enqueue: Queue['enqueue'];
  fragments: CartFragments;
  send: Send;
}>;
