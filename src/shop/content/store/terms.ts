import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DocumentKind } from './content.ts';

/** A category or tag by slug. */
export type DocumentTerm = Readonly<{ slug: string; name: Localized }>;

/** Categories of a kind that have published documents. */
export async function readDocumentCategories(db: DbOrTx, kind: DocumentKind): Promise<DocumentTerm[]> {
  return db
    .selectFrom('document_category')
    .select(['slug', 'name'])
    .where('kind', '=', kind)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('document')
          .select('document.id')
          .whereRef('document.kind', '=', 'document_category.kind')
          .whereRef('document.category', '=', 'document_category.slug')
          .where('document.status', '=', 'published'),
      ),
    )
    .orderBy('position')
    .execute();
}

export async function saveDocumentCategory(
  db: DbOrTx,
  kind: DocumentKind,
  category: { slug: string; name: Localized; position: number },
): Promise<void> {
  const values = { name: JSON.stringify(category.name), position: category.position };
  await db
    .insertInto('document_category')
    .values({ kind, slug: category.slug, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(values))
    .execute();
}

/** Tags by slug; tags without a stored name are left out. */
export async function readTags(db: DbOrTx, slugs: readonly string[]): Promise<DocumentTerm[]> {
  if (slugs.length === 0) return [];
  return db.selectFrom('document_tag').select(['slug', 'name']).where('slug', 'in', slugs).execute();
}

export async function saveTag(db: DbOrTx, { slug, name }: DocumentTerm): Promise<void> {
  const text = JSON.stringify(name);
  await db
    .insertInto('document_tag')
    .values({ slug, name: text })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ name: text }))
    .execute();
}
