import type { OrderId, ReturnId } from '#kernel/ids.ts';
import type { OrderDeps } from '../../deps.ts';
import type { Order } from '../../order.ts';
import type { OrderReturn } from '../../rules/return.ts';
import { readOpenReturns, readReturns } from '../../store/returns.ts';
import { decideReturn, exchangeReturn, refundReturn, withdrawReturn } from './decide-return.ts';
import { requestReturn, returnable } from './request-return.ts';

/** Returns. */
export function createReturns(deps: OrderDeps) {
  const { db } = deps;
  return {
    of: (orderId: OrderId): Promise<OrderReturn[]> => readReturns(db, { orderId }),
    find: async (id: ReturnId): Promise<OrderReturn | null> => (await readReturns(db, { id }))[0] ?? null,
    open: (): Promise<OrderReturn[]> => readOpenReturns(db),
    left: async (order: Order): Promise<number[]> =>
      returnable(order, await readReturns(db, { orderId: order.id })),
    ask: requestReturn(deps),
    withdraw: withdrawReturn(deps),
    ...decideReturn(deps),
    refund: refundReturn(deps),
    exchange: exchangeReturn(deps),
  };
}
