import { announce } from './announce.ts';
import type { CartConfig } from './config.ts';

const NOTICE = 'data-add-error';

function placeOf(button: HTMLElement): HTMLElement | null {
  return button.closest<HTMLElement>('form.cart, li.product') ?? button.parentElement;
}

/** Removes the message of an earlier try. */
export function forgetError(button: HTMLElement): void {
  for (const notice of placeOf(button)?.querySelectorAll(`[${NOTICE}]`) ?? []) notice.remove();
}

function showNotice(button: HTMLElement, text: string, isAlert: boolean): void {
  const notice = document.createElement('p');
  notice.className = 'j-notice j-notice--bad';
  notice.setAttribute(NOTICE, '');
  if (isAlert) notice.setAttribute('role', 'alert');
  placeOf(button)?.append(notice);
  // The live region must exist before its text.
  notice.textContent = text;
}

/**
 * Reports a failed add: by an alert or beside the button. A reason of the server is shown beside the button in
 * both cases.
 *
 * Source: spec §8, addToCart.errorDisplay; AS-10, AS-11, ER-01, ER-02
 */
export function showError(
  button: HTMLElement,
  { text, reason = '' }: { text: string; reason?: string },
  { errorsInline }: CartConfig,
): void {
  forgetError(button);
  if (errorsInline) {
    showNotice(button, text, true);
    if (reason !== '') showNotice(button, reason, true);
    return;
  }
  announce(reason === '' ? text : `${text} ${reason}`);
  if (reason !== '') showNotice(button, reason, false);
  alert(text);
}
