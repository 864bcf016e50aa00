/** A live region announces the same text again only after it was empty. */
const EMPTY_FOR_MS = 50;
const IN_DRAWER = 'data-drawer-live';

/** While the modal drawer is open, only a live region inside it is announced; it must exist before its text. */
export function prepareDrawerRegion(): void {
  const region = document.createElement('div');
  region.className = 'screen-reader-text';
  region.setAttribute('role', 'status');
  region.setAttribute(IN_DRAWER, '');
  document.getElementById('cart-drawer')?.append(region);
}

/** Announces a sentence to screen readers. */
export function announce(text: string): void {
  if (text === '') return;
  for (const region of document.querySelectorAll(`.widget_shopping_cart_live_region, [${IN_DRAWER}]`)) {
    region.textContent = '';
    setTimeout(() => {
      region.textContent = text;
    }, EMPTY_FOR_MS);
  }
}
