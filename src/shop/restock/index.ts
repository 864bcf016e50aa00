import type { StockRequestId, StockRequestToken } from '#kernel/ids.ts';
import type { Tx } from '#platform/database/client.ts';
import { deleteRequestsOf, requestsOf } from './personal.store.ts';
import { deleteOfToken, isKnownToken, readRequest } from './restock.store.ts';
import { askForStock, forgetOldRequests, type RestockNeeds, tellOfStock } from './restock.ts';

export type { RestockCallRefusal, RestockRefusal } from './refusals.ts';
export type { TypedRequest } from './request.ts';
export type { KeptRequest } from './restock.store.ts';

/**
 * Who wants to be told when something sold out is back.
 *
 * `ask` keeps a request or refuses with `restock.wrong-email`, `restock.no-consent`, `restock.unknown-product` or
 * `restock.in-stock`; `tell` looks inside a transaction who can be told; `find` gives a request to write to; `knows`
 * and `forget` serve the link that takes a person's requests back; `forgetOld` keeps the retention; `ofPerson` and
 * `forgetPerson` are for who asks what we hold of them.
 */
export function createRestock(needs: RestockNeeds) {
  return {
    ask: askForStock(needs),
    tell: tellOfStock(needs),
    find: (id: StockRequestId) => readRequest(needs.db, id),
    knows: (token: StockRequestToken): Promise<boolean> => isKnownToken(needs.db, token),
    forget: (token: StockRequestToken): Promise<void> => deleteOfToken(needs.db, token),
    forgetOld: forgetOldRequests(needs),
    ofPerson: (email: string) => requestsOf(needs.db, email),
    forgetPerson: (tx: Tx, email: string): Promise<void> => deleteRequestsOf(tx, email),
  };
}
