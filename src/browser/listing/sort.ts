import { on } from '../page/on.ts';

/**
 * Submits a new sort order when it is chosen.
 *
 * Source: LS-01
 */
export function startSort(): void {
  on('change', '.woocommerce-ordering select.orderby', (select) => {
    select.closest('form')?.requestSubmit();
  });
}
