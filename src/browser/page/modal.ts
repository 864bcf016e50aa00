import { MODAL_FOCUS_DELAY_MS } from '#kernel/web/focus-delay.ts';

const CONTROLS = 'a[href], summary, :is(button, input, select, textarea):enabled';

function isReachable(element: HTMLElement): boolean {
  return element.closest('[inert], [hidden]') === null && element.getClientRects().length > 0;
}

/** The visible, enabled controls of an element in document order. */
export function controlsIn(part: Element): HTMLElement[] {
  return [...part.querySelectorAll<HTMLElement>(CONTROLS)].filter(isReachable);
}

/** Videos and sounds of a dialog that closes. */
export function stopMedia(part: Element): void {
  for (const media of part.querySelectorAll('video, audio'))
    if (media instanceof HTMLMediaElement) media.pause();
}

/** Focuses the first control of an opened dialog. Source: spec §9; PL-10 */
export function focusFirstControl(modal: Element): void {
  setTimeout(() => {
    const controls = controlsIn(modal);
    // The user has already moved the focus.
    if (!controls.some((control) => control === document.activeElement)) controls[0]?.focus();
  }, MODAL_FOCUS_DELAY_MS);
}

/**
 * Opens a modal dialog and focuses it, then after a delay its first control. The browser keeps the focus inside
 * and returns it on close.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  dialog.tabIndex = -1;
  dialog.showModal();
  // By default the browser focuses the first control at once.
  dialog.focus();
  focusFirstControl(dialog);
}
