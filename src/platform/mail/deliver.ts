import type { Db } from '../database/client.ts';
import { claimMail, markFailed, markSent } from './outbox.ts';
import type { MailTransport } from './transport.ts';

type Needs = { db: Db; transport: MailTransport; from: () => Promise<string> };

/**
 * Hands waiting mails over, one transaction each: a mail is sent by one process only, and one that fails waits, longer
 * each time, and holds up no other.
 *
 * @returns how many went out
 */
export function deliverMails({ db, transport, from }: Needs) {
  async function deliverOne(): Promise<'none' | 'sent' | 'failed'> {
    const sender = await from();
    return db.transaction().execute(async (tx) => {
      const mail = await claimMail(tx);
      if (mail === null) return 'none';
      try {
        await transport({ ...mail, from: sender });
      } catch (error) {
        await markFailed(tx, mail.id, error instanceof Error ? error.message : String(error));
        return 'failed';
      }
      await markSent(tx, mail.id);
      return 'sent';
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
