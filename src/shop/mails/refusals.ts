import type { MailPart, MailWords } from './templates.ts';

/** Every answer "no" about the shop's mails. */
export type MailRefusal =
  | { code: 'mails.unknown-template' | 'mails.unknown-order' | 'mails.unknown-mail' }
  /** It goes out by itself. */
  | { code: 'mails.still-waiting' }
  /** A link for one use is in it: whoever needs one asks for a new one. */
  | { code: 'mails.holds-key' }
  /** Somebody else was quicker: what stands there now. */
  | { code: 'mails.changed-meanwhile'; stored: MailWords }
  | { code: 'mails.words-missing'; part: MailPart }
  | { code: 'mails.words-long'; part: MailPart; most: number }
  | { code: 'mails.unknown-placeholder'; part: MailPart; name: string; allowed: readonly string[] };
