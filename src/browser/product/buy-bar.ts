import { on } from '../page/on.ts';

/** All that stands below the view counts as seen, so that only a row scrolled past upwards has left it. */
const BELOW = '0px 0px 100000px 0px';

/** Tells whether an element is seen, now and whenever that changes; without the element it never is. */
function watch(selector: string, rootMargin: string, tell: (isSeen: boolean) => void): void {
  const element = document.querySelector(selector);
  if (element === null) return;
  new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true), { rootMargin }).observe(
    element,
  );
}

/**
 * On a phone, a bar with the price and the button stands in for the buy row once that has left the view. It makes room
 * for the review form, whose fields it would cover.
 */
export function startBuyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-buybar]');
  if (bar === null || document.querySelector('[data-buy-row]') === null) return;
  const seen = { row: true, form: false };
  const place = () => {
    bar.hidden = seen.row || seen.form;
  };
  watch('[data-buy-row]', BELOW, (isSeen) => {
    seen.row = isSeen;
    place();
  });
  watch('#review_form_wrapper', '0px', (isSeen) => {
    seen.form = isSeen;
    place();
  });
  on('click', '[data-buybar-add]', () => {
    document.querySelector<HTMLElement>('.single_add_to_cart_button')?.click();
  });
}
