import { listen, signal } from '../cart/signals.ts';
import { debounce } from '../page/debounce.ts';
import { on } from '../page/on.ts';
import { startCoupon } from './coupon.ts';
import { findForm } from './page.ts';
import { isBeingOrdered, startPlacing } from './place-order.ts';
import { updateAloud, updateReview } from './update-review.ts';

const CHOICES = ['[name="billing_state"]', '.shipping_method', '[name="payment_method"]'];
const AFTER_TYPING_MS = 1000;

/** Once what came with the page has run. */
function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Tells scripts of other makers which way to pay is chosen, whenever it is another one. Source: WIRE §16 */
function tellMethod(form: HTMLFormElement): () => void {
  let told = '';
  return () => {
    const method = String(new FormData(form).get('payment_method') ?? '');
    if (method === told) return;
    told = method;
    signal('payment_method_selected');
  };
}

/** What other scripts hear of the checkout, and may ask of it; the page came with its sums, so that nothing is asked at first. */
function tellOthers(form: HTMLFormElement, review: () => void): void {
  const method = tellMethod(form);
  on('change', 'form[data-checkout] [name="payment_method"]', method);
  listen(document.body, 'updated_checkout', method);
  whenLoaded(() => {
    signal('init_checkout');
    method();
    listen(document.body, 'init_checkout', review);
  });
}

/** The checkout's page: sums follow choices, what is typed is kept by the server, one press makes one order. */
export function startCheckout(): void {
  const form = findForm();
  if (form === null) return;
  form.dataset.js = '';
  const review = () => {
    if (!isBeingOrdered(form)) void updateReview();
  };
  for (const choice of CHOICES) on('change', `form[data-checkout] ${choice}`, () => void updateAloud());
  // A time costs nothing: it is kept, and nothing is told aloud.
  on('change', 'form[data-checkout] [name="delivery_slot"]', review);
  const afterTyping = debounce(review, AFTER_TYPING_MS);
  form.addEventListener('input', (event) => {
    if (event.target instanceof HTMLElement && event.target.matches('input:not([type="radio"]), textarea'))
      afterTyping();
  });
  // A page that is left in the middle of a word keeps it all the same.
  form.addEventListener('focusout', afterTyping);
  listen(document.body, 'update_checkout', review);
  tellOthers(form, review);
  startCoupon();
  startPlacing();
}
