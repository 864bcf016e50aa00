/**
 * The page number of an archive URL.
 *
 * @param word the segment after `/page/`, if any
 * @param paged the `paged` parameter of old links
 * @returns from 1; null when the segment is not a page number
 */
export function parsePageNumber(word: string | undefined, paged: string | null): number | null {
  if (word !== undefined) return /^[1-9]\d{0,4}$/.test(word) ? Number(word) : null;
  return paged !== null && /^[1-9]\d{0,4}$/.test(paged) ? Number(paged) : 1;
}
