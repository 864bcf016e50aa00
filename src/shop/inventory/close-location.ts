import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import {
  holdsStock,
  isLocation,
  isOpenLocation,
  lockLocations,
  moveAllStock,
  readLocations,
  type StockLocation,
  setClosed,
} from './locations.store.ts';
import type { AdjustRefusal } from './refusals.ts';

type Needs = Readonly<{ db: Db; clock: Clock }>;
type By = Readonly<{ staffId: number | null; name: string }>;
type Answer = Outcome<readonly StockLocation[], AdjustRefusal>;

export type Closing = Readonly<{
  id: number;
  /** Where what stands there goes; null where nothing does. */
  moveTo: number | null;
}>;

async function refusalOf(tx: Tx, { id, moveTo }: Closing): Promise<AdjustRefusal | null> {
  if (!(await isOpenLocation(tx, id))) return { code: 'inventory.unknown-location' };
  const open = (await readLocations(tx)).filter(({ isClosed }) => !isClosed);
  if (open.length < 2) return { code: 'inventory.last-location' };
  if (moveTo === null) return (await holdsStock(tx, id)) ? { code: 'inventory.stock-left' } : null;
  return moveTo !== id && (await isOpenLocation(tx, moveTo)) ? null : { code: 'inventory.location-closed' };
}

/**
 * Closes a location: what stands there goes to another first, through the ledger; orders draw from the others from then on.
 * What comes back from an order that was drawn there stands there again, and can be moved.
 *
 * Refusals: `inventory.unknown-location`, `inventory.last-location`, `inventory.stock-left`, `inventory.location-closed`.
 * Source: ST-01, ST-02
 */
export function closeLocation({ db, clock }: Needs) {
  return (closing: Closing, by: By): Promise<Answer> =>
    db.transaction().execute(async (tx): Promise<Answer> => {
      await lockLocations(tx);
      const refusal = await refusalOf(tx, closing);
      if (refusal !== null) return refuse(refusal);
      const { id, moveTo } = closing;
      if (moveTo !== null) await moveAllStock(tx, { from: id, to: moveTo, by, at: clock() });
      await setClosed(tx, id, clock());
      return done(await readLocations(tx));
    });
}

/** Takes a closed location into use again. */
export function reopenLocation({ db }: Pick<Needs, 'db'>) {
  return async (id: number): Promise<Answer> => {
    if (!(await isLocation(db, id))) return refuse({ code: 'inventory.unknown-location' });
    await setClosed(db, id, null);
    return done(await readLocations(db));
  };
}
