import { addressIn, inLanguage, type Language } from '#kernel/language.ts';
import type { Cart, NewLine, Notice } from '#shop/cart';

function nameOf(cart: Cart, line: NewLine, language: Language): string {
  const added = cart.lines.find(
    ({ productId, variationId }) => productId === line.productId || variationId === line.productId,
  );
  return added === undefined ? '' : inLanguage(added.product.name, language);
}

/** The notice after adding, with a cart link; shown on the next page. */
export function addedNotice(cart: Cart, lines: readonly NewLine[], language: Language): Notice {
  const name = lines.map((line) => nameOf(cart, line, language)).join(', ');
  const link = { message: 'cart:view', href: addressIn(language, '/cart/') };
  return { kind: 'success', message: 'cart:added', facts: { name }, link };
}
