import { importPart, withPart } from '../page/load-part.ts';
import { on } from '../page/on.ts';
import { type ApplePay, canPayWithApplePay, hasWallet, type WalletFacts } from './has-wallet.ts';

const part = { name: 'wallet', load: () => importPart('wallet', () => import('./wallet-sheet.ts')) };

function factsOf(browser: typeof globalThis & { ApplePaySession?: ApplePay }): WalletFacts {
  return {
    isSecure: browser.isSecureContext,
    hasPaymentRequest: 'PaymentRequest' in browser,
    applePayCanPay: canPayWithApplePay(browser.ApplePaySession),
  };
}

/** Shows wallet buttons where the browser has a wallet; a press opens the sheet instead of leaving the page. */
export function startWallet(): void {
  const buttons = document.querySelectorAll<HTMLElement>('[data-wallet]');
  if (buttons.length === 0 || !hasWallet(factsOf(globalThis))) return;
  for (const button of buttons) button.hidden = false;
  on('submit', '[data-wallet] form', (form, event) => {
    const sheet = form.closest('[data-wallet]')?.querySelector('dialog');
    // Forms within the sheet leave the page.
    if (!sheet || sheet.contains(form)) return;
    event.preventDefault();
    void withPart(part, ({ openSheet }) => openSheet(sheet));
  });
}
