import { type Money, minus, sum, times } from '#kernel/money.ts';
import { vatIncludedIn } from '#shop/taxes/rules/vat.ts';

/** An example order; prices include VAT. */
export type ExampleOrder = Readonly<{
  unitPrice: Money;
  quantity: number;
  discount: Money;
  delivery: Money;
  fee: Money;
}>;

export type ExampleLine = Readonly<{
  name: 'goods' | 'delivery' | 'fee' | 'total';
  gross: Money;
  vat: Money;
  net: Money;
}>;

function line(name: ExampleLine['name'], gross: Money): ExampleLine {
  const vat = vatIncludedIn(gross);
  return { name, gross, vat, net: minus(gross, vat) };
}

/**
 * The amounts of an order as on its invoice: the VAT of each line is included in its price after discount, and the
 * total VAT is their sum.
 *
 * Source: BO-01
 */
export function exampleSums({ unitPrice, quantity, discount, delivery, fee }: ExampleOrder): ExampleLine[] {
  const product = times(unitPrice, quantity);
  const paid = minus(product, discount.minor > product.minor ? product : discount);
  const lines = [line('goods', paid), line('delivery', delivery), line('fee', fee)];
  const [gross, vat] = [sum(lines.map((one) => one.gross)), sum(lines.map((one) => one.vat))];
  return [...lines, { name: 'total', gross, vat, net: minus(gross, vat) }];
}
