import { render, toPlainText } from 'react-email';
import { parseFormEntryId } from '#kernel/ids.ts';
import { translatorFor, wordsIn } from '#messages';
import type { Db } from '#platform/database/client.ts';
import { putMail } from '#platform/mail/outbox.ts';
import type { Shop } from '#src/compose.ts';
import { ContactMessage } from '#views/emails/contact-message.tsx';
import { LanguageProvider } from '#views/language/language.tsx';

type Needs = { shop: Shop; db: Db };

/** Writes the mail that brings a message to the shop, to be answered to its sender; one message has one. */
export function passMessageOn({ shop, db }: Needs) {
  return async (payload: object): Promise<void> => {
    const id = parseFormEntryId('entryId' in payload ? payload.entryId : null);
    const entry = id === null ? null : await shop.forms.find(id);
    if (entry === null) return;
    const settings = await shop.settings.all();
    const language = entry.language === 'ar' ? 'ar' : 'en';
    const t = wordsIn(language);
    const html = await render(
      <LanguageProvider translator={translatorFor(language)}>
        <ContactMessage entry={entry} />
      </LanguageProvider>,
    );
    await putMail(db, {
      kind: 'contact-message',
      dedupeKey: `contact-message-${entry.id}`,
      recipient: settings['shop.email'],
      language,
      subject: t('contact:mail.subject', {
        topic: t(`contact:topics.${entry.topic}`),
        number: entry.id,
        name: entry.name,
      }),
      html,
      plain: toPlainText(html),
      orderId: null,
      replyTo: entry.email,
    });
  };
}
