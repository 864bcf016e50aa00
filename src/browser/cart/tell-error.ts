import { announce } from './announce.ts';
import type { CartConfig } from './config.ts';

const NOTICE = 'data-add-error';

function placeOf(button: HTMLElement): HTMLElement | null {
  return button.closest<HTMLElement>('form.cart, li.product') ?? button.parentElement;
}

/** Takes away what was said about an earlier try. */
export function forgetError(button: HTMLElement): void {
  for (const notice of placeOf(button)?.querySelectorAll(`[${NOTICE}]`) ?? []) notice.remove();
}

function showNotice(button: HTMLElement, text: string, isAlert: boolean): void {
  const notice = document.createElement('p');
  notice.className = 'j-notice j-notice--bad';
  notice.setAttribute(NOTICE, '');
  if (isAlert) notice.setAttribute('role', 'alert');
  placeOf(button)?.append(notice);
  // The region stands in the page before its words: that is what screen readers speak up for.
  notice.textContent = text;
}

/**
 * Says what went wrong with an add: in a dialog of the browser, or beside the button. The server's reason, where it gave
 * one, stands beside the button either way.
 *
 * Source: spec §8, addToCart.errorDisplay; AS-10, AS-11, ER-01, ER-02
 */
export function tellError(
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
