import type { Db } from '../database/client.ts';
import { isDiskFull } from '../files/disk.ts';
import { claimMail, markFailed, markSent } from './outbox.ts';
import type { Letter, MailTransport } from './transport.ts';

type Needs = { db: Db; transport: MailTransport; from: () => Promise<string> };

/**
 * Hands waiting mails over, one transaction each: a mail is sent by one process only, and one that fails waits, longer
 * each time, and holds up no other.
 *
 * @returns how many went out
 */
export function deliverMails({ db, transport, from }: Needs) {
  /** @returns why it could not be handed over; null when it was */
  async function handOver(letter: Letter): Promise<string | null> {
    try {
      await transport(letter);
      return null;
    } catch (error) {
      // A full disk is no fault of the mail: it waits, and none of its tries is used up.
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
