import { listen, signal } from '../cart/signals.ts';
import { chooseStoredEmirate } from '../emirate/choose-stored-emirate.ts';
import { debounce } from '../page/debounce.ts';
import { on } from '../page/on.ts';
import { startCoupon } from './coupon.ts';
import { forgetError } from './errors.ts';
import { startExpress } from './express.ts';
import { findForm } from './page.ts';
import { isBeingOrdered, startPlacing } from './place-order.ts';
import { updateAndAnnounce, updateReview } from './update-review.ts';

const CHOICES = [
  '[name="billing_state"]',
  '.shipping_method',
  '[name="payment_method"]',
  '[name="gift_wrap"]',
];
const AFTER_TYPING_MS = 1000;

/** Runs after the scripts of the page. */
function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}

/** Triggers the event for the chosen payment method when it changes. Source: WIRE §16 */
function watchPaymentMethod(form: HTMLFormElement): () => void {
  let announced = '';
  return () => {
    const method = String(new FormData(form).get('payment_method') ?? '');
    if (method === announced) return;
    announced = method;
    signal('payment_method_selected');
  };
}

/**
 * Triggers and handles the checkout's events for other scripts; the page already has its totals, so none are
 * requested at first.
 */
function connectEvents(form: HTMLFormElement, review: () => void): void {
  const method = watchPaymentMethod(form);
  on('change', 'form[data-checkout] [name="payment_method"]', method);
  listen(document.body, 'updated_checkout', method);
  whenLoaded(() => {
    signal('init_checkout');
    method();
    listen(document.body, 'init_checkout', review);
  });
}

/** Whether a field has another choice than the page was printed with. */
function isChosenSince(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
  return field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === false;
}

/** Updates the totals for what was chosen before this module came. */
function catchUp(form: HTMLFormElement): void {
  if (chooseStoredEmirate('form[data-checkout] [name="billing_state"]')) return;
  if ([...form.querySelectorAll(CHOICES.join(', '))].some(isChosenSince)) void updateAndAnnounce();
}

/** The checkout page: totals follow choices, the server stores typed values, and one press places one order. */
export function start(): void {
  const form = findForm();
  if (form === null) return;
  form.dataset.js = '';
  const review = () => {
    if (!isBeingOrdered(form)) void updateReview();
  };
  for (const choice of CHOICES) on('change', `form[data-checkout] ${choice}`, () => void updateAndAnnounce());
  // A delivery time has no price: it is stored and not announced.
  on('change', 'form[data-checkout] [name="delivery_slot"]', review);
  const afterTyping = debounce(review, AFTER_TYPING_MS);
  form.addEventListener('input', (event) => {
    if (!(event.target instanceof HTMLElement)) return;
    forgetError(event.target);
    if (event.target.matches('input:not([type="radio"]), textarea')) afterTyping();
  });
  // Leaving the page while typing stores the value as well.
  form.addEventListener('focusout', afterTyping);
  listen(document.body, 'update_checkout', review);
  connectEvents(form, review);
  startCoupon();
  startPlacing();
  startExpress(form);
  catchUp(form);
}
