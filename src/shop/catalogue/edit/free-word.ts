import { toSlug } from '#kernel/slug.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { isWordTaken } from './check-stored.store.ts';
import { wordProblem } from './word-rule.ts';

/** @returns a word for a new product's address, made of its name and used by no other */
export async function freeWord(db: DbOrTx, name: string): Promise<string> {
  const own = toSlug(name);
  const stem = own === '' || wordProblem(own) !== null ? 'product' : own;
  for (let number = 1; ; number += 1) {
    const word = number === 1 && stem !== 'product' ? stem : `${stem}-${number}`;
    if (!(await isWordTaken(db, word, null))) return word;
  }
}
