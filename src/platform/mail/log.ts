import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { OrderId, TaxDocumentId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Db } from '../database/client.ts';
import { type Attachment, insertAttachments } from './outbox.ts';

export type MailStatus = 'waiting' | 'sent' | 'failed';

/** One row of the mail log. */
export type ListedMail = Readonly<{
  id: number;
  kind: string;
  recipient: string;
  language: string;
  subject: string;
  status: MailStatus;
  attempts: number;
  /** The error of the last attempt; empty when it was sent. */
  lastError: string;
  orderId: OrderId | null;
  /** The mail this one resends; null for an original. */
  resentOf: number | null;
  createdAt: Instant;
  sentAt: Instant | null;
}>;

export type LoggedMail = ListedMail &
  Readonly<{ html: string; plain: string; replyTo: string; documentId: TaxDocumentId | null }>;

export type MailSearch = Readonly<{
  kind?: string | undefined;
  /** Part of the address. */
  recipient?: string | undefined;
  status?: MailStatus | undefined;
  orderId?: number | undefined;
  /** Only mails older than this one, the last of the previous page. */
  before?: number | undefined;
}>;

const PAGE = 50;

const LISTED = [
  'id',
  'kind',
  'recipient',
  'language',
  'subject',
  'status',
  'attempts',
  'last_error as lastError',
  'order_id as orderId',
  'resent_of as resentOf',
  'created_at as createdAt',
  'sent_at as sentAt',
] as const;

const withStatus = <T extends { status: string }>(row: T) => ({ ...row, status: row.status as MailStatus });

/** @returns fifty mails, newest first, and whether there are older ones */
async function listMails(
  db: Db,
  { kind, recipient, status, orderId, before }: MailSearch,
): Promise<{ mails: ListedMail[]; hasMore: boolean }> {
  let query = db.selectFrom('mail_message').select(LISTED);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (status !== undefined) query = query.where('status', '=', status);
  if (orderId !== undefined) query = query.where(sql.ref<number>('order_id'), '=', orderId);
  if (before !== undefined) query = query.where('id', '<', before);
  if (recipient !== undefined) {
    const pattern = `%${recipient.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`lower(recipient) like ${pattern}`);
  }
  const rows = await query
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return { mails: rows.slice(0, PAGE).map(withStatus), hasMore: rows.length > PAGE };
}

async function findMail(db: Db, id: number): Promise<LoggedMail | null> {
  const row = await db
    .selectFrom('mail_message')
    .select([...LISTED, 'html', 'plain', 'reply_to as replyTo', 'document_id as documentId'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return withStatus(row);
}

async function tryAgain(db: Db, id: number): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .execute();
}

function copyMail(db: Db, id: number, attachments: readonly Attachment[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      insert into mail_message (kind, dedupe_key, recipient, language, subject, html, plain, order_id, reply_to,
        document_id, unsubscribe_url, resent_of)
      select kind, ${`resent-${randomUUID()}`}, recipient, language, subject, html, plain, order_id, reply_to,
        document_id, unsubscribe_url, id
      from mail_message where id = ${id}
      returning id
    `.execute(tx);
    const [made] = rows;
    if (made === undefined) throw new Error(`there is no mail ${id}`);
    await insertAttachments(tx, made.id, attachments);
    return made.id;
  });
}

async function countMails(db: Db, status: MailStatus): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from mail_message where status = ${status}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The log of sent, waiting and failed mails. */
export function mailLog(db: Db) {
  return {
    list: (search: MailSearch) => listMails(db, search),
    count: (status: MailStatus) => countMails(db, status),
    find: (id: number) => findMail(db, id),
    /** Queues a failed mail again. */
    tryAgain: (id: number) => tryAgain(db, id),
    /** Sends the same mail again. @returns the id of the copy */
    copy: (id: number, attachments: readonly Attachment[]) => copyMail(db, id, attachments),
  };
}

export type MailLog = ReturnType<typeof mailLog>;
