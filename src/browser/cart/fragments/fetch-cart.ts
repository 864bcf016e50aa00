import { type CartAnswer, parseAnswer } from '../changes/answer.ts';
import type { CartConfig } from '../config.ts';

/**
 * Call 4: fetches the current cart.
 *
 * @throws when it fails, is aborted, or exceeds the configured time
 * Source: spec §7 call 4; FC-02, FC-04
 */
export async function fetchCart(config: CartConfig, stop: AbortSignal): Promise<CartAnswer> {
  const answer = await fetch(config.endpointUrl('get_refreshed_fragments'), {
    method: 'POST',
    body: new URLSearchParams({ time: String(Date.now()) }),
    signal: AbortSignal.any([stop, AbortSignal.timeout(config.timeoutMs)]),
  });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const cart = parseAnswer(await answer.json());
  if (cart === null) throw new Error('no fragments');
  return cart;
}
