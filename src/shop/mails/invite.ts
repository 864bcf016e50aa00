import { createHash } from 'node:crypto';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#platform/database/client.ts';
import type { NewMail } from '#platform/mail/outbox.ts';
import type { InvitationLetter, PrintedMail } from './letter.ts';

export type InviteNeeds = Readonly<{
  db: Db;
  put: (db: Db, mail: NewMail) => Promise<void>;
  print: (letter: InvitationLetter, language: Language) => Promise<PrintedMail>;
}>;

export type Invited = Omit<InvitationLetter, 'template'> &
  Readonly<{ recipient: string; language: Language }>;

/** Writes to somebody who is invited to work here. One link is one mail; the link stands nowhere but in it. */
export function inviteByMail({ db, put, print }: InviteNeeds) {
  return async ({ recipient, language, ...facts }: Invited): Promise<void> => {
    const template = 'staff-invitation';
    const printed = await print({ template, ...facts }, language);
    const dedupeKey = `${template}-${createHash('sha256').update(facts.href).digest('hex')}`;
    await put(db, { kind: template, dedupeKey, recipient, language, ...printed, orderId: null });
  };
}
