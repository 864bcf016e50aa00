import type { Localized } from '#kernel/language.ts';
import { aed } from '#kernel/money.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { EMIRATES, type Emirate } from './rate.ts';
import type { DeliveryMethod, Zone } from './zone.ts';

function known(codes: readonly string[]): Emirate[] {
  return EMIRATES.filter((emirate) => codes.includes(emirate));
}

/** All zones with their methods, in order. */
export async function readZones(db: DbOrTx): Promise<Zone[]> {
  const rows = await db
    .selectFrom('shipping_zone')
    .innerJoin('shipping_method', 'shipping_method.zone_id', 'shipping_zone.id')
    .select(['shipping_zone.id as zone', 'shipping_zone.name', 'shipping_zone.emirates'])
    .select(['shipping_method.id', 'code', 'title', 'cost_minor', 'minimum_minor', 'delivery_days'])
    .select('shipping_method.emirates as method_emirates')
    .orderBy('shipping_zone.position')
    .orderBy('shipping_zone.id')
    .orderBy('shipping_method.position')
    .execute();
  const zones = new Map<number, { name: Localized; emirates: Emirate[]; methods: DeliveryMethod[] }>();
  for (const row of rows) {
    const zone = zones.get(row.zone) ?? { name: row.name, emirates: known(row.emirates), methods: [] };
    zone.methods.push({
      id: row.id,
      code: row.code,
      title: row.title,
      cost: aed(row.cost_minor),
      minimum: row.minimum_minor === null ? null : aed(row.minimum_minor),
      emirates: row.method_emirates === null ? null : known(row.method_emirates),
      deliveryDays: row.delivery_days,
    });
    zones.set(row.zone, zone);
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
