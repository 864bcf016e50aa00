import { sql } from 'kysely';
import type { DbOrTx } from '../database/client.ts';

/** A mail that is ready to go. */
export type NewMail = {
  kind: string;
  /** Two mails with the same key are one. */
  dedupeKey: string;
  recipient: string;
  language: string;
  subject: string;
  html: string;
  plain: string;
  orderId: number | null;
  /** Who gets the answer; empty for the shop itself. */
  replyTo?: string;
};

export async function putMail(db: DbOrTx, mail: NewMail): Promise<void> {
  await db
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
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute();
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
  /** Empty for the shop itself. */
  replyTo: string;
};

/** Takes the next waiting mail for this transaction; another process takes another. */
export async function claimMail(tx: DbOrTx): Promise<WaitingMail | null> {
  const row = await tx
    .selectFrom('mail_message')
    .select(['id', 'kind', 'recipient', 'subject', 'html', 'plain', 'reply_to as replyTo'])
    .where('status', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row ?? null;
}

const MOST_ATTEMPTS = 12;

export async function markSent(tx: DbOrTx, id: number): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set({ status: 'sent', sent_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(tx: DbOrTx, id: number, error: string): Promise<void> {
  await tx
    .updateTable('mail_message')
    .set({
      attempts: sql`attempts + 1`,
      last_error: error.slice(0, 500),
      status: sql`case when attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end`,
    })
    .where('id', '=', id)
    .execute();
}

/** Mails that somebody was sent, without those of orders, which are kept as long as the orders are. */
export async function forgetMailsTo(tx: DbOrTx, email: string): Promise<void> {
  await tx
    .deleteFrom('mail_message')
    .where(sql<boolean>`lower(recipient) = ${email.toLowerCase()}`)
    .where('order_id', 'is', null)
    .execute();
}
