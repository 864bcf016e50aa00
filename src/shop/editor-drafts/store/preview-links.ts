import type { StaffId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** Whose draft of which document, named as in the address of its editor, a link shows. */
export type PreviewedDraft = Readonly<{ document: string; staffId: StaffId }>;

export async function insertLink(
  db: DbOrTx,
  { document, staffId }: PreviewedDraft,
  { tokenDigest, expiresAt }: { tokenDigest: string; expiresAt: Instant },
): Promise<void> {
  await db
    .insertInto('preview_link')
    .values({ token_digest: tokenDigest, document, staff_id: staffId, expires_at: expiresAt })
    .execute();
}

/** What a link shows at a moment; null when it is unknown or expired. */
export async function findLink(
  db: DbOrTx,
  tokenDigest: string,
  now: Instant,
): Promise<PreviewedDraft | null> {
  const row = await db
    .selectFrom('preview_link')
    .select(['document', 'staff_id'])
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { document: row.document, staffId: row.staff_id };
}

/** @returns how many links the document had */
export async function deleteLinksOf(db: DbOrTx, document: string): Promise<number> {
  const [result] = await db.deleteFrom('preview_link').where('document', '=', document).execute();
  return Number(result?.numDeletedRows ?? 0);
}

export async function deleteExpiredLinks(db: DbOrTx, now: Instant): Promise<void> {
  await db.deleteFrom('preview_link').where('expires_at', '<=', now).execute();
}
