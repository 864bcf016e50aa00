import type { StockDemand } from '#shop/inventory';
import type { OrderLine } from '../order.ts';

/** The stock that some pieces of a line need: the product and, for a bundle, its parts. */
export function demandOf(
  line: Pick<OrderLine, 'productId' | 'variationId' | 'parts'>,
  quantity: number,
): StockDemand {
  return { productId: line.variationId ?? line.productId, quantity, parts: line.parts };
}

/** The stock that all lines hold, without refunded pieces. */
export function demandsOf(lines: readonly OrderLine[]): StockDemand[] {
  return lines
    .map((line) => demandOf(line, line.quantity - line.refundedQuantity))
    .filter(({ quantity }) => quantity > 0);
}
