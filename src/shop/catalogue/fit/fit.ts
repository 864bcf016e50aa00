import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readTerms } from '../terms.store.ts';
import { readDeviceNames, readDevices, readFittingIds, readFittingSide } from './fit.store.ts';

/** One half of a fit: a device, or a stick. */
export type FittingSide = Readonly<{
  id: ProductId;
  slug: string;
  name: Localized;
  kind: 'device' | 'stick';
}>;

/** A device that a shopper may own, with its maker's name. */
export type OwnableDevice = Readonly<{ id: ProductId; slug: string; name: Localized; maker: Localized }>;

/** More than a shopper would read through; the rest is found by search. */
const MOST_DEVICES = 60;

/** Devices to choose one's own from, makers together; the best sold maker first. */
export async function ownableDevices(db: DbOrTx): Promise<OwnableDevice[]> {
  const rows = await readDevices(db, MOST_DEVICES);
  const { terms } = await readTerms(db, ['brand']);
  const makers = [...new Set(rows.map(({ brand }) => brand))];
  return makers.flatMap((maker) =>
    rows
      .filter(({ brand }) => brand === maker)
      .map(({ id, slug, name }) => ({
        id: id as ProductId,
        slug,
        name,
        maker: terms.get(`brand/${maker}`)?.name ?? { en: maker ?? '' },
      })),
  );
}

/** The device or stick of an address word; null for every other product. */
export async function findFittingSide(db: DbOrTx, slug: string): Promise<FittingSide | null> {
  const row = await readFittingSide(db, slug);
  if (row === undefined) return null;
  return {
    id: row.id as ProductId,
    slug: row.slug,
    name: row.name,
    kind: row.class === 'device' ? 'device' : 'stick',
  };
}

/**
 * Devices and sticks know each other: one side's word in its file is enough.
 *
 * `fitting` gives the sticks of a device or the devices of a stick; `devices` those to choose one's own from.
 */
export function createFit({ db }: { db: DbOrTx }) {
  return {
    fitting: (id: ProductId): Promise<ProductId[]> => readFittingIds(db, id),
    devices: (): Promise<OwnableDevice[]> => ownableDevices(db),
    names: (ids: readonly ProductId[]) => readDeviceNames(db, ids),
  };
}
