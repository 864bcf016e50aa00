/** How to identify a control again after its part of the page was replaced, most specific first. */
const KINDS: readonly { kind: string; names: (control: HTMLElement) => string[] }[] = [
  { kind: '[id]', names: ({ id }) => [`#${CSS.escape(id)}`] },
  {
    kind: '[data-step]',
    names: ({ dataset }) => [`[data-step="${dataset.step}"]:not([disabled])`, 'input.qty'],
  },
  {
    kind: 'input[type="radio"]',
    names: (control) => [`input[value="${CSS.escape(control.getAttribute('value') ?? '')}"]`],
  },
  { kind: '.remove, [data-keep-for-later]', names: () => ['.remove'] },
  { kind: '[data-coupon], [name="apply_coupon"]', names: () => ['#coupon_code'] },
  { kind: '.gift-card .j-link, [name="apply_gift_card"]', names: () => ['#gift_card_code'] },
  { kind: 'summary', names: () => ['summary.shipping-calculator-button'] },
];

function namesOf(control: HTMLElement): string[] {
  const row = control.closest<HTMLElement>('[data-key]')?.dataset.key;
  const within = row === undefined ? '' : `[data-key="${CSS.escape(row)}"] `;
  return KINDS.filter(({ kind }) => control.matches(kind))
    .flatMap(({ names }) => names(control))
    .map((name) => within + name);
}

/** A field inside a closed `details` is reached by its `summary`. */
function reachable(element: HTMLElement | null): HTMLElement | null {
  const folded = element?.closest('details:not([open])');
  return folded ? folded.querySelector<HTMLElement>('summary') : element;
}

/**
 * Remembers the focused control before a part of the page is replaced.
 *
 * @returns a function that restores the focus to the same control, or to the page's title if the control is gone
 */
export function rememberFocus(page: HTMLElement): () => void {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !page.contains(active)) return () => undefined;
  const names = namesOf(active);
  return () => {
    if (active.isConnected) return;
    const [element] = names.flatMap((name) => reachable(page.querySelector<HTMLElement>(name)) ?? []);
    (element ?? page.querySelector<HTMLElement>('[data-cart-title]'))?.focus({ preventScroll: true });
  };
}
