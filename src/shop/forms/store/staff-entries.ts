import { sql } from 'kysely';
import type { FormEntryId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FormEntry } from './entries.ts';

export const ENTRY_STATES = ['new', 'done', 'spam'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** A message with its state and note. */
export type QueuedEntry = Omit<FormEntry, 'status'> &
  Readonly<{ status: EntryState; note: string; doneAt: Instant | null; version: number }>;

export type EntryQuery = Readonly<{
  text: string;
  state: EntryState | null;
  topic: string | null;
  /** `contact`, or the document and node of a form; null for all. */
  form: string | null;
  limit: number;
  offset: number;
}>;

const COLUMNS = sql`id, form, title, answers, status, language, name, email, phone, topic, message, consent_text as "consentText",
  written_at as "writtenAt", note, done_at as "doneAt", version`;

function fits({ text, state, topic, form }: EntryQuery) {
  const sought = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const words =
    text === ''
      ? sql`true`
      : sql`lower(name || ' ' || email || ' ' || phone || ' ' || message) like ${sought}`;
  return sql`${words} and (${state}::text is null or status = ${state}) and (${topic}::text is null or topic = ${topic})
    and (${form}::text is null or form = ${form})`;
}

/** Messages, newest first, and the number in each state. */
export async function findEntries(
  db: DbOrTx,
  query: EntryQuery,
): Promise<{ rows: QueuedEntry[]; total: number; counts: Record<EntryState, number> }> {
  const { rows } = await sql<QueuedEntry>`
    select ${COLUMNS} from form_entry where ${fits(query)}
    order by written_at desc, id desc limit ${query.limit} offset ${query.offset}
  `.execute(db);
  const counted = await sql<{ status: EntryState; count: number }>`
    select status, count(*)::int as count from form_entry where ${fits({ ...query, state: null })} group by status
  `.execute(db);
  const by = new Map(counted.rows.map(({ status, count }) => [status, count]));
  const counts = { new: by.get('new') ?? 0, done: by.get('done') ?? 0, spam: by.get('spam') ?? 0 };
  const total = query.state === null ? counts.new + counts.done + counts.spam : counts[query.state];
  return { rows, total, counts };
}

/** The number of messages in a state. */
export async function countEntries(db: DbOrTx, state: EntryState): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from form_entry where status = ${state}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The forms that have entries, with what each was called last. */
export async function formsWithEntries(db: DbOrTx): Promise<{ form: string; title: string }[]> {
  const { rows } = await sql<{ form: string; title: string }>`
    select distinct on (form) form, title from form_entry order by form, written_at desc, id desc
  `.execute(db);
  return rows;
}

/** A file of an entry, without what is in it. */
export type EntryFile = Readonly<{
  id: number;
  key: string;
  fileName: string;
  mediaType: string;
  bytes: number;
}>;

export async function filesOfEntry(db: DbOrTx, id: FormEntryId): Promise<EntryFile[]> {
  return db
    .selectFrom('form_file')
    .select(['id', 'key', 'file_name as fileName', 'media_type as mediaType', 'bytes'])
    .where('entry_id', '=', id)
    .orderBy('id')
    .execute();
}

export async function readFile(
  db: DbOrTx,
  { id, file }: { id: FormEntryId; file: number },
): Promise<{ fileName: string; mediaType: string; content: Buffer } | null> {
  const row = await db
    .selectFrom('form_file')
    .select(['file_name', 'media_type', 'content_base64'])
    .where('id', '=', file)
    .where('entry_id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { file_name: fileName, media_type: mediaType, content_base64 } = row;
  return { fileName, mediaType, content: Buffer.from(content_base64, 'base64') };
}

export async function findQueuedEntry(db: DbOrTx, id: FormEntryId): Promise<QueuedEntry | null> {
  const { rows } = await sql<QueuedEntry>`select ${COLUMNS} from form_entry where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** @returns the changed ids with their previous state */
export async function moveEntries(
  db: DbOrTx,
  ids: readonly FormEntryId[],
  { to, at }: { to: EntryState; at: Instant },
): Promise<{ id: FormEntryId; from: EntryState }[]> {
  const { rows } = await sql<{ id: FormEntryId; from: EntryState }>`
    with before as (select id, status from form_entry where id = any(${[...ids]}::int[]) and status <> ${to} for update)
    update form_entry set status = ${to}, done_at = case when ${to} = 'done' then ${at}::timestamptz end
    from before where form_entry.id = before.id
    returning form_entry.id, before.status as from
  `.execute(db);
  return rows;
}

/** Locks a message's note until the transaction ends and returns it; null for an unknown message. */
export async function lockNote(tx: DbOrTx, id: FormEntryId): Promise<string | null> {
  const row = await tx
    .selectFrom('form_entry')
    .select('note')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.note ?? null;
}

export async function saveNote(tx: DbOrTx, id: FormEntryId, note: string): Promise<void> {
  await tx.updateTable('form_entry').set({ note }).where('id', '=', id).execute();
}

export async function deleteEntries(db: DbOrTx, ids: readonly FormEntryId[]): Promise<number> {
  const deleted = await db.deleteFrom('form_entry').where('id', 'in', ids).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes messages older than a moment. @returns their number */
export async function deleteEntriesBefore(db: DbOrTx, moment: Instant): Promise<number> {
  const deleted = await db.deleteFrom('form_entry').where('written_at', '<', moment).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
