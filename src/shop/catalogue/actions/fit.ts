import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { readDeviceNames, readDevices, readFittingIds, readFittingSide } from '../store/fit.ts';
import { readTerms } from '../store/terms.ts';

/** One side of a compatibility: a device or a stick. */
export type FittingSide = Readonly<{
  id: ProductId;
  slug: string;
  name: Localized;
  kind: 'device' | 'stick';
}>;

/** A device that a shopper may own, with its brand. */
export type OwnableDevice = Readonly<{ id: ProductId; slug: string; name: Localized; maker: Localized }>;

/** More would be too long a list; others are found by search. */
const MOST_DEVICES = 60;

/** Devices to choose from by brand; best-selling brand first. */
export async function ownableDevices(db: DbOrTx): Promise<OwnableDevice[]> {
  const rows = await readDevices(db, MOST_DEVICES);
  const { terms } = await readTerms(db, ['brand']);
  const makers = [...new Set(rows.map(({ brand }) => brand))];
  return makers.flatMap((maker) =>
    rows
      .filter(({ brand }) => brand === maker)
      .map(({ id, slug, name }) => ({
        id,
        slug,
        name,
        maker: terms.get(`brand/${maker}`)?.name ?? { en: maker ?? '' },
      })),
  );
}

/** The device or stick of a slug; null for other products. */
export async function findFittingSide(db: DbOrTx, slug: string): Promise<FittingSide | null> {
  const row = await readFittingSide(db, slug);
  if (row === undefined) return null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.class === 'device' ? 'device' : 'stick',
  };
}

/**
 * Compatibility of devices and sticks; it is enough that one side declares it.
 *
 * `fitting` returns the sticks of a device or the devices of a stick; `devices` the devices to choose from.
 */
export function createFit({ db }: { db: DbOrTx }) {
  return {
    fitting: (id: ProductId): Promise<ProductId[]> => readFittingIds(db, id),
    devices: (): Promise<OwnableDevice[]> => ownableDevices(db),
    names: (ids: readonly ProductId[]) => readDeviceNames(db, ids),
  };
}
