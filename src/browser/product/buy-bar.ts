import { on } from '../page/on.ts';

/** Everything below the window counts as seen, so that only a row scrolled past upwards is out of view. */
const BELOW = '0px 0px 100000px 0px';

/** The buy row of the product's page, not of a form placed on it. */
const ROW = '[data-buy-row]:not([data-placed-product] *)';

/** Reports whether an element is in view, now and on each change; a missing element never is. */
function watch(selector: string, rootMargin: string, tell: (isSeen: boolean) => void): void {
  const element = document.querySelector(selector);
  if (element === null) return;
  new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true), { rootMargin }).observe(
    element,
  );
}

/**
 * Shows a bar with price and button when the buy row is out of view. Hides it at the review form,
 * whose fields it would cover.
 */
export function startBuyBar(): void {
  const bar = document.querySelector<HTMLElement>('[data-buybar]');
  if (bar === null || document.querySelector(ROW) === null) return;
  const seen = { row: true, form: false };
  const place = () => {
    bar.hidden = seen.row || seen.form;
  };
  watch(ROW, BELOW, (isSeen) => {
    seen.row = isSeen;
    place();
  });
  watch('#review_form_wrapper', '0px', (isSeen) => {
    seen.form = isSeen;
    place();
  });
  on('click', '[data-buybar-add]', () => {
    document.querySelector<HTMLElement>(`${ROW} .single_add_to_cart_button`)?.click();
  });
}
