import type { Shop } from '#composition/shop.ts';
import { field } from './payload.ts';

/** Calls a form's webhook; a call that was not taken fails, so that the queue repeats it. */
export function callWebhook({ shop }: { shop: Shop }) {
  return async (payload: object): Promise<void> => {
    const id = field(payload, 'id');
    if (typeof id !== 'number') return;
    const problem = await shop.forms.deliveries.deliver(id);
    if (problem !== null) throw new Error(`the webhook ${id} was not taken: ${problem}`);
  };
}
