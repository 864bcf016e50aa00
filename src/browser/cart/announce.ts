/** A region says what changes in it; the same words twice are a change only when it was empty between. */
const EMPTY_FOR_MS = 50;
const IN_DRAWER = 'data-drawer-live';

/** While the drawer is open the rest of the page is silent: it has a region of its own, ready before its words. */
export function prepareDrawerRegion(): void {
  const region = document.createElement('div');
  region.className = 'screen-reader-text';
  region.setAttribute('role', 'status');
  region.setAttribute(IN_DRAWER, '');
  document.getElementById('cart-drawer')?.append(region);
}

/** Says a sentence to screen readers. */
export function announce(text: string): void {
  if (text === '') return;
  for (const region of document.querySelectorAll(`.widget_shopping_cart_live_region, [${IN_DRAWER}]`)) {
    region.textContent = '';
    setTimeout(() => {
      region.textContent = text;
    }, EMPTY_FOR_MS);
  }
}
