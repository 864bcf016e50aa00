import { openDrawer } from '../drawer/drawer.ts';
import { siteChange } from './add-site.ts';
import type { Item } from './adding.ts';
import { announce } from './announce.ts';
import { parseAnswer, parseRefusal } from './answer.ts';
import { newChange } from './change.ts';
import { failureText } from './failure-text.ts';
import type { CartNeeds } from './needs.ts';
import { KEPT, type Planned } from './send.ts';
import { signal } from './signals.ts';
import { tellError } from './tell-error.ts';

/** A way to the cart after the button, once. Source: AD-07 */
function insertViewCart(button: HTMLElement, { config }: CartNeeds): void {
  const parent = button.parentElement;
  if (config.isCart || parent === null || parent.querySelector('.added_to_cart')) return;
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = config.cartUrl;
  link.textContent = config.viewCartText;
  button.after(link);
}

/** Where the browser goes instead of showing the answer; null when it stays. Source: AD-09, AD-10 */
function targetOf(body: unknown, { config }: CartNeeds): string | null {
  const refused = parseRefusal(body);
  if (refused?.productUrl) return refused.productUrl;
  return refused === null && config.redirectsAfterAdd ? config.cartUrl : null;
}

function finish({ button }: Item, body: unknown, needs: CartNeeds): void {
  const target = targetOf(body, needs);
  if (target !== null) {
    location.href = target;
    return;
  }
  const answer = parseAnswer(body);
  if (answer === null) {
    const { config } = needs;
    tellError(button, { text: config.failedText, reason: parseRefusal(body)?.message ?? '' }, config);
    return;
  }
  needs.fragments.show(answer);
  button.classList.add('added');
  insertViewCart(button, needs);
  announce(button.dataset.success_message ?? '');
  signal('added_to_cart', [answer.fragments, answer.cart_hash, button]);
  signal('wc_cart_button_updated', [button]);
  openDrawer();
}

async function add(item: Item, planned: Planned, needs: CartNeeds): Promise<void> {
  const { config, send } = needs;
  let body: unknown;
  try {
    body = await send.tell(planned);
  } catch (failure) {
    tellError(item.button, { text: failureText(failure, config) }, config);
    return;
  }
  if (body !== KEPT) finish(item, body, needs);
}

/**
 * The shop's standard flow: call 2, with all that the button says.
 *
 * @returns what is done when its turn comes
 * Source: spec §4; AD-01 to AD-12
 */
export function planStandardAdd(item: Item, needs: CartNeeds): () => Promise<void> {
  const { config, send } = needs;
  const fields = Object.entries({ ...item.fields, quantity: item.fields.quantity || '1' });
  const change = newChange(config.endpointUrl('add_to_cart'), fields);
  // Told later, it is told in the way that answers why it was refused.
  const planned = send.plan(change, { later: siteChange(item, config) });
  return () => add(item, planned, needs);
}
