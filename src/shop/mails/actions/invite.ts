import { createHash } from 'node:crypto';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import type { NewMail } from '#platform/mail/outbox.ts';
import type { InvitationEmail, PrintedMail } from '../email.ts';

export type InviteDeps = Readonly<{
  db: Db;
  put: (db: Db, mail: NewMail) => Promise<void>;
  print: (letter: InvitationEmail, language: Language) => Promise<PrintedMail>;
}>;

export type Invited = Omit<InvitationEmail, 'template'> & Readonly<{ recipient: string; language: Language }>;

/** Sends an invitation to a new staff member, once per link; the link is stored only in the mail. */
export function inviteByMail({ db, put, print }: InviteDeps) {
  return async ({ recipient, language, ...facts }: Invited): Promise<void> => {
    const template = 'staff-invitation';
    const printed = await print({ template, ...facts }, language);
    const dedupeKey = `${template}-${createHash('sha256').update(facts.href).digest('hex')}`;
    await put(db, { kind: template, dedupeKey, recipient, language, ...printed, orderId: null });
  };
}
