import { detectCart } from './detect/cart.ts';
import { heedClick } from './detect/clicks.ts';
import { heedForm } from './detect/forms.ts';
import { detectOrdering } from './detect/ordering.ts';
import { heedPopup } from './detect/popups.ts';
import { heedVideo } from './detect/videos.ts';

/** Finds the events of the shop in what happens in the document. */
export type Interactions = (event: Event) => void;

/** @param drawer the cart as it was before anything was pressed */
export function startInteractions(drawer: Element | undefined): Interactions {
  detectOrdering();
  const heedCart = detectCart(drawer);
  return (event) => {
    for (const heed of [heedCart, heedClick, heedForm, heedVideo, heedPopup]) heed(event);
  };
}
