import { on } from '../page/on.ts';

/** On a phone, a bar with the price and the button stands in for the buy row once that has left the view. */
export function startBuyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-buybar]');
  const row = document.querySelector('[data-buy-row]');
  if (bar === null || row === null) return;
  new IntersectionObserver(([entry]) => {
    bar.hidden = entry === undefined || entry.isIntersecting || entry.boundingClientRect.top > 0;
  }).observe(row);
  on('click', '[data-buybar-add]', () => {
    document.querySelector<HTMLElement>('.single_add_to_cart_button')?.click();
  });
}
