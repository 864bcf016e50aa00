import { type Selectable, sql } from 'kysely';
import type { FormEntryId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DB } from '#platform/database/tables.ts';
import type { Answer } from '../rules/read-answers.ts';

/** A stored message. */
export type FormEntry = Readonly<{
  id: FormEntryId;
  /** `contact`, or the document and node of a form. */
  form: string;
  /** What the form was called; '' for the contact form. */
  title: string;
  status: string;
  language: string;
  name: string;
  email: string;
  phone: string;
  /** Of the contact form; '' elsewhere. */
  topic: string;
  /** What was written, or all answers as text. */
  message: string;
  /** The answers of a form; none for the contact form. */
  answers: readonly Answer[];
  /** The consent sentence as shown; dated by `writtenAt`. */
  consentText: string;
  writtenAt: Instant;
}>;

type NewEntry = Omit<FormEntry, 'id'> & { digest: string; sender: string };

const COLUMNS = [
  'id',
  'form',
  'title',
  'status',
  'language',
  'name',
  'email',
  'phone',
  'topic',
  'message',
  'answers',
  'consent_text',
  'written_at',
] as const;

/** @returns the new id, or null when the same message is stored already */
export async function saveEntry(db: DbOrTx, entry: NewEntry): Promise<FormEntryId | null> {
  const { consentText, writtenAt, answers, ...rest } = entry;
  const row = await db
    .insertInto('form_entry')
    .values({
      ...rest,
      answers: JSON.stringify(answers),
      consent_text: consentText,
      written_at: writtenAt,
    })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row === undefined ? null : row.id;
}

/** Times of recent messages from one network since a moment, newest first. */
export async function recentEntries(
  db: DbOrTx,
  { sender, since, limit }: { sender: string; since: Instant; limit: number },
): Promise<Instant[]> {
  const rows = await db
    .selectFrom('form_entry')
    .select('written_at')
    .where('sender', '=', sender)
    .where('written_at', '>', since)
    .orderBy('written_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ written_at }) => written_at);
}

function parseEntry({
  consent_text,
  written_at,
  answers,
  ...rest
}: Pick<Selectable<DB['form_entry']>, (typeof COLUMNS)[number]>): FormEntry {
  return {
    ...rest,
    answers: answers as unknown as readonly Answer[],
    consentText: consent_text,
    writtenAt: written_at,
  };
}

export async function findEntry(db: DbOrTx, id: FormEntryId): Promise<FormEntry | null> {
  const row = await db.selectFrom('form_entry').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : parseEntry(row);
}

/** Entries after an id, oldest first. */
export async function entriesAfter(db: DbOrTx, id: number, limit: number): Promise<FormEntry[]> {
  const rows = await db
    .selectFrom('form_entry')
    .select(COLUMNS)
    .where(sql.ref<number>('id'), '>', id)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(parseEntry);
}

/** A file of an entry, to be stored. */
export type NewFile = Readonly<{ key: string; fileName: string; mediaType: string; content: Buffer }>;

export async function saveFile(
  tx: DbOrTx,
  entryId: FormEntryId,
  { key, fileName, mediaType, content }: NewFile,
): Promise<void> {
  await tx
    .insertInto('form_file')
    .values({
      ...{ entry_id: entryId, key, file_name: fileName, media_type: mediaType },
      ...{ bytes: content.length, content_base64: content.toString('base64') },
    })
    .execute();
}
