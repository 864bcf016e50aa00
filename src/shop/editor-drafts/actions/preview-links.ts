import type { OneTimeKey } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { newOneTimeKey, secretDigest } from '#shop/identity/rules/secrets.ts';
import {
  deleteExpiredLinks,
  deleteLinksOf,
  findLink,
  insertLink,
  type PreviewedDraft,
} from '../store/preview-links.ts';

/** A link works for so many days. */
const VALID_DAYS = 7;

type Deps = Readonly<{ db: DbOrTx; clock: () => Instant }>;

/**
 * Links by which people without an account can view a document in its editor's current state.
 *
 * `make` returns the secret of a new link, valid for 7 days; `find` returns what a link shows, null if it is unknown,
 * expired or revoked; `revoke` ends all links of a document and returns how many there were; `forgetOld` deletes
 * expired ones.
 */
export function createPreviewLinks({ db, clock }: Deps) {
  return {
    make: async (draft: PreviewedDraft): Promise<{ token: OneTimeKey; expiresAt: Instant }> => {
      const token = newOneTimeKey();
      const expiresAt = new Date(clock().getTime() + VALID_DAYS * DAY_MS);
      await insertLink(db, draft, { tokenDigest: secretDigest(token), expiresAt });
      return { token, expiresAt };
    },
    find: (token: string): Promise<PreviewedDraft | null> => findLink(db, secretDigest(token), clock()),
    revoke: (document: string): Promise<number> => deleteLinksOf(db, document),
    forgetOld: (): Promise<void> => deleteExpiredLinks(db, clock()),
  };
}
