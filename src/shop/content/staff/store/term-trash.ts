import { z } from 'zod';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { insertStoredRow, putInTrash, type Removal, readStoredRows } from '#platform/database/trash.ts';
import type { TermKey } from './terms.ts';

const trashedTerm = z.object({
  table: z.enum(['document_category', 'document_tag']),
  term: z.looseObject({ slug: z.string(), kind: z.string().optional() }),
});

const KINDS = { document_category: 'document-category', document_tag: 'document-tag' } as const;

/** @returns the id in the trash */
export async function trashTerm(
  tx: DbOrTx,
  { table, key }: TermKey,
  { name, ...removal }: Removal & Readonly<{ name: Localized }>,
): Promise<number> {
  const [term = {}] = await readStoredRows(tx, table, key);
  return putInTrash(tx, { kind: KINDS[table], name, stored: { table, term } }, removal);
}

/** Restores a category or tag. @returns its slug if another one has taken it, null when restored */
export async function restoreStoredTerm(tx: DbOrTx, stored: unknown): Promise<string | null> {
  const { table, term } = trashedTerm.parse(stored);
  const { slug, kind } = term;
  const others = await readStoredRows(tx, table, kind === undefined ? { slug } : { slug, kind });
  if (others.length > 0) return slug;
  await insertStoredRow(tx, table, term);
  return null;
}
