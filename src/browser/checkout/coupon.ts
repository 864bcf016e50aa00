import { signal } from '../cart/signals.ts';
import { on } from '../page/on.ts';
import { askCheckout } from './ask.ts';
import { findForm, readParams } from './page.ts';
import { updateReview } from './update-review.ts';

const FORM = '#checkout-coupon';
/** Says in words how long to wait, as any refusal does. */
const TOO_MANY = 429;

function say(html: string): void {
  const told = document.querySelector<HTMLElement>('[data-coupon-told]');
  if (told === null) return;
  const template = document.createElement('template');
  template.innerHTML = html;
  const isRefused = html.includes('woocommerce-error');
  // A code may be refused its way out, too, while the field beside the sentence is folded up.
  if (isRefused) document.querySelector(FORM)?.classList.add('is-open');
  told.textContent = template.content.textContent.trim();
  told.classList.toggle('j-problem', isRefused);
}

async function ask(
  endpoint: 'apply_coupon' | 'remove_coupon',
  fields: Record<string, string>,
): Promise<boolean> {
  const answer = await askCheckout({ endpoint, fields: () => new URLSearchParams(fields) });
  if (!answer.ok && answer.status !== TOO_MANY) throw new Error(`status ${answer.status}`);
  const html = await answer.text();
  say(html);
  const isDone = !html.includes('woocommerce-error');
  if (isDone) await updateReview();
  return isDone;
}

/** Who will order, as it stands in the form: some codes are for some e-mails. */
function typedEmail(): string {
  const form = findForm();
  return form === null ? '' : String(new FormData(form).get('billing_email') ?? '');
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
      if (!(await ask('apply_coupon', { coupon_code: code, billing_email: typedEmail() }))) return;
      field.value = '';
      signal('applied_coupon_in_checkout', [code]);
    } catch {
      // What the form around it holds goes along after all.
      field.setAttribute('form', 'checkout-form');
      findForm()?.submit();
    }
  });
}

async function takeOut(link: HTMLAnchorElement, coupon: string): Promise<void> {
  try {
    if (await ask('remove_coupon', { coupon })) signal('removed_coupon_in_checkout', [coupon]);
  } catch {
    // The link takes it out with a page load: what was typed last is kept for that page first.
    await updateReview();
    location.assign(link.href);
  }
}

/** Codes are entered and taken out without leaving the form; what was typed stays. Source: WIRE §10 */
export function startCoupon(): void {
  if (readParams() === null) return;
  startForm();
  on('click', '.j-review-table .woocommerce-remove-coupon', (link, event) => {
    const { coupon } = link.dataset;
    if (coupon === undefined || !(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    void takeOut(link, coupon);
  });
}
