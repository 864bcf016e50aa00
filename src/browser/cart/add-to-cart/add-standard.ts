import { openDrawer } from '../../drawer/drawer.ts';
import { announce } from '../announce.ts';
import { parseAnswer, parseRefusal } from '../changes/answer.ts';
import { newChange } from '../changes/change.ts';
import { type Planned, QUEUED } from '../changes/send.ts';
import type { CartDeps } from '../deps.ts';
import { failureText } from '../failure-text.ts';
import { showError } from '../show-error.ts';
import { signal } from '../signals.ts';
import { siteChange } from './add-site.ts';
import type { Item } from './adding.ts';

/** Inserts one cart link after the button. Source: AD-07 */
function insertViewCart(button: HTMLElement, { config }: CartDeps): void {
  const parent = button.parentElement;
  if (config.isCart || parent === null || parent.querySelector('.added_to_cart')) return;
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = config.cartUrl;
  link.textContent = config.viewCartText;
  button.after(link);
}

/** Where the browser navigates to after the response; null when it stays. Source: AD-09, AD-10 */
function targetOf(body: unknown, { config }: CartDeps): string | null {
  const refused = parseRefusal(body);
  if (refused?.productUrl) return refused.productUrl;
  return refused === null && config.redirectsAfterAdd ? config.cartUrl : null;
}

function finish({ button }: Item, body: unknown, deps: CartDeps): void {
  const target = targetOf(body, deps);
  if (target !== null) {
    location.href = target;
    return;
  }
  const answer = parseAnswer(body);
  if (answer === null) {
    const { config } = deps;
    showError(button, { text: config.failedText, reason: parseRefusal(body)?.message ?? '' }, config);
    return;
  }
  deps.fragments.show(answer);
  button.classList.add('added');
  insertViewCart(button, deps);
  announce(button.dataset.success_message ?? '');
  signal('added_to_cart', [answer.fragments, answer.cart_hash, button]);
  signal('wc_cart_button_updated', [button]);
  openDrawer();
}

async function add(item: Item, planned: Planned, deps: CartDeps): Promise<void> {
  const { config, send } = deps;
  let body: unknown;
  try {
    body = await send.send(planned);
  } catch (failure) {
    showError(item.button, { text: failureText(failure, config) }, config);
    return;
  }
  if (body !== QUEUED) finish(item, body, deps);
}

/**
 * The standard add-to-cart flow: call 2 with all attributes of the button.
 *
 * @returns the work for the cart's queue
 * Source: spec §4; AD-01 to AD-12
 */
export function planStandardAdd(item: Item, deps: CartDeps): () => Promise<void> {
  const { config, send } = deps;
  const fields = Object.entries({ ...item.fields, quantity: item.fields.quantity || '1' });
  const change = newChange(config.endpointUrl('add_to_cart'), fields);
  // A queued add is sent by call 1, whose response has the reason of a refusal.
  const planned = send.plan(change, { later: siteChange(item, config) });
  return () => add(item, planned, deps);
}
