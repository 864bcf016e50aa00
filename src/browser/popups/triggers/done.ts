import { listen } from '../../cart/signals.ts';
import type { Arm } from './arm.ts';

/** A form was sent without leaving the page. */
export const armAfterSubmit: Arm = (_settings, { signal, fire }) =>
  addEventListener('submit_success', fire, { signal });

/** Fires on an add to the cart, also one before the triggers were armed. */
export const armAfterAddToCart: Arm = (_settings, { addsBefore, fire }) => {
  if (addsBefore > 0) fire();
  else listen(document.body, 'added_to_cart', fire);
};
