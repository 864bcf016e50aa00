import { sql } from 'kysely';
import type { Editor } from '#kernel/editor.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DocumentDraft } from './draft.ts';

/** What brought a version about. */
export type ContentAct = 'found' | 'created' | 'saved' | 'duplicated' | 'undone' | 'trashed' | 'restored';

type NewVersion = { documentId: number; version: number; draft: DocumentDraft };

/** Keeps a version; one that is kept already stays as it is. */
export async function insertVersion(
  tx: DbOrTx,
  { documentId, version, draft }: NewVersion,
  { act, by, at }: { act: ContentAct; by: Editor; at: Date },
): Promise<void> {
  await tx
    .insertInto('document_version')
    .values({
      document_id: documentId,
      version,
      draft: JSON.stringify(draft),
      act,
      by_staff_id: by.staffId,
      by_name: by.name,
      at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type HistoryEntry = Readonly<{ version: number; act: ContentAct; by: Editor; at: Date }>;

/** What became of a document, newest first. */
export async function readHistory(
  db: DbOrTx,
  documentId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const { rows } = await sql<{
    version: number;
    act: ContentAct;
    by_staff_id: number | null;
    by_name: string;
    at: Date;
    total: number;
  }>`
    select version, act, by_staff_id, by_name, at, count(*) over () as total from document_version
    where document_id = ${documentId} order by version desc limit ${limit} offset ${offset}
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

/** A document as it was; of any shape, since drafts grow with the shop. */
export async function readVersion(
  db: DbOrTx,
  documentId: number,
  version: number,
): Promise<{ draft: unknown } | null> {
  const row = await db
    .selectFrom('document_version')
    .select('draft')
    .where('document_id', '=', documentId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ?? null;
}
