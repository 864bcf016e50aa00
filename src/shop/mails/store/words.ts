import { z } from 'zod';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { MAIL_PARTS, type MailTemplate, type MailWords } from '../rules/templates.ts';

/** Custom texts from a moment on; missing parts have their default. */
export type StoredWords = Readonly<{ words: Partial<MailWords>; actor: string; at: Instant }>;

const stored = z.partialRecord(z.enum(MAIL_PARTS), z.string());

/** All versions of a template's texts, newest first. */
export async function readHistory(
  db: DbOrTx,
  template: MailTemplate,
  language: Language,
): Promise<StoredWords[]> {
  const rows = await db
    .selectFrom('mail_words')
    .select(['words', 'actor', 'at'])
    .where('template', '=', template)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ words, actor, at }) => ({ words: stored.parse(words), actor, at }));
}

/** Serialises edits of mail texts. */
export async function lockWords(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.mails.words');
}

/** The current custom texts of all templates and languages. */
export async function readCustomWords(
  db: DbOrTx,
): Promise<{ template: string; language: string; words: Partial<MailWords> }[]> {
  const rows = await db
    .selectFrom('mail_words')
    .distinctOn(['template', 'language'])
    .select(['template', 'language', 'words'])
    .orderBy('template')
    .orderBy('language')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ template, language, words }) => ({ template, language, words: stored.parse(words) }));
}

export async function readWords(
  db: DbOrTx,
  template: MailTemplate,
  language: Language,
): Promise<Partial<MailWords>> {
  const row = await db
    .selectFrom('mail_words')
    .select('words')
    .where('template', '=', template)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? {} : stored.parse(row.words);
}

export async function insertWords(
  db: DbOrTx,
  { template, language, words, actor, at }: StoredWords & { template: MailTemplate; language: Language },
): Promise<void> {
  await db
    .insertInto('mail_words')
    .values({ template, language, words: JSON.stringify(words), actor, at })
    .execute();
}
