import { sql } from 'kysely';
import type { CategoryId, MediaId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type CategoryRow = {
  id: CategoryId;
  parentId: CategoryId | null;
  slug: string;
  name: Localized;
  description: Localized;
  imageId: MediaId | null;
  /** Meta title and description; empty: name and description. */
  seo: Readonly<{ title: Localized; description: Localized }>;
};

/** All categories, roots first, in display order. */
export async function readCategories(db: DbOrTx): Promise<CategoryRow[]> {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'slug', 'name', 'description', 'image_id', 'seo_title', 'seo_description'])
    .orderBy(sql`parent_id nulls first`)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, parent_id, slug, name, description, image_id, ...row }) => ({
    id,
    parentId: parent_id,
    slug,
    name,
    description,
    imageId: image_id,
    seo: { title: row.seo_title, description: row.seo_description },
  }));
}

export type NewCategory = {
  parentId: CategoryId | null;
  slug: string;
  name: Localized;
  description: Localized;
  imageId: MediaId | null;
  position: number;
};

/** Creates or updates the category with this slug. */
export async function saveCategory(db: DbOrTx, category: NewCategory): Promise<CategoryId> {
  const values = {
    parent_id: category.parentId,
    name: JSON.stringify(category.name),
    description: JSON.stringify(category.description),
    image_id: category.imageId,
    position: category.position,
  };
  const row = await db
    .insertInto('category')
    .values({ slug: category.slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
