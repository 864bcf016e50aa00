import { announce } from '../cart/announce.ts';
import { on } from '../page/on.ts';

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

/** The wallet's button above the form: chooses the wallet, then places the order as the order button does. */
export function startExpress(form: HTMLFormElement): void {
  on('click', '[data-express-checkout]', (button) => {
    const wallet = form.querySelector<HTMLInputElement>(WALLET);
    if (wallet === null) return;
    if (!wallet.checked) {
      wallet.checked = true;
      wallet.dispatchEvent(new Event('change', { bubbles: true }));
    }
    const missing = firstMissing(form);
    if (missing === null) return form.requestSubmit(form.querySelector<HTMLElement>(ORDER));
    missing.focus();
    announce(button.dataset.missing ?? '');
  });
}
