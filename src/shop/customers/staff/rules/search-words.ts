import { parseMobile } from '#kernel/address/phone.ts';
import { foldLetters } from '#kernel/text/fold-letters.ts';

const MOST_WORDS = 6;

/**
 * Splits staff's search into words with folded letters, as customers’ searchable text has them.
 *
 * @param typed a complete phone number is one word with any spacing; a partial one loses its leading zeros
 */
export function searchWords(typed: string): string[] {
  const phone = parseMobile(typed);
  if (phone !== null) return [phone];
  return foldLetters(typed)
    .split(/\s+/)
    .map((word) => (/^[+\d-]{4,}$/.test(word) ? word.replace(/^(\+|00)?(971)?0?|-/g, '') : word))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}
