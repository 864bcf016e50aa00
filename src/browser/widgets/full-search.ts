import { openModal } from '../page/modal.ts';
import { on } from '../page/on.ts';

const OPENER = '[data-full-search]';

function openFull(opener: HTMLElement, event: Event): void {
  const dialog = document.getElementById(opener.dataset.fullSearch ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  // As a popover it would let the focus out.
  dialog.removeAttribute('popover');
  openModal(dialog);
  dialog.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
}

/** The full-screen search is modal, so that the focus stays within until it is closed. Source: WG-06 */
export function start(): void {
  on('click', OPENER, openFull);
  on('click', '.j-fullsearch [popovertargetaction="hide"]', (button) => {
    button.closest('dialog')?.close();
  });
}
