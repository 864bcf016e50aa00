import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, Tx } from '#platform/database/client.ts';
import type { AdjustRefusal } from '../refusals.ts';
import {
  findLocation,
  holdsStock,
  isOpenLocation,
  lockLocations,
  moveAllStock,
  readLocations,
  type StockLocation,
  setClosed,
} from '../store/locations.ts';

type Deps = Readonly<{ db: Db; clock: Clock }>;
type By = Readonly<{ staffId: number | null; name: string }>;
type Answer = Outcome<readonly StockLocation[], AdjustRefusal>;

export type Closing = Readonly<{
  id: number;
  /** The location that receives the stock; null when there is none. */
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
 * Closes a location: its stock is first transferred through the ledger; later orders use the others. Returns of
 * orders taken there go back there and can be transferred.
 *
 * Refusals: `inventory.unknown-location`, `inventory.last-location`, `inventory.stock-left`,
 * `inventory.location-closed`.
 * Source: ST-01, ST-02
 */
export function closeLocation({ db, clock }: Deps) {
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

/** Reopens a closed location. */
export function reopenLocation({ db }: Pick<Deps, 'db'>) {
  return async (id: number): Promise<Answer> => {
    if ((await findLocation(db, id)) === null) return refuse({ code: 'inventory.unknown-location' });
    await setClosed(db, id, null);
    return done(await readLocations(db));
  };
}
