import { openDrawer } from '../drawer/drawer.ts';
import { on } from '../page/on.ts';
import type { CartConfig } from './config.ts';
import { applyAnswer, parseAnswer, showWidget } from './fragments.ts';
import { postForm } from './post.ts';
import type { createQueue } from './queue.ts';
import { announce, signal } from './signals.ts';

type Needs = { config: CartConfig; enqueue: ReturnType<typeof createQueue> };

/** Every data attribute of the button, under its own name. */
function dataOf(button: HTMLElement): [string, string][] {
  return [...button.attributes]
    .filter(({ name }) => name.startsWith('data-'))
    .map(({ name, value }): [string, string] => [name.slice('data-'.length), value]);
}

function refusalTarget(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || !('product_url' in body))
    return null;
  return body.error === true && typeof body.product_url === 'string' ? body.product_url : null;
}

function insertViewCart(button: HTMLElement, { config }: Needs): void {
  const parent = button.parentElement;
  if (config.isCart || parent === null || parent.querySelector('.added_to_cart')) return;
  const link = document.createElement('a');
  link.className = 'added_to_cart wc-forward';
  link.href = config.cartUrl;
  link.textContent = config.viewCartText;
  button.after(link);
}

function finish(button: HTMLElement, body: unknown, needs: Needs): void {
  const { config } = needs;
  const target = refusalTarget(body);
  if (target !== null) {
    location.href = target;
    return;
  }
  if (config.redirectsAfterAdd) {
    location.href = config.cartUrl;
    return;
  }
  const answer = parseAnswer(body);
  if (answer === null) return;
  applyAnswer(config, answer);
  button.classList.add('added');
  insertViewCart(button, needs);
  announce(button.dataset.success_message ?? '');
  signal('added_to_cart', [answer.fragments, answer.cart_hash, button]);
  signal('wc_cart_button_updated', [button]);
  openDrawer();
}

async function add(button: HTMLElement, needs: Needs): Promise<void> {
  try {
    const fields = new Map(dataOf(button));
    if (!fields.get('quantity')) fields.set('quantity', '1');
    finish(button, await postForm(needs.config.endpointUrl('add_to_cart'), fields), needs);
  } catch {
    // The link behind the button does the same without script.
    location.href = (button as HTMLAnchorElement).href;
  } finally {
    button.classList.remove('loading');
  }
}

/** Buttons in product lists. One without product_id is a link like any other. Source: spec §4; AD-01 to AD-12 */
export function startStandardAdd(needs: Needs): void {
  on('click', 'a.ajax_add_to_cart', (button, event) => {
    if (!button.dataset.product_id || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    button.classList.remove('added');
    button.classList.add('loading');
    showWidget(true);
    signal('adding_to_cart', [button, Object.fromEntries(dataOf(button))]);
    void needs.enqueue(() => add(button, needs));
  });
}
