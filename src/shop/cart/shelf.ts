import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { findSellables, type Sellable, withChoice } from '#shop/catalogue';
import type { KeptLine } from './cart.ts';

type Ref = Pick<KeptLine, 'productId' | 'variationId'>;

/** Gives goods by the id that carries their price; unknown ones are left out. What was read once is not read again. */
export type Shelf = (refs: readonly Ref[]) => Promise<ReadonlyMap<ProductId, Sellable>>;

const idOf = ({ productId, variationId }: Ref): ProductId => variationId ?? productId;

/** The goods of a line, a bundle as it was chosen. */
export function goodsOf(
  goods: ReadonlyMap<ProductId, Sellable>,
  line: Ref & Pick<KeptLine, 'options'>,
): Sellable | undefined {
  const found = goods.get(idOf(line));
  return found === undefined ? undefined : withChoice(found, line.options);
}

/** The goods as one transaction, or one look at a cart, finds them. */
export function openShelf(reader: DbOrTx): Shelf {
  const known = new Map<ProductId, Sellable | null>();
  return async (refs) => {
    const missing = refs.filter((ref) => !known.has(idOf(ref)));
    const found = await findSellables(reader, missing);
    for (const ref of missing) known.set(idOf(ref), found.get(idOf(ref)) ?? null);
    return new Map(
      refs.flatMap((ref): [ProductId, Sellable][] => {
        const goods = known.get(idOf(ref)) ?? null;
        return goods === null ? [] : [[idOf(ref), goods]];
      }),
    );
  };
}
