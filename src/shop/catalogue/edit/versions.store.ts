import { sql } from 'kysely';
import type { Editor } from '#kernel/editor.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ProductDraft } from './draft.ts';

export type { Editor };

/** What brought a version about. */
export type Act =
  | 'found'
  | 'created'
  | 'saved'
  | 'changed'
  | 'duplicated'
  | 'undone'
  | 'archived'
  | 'restored'
  | 'published'
  | 'unpublished';

export type NewVersion = { productId: number; version: number; draft: ProductDraft };

/** Keeps versions; one that is kept already stays as it is. */
export async function insertVersions(
  tx: DbOrTx,
  versions: readonly NewVersion[],
  { act, by, at }: { act: Act; by: Editor; at: Date },
): Promise<void> {
  if (versions.length === 0) return;
  const given = versions.map(({ productId, version, draft }) => ({ product_id: productId, version, draft }));
  await sql`
    insert into product_version (product_id, version, draft, act, by_staff_id, by_name, at)
    select product_id, version, draft, ${act}, ${by.staffId}::int, ${by.name}, ${at}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as v(product_id int, version int, draft jsonb)
    on conflict do nothing
  `.execute(tx);
}

export type HistoryEntry = Readonly<{ version: number; act: Act; by: Editor; at: Date }>;
type Row = { version: number; act: Act; by_staff_id: number | null; by_name: string; at: Date };

/** What became of a product, newest first. */
export async function readHistory(
  db: DbOrTx,
  productId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const { rows } = await sql<Row & { total: number }>`
    select version, act, by_staff_id, by_name, at, count(*) over () as total from product_version
    where product_id = ${productId} order by version desc limit ${limit} offset ${offset}
  `.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    entries: rows.map(({ version, act, by_staff_id, by_name, at }) => ({
      version,
      act,
      by: { staffId: by_staff_id, name: by_name },
      at,
    })),
  };
}

/** A product as it was; of any shape, since drafts grow with the shop. */
export async function readVersionDraft(
  db: DbOrTx,
  productId: number,
  version: number,
): Promise<{ draft: unknown } | null> {
  const { rows } = await sql<{ draft: unknown }>`
    select draft from product_version where product_id = ${productId} and version = ${version}
  `.execute(db);
  return rows[0] ?? null;
}

/** Who wrote the newest version that is kept. */
export async function lastEntry(db: DbOrTx, productId: number): Promise<HistoryEntry | null> {
  const { entries } = await readHistory(db, productId, { limit: 1, offset: 0 });
  return entries[0] ?? null;
}
