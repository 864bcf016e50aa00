const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Zero bytes, direction marks and the like, which come along when a code is copied. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const LAST_DIGIT = 0xf;

/**
 * Brings the ways of writing one code together.
 *
 * @param typed what a person typed or pasted
 * @returns lower case, Latin digits, nothing unseen and no space around; empty when nothing is left
 */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & LAST_DIGIT))
    .trim()
    .toLowerCase();
}

/** A code as it is printed: in capitals. */
export function shownCode(code: string): string {
  return code.toUpperCase();
}

/** An e-mail address as it is compared. */
export function normaliseEmail(email: string): string {
  return email.replace(UNSEEN, '').trim().toLowerCase();
}

/** Mailboxes whose provider ignores dots before the @, by every domain they have. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as uses of one customer are counted: what stands behind a plus sign names no other
 * mailbox, nor do dots where the provider ignores them.
 */
export function mailboxOf(email: string): string {
  const address = normaliseEmail(email);
  const at = address.lastIndexOf('@');
  if (at <= 0) return address;
  const domain = address.slice(at + 1);
  const [name = ''] = address.slice(0, at).split('+');
  if (name === '') return address;
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

/** A phone number as it is compared: its digits, without what stands for dialling abroad. */
export function normalisePhone(phone: string): string {
  return normaliseCode(phone).replace(/\D/g, '').replace(/^00/, '');
}
