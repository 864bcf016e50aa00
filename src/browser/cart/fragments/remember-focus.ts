const LINE = '.mini_cart_item';
const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled], [type="hidden"])';
const LISTS = '.widget_shopping_cart_content .j-drawer__body';

function drawer(): HTMLElement | null {
  return document.getElementById('cart-drawer');
}

function keyOf(line: Element | null): string {
  return line?.querySelector<HTMLElement>('[data-cart_item_key]')?.dataset.cart_item_key ?? '';
}

/** The kind of a control, the same before and after its line is replaced. */
function kindOf(control: Element): string {
  const names = ['class', 'data-step', 'href', 'data-product_id'].map((name) =>
    name === 'href' && control.closest(LINE) !== null ? '' : control.getAttribute(name),
  );
  return [control.tagName, ...names].join('|');
}

type Place = { key: string; index: number; kind: string; isInLine: boolean };

function placeOf(control: Element): Place {
  const line = control.closest(LINE);
  const lines = [...(drawer()?.querySelectorAll(LINE) ?? [])];
  return {
    key: line === null ? (control.getAttribute('data-cart_item_key') ?? '') : keyOf(line),
    index: line === null ? 0 : lines.indexOf(line),
    kind: kindOf(control),
    isInLine: line !== null || control.hasAttribute('data-cart_item_key'),
  };
}

function sameKind(within: Element | null | undefined, kind: string): HTMLElement | undefined {
  return [...(within?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].find((one) => kindOf(one) === kind);
}

/**
 * Finds the focused control again; if its line is gone, the undo link, else the line now at its position, else the
 * close button.
 */
function findAgain({ key, index, kind, isInLine }: Place): HTMLElement | null {
  const lines = [...(drawer()?.querySelectorAll(LINE) ?? [])];
  const line = lines.find((one) => keyOf(one) === key);
  const undo = drawer()?.querySelector<HTMLElement>(
    `a.restore-item[data-cart_item_key="${CSS.escape(key)}"]`,
  );
  const near = lines[Math.min(index, lines.length - 1)];
  const sameElement = isInLine
    ? (sameKind(line, kind) ?? line?.querySelector<HTMLElement>(CONTROLS) ?? undo ?? sameKind(near, kind))
    : sameKind(drawer(), kind);
  return sameElement ?? drawer()?.querySelector<HTMLElement>('[data-close]') ?? null;
}

/**
 * Remembers the focused control of the drawer and the scroll position of its list.
 *
 * @returns restores both after the drawer's content was replaced; when the focus was elsewhere, only the scroll
 * position
 */
export function rememberFocusAndScroll(): () => void {
  const active = document.activeElement;
  const place = active !== null && drawer()?.contains(active) ? placeOf(active) : null;
  const scrolled = [...(drawer()?.querySelectorAll(LISTS) ?? [])].map(({ scrollTop }) => scrollTop);
  return () => {
    for (const [at, list] of [...(drawer()?.querySelectorAll(LISTS) ?? [])].entries()) {
      list.scrollTop = scrolled[at] ?? 0;
    }
    if (place !== null && active?.isConnected === false) findAgain(place)?.focus({ preventScroll: true });
  };
}
