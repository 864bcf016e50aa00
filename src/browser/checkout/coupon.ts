import { signal } from '../cart/signals.ts';
import { on } from '../page/on.ts';
import { endpointUrl, findForm, readParams } from './page.ts';
import { updateReview } from './update-review.ts';

const FORM = '#checkout-coupon';

function say(html: string): void {
  const told = document.querySelector<HTMLElement>('[data-coupon-told]');
  if (told === null) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  told.textContent = template.content.textContent.trim();
  told.classList.toggle('j-problem', html.includes('woocommerce-error'));
}

async function ask(
  endpoint: 'apply_coupon' | 'remove_coupon',
  fields: Record<string, string>,
): Promise<boolean> {
  const params = readParams();
  if (params === null) return false;
  const security = params[`${endpoint}_nonce`];
  const body = new URLSearchParams({ ...fields, security });
  const answer = await fetch(endpointUrl(params, endpoint), { method: 'POST', body });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  const html = await answer.text();
  say(html);
  const isDone = !html.includes('woocommerce-error');
  if (isDone) await updateReview();
  return isDone;
}

function startForm(): void {
  const form = document.querySelector<HTMLFormElement>(FORM);
  const link = document.querySelector<HTMLAnchorElement>('a.showcoupon');
  const field = form?.querySelector<HTMLInputElement>('#coupon_code') ?? null;
  if (form === null || link === null || field === null) return;
  // From here on the code is sent by itself: the page keeps what is typed.
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
      if (!(await ask('apply_coupon', { coupon_code: code }))) return;
      field.value = '';
      signal('applied_coupon_in_checkout', [code]);
    } catch {
      // What the form around it holds goes along after all.
      field.setAttribute('form', 'checkout-form');
      findForm()?.submit();
    }
  });
}

/** Codes are entered and taken out without leaving the form; what was typed stays. Source: WIRE §10 */
export function startCoupon(): void {
  if (readParams() === null) return;
  startForm();
  on('click', '.j-review-table .woocommerce-remove-coupon', (link, event) => {
    const { coupon } = link.dataset;
    if (coupon === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void ask('remove_coupon', { coupon }).then(() => signal('removed_coupon_in_checkout', [coupon]));
  });
}
