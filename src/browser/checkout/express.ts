import { on } from '../page/on.ts';
import { whenReviewed } from './update-review.ts';

const WALLET = '#payment_method_jamra_wallet';
const ORDER = '#place_order';

/** The first field of the form that is still needed, with what hides it opened. */
function firstMissing(form: HTMLFormElement): HTMLElement | null {
  const missing = [...form.elements].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLElement &&
      'checkValidity' in control &&
      control.matches(':invalid:not(fieldset)'),
  );
  if (missing === undefined) return null;
  missing.closest('details')?.setAttribute('open', '');
  return missing;
}

/** Focuses the first field that is missing, with a message under the button. @returns whether there is one */
function leadToMissing(form: HTMLFormElement, button: HTMLElement): boolean {
  const missing = firstMissing(form);
  const status = button.parentElement?.querySelector('[data-express-missing]');
  if (status) status.textContent = missing === null ? '' : (button.dataset.missing ?? '');
  missing?.focus();
  return missing !== null;
}

/** Places the order once the totals for the wallet, and the fields they need, are loaded. */
async function order(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  await whenReviewed();
  button.removeAttribute('aria-busy');
  if (!leadToMissing(form, button)) form.requestSubmit(form.querySelector<HTMLElement>(ORDER));
}

/** The wallet's button above the form: chooses the wallet, then places the order as the order button does. */
export function startExpress(form: HTMLFormElement): void {
  on('click', '[data-express-checkout]', (button) => {
    const wallet = form.querySelector<HTMLInputElement>(WALLET);
    if (wallet === null || button.ariaBusy === 'true') return;
    if (!wallet.checked) {
      wallet.checked = true;
      wallet.dispatchEvent(new Event('change', { bubbles: true }));
    }
    if (!leadToMissing(form, button)) void order(form, button);
  });
}
