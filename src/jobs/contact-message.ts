import { parseFormEntryId } from '#kernel/ids.ts';
import type { Db } from '#platform/database/client.ts';
import { putMail } from '#platform/mail/outbox.ts';
import type { Shop } from '#src/compose.ts';

type Needs = { shop: Shop; db: Db };

/** Writes the mail that brings a message to the shop, to be answered to its sender; one message has one. */
export function passMessageOn({ shop, db }: Needs) {
  return async (payload: object): Promise<void> => {
    const id = parseFormEntryId('entryId' in payload ? payload.entryId : null);
    const entry = id === null ? null : await shop.forms.find(id);
    if (entry === null) return;
    const template = 'contact-message';
    const language = entry.language === 'ar' ? 'ar' : 'en';
    await putMail(db, {
      kind: template,
      dedupeKey: `${template}-${entry.id}`,
      recipient: (await shop.settings.all())['shop.email'],
      language,
      ...(await shop.mails.print({ template, entry }, language)),
      orderId: null,
      replyTo: entry.email,
    });
  };
}
