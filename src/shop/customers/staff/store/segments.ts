import { sql } from 'kysely';
import type { SegmentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx, Tx } from '#platform/database/client.ts';
import { parseSegmentRule, type SegmentRule } from '../../rules/segment.ts';

/** A segment that staff saved. */
export type Segment = Readonly<{
  id: SegmentId;
  name: string;
  rule: SegmentRule;
  updatedAt: Instant;
  version: number;
}>;

type Row = { id: SegmentId; name: string; rule: unknown; updated_at: Date; version: number };

/** Null for a rule that cannot be read, such as one of an archive of a later version. */
function parseSegment({ id, name, rule, updated_at: updatedAt, version }: Row): Segment | null {
  const parsed = parseSegmentRule(rule);
  return parsed.ok ? { id, name, rule: parsed.rule, updatedAt, version } : null;
}

const COLUMNS = ['id', 'name', 'rule', 'updated_at', 'version'] as const;

/** All saved segments by their names. */
export async function readSegments(db: DbOrTx): Promise<Segment[]> {
  const rows = await db.selectFrom('customer_segment').select(COLUMNS).orderBy(sql`lower(name)`).execute();
  return rows.map(parseSegment).filter((segment) => segment !== null);
}

export async function findSegment(db: DbOrTx, id: SegmentId): Promise<Segment | null> {
  const row = await db.selectFrom('customer_segment').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseSegment(row);
}

/** Locks a segment until the transaction ends. @returns its name and rule, or null if it does not exist */
export async function lockSegment(
  tx: Tx,
  id: SegmentId,
): Promise<Readonly<{ name: string; rule: unknown }> | null> {
  const row = await tx
    .selectFrom('customer_segment')
    .select(['name', 'rule'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type Saving = Readonly<{ name: string; rule: SegmentRule; now: Instant }>;

/** @returns the new id, or null when the name is taken */
export async function insertSegment(db: DbOrTx, { name, rule, now }: Saving): Promise<SegmentId | null> {
  const row = await db
    .insertInto('customer_segment')
    .values({ name, rule: JSON.stringify(rule), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** @returns whether another segment has the name */
export async function isNameTaken(db: DbOrTx, name: string, butFor: SegmentId): Promise<boolean> {
  const row = await db
    .selectFrom('customer_segment')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('id', '<>', butFor)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateSegment(tx: DbOrTx, id: SegmentId, { name, rule, now }: Saving): Promise<void> {
  await tx
    .updateTable('customer_segment')
    .set({ name, rule: JSON.stringify(rule), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the segment existed */
export async function deleteSegment(db: DbOrTx, id: SegmentId): Promise<boolean> {
  const result = await db.deleteFrom('customer_segment').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
