import { z } from 'zod';
import type { Clock } from '#kernel/instant.ts';
import { toLocalized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { AdjustRefusal } from '../refusals.ts';
import {
  deleteLocation,
  findLocation,
  insertLocation,
  lockLocations,
  orderLocations,
  readLocations,
  type StockLocation,
  updateLocation,
} from '../store/locations.ts';
import { line, problemsOf } from './adjust.ts';
import { closeLocation, reopenLocation } from './close-location.ts';

/** The name of a location; Arabic may be empty. */
export const locationName = z.object({
  en: line(100).trim().min(1, 'missing'),
  ar: line(100).trim().default(''),
});

type Answer = Promise<Outcome<readonly StockLocation[], AdjustRefusal>>;

function renameLocation({ db }: { db: Db }) {
  return (id: number, typed: unknown, version?: number): Answer =>
    db.transaction().execute(async (tx) => {
      const name = locationName.safeParse(typed);
      if (!name.success) return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(name.error) });
      await lockLocations(tx);
      const known = await findLocation(tx, id);
      if (known === null) return refuse({ code: 'inventory.unknown-location' });
      const stale = await findStale(tx, { table: 'stock_location', key: { id }, version }, known);
      if (stale !== null) return refuse(stale);
      await updateLocation(tx, id, toLocalized(name.data));
      return done(await readLocations(tx));
    });
}

/** Stock locations, in the order in which orders draw from them; each method returns all of them. */
export function createLocations({ db, clock }: { db: Db; clock: Clock }) {
  const all = () => readLocations(db);
  return {
    list: (): Promise<StockLocation[]> => all(),
    create: async (typed: unknown): Answer => {
      const name = locationName.safeParse(typed);
      if (!name.success) return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(name.error) });
      await insertLocation(db, toLocalized(name.data));
      return done(await all());
    },
    rename: renameLocation({ db }),
    reorder: async (ids: readonly number[]): Answer => {
      await db.transaction().execute((tx) => orderLocations(tx, ids));
      return done(await all());
    },
    close: closeLocation({ db, clock }),
    reopen: reopenLocation({ db }),
    remove: async (id: number): Answer => {
      if ((await findLocation(db, id)) === null) return refuse({ code: 'inventory.unknown-location' });
      if (!(await deleteLocation(db, id))) return refuse({ code: 'inventory.location-in-use' });
      return done(await all());
    },
  };
}
