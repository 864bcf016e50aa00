import type { TaxDocumentId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { ListedMail, LoggedMail, MailLog, MailSearch } from '#platform/mail/log.ts';
import type { Attachment } from '#platform/mail/outbox.ts';
import type { TaxDocument } from '#shop/invoices';
import type { MailRefusal } from '../refusals.ts';

export type LogDeps = Readonly<{
  log: MailLog;
  findDocument: (id: TaxDocumentId) => Promise<TaxDocument | null>;
  printTaxDocument: (document: TaxDocument, language: Language) => Promise<Buffer>;
}>;

/** Mails with a link that signs in, joins or confirms, or with the code of a gift card. */
const HOLD_KEYS = [
  'account-register',
  'account-invite',
  'account-reset',
  'account-email',
  'staff-invitation',
  'subscription-confirm',
  'gift-card',
  'gift-card-to-buyer',
];
const KEY = /([?&](?:amp;)?key=)[\w-]+/g;
/** All but the last four. */
const GIFT_CARD_CODE = /\b(?:[0-9A-Z]{4}-){3}(?=[0-9A-Z]{4}\b)/g;

/** Removes secret links, so that staff cannot use them. */
function withoutKeys(mail: LoggedMail): LoggedMail {
  if (!HOLD_KEYS.includes(mail.kind)) return mail;
  const hidden = (text: string) => text.replace(KEY, '$1…').replace(GIFT_CARD_CODE, '••••');
  return { ...mail, html: hidden(mail.html), plain: hidden(mail.plain) };
}

const UNKNOWN: MailRefusal = { code: 'mails.unknown-mail' };

/** Why a mail cannot be resent; null when it can. */
function refusalOf(mail: LoggedMail | null): MailRefusal | null {
  // The recipient of an emptied one was erased.
  if (mail === null || mail.recipient === '') return UNKNOWN;
  if (mail.status === 'waiting') return { code: 'mails.still-waiting' };
  return HOLD_KEYS.includes(mail.kind) ? { code: 'mails.holds-key' } : null;
}

/** The document attached to a mail; the PDF libraries are loaded on demand. */
export function attachmentsOf({ printTaxDocument }: Pick<LogDeps, 'printTaxDocument'>) {
  return async (document: TaxDocument | null, language: Language): Promise<Attachment[]> => {
    if (document === null) return [];
    const content = await printTaxDocument(document, language);
    return [{ fileName: `${document.label}.pdf`, mediaType: 'application/pdf', content }];
  };
}

/** The mail log. */
export function logOfMails(deps: LogDeps) {
  const { log, findDocument } = deps;
  const attachments = attachmentsOf(deps);
  return {
    list: (search: MailSearch): Promise<{ mails: ListedMail[]; hasMore: boolean }> => log.list(search),
    /** The number of mails that could not be sent. */
    countFailed: (): Promise<number> => log.count('failed'),
    show: async (id: number): Promise<LoggedMail | null> => {
      const mail = await log.find(id);
      return mail === null ? null : withoutKeys(mail);
    },
    /** Resends a mail: a failed one unchanged, a sent one as a copy with its attachment rendered again. */
    resend: async (id: number): Promise<Outcome<{ id: number }, MailRefusal>> => {
      const mail = await log.find(id);
      const refusal = refusalOf(mail);
      if (mail === null || refusal !== null) return refuse(refusal ?? UNKNOWN);
      if (mail.status === 'failed') {
        await log.tryAgain(id);
        return done({ id });
      }
      const document = mail.documentId === null ? null : await findDocument(mail.documentId);
      const language: Language = mail.language === 'ar' ? 'ar' : 'en';
      return done({ id: await log.copy(id, await attachments(document, language)) });
    },
  };
}
