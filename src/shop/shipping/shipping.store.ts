import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { PromisedMethod } from './promise.ts';
import type { Emirate } from './rate.ts';

/** Methods of the zone an emirate is in, as they stand. */
export async function readMethods(db: DbOrTx, emirate: Emirate) {
  return db
    .selectFrom('shipping_method')
    .innerJoin('shipping_zone', 'shipping_zone.id', 'shipping_method.zone_id')
    .select(['shipping_method.id', 'code', 'title', 'cost_minor', 'minimum_minor', 'delivery_days'])
    .where('shipping_zone.emirates', '@>', sql<string[]>`${[emirate]}::text[]`)
    .where((eb) =>
      eb.or([
        eb('shipping_method.emirates', 'is', null),
        eb('shipping_method.emirates', '@>', sql<string[]>`${[emirate]}::text[]`),
      ]),
    )
    .orderBy('shipping_zone.position')
    .orderBy('shipping_method.position')
    .execute();
}

/** All zones with their methods, in order. */
export async function readZones(db: DbOrTx): Promise<{ name: Localized; methods: PromisedMethod[] }[]> {
  const rows = await db
    .selectFrom('shipping_zone')
    .innerJoin('shipping_method', 'shipping_method.zone_id', 'shipping_zone.id')
    .select(['shipping_zone.id', 'shipping_zone.name', 'cost_minor', 'minimum_minor', 'delivery_days'])
    .select(['shipping_method.emirates as method_emirates'])
    .orderBy('shipping_zone.position')
    .orderBy('shipping_method.position')
    .execute();
  const zones = new Map<number, { name: Localized; methods: PromisedMethod[] }>();
  for (const row of rows) {
    const zone = zones.get(row.id) ?? { name: row.name, methods: [] };
    zone.methods.push({
      minimumMinor: row.minimum_minor,
      isPartial: row.method_emirates !== null,
      costMinor: row.cost_minor,
      deliveryDays: row.delivery_days,
    });
    zones.set(row.id, zone);
  }
  return [...zones.values()];
}

export type NewZone = {
  name: Localized;
  emirates: readonly Emirate[];
  methods: readonly {
    code: string;
    title: Localized;
    costMinor: number;
    minimumMinor: number | null;
    emirates: readonly Emirate[] | null;
    deliveryDays: number;
  }[];
};

/** Replaces all zones and methods. */
export async function replaceZones(db: DbOrTx, zones: readonly NewZone[]): Promise<void> {
  await db.deleteFrom('shipping_zone').execute();
  for (const [position, zone] of zones.entries()) {
    const { id } = await db
      .insertInto('shipping_zone')
      .values({ name: JSON.stringify(zone.name), emirates: [...zone.emirates], position })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [place, method] of zone.methods.entries()) {
      await db
        .insertInto('shipping_method')
        .values({
          zone_id: id,
          code: method.code,
          title: JSON.stringify(method.title),
          cost_minor: method.costMinor,
          minimum_minor: method.minimumMinor,
          emirates: method.emirates === null ? null : [...method.emirates],
          delivery_days: method.deliveryDays,
          position: place,
        })
        .execute();
    }
  }
}
