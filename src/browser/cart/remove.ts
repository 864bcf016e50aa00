import { on } from '../page/on.ts';
import { announce } from './announce.ts';
import { parseAnswer } from './answer.ts';
import type { CartNeeds } from './needs.ts';
import { signal } from './signals.ts';

async function remove(link: HTMLAnchorElement, { config, send, fragments }: CartNeeds): Promise<void> {
  const key = link.dataset.cart_item_key ?? '';
  const answer = await send({
    id: crypto.randomUUID(),
    url: config.endpointUrl('remove_from_cart'),
    fields: [['cart_item_key', key]],
  }).then(parseAnswer, () => null);
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
