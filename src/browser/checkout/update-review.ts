import { announce } from '../cart/announce.ts';
import { signal } from '../cart/signals.ts';
import { callCheckout } from './call-checkout.ts';
import { rememberErrors } from './errors.ts';
import { findForm, readParams, serialized } from './page.ts';

/** The names of the address fields in the call. Source: WIRE §5 */
const NAMES: Readonly<Record<string, string>> = {
  country: 'billing_country',
  state: 'billing_state',
  city: 'billing_city',
  address: 'billing_address_1',
  address_2: 'billing_address_2',
};

type ReviewAnswer = {
  result?: string;
  messages?: string;
  reload?: boolean;
  fragments: Record<string, string>;
};

function parseAnswer(value: unknown): ReviewAnswer {
  const isAnswer = typeof value === 'object' && value !== null && 'fragments' in value;
  if (!isAnswer) throw new Error('no answer of the checkout');
  return value as ReviewAnswer;
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const typed = new FormData(form);
  const text = (name: string) => String(typed.get(name) ?? '');
  const fields = Object.entries(NAMES).map(([name, field]) => [name, text(field)]);
  return new URLSearchParams([
    ...fields,
    ...fields.map(([name = '', value = '']) => [`s_${name}`, value]),
    ['payment_method', text('payment_method')],
    ['shipping_method[0]', text('shipping_method[0]')],
    ['has_full_address', String(fields.every(([, value]) => value !== ''))],
    ['post_data', serialized(form)],
  ]);
}

/** The last HTML per selector: replacing it by the same would lose focus and typed text. */
const shown = new Map<string, string>();

function replaceAll(selector: string, html: string): void {
  if (shown.get(selector) === html) return;
  shown.set(selector, html);
  for (const old of document.querySelectorAll(selector)) {
    const template = document.createElement('template');
    template.innerHTML = html;
    old.replaceWith(template.content);
  }
}

/** Keeps checkboxes that were ticked while the update was running. */
function rememberBoxes(form: HTMLFormElement): () => void {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].map(
    ({ id, checked }) => [id, checked] as const,
  );
  const focused = document.activeElement?.id ?? '';
  return () => {
    for (const [id, isTicked] of boxes) {
      const box = document.getElementById(id);
      if (box instanceof HTMLInputElement) box.checked = isTicked;
    }
    if (focused !== '' && document.activeElement?.id !== focused)
      document.getElementById(focused)?.focus({ preventScroll: true });
  };
}

function show(form: HTMLFormElement, { fragments }: ReviewAnswer): void {
  const restoreBoxes = rememberBoxes(form);
  const restoreErrors = rememberErrors(form);
  for (const [selector, html] of Object.entries(fragments)) replaceAll(selector, html);
  restoreBoxes();
  restoreErrors();
}

let underWay: AbortController | null = null;

/** Aborts a pending update: the displayed review is the one that is ordered. */
export function abortReview(): void {
  underWay?.abort();
}

let latest: Promise<void> = Promise.resolve();

/** Waits until no update is running, so that the displayed review matches the choices. */
export async function whenReviewed(): Promise<void> {
  for (let seen: Promise<void> | null = null; seen !== latest; await seen) seen = latest;
}

/**
 * Fetches delivery choices and totals for the typed values and shows them; aborts an earlier update.
 *
 * @param isAfresh replace all parts, also unchanged ones, because the page's nonces have expired
 */
export function updateReview({ isAfresh = false } = {}): Promise<void> {
  latest = review(isAfresh);
  return latest;
}

async function review(isAfresh: boolean): Promise<void> {
  const form = findForm();
  if (form === null || readParams() === null) return;
  underWay?.abort();
  const asking = new AbortController();
  underWay = asking;
  form.setAttribute('aria-busy', 'true');
  try {
    const answer = await callCheckout({
      endpoint: 'update_order_review',
      fields: () => fieldsOf(form),
      signal: asking.signal,
    });
    // The cart has expired: reloading leads to the cart page.
    if (answer.status === 403) return location.reload();
    const parts = parseAnswer(await answer.json());
    if (parts.reload === true) return location.reload();
    if (isAfresh) shown.clear();
    show(form, parts);
    signal('updated_checkout', [parts]);
  } catch (fault) {
    // The button beside the choices does the same by navigation.
    if (!asking.signal.aborted) console.warn(fault);
  } finally {
    if (underWay === asking) form.removeAttribute('aria-busy');
  }
}

/** Updates the review and announces the new total to screen readers. */
export async function updateAndAnnounce(): Promise<void> {
  await updateReview();
  announce(readParams()?.i18n_updated ?? '');
}
