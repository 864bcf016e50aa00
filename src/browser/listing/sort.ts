import { on } from '../page/on.ts';

/**
 * Another order is asked for as soon as it is chosen.
 *
 * Source: LS-01
 */
export function startSort(): void {
  on('change', '.woocommerce-ordering select.orderby', (select) => {
    select.closest('form')?.requestSubmit();
  });
}
