import { sql } from 'kysely';
import type { OrderId, TaxDocumentId } from '#kernel/ids.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import type { DbOrTx } from '../database/client.ts';

export type Attachment = { fileName: string; mediaType: string; content: Buffer };

/** A mail to be queued. */
export type NewMail = {
  kind: string;
  /** Mails with the same key are sent once. */
  dedupeKey: string;
  recipient: string;
  language: string;
  subject: string;
  html: string;
  plain: string;
  orderId: OrderId | null;
  /** The reply-to address; empty for the shop's own. */
  replyTo?: string;
  attachments?: readonly Attachment[];
  /** The attached invoice or credit note, to print it again when the mail is resent. */
  documentId?: TaxDocumentId | null;
  /** One-click unsubscribe for this kind of mail; omitted for mandatory mails. */
  unsubscribeUrl?: string;
};

export async function enqueueMail(db: DbOrTx, mail: NewMail): Promise<void> {
  const { attachments = [] } = mail;
  if (attachments.length === 0) return void (await insertMail(db, mail));
  await db.transaction().execute(async (tx) => {
    const id = await insertMail(tx, mail);
    if (id === null) return;
    await insertAttachments(tx, id, attachments);
  });
}

export async function insertAttachments(
  tx: DbOrTx,
  id: number,
  attachments: readonly Attachment[],
): Promise<void> {
  const rows = attachments.map(({ fileName, mediaType, content }, position) => ({
    mail_id: id,
    position,
    file_name: fileName,
    media_type: mediaType,
    content_base64: content.toString('base64'),
  }));
  if (rows.length > 0) await tx.insertInto('mail_attachment').values(rows).execute();
}

/** @returns the mail's id, or null when its key exists */
async function insertMail(db: DbOrTx, mail: NewMail): Promise<number | null> {
  const row = await db
    .insertInto('mail_message')
    .values({
      kind: mail.kind,
      dedupe_key: mail.dedupeKey,
      recipient: mail.recipient,
      language: mail.language,
      subject: mail.subject,
      html: mail.html,
      plain: mail.plain,
      order_id: mail.orderId,
      reply_to: mail.replyTo ?? '',
      document_id: mail.documentId ?? null,
      unsubscribe_url: mail.unsubscribeUrl ?? '',
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasMail(db: DbOrTx, dedupeKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_message')
    .select('id')
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirst();
  return row !== undefined;
}

export type WaitingMail = {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  plain: string;
  /** Empty for the shop's own. */
  replyTo: string;
  /** Empty for mandatory mails. */
  unsubscribeUrl: string;
  attachments: readonly Attachment[];
};

async function readAttachments(db: DbOrTx, mailId: number): Promise<Attachment[]> {
  const rows = await db
    .selectFrom('mail_attachment')
    .selectAll()
    .where('mail_id', '=', mailId)
    .orderBy('position')
    .execute();
  return rows.map(({ file_name, media_type, content_base64 }) => ({
    fileName: file_name,
    mediaType: media_type,
    content: Buffer.from(content_base64, 'base64'),
  }));
}

/** Claims the next waiting mail for this transaction; other processes skip it. */
export async function claimMail(tx: DbOrTx): Promise<WaitingMail | null> {
  const row = await tx
    .selectFrom('mail_message')
    .select([
      'id',
      'kind',
      'recipient',
      'subject',
      'html',
      'plain',
      'reply_to as replyTo',
      'unsubscribe_url as unsubscribeUrl',
    ])
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, attachments: await readAttachments(tx, row.id) };
}

const MOST_ATTEMPTS = 12;
/** Confirms the deletion of an account: once it is sent, its recipient and content are deleted. */
const DELETION_MAIL = 'account-deleted';

async function clearDeletionMail(tx: DbOrTx, id: number): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set({ recipient: '', subject: '', html: '', plain: '', last_error: '' })
    .where('id', '=', id)
    .where('kind', '=', DELETION_MAIL)
    .where('status', '<>', 'waiting')
    .execute();
}

export async function markSent(tx: DbOrTx, id: number): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set({ status: 'sent', sent_at: new Date(), last_error: '' })
    .where('id', '=', id)
    .execute();
  await clearDeletionMail(tx, id);
  // Attachments can be printed again, so they are not stored after sending.
  await tx.deleteFrom('mail_attachment').where('mail_id', '=', id).execute();
}

export async function markFailed(tx: DbOrTx, id: number, error: string): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set({
      attempts: sql`attempts + 1`,
      last_error: cutText(error, 500),
      next_attempt_at: sql`now() + least(interval '1 hour', interval '1 minute' * power(2, least(attempts, 10)))`,
      status: sql`case when attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end`,
    })
    .where('id', '=', id)
    .execute();
  await clearDeletionMail(tx, id);
}

/**
 * Deletes mails to addresses or with a Reply-To of them, except order mails, which are kept as long as the orders.
 *
 * @param emails in lower case
 */
export async function deleteMailsOf(tx: DbOrTx, emails: readonly string[]): Promise<void> {
  await sql`
    delete from mail_message where order_id is null
      and (lower(recipient) = any(${emails}::text[]) or lower(reply_to) = any(${emails}::text[]))
  `.execute(tx);
}

/**
 * Deletes mails queued under a key, or under a key with a suffix.
 *
 * @returns the keys of unsent ones
 */
export async function deleteMailsByKey(tx: DbOrTx, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with gone as (
      delete from mail_message using unnest(${[...keys]}::text[]) as key
      where dedupe_key = key or starts_with(dedupe_key, key || '-')
      returning key, status
    )
    select distinct key from gone where status in ('waiting', 'failed')
  `.execute(tx);
  return rows.map(({ key }) => key);
}
