import { showWidget } from '../fragments/replace-fragments.ts';
import { itemCount } from '../fragments/storage.ts';
import { forgetError } from '../show-error.ts';
import { isAllowed, signal } from '../signals.ts';

/** A pressed add button and its data. */
export type Item = Readonly<{
  button: HTMLElement;
  /** All data attributes of the button, and the fields of its form. */
  fields: Record<string, string>;
}>;

/** All data attributes of an element, by name. */
export function attributesOf(element: Element): Record<string, string> {
  const attributes = [...element.attributes].filter(({ name }) => name.startsWith('data-'));
  return Object.fromEntries(attributes.map(({ name, value }) => [name.slice('data-'.length), value]));
}

/** The chosen options and the quantity of a product form; quantities are at least 1. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  const typed = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[0] !== 'add-to-cart',
  );
  return Object.fromEntries(typed);
}

const pending = new WeakMap<HTMLElement, number>();

/** Counts pending adds: a button pressed three times is loading until the third add is done. */
function count(button: HTMLElement, change: 1 | -1): void {
  const left = (pending.get(button) ?? 0) + change;
  pending.set(button, left);
  button.classList.toggle('loading', left > 0);
  if (left > 0) button.setAttribute('aria-busy', 'true');
  else button.removeAttribute('aria-busy');
}

/**
 * Marks the button as loading, shows the cart widget and triggers the event before an add. Listeners may change
 * the fields or prevent the add.
 *
 * @returns whether the add continues
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

/** Ends the loading state of the button. */
export function endAdding({ button }: Item): void {
  count(button, -1);
  showWidget(itemCount() > 0);
}
