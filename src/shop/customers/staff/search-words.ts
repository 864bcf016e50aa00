import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';

const MOST_WORDS = 6;

/**
 * The words of staff's search, as they are compared with what is known of a customer.
 *
 * @param typed a whole telephone number counts as one word however it is spaced; the beginning of one loses its zeros
 */
export function searchWords(typed: string): string[] {
  const phone = parseMobile(typed);
  if (phone !== null) return [phone];
  return toWesternDigits(typed)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (/^[+\d-]{4,}$/.test(word) ? word.replace(/^(\+|00)?(971)?0?|-/g, '') : word))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}
