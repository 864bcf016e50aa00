import { randomBytes } from 'node:crypto';
import type { ProductId, StockRequestToken } from '#kernel/ids.ts';
import { type Clock, DAY_MS } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StockStatus } from '#shop/catalogue';
import type { Raise } from '#shop/events.ts';
import type { BackInStockRefusal } from '../refusals.ts';
import { parseRequest, type TypedRequest } from '../rules/request.ts';
import { countWaiting, deleteOld, markNotified, readAwaited, saveRequest } from '../store/requests.ts';

export type BackInStockDeps = {
  db: DbOrTx;
  clock: Clock;
  /** The stock status of products and variations; unpublished ones are left out. */
  statusOf: (db: DbOrTx, ids: readonly ProductId[]) => Promise<ReadonlyMap<ProductId, StockStatus>>;
  raise: Raise;
};

/** Most open requests of one person; further ones get the same answer but are not stored. */
const MOST_WAITING = 30;

function newToken(): StockRequestToken {
  return randomBytes(16).toString('hex') as StockRequestToken;
}

/** Stores a request; the answer does not reveal whether the address was known. */
export function requestNotification({ db, clock, statusOf }: BackInStockDeps) {
  return async (typed: TypedRequest, language: Language): Promise<Outcome<null, BackInStockRefusal>> => {
    const read = parseRequest(typed);
    if (!read.ok) return read;
    const { productId, email } = read.value;
    const status = (await statusOf(db, [productId])).get(productId);
    if (status === undefined) return refuse({ code: 'restock.unknown-product' });
    if (status !== 'outofstock') return refuse({ code: 'restock.in-stock' });
    if ((await countWaiting(db, email)) < MOST_WAITING) {
      await saveRequest(db, { productId, email, language, token: newToken(), askedAt: clock() });
    }
    return done(null);
  };
}

/** Finds, in the transaction of a product change, the requests that can be fulfilled; each is notified once. */
export function notifyBackInStock({ clock, statusOf, raise }: BackInStockDeps) {
  return async (tx: DbOrTx, ids: readonly ProductId[]): Promise<void> => {
    const awaited = ids.length === 0 ? [] : await readAwaited(tx, ids);
    if (awaited.length === 0) return;
    const statuses = await statusOf(tx, awaited);
    const back = awaited.filter((id) => statuses.get(id) === 'instock');
    const notified = back.length === 0 ? [] : await markNotified(tx, back, clock());
    if (notified.length > 0) await raise(tx, 'BackInStock', { requests: notified });
  };
}

const KEPT_AFTER_MAIL_DAYS = 30;
const KEPT_WAITING_DAYS = 365;

/** Deletes requests a month after the notification, and unfulfilled ones after a year. */
export function deleteOldRequests({ db, clock }: BackInStockDeps) {
  return (): Promise<void> => {
    const now = clock().getTime();
    return deleteOld(db, {
      notifiedBefore: new Date(now - KEPT_AFTER_MAIL_DAYS * DAY_MS),
      askedBefore: new Date(now - KEPT_WAITING_DAYS * DAY_MS),
    });
  };
}
