import { openModal } from '../page/modal.ts';
import { on } from '../page/on.ts';
import { isPlainClick } from '../page/plain-click.ts';

/** The cart drawer of this page. */
export function findDrawer(): HTMLDialogElement | null {
  const drawer = document.getElementById('cart-drawer');
  return drawer instanceof HTMLDialogElement ? drawer : null;
}

/**
 * Opens the cart drawer.
 *
 * @returns whether this page has a drawer
 * Source: MC-02, MC-07
 */
export function openDrawer(): boolean {
  const drawer = findDrawer();
  if (drawer === null) return false;
  openModal(drawer);
  return true;
}

function isOutside(drawer: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = drawer.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** The cart drawer opens from the header and closes by its button, Escape or a click outside. */
export function startDrawer(): void {
  on('click', '[data-cart-toggle]', (_toggle, event) => {
    if (isPlainClick(event) && openDrawer()) event.preventDefault();
  });
  on('click', '#cart-drawer', (_drawer, event) => {
    const drawer = findDrawer();
    const pressesClose = event.target instanceof Element && event.target.closest('[data-close]') !== null;
    if (drawer === null || (!pressesClose && !(event.target === drawer && isOutside(drawer, event)))) return;
    event.preventDefault();
    drawer.close();
  });
}
