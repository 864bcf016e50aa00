import { sql } from 'kysely';
import type { FormEntryId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';

/** A stored message. */
export type FormEntry = Readonly<{
  id: FormEntryId;
  form: string;
  status: string;
  language: string;
  name: string;
  email: string;
  phone: string;
  topic: string;
  message: string;
  /** The consent sentence as shown; dated by `writtenAt`. */
  consentText: string;
  writtenAt: Instant;
}>;

type NewEntry = Omit<FormEntry, 'id'> & { digest: string; sender: string };

const COLUMNS = [
  'id',
  'form',
  'status',
  'language',
  'name',
  'email',
  'phone',
  'topic',
  'message',
  'consent_text',
  'written_at',
] as const;

/** @returns the new id, or null when the same message is stored already */
export async function saveEntry(db: DbOrTx, entry: NewEntry): Promise<FormEntryId | null> {
  const { consentText, writtenAt, ...rest } = entry;
  const row = await db
    .insertInto('form_entry')
    .values({ ...rest, consent_text: consentText, written_at: writtenAt })
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

type Row = {
  [K in (typeof COLUMNS)[number]]: K extends 'id' ? FormEntryId : K extends 'written_at' ? Date : string;
};

function parseEntry({ id, consent_text, written_at, ...rest }: Row): FormEntry {
  return { ...rest, id, consentText: consent_text, writtenAt: written_at };
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
