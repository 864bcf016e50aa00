import type { DbOrTx } from '#platform/database/client.ts';
import { documentWordProblem, isNeeded } from './document-word.ts';
import { isWordTaken, lockDocuments } from './documents.store.ts';

/**
 * Whether the range of sticks can stand at a word: no word of the shop's own addresses, of a language or of a page. No
 * page takes it then until the transaction ends.
 */
export async function isFreeForRange(tx: DbOrTx, word: string): Promise<boolean> {
  await lockDocuments(tx);
  if (isNeeded('page', word) || documentWordProblem(word, { kind: 'page', listingPrefix: '' }) !== null)
    return false;
  return !(await isWordTaken(tx, { kind: 'page', slug: word, besides: null }));
}
