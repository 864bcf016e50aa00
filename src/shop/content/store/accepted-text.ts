import { createHash } from 'node:crypto';
import type { Instant } from '#kernel/instant.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A page's text in an accepted version. */
export type AcceptedText = Readonly<{ title: Localized; body: Localized; keptAt: Instant }>;

type Named = { slug: string; label: string };

const DIGEST_LENGTH = 8;

/**
 * Stores a page's current text once per version.
 *
 * @param label the version's label, e.g. `2026-11`
 * @returns the label with a digest of the text, `2026-11-3fa9c1e2`, which identifies one text; only the label when
 * there is no such page
 */
export async function saveAcceptedText(db: DbOrTx, { slug, label }: Named, now: Instant): Promise<string> {
  const page = await db
    .selectFrom('document')
    .select(['title', 'body'])
    .where('kind', '=', 'page')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirst();
  if (page === undefined) return label;
  const [title, body] = [JSON.stringify(page.title), JSON.stringify(page.body)];
  const digest = createHash('sha256').update(title).update(body).digest('hex').slice(0, DIGEST_LENGTH);
  const version = `${label}-${digest}`;
  await db
    .insertInto('accepted_text')
    .values({ slug, version, title, body, kept_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return version;
}

export async function findAcceptedText(
  db: DbOrTx,
  { slug, version }: { slug: string; version: string },
): Promise<AcceptedText | null> {
  const row = await db
    .selectFrom('accepted_text')
    .select(['title', 'body', 'kept_at'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : { title: row.title, body: row.body, keptAt: row.kept_at };
}

export type AcceptedVersion = Readonly<{ version: string; keptAt: Instant }>;

const SHOWN_VERSIONS = 50;

/** The accepted versions of a page, newest first, up to a limit. */
export async function readAcceptedVersions(db: DbOrTx, slug: string): Promise<AcceptedVersion[]> {
  return db
    .selectFrom('accepted_text')
    .select(['version', 'kept_at as keptAt'])
    .where('slug', '=', slug)
    .orderBy('kept_at', 'desc')
    .limit(SHOWN_VERSIONS)
    .execute();
}
