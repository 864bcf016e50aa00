import type { CartItemKey, ProductId } from '#kernel/ids.ts';
import { type Sellable, withChoice } from '#shop/catalogue';
import type { SavedLine } from '../../cart.ts';
import { withGiftCard } from './gift-card-line.ts';
import { type Pieces, piecesOf } from './shared-stock.ts';

export type ProductRef = Pick<SavedLine, 'productId' | 'variationId'>;

/** The id that carries the price: that of the variation, else of the product. */
export const pricedId = ({ productId, variationId }: ProductRef): ProductId => variationId ?? productId;

/** The product of a line; a bundle with its chosen items, a gift card with its details. */
export function productOfLine(
  products: ReadonlyMap<ProductId, Sellable>,
  line: ProductRef & Pick<SavedLine, 'options'>,
): Sellable | undefined {
  const product = products.get(pricedId(line));
  return product === undefined ? undefined : withGiftCard(withChoice(product, line.options), line.options);
}

type CountedLine = ProductRef & Pick<SavedLine, 'key' | 'options' | 'quantity'> & { isSaved: boolean };

/** What the lines of a cart but one take from stock; saved ones take nothing. */
export function piecesBeside(
  products: ReadonlyMap<ProductId, Sellable>,
  lines: readonly CountedLine[],
  key: CartItemKey,
): Pieces {
  const others = lines.filter((line) => line.key !== key && !line.isSaved);
  return piecesOf(
    others.flatMap((line) => {
      const product = productOfLine(products, line);
      return product === undefined ? [] : [{ product, quantity: line.quantity }];
    }),
  );
}
