import { listen } from '../cart/signals.ts';
import { debounce } from '../page/debounce.ts';
import { on } from '../page/on.ts';
import { startCoupon } from './coupon.ts';
import { findForm } from './page.ts';
import { isBeingOrdered, startPlacing } from './place-order.ts';
import { updateAloud, updateReview } from './update-review.ts';

const CHOICES = ['[name="billing_state"]', '.shipping_method', '[name="payment_method"]'];
const AFTER_TYPING_MS = 1000;

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
  startCoupon();
  startPlacing();
}
