import { type RawBuilder, sql } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import { withoutContacts } from '#kernel/text/person-pattern.ts';
import type { DbOrTx } from '../database/client.ts';

/** Mails without an order that contain texts typed by others, or by the person. */
const WITH_TYPED_TEXTS = [
  'abandoned-cart',
  'contact-message',
  'form-entry',
  'gift-card',
  'gift-card-to-buyer',
];

type Row = Readonly<{ id: number; subject: string; html: string; plain: string }>;

async function forgetIn(tx: DbOrTx, isMeant: RawBuilder<boolean>, pattern: string): Promise<void> {
  const { rows } = await sql<Row>`
    select id, subject, html, plain from mail_message
    where ${isMeant} and (subject ~* ${pattern} or plain ~* ${pattern} or html ~* ${pattern}) for update
  `.execute(tx);
  for (const { id, subject, html, plain } of rows)
    await tx
      .updateTable('mail_message')
      .set({
        subject: withoutContacts(subject, pattern),
        html: withoutContacts(html, pattern),
        plain: withoutContacts(plain, pattern),
      })
      .where('id', '=', id)
      .execute();
}

/** Erases a person in mails about orders of others. @param pattern from `personPattern` */
export async function forgetInOrderMails(
  tx: DbOrTx,
  pattern: string,
  orderIds: readonly OrderId[],
): Promise<void> {
  if (orderIds.length > 0) await forgetIn(tx, sql`order_id = any(${[...orderIds]}::int[])`, pattern);
}

/** Erases a person in mails without an order that contain typed texts. @param pattern from `personPattern` */
export async function forgetInTypedMails(tx: DbOrTx, pattern: string): Promise<void> {
  await forgetIn(tx, sql`order_id is null and kind = any(${WITH_TYPED_TEXTS}::text[])`, pattern);
}
