import { announce } from '../cart/announce.ts';
import { signal } from '../cart/signals.ts';
import { askCheckout } from './ask.ts';
import { findForm, readParams, serialized } from './page.ts';

/** What the address fields are called in the call. Source: WIRE §5 */
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
  const own = Object.entries(NAMES).map(([name, field]) => [name, text(field)]);
  return new URLSearchParams([
    ...own,
    ...own.map(([name = '', value = '']) => [`s_${name}`, value]),
    ['payment_method', text('payment_method')],
    ['shipping_method[0]', text('shipping_method[0]')],
    ['has_full_address', String(own.every(([, value]) => value !== ''))],
    ['post_data', serialized(form)],
  ]);
}

/** What was put into the page last, by selector: the same again would take the focus and what is being typed. */
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

/** Boxes are ticked in the browser: what was ticked while the answer was under way stays so. */
function keepBoxes(form: HTMLFormElement): () => void {
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
  const restore = keepBoxes(form);
  for (const [selector, html] of Object.entries(fragments)) replaceAll(selector, html);
  restore();
}

let underWay: AbortController | null = null;

/** Ends a question that is still open: what is in the page now is what will be ordered. */
export function stopReview(): void {
  underWay?.abort();
}

/**
 * Asks the server for choices and sums of what was typed, and puts them into the page; a newer question ends an older one.
 *
 * @param isAfresh the page holds something that is good no more: all of it is put in anew, also what looks the same
 */
export async function updateReview({ isAfresh = false } = {}): Promise<void> {
  const form = findForm();
  if (form === null || readParams() === null) return;
  underWay?.abort();
  const asking = new AbortController();
  underWay = asking;
  form.setAttribute('aria-busy', 'true');
  try {
    const answer = await askCheckout({
      endpoint: 'update_order_review',
      fields: () => fieldsOf(form),
      signal: asking.signal,
    });
    // The cart of this page has ended: the server leads on.
    if (answer.status === 403) return location.reload();
    const review = parseAnswer(await answer.json());
    if (review.reload === true) return location.reload();
    if (isAfresh) shown.clear();
    show(form, review);
    signal('updated_checkout', [review]);
  } catch (fault) {
    // The button beside the choices does the same with a page load.
    if (!asking.signal.aborted) console.warn(fault);
  } finally {
    if (underWay === asking) form.removeAttribute('aria-busy');
  }
}

/** The same, told to who does not see it. */
export async function updateAloud(): Promise<void> {
  await updateReview();
  announce(readParams()?.i18n_updated ?? '');
}
