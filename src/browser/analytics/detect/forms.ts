import { emit } from '../emit.ts';

/** Forms that are sent without leaving the page say themselves when they were. */
const SENT_IN_PLACE = '[data-form]';
/** The cart has its own events. */
const OF_CART = '.cart, .woocommerce-cart-form, #cart-drawer form, [data-estimate]';

function formOf(target: EventTarget | null): HTMLFormElement | null {
  const form = target instanceof Element ? target.closest('form') : null;
  return form !== null && form.method === 'post' && !form.matches(OF_CART) ? form : null;
}

/** A field of the form may have the name of a property. */
function factsOf(form: HTMLFormElement) {
  const read = (name: string) => form.getAttribute(name) ?? '';
  return {
    form_id: form.dataset.form ?? read('id'),
    form_name: read('name') || read('aria-label'),
    form_destination: read('action').split('?')[0] ?? '',
  };
}

const started = new WeakSet<HTMLFormElement>();

function heedFocus(form: HTMLFormElement, field: Element): void {
  if (started.has(form) || !field.matches('input, select, textarea')) return;
  started.add(form);
  emit('form_start', factsOf(form));
}

/** The first field of a form that is reached, and the form that is sent. Source: AN-06 */
export function heedForm({ type, target }: Event): void {
  const form = formOf(target);
  if (form === null) return;
  if (type === 'focusin') heedFocus(form, target as Element);
  const isSent = type === 'submit_success' || (type === 'submit' && !form.matches(SENT_IN_PLACE));
  if (isSent) emit('form_submit', factsOf(form));
}
