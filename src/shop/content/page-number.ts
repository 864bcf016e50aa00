/**
 * The page that an address asks for.
 *
 * @param word the word after `/page/`, if the address has one
 * @param paged the parameter `paged`, as old links have it
 * @returns from 1; null when the word is no page number
 */
export function parsePageNumber(word: string | undefined, paged: string | null): number | null {
  if (word !== undefined) return /^[1-9]\d{0,4}$/.test(word) ? Number(word) : null;
  return paged !== null && /^[1-9]\d{0,4}$/.test(paged) ? Number(paged) : 1;
}
