const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
/** Zero bytes, direction marks and similar characters of copied texts. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const LAST_DIGIT = 0xf;

/**
 * Normalises a code.
 *
 * @param typed as typed or pasted
 * @returns lower case, Latin digits, no invisible characters and outer spaces; may be empty
 */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & LAST_DIGIT))
    .trim()
    .toLowerCase();
}

/** Formats a code for display: upper case. */
export function shownCode(code: string): string {
  return code.toUpperCase();
}

/** Normalises an email address for comparison. */
export function normaliseEmail(email: string): string {
  return email.replace(UNSEEN, '').trim().toLowerCase();
}

/** Providers that ignore dots before the @, with all their domains. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address, for usage limits per customer: ignores plus suffixes, and dots where the provider
 * does.
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

/** Normalises a phone number for comparison: digits without the international prefix. */
export function normalisePhone(phone: string): string {
  return normaliseCode(phone).replace(/\D/g, '').replace(/^00/, '');
}
