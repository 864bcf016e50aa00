import { on } from '../page/on.ts';

/**
 * Submits a new sort order when it is chosen. After Back, a page that the browser kept shows its own order again.
 *
 * Source: LS-01, LS-02
 */
export function startSort(): void {
  on('change', '.woocommerce-ordering select.orderby', (select) => {
    select.closest('form')?.requestSubmit();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const form of document.querySelectorAll<HTMLFormElement>('form.woocommerce-ordering')) form.reset();
  });
}
