import type { StockDemand } from '#shop/inventory';
import type { OrderLine } from './order.ts';

/** What some pieces of a line hold on the shelves: the thing itself and, for a bundle, its parts. */
export function demandOf(
  line: Pick<OrderLine, 'productId' | 'variationId' | 'parts'>,
  quantity: number,
): StockDemand {
  return { productId: line.variationId ?? line.productId, quantity, parts: line.parts };
}

/** What all lines hold, of what was not refunded. */
export function demandsOf(lines: readonly OrderLine[]): StockDemand[] {
  return lines
    .map((line) => demandOf(line, line.quantity - line.refundedQuantity))
    .filter(({ quantity }) => quantity > 0);
}
