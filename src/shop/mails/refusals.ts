import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { MailPart, MailWords } from './rules/templates.ts';

export type MailRefusal =
  | { code: 'mails.unknown-template' | 'mails.unknown-order' | 'mails.unknown-mail' }
  /** It is still queued. */
  | { code: 'mails.still-waiting' }
  /** Contains a one-time link; it cannot be resent. */
  | { code: 'mails.holds-key' }
  | EditConflict<MailWords>
  | { code: 'mails.words-missing'; part: MailPart }
  | { code: 'mails.words-long'; part: MailPart; most: number }
  | { code: 'mails.unknown-placeholder'; part: MailPart; name: string; allowed: readonly string[] };

export const mailRefusals = {
  'mails.unknown-template': { status: 404 },
  'mails.unknown-order': { status: 404 },
  'mails.unknown-mail': { status: 404 },
  'mails.still-waiting': { status: 409 },
  'mails.holds-key': { status: 409 },
  'mails.words-missing': { status: 422, facts: ['part'] },
  'mails.words-long': { status: 422, facts: ['part', 'most'] },
  'mails.unknown-placeholder': { status: 422, facts: ['part', 'name', 'allowed'] },
} as const satisfies RefusalReplies<MailRefusal>;
