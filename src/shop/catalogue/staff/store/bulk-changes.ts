import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Editor } from './versions.ts';

/** The version of a product that a change made. */
export type SavedVersion = Readonly<{ id: number; version: number }>;

/** How long a bulk change can be undone as a whole. */
const KEPT_HOURS = 24;

const savedVersions = z.array(z.object({ id: z.int(), version: z.int() }));

/** Who makes bulk changes: a member of staff, or an API key of theirs, whose changes are apart. */
export type BulkEditor = Editor & Readonly<{ apiKeyId?: number | null }>;

/** Of an editor, and of the last hours. */
function isOf({ staffId, apiKeyId = null }: BulkEditor): RawBuilder<unknown> {
  return sql`staff_id = ${staffId}::int and api_key_id is not distinct from ${apiKeyId}::int`;
}

function isRecent(now: Date): RawBuilder<unknown> {
  return sql`at > ${now}::timestamptz - make_interval(hours => ${KEPT_HOURS})`;
}

/** The last bulk change of an editor; `changed` is how many products it changed. */
export type LastBulkChange = Readonly<{ id: number; changed: number; at: Date }>;

/** Replaces the last bulk change of an editor. */
export async function saveBulkChange(
  tx: DbOrTx,
  by: BulkEditor,
  { saved, at }: { saved: readonly SavedVersion[]; at: Date },
): Promise<void> {
  const { staffId, apiKeyId = null } = by;
  if (staffId === null) return;
  await sql`delete from bulk_change where ${isOf(by)}`.execute(tx);
  await sql`
    insert into bulk_change (staff_id, api_key_id, saved, at)
    values (${staffId}, ${apiKeyId}, ${JSON.stringify(saved)}::jsonb, ${at})
  `.execute(tx);
}

/** @returns null if there is none within 24 hours */
export async function findLastBulkChange(
  db: DbOrTx,
  by: BulkEditor,
  now: Date,
): Promise<LastBulkChange | null> {
  const { rows } = await sql<LastBulkChange>`
    select id, jsonb_array_length(saved) as changed, at from bulk_change
    where ${isOf(by)} and ${isRecent(now)}
  `.execute(db);
  return rows[0] ?? null;
}

/** Deletes a bulk change and returns it; null if missing, another editor’s or older than 24 hours. */
export async function takeBulkChange(
  tx: DbOrTx,
  by: BulkEditor,
  { id, now }: { id: number; now: Date },
): Promise<SavedVersion[] | null> {
  const { rows } = await sql<{ saved: unknown }>`
    delete from bulk_change where id = ${id} and ${isOf(by)} and ${isRecent(now)} returning saved
  `.execute(tx);
  const parsed = savedVersions.safeParse(rows[0]?.saved);
  return parsed.success ? parsed.data : null;
}
