import { showWidget } from './replace-fragments.ts';
import { isAllowed, signal } from './signals.ts';
import { itemCount } from './storage.ts';
import { forgetError } from './tell-error.ts';

/** What was pressed, and what it says of itself. */
export type Item = Readonly<{
  button: HTMLElement;
  /** Every data attribute of the button under its own name, with what was typed beside it. */
  fields: Record<string, string>;
}>;

/** Every data attribute of an element, under its own name. */
export function attributesOf(element: Element): Record<string, string> {
  const own = [...element.attributes].filter(({ name }) => name.startsWith('data-'));
  return Object.fromEntries(own.map(({ name, value }) => [name.slice('data-'.length), value]));
}

/** What a product's form says: the chosen options and the quantity; whole numbers start at 1. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[0] !== 'add-to-cart',
  );
  return Object.fromEntries(typed);
}

const pending = new WeakMap<HTMLElement, number>();

/** A button pressed thrice is loading until the third add is done. */
function count(button: HTMLElement, change: 1 | -1): void {
  const left = (pending.get(button) ?? 0) + change;
  pending.set(button, left);
  button.classList.toggle('loading', left > 0);
  if (left > 0) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/**
 * An add begins: the button is loading and the cart's widget shows. Whoever listens may change the fields, or stop it.
 *
 * @returns whether it goes on
 * Source: WIRE §16; AD-05, AD-06
 */
export function beginAdding({ button, fields }: Item): boolean {
  forgetError(button);
  button.classList.remove('added');
  if (!isAllowed('should_send_ajax_request.adding_to_cart', [button])) {
    signal('ajax_request_not_sent.adding_to_cart', [false, false, button]);
    signal('wc_cart_button_updated', [button]);
    return false;
  }
  count(button, 1);
  showWidget(true);
  signal('adding_to_cart', [button, fields]);
  return true;
}

/** An add is over, whatever came of it. */
export function endAdding({ button }: Item): void {
  count(button, -1);
  showWidget(itemCount() > 0);
}
