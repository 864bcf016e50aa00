/** A region says what changes in it; the same words twice are a change only when it was empty between. */
const EMPTY_FOR_MS = 50;

/** Says a sentence to screen readers. */
export function announce(text: string): void {
  const region = document.querySelector('.widget_shopping_cart_live_region');
  if (region === null || text === '') return;
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, EMPTY_FOR_MS);
}
