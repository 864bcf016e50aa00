import { type CartBefore, detectCart } from './detect/cart.ts';
import { heedClick } from './detect/clicks.ts';
import { heedForm } from './detect/forms.ts';
import { detectOrdering } from './detect/ordering.ts';
import { heedPopup } from './detect/popups.ts';
import { heedVideo } from './detect/videos.ts';

/** Finds the events of the shop in what happens in the document. */
export type Interactions = (event: Event) => void;

/**
 * @param cart as it was before anything was pressed
 * @param waiting the events since
 */
export function startInteractions(cart: CartBefore, waiting: readonly Event[]): Interactions {
  detectOrdering();
  const changes = detectCart(cart);
  const handle: Interactions = (event) => {
    for (const heed of [changes.heed, heedClick, heedForm, heedVideo, heedPopup]) heed(event);
  };
  for (const event of waiting) handle(event);
  changes.catchUp();
  return handle;
}
