import { type Money, NOTHING, times } from '#kernel/money.ts';
import { vatIncludedIn } from '#shop/taxes';
import type { OrderLine } from '../../order.ts';
import { NO_PRODUCT } from '../../rules/no-product.ts';

/** An item that staff write themselves, such as a service; it is no product and has no stock. */
export type CustomItem = Readonly<{
  name: string;
  /** With VAT. */
  price: Money;
  quantity: number;
}>;

/** Converts a custom line to an order line, with VAT as for products. */
export function toOrderLine({ name, price, quantity }: CustomItem): OrderLine {
  const total = times(price, quantity);
  return {
    productId: NO_PRODUCT,
    variationId: null,
    sku: '',
    name: { en: name },
    options: [],
    class: 'other',
    imageFile: '',
    quantity,
    unitPrice: price,
    total,
    discount: NOTHING,
    vat: vatIncludedIn(total),
    isTaxable: true,
    parts: [],
    giftCard: null,
    refundedQuantity: 0,
  };
}
