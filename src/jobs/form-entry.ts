import type { Shop } from '#composition/shop.ts';
import { parseFormEntryId } from '#kernel/ids.ts';
import type { Db } from '#platform/database/client.ts';
import { enqueueMail } from '#platform/mail/outbox.ts';
import type { FormEntry } from '#shop/forms';
import { field } from './payload.ts';

type Deps = { shop: Shop; db: Db };

const languageOf = ({ language }: FormEntry) => (language === 'ar' ? 'ar' : 'en');

/** The mail about an entry, with its sender as reply-to. */
async function mailShop({ shop, db }: Deps, entry: FormEntry, mailTo: string): Promise<void> {
  const template = 'form-entry';
  const language = languageOf(entry);
  await enqueueMail(db, {
    kind: template,
    dedupeKey: `${template}-${entry.id}`,
    recipient: mailTo || (await shop.settings.all())['shop.email'],
    language,
    ...(await shop.mails.print({ template, entry }, language)),
    orderId: null,
    replyTo: entry.email,
  });
}

/** The mail to the sender of the entry. */
async function mailSender({ shop, db }: Deps, entry: FormEntry): Promise<void> {
  const template = 'form-received';
  const language = languageOf(entry);
  await enqueueMail(db, {
    kind: template,
    dedupeKey: `${template}-${entry.id}`,
    recipient: entry.email,
    language,
    ...(await shop.mails.print({ template }, language)),
    orderId: null,
  });
}

/** Queues the mails that a form sends for an entry, each once. */
export function mailFormEntry(deps: Deps) {
  return async (payload: object): Promise<void> => {
    const id = parseFormEntryId(field(payload, 'entryId'));
    const entry = id === null ? null : await deps.shop.forms.find(id);
    if (entry === null) return;
    const mailTo = field(payload, 'mailTo');
    if (typeof mailTo === 'string') await mailShop(deps, entry, mailTo);
    if (field(payload, 'isConfirmed') === true && entry.email !== '') await mailSender(deps, entry);
  };
}
