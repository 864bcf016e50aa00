import type { StockRequestId, StockRequestToken } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import {
  type BackInStockDeps,
  deleteOldRequests,
  notifyBackInStock,
  requestNotification,
} from './actions/requests.ts';
import { deleteOfToken, deleteRequestsOf, isKnownToken, readRequest, requestsOf } from './store/requests.ts';

export type { BackInStockCallRefusal, BackInStockRefusal } from './refusals.ts';
export type { TypedRequest } from './rules/request.ts';
export type { StoredRequest } from './store/requests.ts';

/**
 * Back-in-stock notifications.
 *
 * `ask` stores a request or refuses with `restock.wrong-email`, `restock.no-consent`,
 * `restock.unknown-product` or `restock.in-stock`; `notify` finds, inside a transaction, requests that can be
 * fulfilled; `find` reads a request for its email; `knows` and `forget` serve the unsubscribe link; `forgetOld`
 * applies the retention period; `ofPerson` and `forgetPerson` serve personal data export and erasure.
 */
export function createBackInStock(deps: BackInStockDeps) {
  return {
    ask: requestNotification(deps),
    notify: notifyBackInStock(deps),
    find: (id: StockRequestId) => readRequest(deps.db, id),
    knows: (token: StockRequestToken): Promise<boolean> => isKnownToken(deps.db, token),
    forget: (token: StockRequestToken): Promise<void> => deleteOfToken(deps.db, token),
    forgetOld: deleteOldRequests(deps),
    ofPerson: (email: string) => requestsOf(deps.db, email),
    forgetPerson: (tx: Tx, email: string): Promise<void> => deleteRequestsOf(tx, email),
  };
}
