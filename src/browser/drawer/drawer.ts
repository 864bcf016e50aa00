import { on } from '../page/on.ts';

const FOCUS_DELAY_MS = 100;
const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled], [type="hidden"])';

function findDrawer(): HTMLDialogElement | null {
  const drawer = document.getElementById('cart-drawer');
  return drawer instanceof HTMLDialogElement ? drawer : null;
}

/**
 * Opens the cart drawer; the browser keeps the focus inside and gives it back when the drawer closes.
 *
 * @returns whether this page has a drawer
 * Source: spec §9 (100 ms); MC-02, MC-07
 */
export function openDrawer(): boolean {
  const drawer = findDrawer();
  if (drawer === null) return false;
  if (drawer.open) return true;
  drawer.showModal();
  setTimeout(() => {
    // Who was quicker has moved the focus on already.
    const isInside = document.activeElement !== drawer && drawer.contains(document.activeElement);
    if (drawer.open && !isInside) drawer.querySelector<HTMLElement>(CONTROLS)?.focus();
  }, FOCUS_DELAY_MS);
  return true;
}

function isOutside(drawer: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = drawer.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** The cart drawer opens from the header and closes by its button, by Escape and by a press beside it. */
export function startDrawer(): void {
  on('click', '[data-cart-toggle]', (_toggle, event) => {
    const wantsOther = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!wantsOther && openDrawer()) event.preventDefault();
  });
  on('click', '#cart-drawer', (_drawer, event) => {
    const drawer = findDrawer();
    const pressesClose = event.target instanceof Element && event.target.closest('[data-close]') !== null;
    if (drawer === null || (!pressesClose && !(event.target === drawer && isOutside(drawer, event)))) return;
    event.preventDefault();
    drawer.close();
  });
}
