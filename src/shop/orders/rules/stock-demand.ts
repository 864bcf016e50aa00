import type { StockDemand } from '#shop/inventory';
import type { OrderLine } from '../order.ts';
import { NO_PRODUCT } from './no-product.ts';

/** The stock that some pieces of a line need: the product and, for a bundle, its parts. */
export function demandOf(
  line: Pick<OrderLine, 'productId' | 'variationId' | 'parts'>,
  quantity: number,
): StockDemand {
  return { productId: line.variationId ?? line.productId, quantity, parts: line.parts };
}

/** The stock that all lines hold, without refunded pieces and lines of no product. */
export function demandsOf(lines: readonly OrderLine[]): StockDemand[] {
  return lines
    .filter(({ productId }) => productId !== NO_PRODUCT)
    .map((line) => demandOf(line, line.quantity - line.refundedQuantity))
    .filter(({ quantity }) => quantity > 0);
}
