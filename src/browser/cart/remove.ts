import { on } from '../page/on.ts';
import { announce } from './announce.ts';
import { parseAnswer } from './changes/answer.ts';
import { newChange } from './changes/change.ts';
import { type Planned, QUEUED } from './changes/send.ts';
import type { CartDeps } from './deps.ts';
import { signal } from './signals.ts';

type Removal = { link: HTMLAnchorElement; planned: Planned };

async function remove({ link, planned }: Removal, { send, fragments }: CartDeps): Promise<void> {
  const body = await send.send(planned).catch(() => null);
  if (body === QUEUED) return;
  const answer = parseAnswer(body);
  if (answer === null) {
    location.href = link.href;
    return;
  }
  fragments.show(answer);
  announce(link.dataset.success_message ?? '');
  signal('removed_from_cart', [answer.fragments, answer.cart_hash, link]);
}

/**
 * Call 3: removes lines from the drawer without a reload; when that fails, follows the link. Source: RM-01 to
 * RM-06
 */
export function startRemove(deps: CartDeps): void {
  on('click', 'a.remove_from_cart_button', (link, event) => {
    if (!(link instanceof HTMLAnchorElement) || !link.dataset.cart_item_key) return;
    event.preventDefault();
    link.closest('.mini_cart_item')?.classList.add('is-leaving');
    const { config, send, enqueue } = deps;
    const key = link.dataset.cart_item_key;
    const planned = send.plan(newChange(config.endpointUrl('remove_from_cart'), [['cart_item_key', key]]));
    void enqueue(() => remove({ link, planned }, deps));
  });
}
