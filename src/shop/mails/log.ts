import type { TaxDocumentId } from '#kernel/ids.ts';
import type { Language } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { KeptMail, ListedMail, MailLog, MailSearch } from '#platform/mail/log.ts';
import type { Attachment } from '#platform/mail/outbox.ts';
import type { TaxDocument } from '#shop/invoices';
import type { MailRefusal } from './refusals.ts';

export type LogNeeds = Readonly<{
  log: MailLog;
  findDocument: (id: TaxDocumentId) => Promise<TaxDocument | null>;
  printPaper: (document: TaxDocument, language: Language) => Promise<Buffer>;
}>;

/** Mails whose link lets somebody into an account or the back office. */
const HOLD_KEYS = ['account-register', 'account-reset', 'account-email', 'staff-invitation'];
const KEY = /([?&](?:amp;)?key=)[\w-]+/g;

/** Nobody of the shop reads a key that is for somebody else. */
function withoutKeys(mail: KeptMail): KeptMail {
  if (!HOLD_KEYS.includes(mail.kind)) return mail;
  const hidden = (text: string) => text.replace(KEY, '$1…');
  return { ...mail, html: hidden(mail.html), plain: hidden(mail.plain) };
}

const UNKNOWN: MailRefusal = { code: 'mails.unknown-mail' };

/** Why a mail is not sent again; null when it may be. */
function refusalOf(mail: KeptMail | null): MailRefusal | null {
  if (mail === null) return UNKNOWN;
  if (mail.status === 'waiting') return { code: 'mails.still-waiting' };
  return HOLD_KEYS.includes(mail.kind) ? { code: 'mails.holds-key' } : null;
}

/** The paper that goes with a mail; what prints is loaded when there is something to print. */
export function papersOf({ printPaper }: Pick<LogNeeds, 'printPaper'>) {
  return async (document: TaxDocument | null, language: Language): Promise<Attachment[]> => {
    if (document === null) return [];
    const content = await printPaper(document, language);
    return [{ fileName: `${document.label}.pdf`, mediaType: 'application/pdf', content }];
  };
}

/** Mails that were written: who got what, and whether it went out. */
export function logOfMails(needs: LogNeeds) {
  const { log, findDocument } = needs;
  const papers = papersOf(needs);
  return {
    list: (search: MailSearch): Promise<{ mails: ListedMail[]; hasMore: boolean }> => log.list(search),
    show: async (id: number): Promise<KeptMail | null> => {
      const mail = await log.find(id);
      return mail === null ? null : withoutKeys(mail);
    },
    /** Sends a mail again: one that failed as it is, one that was sent as a copy with its papers printed anew. */
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
      return done({ id: await log.copy(id, await papers(document, language)) });
    },
  };
}
