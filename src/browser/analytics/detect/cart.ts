import { type CartLines, cartChanges } from '#shop/analytics/rules/cart-changes.ts';
import { itemCount } from '../../cart/fragments/storage.ts';
import { listen } from '../../cart/signals.ts';
import { emit } from '../emit.ts';

const LINES = '.mini_cart_item';
const CONTROLS =
  '.ajax_add_to_cart, .custom_add_to_cart, .single_add_to_cart_button, [data-cart_item_key], .cart_item *, .restore-item, [data-kept] *, .j-stepper *';
/** A change that comes later was made elsewhere. */
const ANSWERED_WITHIN_MS = 30_000;
const AMOUNT = /[\d,]+\.\d\d/;

const textOf = (line: Element, selector: string) => line.querySelector(selector)?.textContent ?? '';

function linesIn(root: ParentNode): CartLines {
  return new Map(
    [...root.querySelectorAll(LINES)].map((line) => {
      const { cart_item_key = '', product_id = '' } =
        line.querySelector<HTMLElement>('.remove_from_cart_button')?.dataset ?? {};
      const quantity = textOf(line, 'span.quantity');
      const price = AMOUNT.exec(textOf(line, 'span.quantity .amount'))?.[0].replaceAll(',', '');
      const name = textOf(line, '.j-line__name').trim();
      const item = {
        item_id: product_id,
        item_name: name,
        price: Number(price),
        quantity: Number.parseInt(quantity, 10),
      };
      return [cart_item_key, item];
    }),
  );
}

/** The drawer and the cookies before the first event. */
export type CartBefore = Readonly<{ drawer: Element | null; cookies: string }>;

/**
 * Detects cart changes by an action on this page: compares the drawer before and after. The first cart shown, and
 * changes by other tabs, are only remembered.
 *
 * @returns `heed` takes events; `catchUp` detects what changed before `detectCart` was called, after its events
 * Source: AN-11
 */
export function detectCart({ drawer, cookies }: CartBefore) {
  let before = drawer === null ? null : linesIn(drawer);
  if (before?.size === 0 && itemCount(cookies) > 0) before = null;
  let pressedAtMs = Number.NEGATIVE_INFINITY;
  const look = () => {
    const after = linesIn(document);
    const isOwn = performance.now() - pressedAtMs < ANSWERED_WITHIN_MS;
    const { added, removed } = cartChanges(before ?? after, after);
    before = after;
    if (!isOwn) return;
    if (removed !== null) emit('remove_from_cart', removed);
    if (added !== null) emit('add_to_cart', added);
  };
  listen(document.body, 'adding_to_cart', () => {
    pressedAtMs = performance.now();
  });
  listen(document.body, 'wc_fragments_loaded', look);
  return {
    heed: ({ type, target, timeStamp }: Event): void => {
      if (type === 'pointerdown' || !(target instanceof Element) || target.closest(CONTROLS) === null) return;
      pressedAtMs = timeStamp;
    },
    catchUp: (): void => {
      if (before !== null) look();
    },
  };
}
