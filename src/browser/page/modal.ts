import { MODAL_FOCUS_DELAY_MS } from '#kernel/focus-delay.ts';

const CONTROLS = 'a[href], summary, :is(button, input, select, textarea):enabled';

function isReachable(element: HTMLElement): boolean {
  return element.closest('[inert], [hidden]') === null && element.getClientRects().length > 0;
}

/** What can be used in a part of the page as it stands now, in its order. */
export function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);
}

/** Brings the focus to the first control of what has just opened. Source: spec §9; PL-10 */
export function focusFirstControl(modal: Element): void {
  setTimeout(() => {
    const controls = controlsIn(modal);
    // Who was quicker has moved the focus on already.
    if (!controls.some((control) => control === document.activeElement)) controls[0]?.focus();
  }, MODAL_FOCUS_DELAY_MS);
}

/**
 * Opens a dialog over the page: at once it has the focus itself, a moment later its first control. The browser keeps the
 * focus inside and gives it back when the dialog closes.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.tabIndex = -1;
  dialog.showModal();
  // The browser gives it to the first control at once.
  dialog.focus();
  focusFirstControl(dialog);
}
