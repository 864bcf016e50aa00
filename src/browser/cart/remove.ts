import { on } from '../page/on.ts';
import type { CartConfig } from './config.ts';
import { applyAnswer, parseAnswer } from './fragments.ts';
import { postForm } from './post.ts';
import type { createQueue } from './queue.ts';
import { announce, signal } from './signals.ts';

type Needs = { config: CartConfig; enqueue: ReturnType<typeof createQueue> };

async function remove(link: HTMLAnchorElement, { config }: Needs): Promise<void> {
  try {
    const body = await postForm(config.endpointUrl('remove_from_cart'), [
      ['cart_item_key', link.dataset.cart_item_key ?? ''],
    ]);
    const answer = parseAnswer(body);
    if (answer === null) throw new Error('no fragments');
    applyAnswer(config, answer);
    announce(link.dataset.success_message ?? '');
    signal('removed_from_cart', [answer.fragments, answer.cart_hash, link]);
    document.querySelector<HTMLElement>('#cart-drawer[open] [data-close]')?.focus();
  } catch {
    location.href = link.href;
  }
}

/** Call 3: lines leave the drawer without a reload; when that fails the link itself is followed. Source: RM-01 to RM-06 */
export function startRemove(needs: Needs): void {
  on('click', 'a.remove_from_cart_button', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !link.dataset.cart_item_key) return;
    event.preventDefault();
    link.closest('.mini_cart_item')?.classList.add('is-leaving');
    void needs.enqueue(() => remove(link, needs));
  });
}
