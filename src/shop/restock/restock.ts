import { randomBytes } from 'node:crypto';
import type { ProductId, StockRequestId, StockRequestToken } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { StockStatus } from '#shop/catalogue';
import type { RestockRefusal } from './refusals.ts';
import { parseRequest, type TypedRequest } from './request.ts';
import { countWaiting, deleteOld, markTold, readAwaited, saveRequest } from './restock.store.ts';

export type RestockNeeds = {
  db: DbOrTx;
  clock: Clock;
  /** Where the stock of products and variations stands; what is not sold is left out. */
  statusOf: (db: DbOrTx, ids: readonly ProductId[]) => Promise<ReadonlyMap<ProductId, StockStatus>>;
  /** Told in the transaction that brought stock back. */
  stockReturned: (tx: DbOrTx, requests: readonly StockRequestId[]) => Promise<void>;
};

/** Nobody waits for more things at once; further requests are answered alike and not kept. */
const MOST_WAITING = 30;

function newToken(): StockRequestToken {
  return randomBytes(16).toString('hex') as StockRequestToken;
}

/** Keeps that somebody wants to be told; the answer is the same whether the address was known or not. */
export function askForStock({ db, clock, statusOf }: RestockNeeds) {
  return async (typed: TypedRequest, language: Language): Promise<Outcome<null, RestockRefusal>> => {
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

/** Looks, inside the transaction that changed goods, who can be told now; each is told once. */
export function tellOfStock({ clock, statusOf, stockReturned }: RestockNeeds) {
  return async (tx: DbOrTx, ids: readonly ProductId[]): Promise<void> => {
    const awaited = ids.length === 0 ? [] : await readAwaited(tx, ids);
    if (awaited.length === 0) return;
    const statuses = await statusOf(tx, awaited);
    const back = awaited.filter((id) => statuses.get(id) === 'instock');
    const told = back.length === 0 ? [] : await markTold(tx, back, clock());
    if (told.length > 0) await stockReturned(tx, told);
  };
}

const DAY_MS = 86_400_000;
const KEPT_AFTER_MAIL_DAYS = 30;
const KEPT_WAITING_DAYS = 365;

/** Forgets who was told a month ago, and who has waited for a year. */
export function forgetOldRequests({ db, clock }: RestockNeeds) {
  return (): Promise<void> => {
    const now = clock().getTime();
    return deleteOld(db, {
      toldBefore: new Date(now - KEPT_AFTER_MAIL_DAYS * DAY_MS),
      askedBefore: new Date(now - KEPT_WAITING_DAYS * DAY_MS),
    });
  };
}
