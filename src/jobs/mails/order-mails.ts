import type { Shop } from '#composition/shop.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail, hasMail } from '#platform/mail/outbox.ts';

type Deps = { shop: Shop; db: Db };

/** Queues the mail about an order event; once per event, however often it runs. */
export function mailOrderEvent({ shop, db }: Deps) {
  return async (payload: object): Promise<void> => {
    const mail = await shop.mails.ofNews(payload);
    if (mail === null || (await hasMail(db, mail.key))) return;
    const { letter, document } = mail;
    const { language, email, id } = letter.order;
    await enqueueMail(db, {
      kind: letter.template,
      dedupeKey: mail.key,
      recipient: email,
      language,
      ...(await shop.mails.print(letter, language)),
      orderId: id,
      attachments: await shop.mails.attachments(document, language),
      documentId: document?.id ?? null,
    });
  };
}
