import type { CartItemKey, ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findSellables, type Sellable, withChoice } from '#shop/catalogue';
import type { SavedLine } from '../cart.ts';
import { withGiftCard } from '../rules/lines/gift-card-line.ts';
import { type Pieces, piecesOf } from '../rules/lines/shared-stock.ts';

type Ref = Pick<SavedLine, 'productId' | 'variationId'>;

/** Loads products by the id that carries their price; unknown ones are left out. Every product is loaded once. */
export type ProductLoader = (refs: readonly Ref[]) => Promise<ReadonlyMap<ProductId, Sellable>>;

const idOf = ({ productId, variationId }: Ref): ProductId => variationId ?? productId;

/** The product of a line; a bundle with its chosen items, a gift card with its details. */
export function productOfLine(
  products: ReadonlyMap<ProductId, Sellable>,
  line: Ref & Pick<SavedLine, 'options'>,
): Sellable | undefined {
  const product = products.get(idOf(line));
  return product === undefined ? undefined : withGiftCard(withChoice(product, line.options), line.options);
}

type CountedLine = Ref & Pick<SavedLine, 'key' | 'options' | 'quantity'> & { isSaved: boolean };

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

/** A loader for one transaction or one read. */
export function createProductLoader(reader: DbOrTx): ProductLoader {
  const known = new Map<ProductId, Sellable | null>();
  return async (refs) => {
    const missing = refs.filter((ref) => !known.has(idOf(ref)));
    const products = await findSellables(reader, missing);
    for (const ref of missing) known.set(idOf(ref), products.get(idOf(ref)) ?? null);
    return new Map(
      refs.flatMap((ref): [ProductId, Sellable][] => {
        const product = known.get(idOf(ref)) ?? null;
        return product === null ? [] : [[idOf(ref), product]];
      }),
    );
  };
}
