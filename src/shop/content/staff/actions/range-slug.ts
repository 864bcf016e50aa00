import type { DbOrTx } from '#platform/database/client.ts';
import { documentSlugProblem, isNeeded } from '../rules/document-slug.ts';
import { isWordTaken, lockDocuments } from '../store/documents.ts';

/**
 * Whether a slug is free for the sticks archive: not a route of the shop, a language or a page. Locks pages until
 * the transaction ends.
 */
export async function isSlugFreeForRange(tx: DbOrTx, word: string): Promise<boolean> {
  await lockDocuments(tx);
  if (isNeeded('page', word) || documentSlugProblem(word, { kind: 'page', listingPrefix: '' }) !== null)
    return false;
  return !(await isWordTaken(tx, { kind: 'page', slug: word, besides: null }));
}
