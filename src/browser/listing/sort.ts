import { on } from '../page/on.ts';

/** Parameters of the form itself, and the one that would add its product again. Source: WIRE §14, §20 */
const LEFT_OUT = ['orderby', 'submit', 'paged', 'product-page', 'add-to-cart'];

/** Adds the parameters that the cached page does not know, such as those of a campaign or a loop, to the form. */
function keepOtherParameters(form: HTMLFormElement): void {
  const known = [...LEFT_OUT, ...new FormData(form).keys()];
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (known.includes(name)) continue;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
}

/**
 * Submits a new sort order when it is chosen, with every other parameter of the address. After Back, a page that the browser kept shows its own order again.
 *
 * Source: LS-01, LS-02
 */
export function startSort(): void {
  on('change', '.woocommerce-ordering select.orderby', (select) => {
    const form = select.closest('form');
    if (form === null) return;
    keepOtherParameters(form);
    form.requestSubmit();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form.woocommerce-ordering')) form.reset();
  });
}
