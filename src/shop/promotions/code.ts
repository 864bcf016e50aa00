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

/** A phone number as it is compared: its digits, without what stands for dialling abroad. */
export function normalisePhone(phone: string): string {
  return normaliseCode(phone).replace(/\D/g, '').replace(/^00/, '');
}
