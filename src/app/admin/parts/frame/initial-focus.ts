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
 * Marks the first field of a dialog as what has the focus when it opens, which else is the button that closes it. What the
 * dialog marks itself, as *Cancel* where something is deleted, comes before.
 */
export function markInitialFocus(body: HTMLElement | null): void {
  if (body === null || body.querySelector('[data-autofocus]') !== null) return;
  firstFieldIn(body)?.setAttribute('data-autofocus', 'true');
}

/**
 * Begins a screen at its first field, unless something of it has the focus already. A finger does not: its keyboard would
 * cover half of the screen.
 */
export function focusFirstField(screen: HTMLElement | null): void {
  if (screen === null || screen.contains(document.activeElement)) return;
  if (!window.matchMedia('(pointer: coarse)').matches) firstFieldIn(screen)?.focus({ preventScroll: true });
}
