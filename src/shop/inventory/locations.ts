import { z } from 'zod';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import { line, problemsOf } from './adjust.ts';
import { closeLocation, reopenLocation } from './close-location.ts';
import {
  deleteLocation,
  insertLocation,
  isLocation,
  orderLocations,
  readLocations,
  renameLocation,
  type StockLocation,
} from './locations.store.ts';
import type { AdjustRefusal } from './refusals.ts';

/** What a location is called; Arabic may be empty. */
export const locationName = z.object({
  en: line(100).trim().min(1, 'missing'),
  ar: line(100).trim().default(''),
});

type Answer = Promise<Outcome<readonly StockLocation[], AdjustRefusal>>;

function named({ en, ar }: z.infer<typeof locationName>) {
  return ar === '' ? { en } : { en, ar };
}

/** Places where stock stands, in the order in which orders draw from them; each verb answers with all of them. */
export function createLocations({ db, clock }: { db: Db; clock: Clock }) {
  const all = () => readLocations(db);
  return {
    list: (): Promise<StockLocation[]> => all(),
    create: async (typed: unknown): Answer => {
      const name = locationName.safeParse(typed);
      if (!name.success) return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(name.error) });
      await insertLocation(db, named(name.data));
      return done(await all());
    },
    rename: async (id: number, typed: unknown): Answer => {
      const name = locationName.safeParse(typed);
      if (!name.success) return refuse({ code: 'inventory.wrong-fields', problems: problemsOf(name.error) });
      if (!(await renameLocation(db, id, named(name.data))))
        return refuse({ code: 'inventory.unknown-location' });
      return done(await all());
    },
    reorder: async (ids: readonly number[]): Answer => {
      await db.transaction().execute((tx) => orderLocations(tx, ids));
      return done(await all());
    },
    close: closeLocation({ db, clock }),
    reopen: reopenLocation({ db }),
    remove: async (id: number): Answer => {
      if (!(await isLocation(db, id))) return refuse({ code: 'inventory.unknown-location' });
      if (!(await deleteLocation(db, id))) return refuse({ code: 'inventory.location-in-use' });
      return done(await all());
    },
  };
}
