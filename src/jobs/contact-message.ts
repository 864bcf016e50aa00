import type { Shop } from '#composition/shop.ts';
import { parseFormEntryId } from '#kernel/ids.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';

type Deps = { shop: Shop; db: Db };

/** Queues the mail with a contact message to the shop, reply-to its sender; once per message. */
export function mailContactMessage({ shop, db }: Deps) {
  return async (payload: object): Promise<void> => {
    const id = parseFormEntryId('entryId' in payload ? payload.entryId : null);
    const entry = id === null ? null : await shop.forms.find(id);
    if (entry === null) return;
    const template = 'contact-message';
    const language = entry.language === 'ar' ? 'ar' : 'en';
    await enqueueMail(db, {
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
