import { parseMobile, toWesternDigits } from '#kernel/address/phone.ts';

const MOST_WORDS = 6;

/**
 * Splits staff's search into words as they are stored for customers.
 *
 * @param typed a complete phone number is one word with any spacing; a partial one loses its leading zeros
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
