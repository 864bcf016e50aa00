import { on } from '../page/on.ts';

/** All that stands below the view counts as seen, so that only a row scrolled past upwards has left it. */
const BELOW = '0px 0px 100000px 0px';

/** On a phone, a bar with the price and the button stands in for the buy row once that has left the view. */
export function startBuyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-buybar]');
  const row = document.querySelector('[data-buy-row]');
  if (bar === null || row === null) return;
  new IntersectionObserver(
    ([entry]) => {
      bar.hidden = entry?.isIntersecting ?? true;
    },
    { rootMargin: BELOW },
  ).observe(row);
  on('click', '[data-buybar-add]', () => {
    document.querySelector<HTMLElement>('.single_add_to_cart_button')?.click();
  });
}
