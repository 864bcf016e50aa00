import { sql } from 'kysely';
import { aed } from '#kernel/money.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { EMIRATES, type Emirate } from '../rules/rate.ts';
import type { SlotWindow } from '../rules/slot.ts';
import type { NewMethod, NewWindow, NewZone } from '../staff/new-zone.ts';
import type { DeliveryMethod, Zone } from '../zone.ts';

function known(codes: readonly string[]): Emirate[] {
  return EMIRATES.filter((emirate) => codes.includes(emirate));
}

async function readWindows(db: DbOrTx): Promise<Map<number, SlotWindow[]>> {
  const rows = await db.selectFrom('shipping_slot').selectAll().orderBy('position').orderBy('id').execute();
  const windows = new Map<number, SlotWindow[]>();
  for (const row of rows) {
    const ofMethod = windows.get(row.method_id) ?? [];
    ofMethod.push({
      id: row.id,
      weekdays: row.weekdays,
      fromMinute: row.from_minute,
      toMinute: row.to_minute,
      cutoffHours: row.cutoff_hours,
      capacity: row.capacity,
    });
    windows.set(row.method_id, ofMethod);
  }
  return windows;
}

async function readMethods(db: DbOrTx): Promise<Map<number, DeliveryMethod[]>> {
  const windows = await readWindows(db);
  const rows = await db.selectFrom('shipping_method').selectAll().orderBy('position').orderBy('id').execute();
  const methods = new Map<number, DeliveryMethod[]>();
  for (const row of rows) {
    const ofZone = methods.get(row.zone_id) ?? [];
    ofZone.push({
      id: row.id,
      code: row.code,
      title: row.title,
      cost: aed(row.cost_minor),
      minimum: row.minimum_minor === null ? null : aed(row.minimum_minor),
      emirates: row.emirates === null ? null : known(row.emirates),
      deliveryDays: row.delivery_days,
      daysAhead: row.days_ahead,
      slots: windows.get(row.id) ?? [],
    });
    methods.set(row.zone_id, ofZone);
  }
  return methods;
}

/** All zones with methods and slots, in order. */
export async function readZones(db: DbOrTx): Promise<Zone[]> {
  const methods = await readMethods(db);
  const rows = await db.selectFrom('shipping_zone').selectAll().orderBy('position').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    emirates: known(row.emirates),
    closedDays: row.closed_days,
    methods: methods.get(row.id) ?? [],
  }));
}

export type OpenedZone = Zone & Readonly<{ version: number }>;

/** All zones as their editors open them. A version is read first: what changes meanwhile is newer than it. */
export async function readOpenedZones(db: DbOrTx): Promise<OpenedZone[]> {
  const versions = await db.selectFrom('shipping_zone').select(['id', 'version']).execute();
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  return (await readZones(db)).map((zone) => ({ ...zone, version: versionOf.get(zone.id) ?? 0 }));
}

/** Reads all zones and locks them against changes until the transaction ends; readers do not wait. */
export async function lockZones(tx: Tx): Promise<Zone[]> {
  await sql`lock table shipping_zone in share row exclusive mode`.execute(tx);
  return readZones(tx);
}

/** Locks a delivery window. @returns its capacity; undefined when it was deleted */
export async function lockWindow(tx: Tx, id: number): Promise<number | null | undefined> {
  const row = await tx
    .selectFrom('shipping_slot')
    .select('capacity')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? undefined : row.capacity;
}

/** Deletes rows that are not listed, with their children. */
async function dropOthers(
  tx: DbOrTx,
  table: 'shipping_zone' | 'shipping_method' | 'shipping_slot',
  row: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table)} where id <> all(${[...row]}::int[])`.execute(tx);
}

async function saveZone(tx: DbOrTx, zone: NewZone, position: number): Promise<number> {
  const values = {
    name: JSON.stringify(zone.name),
    emirates: [...zone.emirates],
    closed_days: [...(zone.closedDays ?? [])],
    position,
  };
  if (zone.id !== undefined) {
    const row = await tx
      .updateTable('shipping_zone')
      .set(values)
      .where('id', '=', zone.id)
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) return row.id;
  }
  return (await tx.insertInto('shipping_zone').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

type Placed<T> = Readonly<{ of: number; position: number; saved: T }>;

async function saveMethod(tx: DbOrTx, { of, position, saved }: Placed<NewMethod>): Promise<number> {
  const values = {
    zone_id: of,
    code: saved.code,
    title: JSON.stringify(saved.title),
    cost_minor: saved.costMinor,
    minimum_minor: saved.minimumMinor,
    emirates: saved.emirates === null ? null : [...saved.emirates],
    delivery_days: saved.deliveryDays,
    days_ahead: saved.daysAhead ?? 7,
    position,
  };
  if (saved.id !== undefined) {
    const row = await tx
      .updateTable('shipping_method')
      .set(values)
      .where('id', '=', saved.id)
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) return row.id;
  }
  return (await tx.insertInto('shipping_method').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function saveWindow(tx: DbOrTx, { of, position, saved }: Placed<NewWindow>): Promise<number> {
  const values = {
    method_id: of,
    weekdays: [...saved.weekdays],
    from_minute: saved.fromMinute,
    to_minute: saved.toMinute,
    cutoff_hours: saved.cutoffHours,
    capacity: saved.capacity,
    position,
  };
  if (saved.id !== undefined) {
    const row = await tx
      .updateTable('shipping_slot')
      .set(values)
      .where('id', '=', saved.id)
      .returning('id')
      .executeTakeFirst();
    if (row !== undefined) return row.id;
  }
  return (await tx.insertInto('shipping_slot').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const named = (rows: readonly { id?: number | undefined }[]) => rows.flatMap(({ id }) => id ?? []);

/** Writes all zones: listed ids are kept, all others deleted. */
export async function writeZones(tx: DbOrTx, zones: readonly NewZone[]): Promise<void> {
  const methods = zones.flatMap((zone) => zone.methods);
  await dropOthers(tx, 'shipping_zone', named(zones));
  await dropOthers(tx, 'shipping_method', named(methods));
  await dropOthers(tx, 'shipping_slot', named(methods.flatMap(({ slots = [] }) => slots)));
  for (const [position, zone] of zones.entries()) {
    const zoneId = await saveZone(tx, zone, position);
    for (const [place, method] of zone.methods.entries()) {
      const methodId = await saveMethod(tx, { of: zoneId, position: place, saved: method });
      for (const [order, window] of (method.slots ?? []).entries())
        await saveWindow(tx, { of: methodId, position: order, saved: window });
    }
  }
}
