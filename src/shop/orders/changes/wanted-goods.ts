import type { ProductId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { choiceOf, chosenItem, findSellables, type Sellable, withChoice } from '#shop/catalogue';
import type { OrderRefusal } from '../refusals.ts';

type Options = Readonly<Record<string, string>>;

/** Goods by what they are, as staff chooses them. */
export type WantedGoods = Readonly<{
  productId: ProductId;
  variationId: ProductId | null;
  quantity: number;
  /** Of a bundle: which variation of each part, by `choiceField`; what is not named is the first choice. */
  options?: Options | undefined;
}>;

type Chosen = Outcome<Sellable, OrderRefusal>;

/** A part that nobody counts is sold out when it says so; counted ones are looked at when they are taken. */
function lacksPart({ bundle }: Sellable, choice: Options): boolean {
  return (bundle?.parts ?? []).some((part) => {
    const stock = chosenItem(part, choice)?.stock;
    return stock === undefined || (stock.left === null && stock.status === 'outofstock');
  });
}

/** A bundle with its parts as they are chosen, by the rules of the cart; other goods as they are. */
function asChosen(goods: Sellable | undefined, { options = {} }: WantedGoods): Chosen {
  if (goods === undefined) return refuse({ code: 'orders.not-for-sale' });
  const choice = choiceOf(goods.bundle?.parts ?? [], options);
  if (choice === null) return refuse({ code: 'orders.choose-options', name: goods.name });
  if (lacksPart(goods, choice)) return refuse({ code: 'orders.stock-gone', name: goods.name });
  return done(withChoice(goods, choice));
}

/** Finds goods that staff wants. @returns each as it is chosen, or why it cannot be had */
export async function findWanted(
  db: DbOrTx,
  wanted: readonly WantedGoods[],
): Promise<(one: WantedGoods) => Chosen> {
  const goods = await findSellables(db, wanted);
  return (one) => asChosen(goods.get(one.variationId ?? one.productId), one);
}
