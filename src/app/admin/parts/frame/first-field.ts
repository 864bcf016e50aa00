const FIELDS = ['input:not([type="hidden"])', 'textarea', 'select', '[contenteditable="true"]'].join(', ');

function isUsable(field: HTMLElement): boolean {
  return !field.matches(':disabled, [type="radio"]:not(:checked)') && field.getClientRects().length > 0;
}

/**
 * Marks the first field of a dialog as what has the focus when it opens, which else is the button that closes it. What the
 * dialog marks itself, as *Cancel* where something is deleted, comes before.
 */
export function markFirstField(body: HTMLElement | null): void {
  if (body === null || body.querySelector('[data-autofocus]') !== null) return;
  const field = [...body.querySelectorAll<HTMLElement>(FIELDS)].find(isUsable);
  field?.setAttribute('data-autofocus', 'true');
}
