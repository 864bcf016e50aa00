import { sql } from 'kysely';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { ConsentPurpose } from '#kernel/web/consent/consent.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ConsentAnswer } from '../rules/consent-answer.ts';

/** Proof of one answer. */
export type ConsentRecord = Readonly<{
  id: string;
  /** A random id that only the visitor's browser has. */
  browser: string;
  version: number;
  language: Language;
  granted: readonly ConsentPurpose[];
  hasSignal: boolean;
  decidedAt: Instant;
}>;

export async function insertRecord(db: DbOrTx, answer: ConsentAnswer, now: Instant): Promise<void> {
  const { id, version, language, granted, signal } = answer;
  await sql`
    insert into consent_record (browser, version, language, granted, has_signal, decided_at)
    values (${id}, ${version}, ${language}, ${[...granted]}::text[], ${signal}, ${now})
  `.execute(db);
}

/** Proofs, newest first. `before`: only those older than this record. */
export async function readRecords(
  db: DbOrTx,
  { browser, before, limit }: Readonly<{ browser: string; before: string | null; limit: number }>,
): Promise<ConsentRecord[]> {
  const { rows } = await sql<ConsentRecord>`
    select id::text, browser, version, language, granted, has_signal as "hasSignal", decided_at as "decidedAt"
    from consent_record
    where (${browser} = '' or browser = ${browser}) and (${before}::bigint is null or id < ${before}::bigint)
    order by id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** How many answers there are, and how many of them grant each purpose. */
export async function countRecords(db: DbOrTx): Promise<{ total: number } & Record<ConsentPurpose, number>> {
  const { rows } = await sql<{ total: number } & Record<ConsentPurpose, number>>`
    select count(*)::int as total,
      count(*) filter (where 'functional' = any (granted))::int as functional,
      count(*) filter (where 'analytics' = any (granted))::int as analytics,
      count(*) filter (where 'marketing' = any (granted))::int as marketing
    from consent_record
  `.execute(db);
  return rows[0] ?? { total: 0, functional: 0, analytics: 0, marketing: 0 };
}

export async function deleteRecordsBefore(db: DbOrTx, moment: Instant): Promise<void> {
  await sql`delete from consent_record where decided_at < ${moment}`.execute(db);
}
