import type { Queue } from './changes/queue.ts';
import type { Send } from './changes/send.ts';
import type { CartConfig } from './config.ts';
import type { CartFragments } from './fragments/fragments.ts';

export type CartDeps = Readonly<{
  config: CartConfig;
  enqueue: Queue['enqueue'];
  fragments: CartFragments;
  send: Send;
}>;
