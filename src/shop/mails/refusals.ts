import type { ChangedMeanwhile, RefusalReplies } from '#kernel/refusal.ts';
import type { MailPart, MailWords } from './templates.ts';

/** Every answer "no" about the shop's mails. */
export type MailRefusal =
  | { code: 'mails.unknown-template' | 'mails.unknown-order' | 'mails.unknown-mail' }
  /** It goes out by itself. */
  | { code: 'mails.still-waiting' }
  /** A link for one use is in it: whoever needs one asks for a new one. */
  | { code: 'mails.holds-key' }
  | ChangedMeanwhile<'mails.changed-meanwhile', MailWords>
  | { code: 'mails.words-missing'; part: MailPart }
  | { code: 'mails.words-long'; part: MailPart; most: number }
  | { code: 'mails.unknown-placeholder'; part: MailPart; name: string; allowed: readonly string[] };

/** How each is answered. */
export const mailRefusals = {
  'mails.unknown-template': { status: 404 },
  'mails.unknown-order': { status: 404 },
  'mails.unknown-mail': { status: 404 },
  'mails.still-waiting': { status: 409 },
  'mails.holds-key': { status: 409 },
  'mails.changed-meanwhile': { status: 409 },
  'mails.words-missing': { status: 422, facts: ['part'] },
  'mails.words-long': { status: 422, facts: ['part', 'most'] },
  'mails.unknown-placeholder': { status: 422, facts: ['part', 'name', 'allowed'] },
} as const satisfies RefusalReplies<MailRefusal>;
