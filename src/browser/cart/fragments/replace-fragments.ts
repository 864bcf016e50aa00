import { attempt } from '../../page/attempt.ts';
import { type Fragments, MINI_CART } from './fragment-cache.ts';
import { rememberFocusAndScroll } from './remember-focus.ts';
import { itemCount } from './storage.ts';

const COUNT = 'span.jamra-cart-count';
let known: readonly string[] = [MINI_CART, COUNT];

/** Elements of a selector; none when this browser cannot parse it. */
function named(selector: string): Element[] {
  return attempt(() => [...document.querySelectorAll(selector)], []);
}

/** The widget shows while the cart has lines or something is being added; otherwise the empty state shows. */
export function showWidget(isShown: boolean): void {
  for (const widget of document.querySelectorAll<HTMLElement>('.widget_shopping_cart'))
    widget.hidden = !isShown;
  for (const empty of document.querySelectorAll<HTMLElement>('[data-empty-cart]')) empty.hidden = isShown;
}

/** Marks the cart's elements as busy during a call. Source: WIRE §16 */
export function markUpdating(isUpdating: boolean): void {
  for (const element of known.flatMap(named)) element.classList.toggle('updating', isUpdating);
}

/** Empties the drawer until its content is fetched again. Source: WIRE §17 */
export function emptyMiniCart(): void {
  for (const element of named(MINI_CART)) element.replaceChildren();
}

/** Replaces the elements of each fragment's selector; restores focus and scroll position in the drawer. */
export function replaceFragments(fragments: Fragments): void {
  const putBack = rememberFocusAndScroll();
  known = Object.keys(fragments);
  for (const [selector, html] of Object.entries(fragments)) {
    const template = document.createElement('template');
    template.innerHTML = html;
    for (const element of named(selector)) element.replaceWith(template.content.cloneNode(true));
  }
  showWidget(itemCount() > 0);
  putBack();
}
