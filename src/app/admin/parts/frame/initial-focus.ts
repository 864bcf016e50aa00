const FIELDS = ['input:not([type="hidden"])', 'textarea', 'select', '[contenteditable="true"]'].join(', ');

function isUsable(field: HTMLElement): boolean {
  return (
    !field.matches(':disabled, [readonly]:not([aria-haspopup]), [type="radio"]:not(:checked)') &&
    field.getClientRects().length > 0
  );
}

function firstFieldIn(place: HTMLElement): HTMLElement | undefined {
  return [...place.querySelectorAll<HTMLElement>(FIELDS)].find(isUsable);
}

/**
 * Sets the initial focus of a dialog to its first field instead of the close button. An element that the dialog marks
 * itself has priority, such as *Cancel* of a deletion.
 */
export function markInitialFocus(body: HTMLElement | null): void {
  if (body === null || body.querySelector('[data-autofocus]') !== null) return;
  firstFieldIn(body)?.setAttribute('data-autofocus', 'true');
}

/**
 * Focuses the first field of a screen, unless an element has the focus. Not on touch devices, where the keyboard would
 * cover half of the screen.
 */
export function focusFirstField(screen: HTMLElement | null): void {
  if (screen === null || screen.contains(document.activeElement)) return;
  if (!window.matchMedia('(pointer: coarse)').matches) firstFieldIn(screen)?.focus({ preventScroll: true });
}
