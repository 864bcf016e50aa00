import { on } from '../page/on.ts';
import { announce } from './announce.ts';
import { parseAnswer } from './answer.ts';
import { newChange } from './change.ts';
import type { CartNeeds } from './needs.ts';
import { KEPT } from './send.ts';
import { signal } from './signals.ts';

async function remove(link: HTMLAnchorElement, { config, send, fragments }: CartNeeds): Promise<void> {
  const key = link.dataset.cart_item_key ?? '';
  const change = newChange(config.endpointUrl('remove_from_cart'), [['cart_item_key', key]]);
  const body = await send(change).catch(() => null);
  if (body === KEPT) return;
  const answer = parseAnswer(body);
  if (answer === null) {
    location.href = link.href;
    return;
  }
  fragments.show(answer);
  announce(link.dataset.success_message ?? '');
  signal('removed_from_cart', [answer.fragments, answer.cart_hash, link]);
}

/** Call 3: lines leave the drawer without a reload; when that fails the link itself is followed. Source: RM-01 to RM-06 */
export function startRemove(needs: CartNeeds): void {
  on('click', 'a.remove_from_cart_button', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !link.dataset.cart_item_key) return;
    event.preventDefault();
    link.closest('.mini_cart_item')?.classList.add('is-leaving');
    void needs.enqueue(() => remove(link, needs));
  });
}
