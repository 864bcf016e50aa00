import type { Db } from '#platform/database/client.ts';
import { hasMail, putMail } from '#platform/mail/outbox.ts';
import type { Shop } from '#src/compose.ts';

type Needs = { shop: Shop; db: Db };

/** Writes the mail about something that happened to an order; the same news is one mail, however often this runs. */
export function tellOfOrder({ shop, db }: Needs) {
  return async (payload: object): Promise<void> => {
    const mail = await shop.mails.ofNews(payload);
    if (mail === null || (await hasMail(db, mail.key))) return;
    const { letter, document } = mail;
    const { language, email, id } = letter.order;
    await putMail(db, {
      kind: letter.template,
      dedupeKey: mail.key,
      recipient: email,
      language,
      ...(await shop.mails.print(letter, language)),
      orderId: id,
      attachments: await shop.mails.papers(document, language),
      documentId: document?.id ?? null,
    });
  };
}
