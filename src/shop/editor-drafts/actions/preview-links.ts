import type { OneTimeKey, StaffId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { newOneTimeKey, secretDigest } from '#shop/identity/rules/secrets.ts';

/** A link works for so many days. */
const VALID_DAYS = 7;

type Deps = Readonly<{ db: DbOrTx; clock: () => Instant }>;
/** Whose draft of which document, named as in the address of its editor, a link shows. */
export type PreviewedDraft = Readonly<{ document: string; staffId: StaffId }>;

/**
 * Links by which people without an account can view a document in its editor's current state.
 *
 * `make` returns the secret of a new link, valid for 7 days; `find` returns what a link shows, null if it is unknown,
 * expired or revoked; `revoke` ends all links of a document and returns how many there were; `forgetOld` deletes
 * expired ones.
 */
export function createPreviewLinks({ db, clock }: Deps) {
  return {
    make: async ({
      document,
      staffId,
    }: PreviewedDraft): Promise<{ token: OneTimeKey; expiresAt: Instant }> => {
      const token = newOneTimeKey();
      const expiresAt = new Date(clock().getTime() + VALID_DAYS * DAY_MS);
      await db
        .insertInto('preview_link')
        .values({ token_digest: secretDigest(token), document, staff_id: staffId, expires_at: expiresAt })
        .execute();
      return { token, expiresAt };
    },
    find: async (token: string): Promise<PreviewedDraft | null> => {
      const row = await db
        .selectFrom('preview_link')
        .select(['document', 'staff_id'])
        .where('token_digest', '=', secretDigest(token))
        .where('expires_at', '>', clock())
        .executeTakeFirst();
      return row === undefined ? null : { document: row.document, staffId: row.staff_id };
    },
    revoke: async (document: string): Promise<number> => {
      const [result] = await db.deleteFrom('preview_link').where('document', '=', document).execute();
      return Number(result?.numDeletedRows ?? 0);
    },
    forgetOld: async (): Promise<void> => {
      await db.deleteFrom('preview_link').where('expires_at', '<=', clock()).execute();
    },
  };
}
