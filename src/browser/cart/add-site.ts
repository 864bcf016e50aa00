import { openDrawer } from '../drawer/drawer.ts';
import type { CartConfig } from './config.ts';
import { applyAnswer, parseAnswer, refresh } from './fragments.ts';
import { postForm } from './post.ts';
import type { createQueue } from './queue.ts';
import { announce, signal } from './signals.ts';

type Needs = { config: CartConfig; enqueue: ReturnType<typeof createQueue> };

const ADDED_LABEL_MS = 2000;
const labels = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

function showAdded(button: HTMLElement): void {
  clearTimeout(labels.get(button));
  button.textContent = button.dataset.added ?? '';
  button.classList.add('is-added');
  labels.set(
    button,
    setTimeout(() => {
      button.textContent = button.dataset.label ?? '';
      button.classList.remove('is-added');
    }, ADDED_LABEL_MS),
  );
}

/** The fields of call 1: what the form says, with the nonce where the variant sends one. */
function fieldsOf(
  form: HTMLFormElement,
  button: HTMLElement,
  { siteVariant, nonce }: CartConfig,
): [string, string][] {
  const typed = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'add-to-cart' && name !== 'product_id' ? [[name, value]] : [],
  );
  const fields: [string, string][] = [
    ['action', 'custom_add_to_cart'],
    ['product_id', button.getAttribute('value') ?? ''],
    ...typed,
  ];
  if (!typed.some(([name]) => name === 'quantity')) fields.push(['quantity', '1']);
  if (siteVariant !== 'label') fields.push(['nonce', nonce]);
  return fields;
}

function tellRefusal(body: unknown, { siteVariant, failedText }: CartConfig): void {
  if (siteVariant === 'label') return;
  alert(failedText);
  const reason = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  announce(reason);
}

async function succeed(button: HTMLElement, body: unknown, { config }: Needs): Promise<void> {
  const answer = parseAnswer(body);
  if (config.siteVariant === 'label') {
    showAdded(button);
    await refresh(config);
    openDrawer();
    return;
  }
  if (answer === null) {
    tellRefusal(body, config);
    return;
  }
  if (config.siteVariant === 'combined') showAdded(button);
  applyAnswer(config, answer);
  signal('wc_fragments_refreshed');
  signal('added_to_cart', [answer.fragments, answer.cart_hash, button]);
  openDrawer();
}

async function add(form: HTMLFormElement, button: HTMLElement, needs: Needs): Promise<void> {
  const { config } = needs;
  button.setAttribute('aria-busy', 'true');
  try {
    await succeed(button, await postForm(config.ajaxUrl, fieldsOf(form, button, config)), needs);
  } catch {
    if (config.siteVariant !== 'label') alert(config.wrongText);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** The product's own form adds without a reload; a group of products goes the plain way. Source: spec §4; AS-01 to AS-12 */
export function startSiteAdd(needs: Needs): void {
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || !form.matches('form.cart') || form.matches('.grouped_form'))
      return;
    const button = submitter ?? form.querySelector<HTMLElement>('.single_add_to_cart_button');
    if (!(button instanceof HTMLElement)) return;
    event.preventDefault();
    void needs.enqueue(() => add(form, button, needs));
  });
}
