import { on } from '../page/on.ts';

/**
 * Another order is asked for as soon as it is chosen; so is a filter, but on a phone, where several are ticked first.
 *
 * Source: LS-01
 */
export function startSort(): void {
  on('change', '.woocommerce-ordering select.orderby', (select) => {
    select.closest('form')?.requestSubmit();
  });
  on('change', 'form[data-filters] input[type="checkbox"]', (box) => {
    if (matchMedia('(min-width: 1025px)').matches) box.closest('form')?.requestSubmit();
  });
}
