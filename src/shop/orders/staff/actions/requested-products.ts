import type { ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { choiceOf, chosenItem, findSellables, type Sellable, withChoice } from '#shop/catalogue';
import type { OrderRefusal } from '../../refusals.ts';

type Options = Readonly<Record<string, string>>;

/** Products as staff choose them. */
export type RequestedProduct = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  quantity: number;
  /** For a bundle: the variation of each part, by `choiceField`; defaults apply to others. */
  options?: Options | undefined;
}>;

type Chosen = Outcome<Sellable, OrderRefusal>;

/** Whether a part is out of stock; counted parts are checked when stock is taken. */
function lacksPart({ bundle }: Sellable, choice: Options): boolean {
  return (bundle?.parts ?? []).some((part) => {
    const stock = chosenItem(part, choice)?.stock;
    return stock === undefined || (stock.left === null && stock.status === 'outofstock');
  });
}

/** A bundle with its chosen parts, by the cart's rules; other products unchanged. */
function asChosen(product: Sellable | undefined, { options = {} }: RequestedProduct): Chosen {
  // A gift card needs the recipient that only the product page takes.
  if (product === undefined || product.isGiftCard) return refuse({ code: 'orders.not-for-sale' });
  const choice = choiceOf(product.bundle?.parts ?? [], options);
  if (choice === null) return refuse({ code: 'orders.choose-options', name: product.name });
  if (lacksPart(product, choice)) return refuse({ code: 'orders.stock-gone', name: product.name });
  return done(withChoice(product, choice));
}

/** Loads the chosen products. @returns them, or why one is unavailable */
export async function findRequestedProducts(
  db: DbOrTx,
  wanted: readonly RequestedProduct[],
): Promise<(one: RequestedProduct) => Chosen> {
  const products = await findSellables(db, wanted);
  return (one) => asChosen(products.get(one.variationId ?? one.productId), one);
}
