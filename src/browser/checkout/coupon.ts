import { signal } from '../cart/signals.ts';
import { errorNote } from '../fields/field-error.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';
import { callCheckout } from './call-checkout.ts';
import { findForm, readParams } from './page.ts';
import { updateReview } from './update-review.ts';

const FORM = '#checkout-coupon';
/** The response of a rate limit has its own sentence with the waiting time. */
const TOO_MANY = 429;

function say(html: string): void {
  const message = document.querySelector<HTMLElement>('[data-coupon-told]');
  if (message === null) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  const isRefused = html.includes('woocommerce-error');
  // Removing a code may be refused too, while the form is closed.
  if (isRefused) document.querySelector(FORM)?.classList.add('is-open');
  const text = template.content.textContent.trim();
  message.replaceChildren(isRefused ? errorNote('coupon_code', text) : text);
  const field = document.getElementById('coupon_code');
  if (field === null) return;
  field.ariaInvalid = isRefused ? 'true' : null;
  if (isRefused) field.setAttribute('aria-describedby', 'coupon_code_error');
  else field.removeAttribute('aria-describedby');
}

async function ask(
  endpoint: 'apply_coupon' | 'remove_coupon',
  fields: Record<string, string>,
): Promise<boolean> {
  const answer = await callCheckout({ endpoint, fields: () => new URLSearchParams(fields) });
  if (!answer.ok && answer.status !== TOO_MANY) throw new Error(`status ${answer.status}`);
  const html = await answer.text();
  say(html);
  const isDone = !html.includes('woocommerce-error');
  if (isDone) await updateReview();
  return isDone;
}

/** The billing email of the form: some codes are limited to email addresses. */
function typedEmail(): string {
  const form = findForm();
  return form === null ? '' : String(new FormData(form).get('billing_email') ?? '');
}

function startForm(): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  const link = document.querySelector<HTMLAnchorElement>('a.showcoupon');
  const field = form?.querySelector<HTMLInputElement>('#coupon_code') ?? null;
  if (form === null || link === null || field === null) return;
  // The script sends the code; the form's other fields stay on the page.
  for (const control of form.querySelectorAll('[form]')) control.removeAttribute('form');
  const open = (isOpen: boolean) => {
    form.classList.toggle('is-open', isOpen);
    link.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.focus();
  };
  link.setAttribute('role', 'button');
  link.setAttribute('aria-expanded', String(form.classList.contains('is-open')));
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(!form.classList.contains('is-open'));
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const code = field.value;
    try {
      if (!(await ask('apply_coupon', { coupon_code: code, billing_email: typedEmail() }))) return;
      field.value = '';
      signal('applied_coupon_in_checkout', [code]);
    } catch {
      // Without script the surrounding form is sent along.
      field.setAttribute('form', 'checkout-form');
      findForm()?.submit();
    }
  });
}

async function takeOut(link: HTMLAnchorElement, coupon: string): Promise<void> {
  try {
    if (await ask('remove_coupon', { coupon })) signal('removed_coupon_in_checkout', [coupon]);
  } catch {
    // The link reloads the page; typed values are stored first.
    await updateReview();
    location.assign(link.href);
  }
}

/** Applies and removes codes without leaving the form. Source: WIRE §10 */
export function startCoupon(): void {
  if (readParams() === null) return;
  startForm();
  on('click', '.j-review-table .woocommerce-remove-coupon', (link, event) => {
    const { coupon } = link.dataset;
    if (coupon === undefined || !(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
    event.preventDefault();
    void takeOut(link, coupon);
  });
}
