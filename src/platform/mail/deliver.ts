import type { Db } from '../database/client.ts';
import { isDiskFull } from '../files/disk.ts';
import { claimMail, markFailed, markSent } from './outbox.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

type Deps = { db: Db; transport: MailTransport; from: () => Promise<string> };

/**
 * Delivers waiting mails in one transaction each: one process sends a mail, and a failed one is retried with
 * growing delays without blocking others.
 *
 * @returns the number of sent mails
 */
export function deliverMails({ db, transport, from }: Deps) {
  /** @returns the error; null when it was sent */
  async function handOver(letter: OutgoingMail): Promise<string | null> {
    try {
      await transport(letter);
      return null;
    } catch (error) {
      // A full disk is not the mail's fault: it stays queued and keeps its attempts.
      if (isDiskFull(error)) throw error;
      return error instanceof Error ? error.message : String(error);
    }
  }

  async function deliverOne(): Promise<'none' | 'sent' | 'failed'> {
    const sender = await from();
    return db.transaction().execute(async (tx) => {
      const mail = await claimMail(tx);
      if (mail === null) return 'none';
      const failure = await handOver({ ...mail, from: sender });
      await (failure === null ? markSent(tx, mail.id) : markFailed(tx, mail.id, failure));
      return failure === null ? 'sent' : 'failed';
    });
  }
  return async (): Promise<number> => {
    let sent = 0;
    for (;;) {
      const result = await deliverOne();
      if (result === 'none') return sent;
      if (result === 'sent') sent += 1;
    }
  };
}
