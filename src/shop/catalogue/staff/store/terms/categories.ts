import { sql } from 'kysely';
import type { CategoryId, MediaId, ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { lockTree, placeInTree, readBranch, type TreePlace } from '#platform/database/tree/tree-rows.ts';

/** A category in the list; `goods` counts its own products, not those of its children. */
export type ListedCategory = Readonly<{
  id: CategoryId;
  parentId: CategoryId | null;
  slug: string;
  name: Localized;
  description: Localized;
  imageId: MediaId | null;
  imageFile: string | null;
  seoTitle: Localized;
  seoDescription: Localized;
  goods: number;
  version: number;
}>;

/** All categories, siblings in order. */
export async function listCategories(db: DbOrTx): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`
    select c.id, c.parent_id as "parentId", c.slug, c.name, c.description, c.image_id as "imageId",
      media.file as "imageFile", c.seo_title as "seoTitle", c.seo_description as "seoDescription", coalesce(held.goods, 0) as goods, c.version
    from category c left join media on media.id = c.image_id
      left join (select category_id, count(*)::int as goods from product_category group by category_id) held
        on held.category_id = c.id
    order by c.parent_id nulls first, c.position, c.id
  `.execute(db);
  return rows;
}

/** Locks the tree until the transaction ends. */
export const lockCategories = (tx: DbOrTx): Promise<void> => lockTree(tx, 'category');

/** A category and its subcategories. */
export const readBranchOf = (db: DbOrTx, id: number): Promise<number[]> =>
  readBranch(db, { table: 'category', id });

/** Moves a category among its new siblings and renumbers them. */
export const placeCategory = (tx: DbOrTx, id: number, place: TreePlace): Promise<void> =>
  placeInTree(tx, { table: 'category', id }, place);

/** Products of some categories. */
export async function productIdsInCategories(db: DbOrTx, ids: readonly number[]): Promise<ProductId[]> {
  const { rows } = await sql<{ id: ProductId }>`
    select distinct product_id as id from product_category where category_id = any(${ids}::int[])
  `.execute(db);
  return rows.map((row) => row.id);
}

export async function isCategorySlugTaken(db: DbOrTx, slug: string, id: number | null): Promise<boolean> {
  const { rows } =
    await sql`select from category where slug = ${slug} and id is distinct from ${id}::int`.execute(db);
  return rows.length > 0;
}

/** Whether a sibling has the same English name, in any case. */
export async function isSiblingNameTaken(
  db: DbOrTx,
  name: string,
  { id, parentId }: Readonly<{ id: number | null; parentId: number | null }>,
): Promise<boolean> {
  const { rows } = await sql`
    select from category where lower(name->>'en') = lower(${name}) and parent_id is not distinct from ${parentId}::int
      and id is distinct from ${id}::int
  `.execute(db);
  return rows.length > 0;
}

export type CategoryColumns = {
  slug: string;
  name: Localized;
  description: Localized;
  imageId: MediaId | null;
  /** Omitted: unchanged. */
  seo?: Readonly<{ title: Localized; description: Localized }>;
};

function columns({ slug, name, description, imageId, seo }: CategoryColumns) {
  return {
    slug,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    image_id: imageId,
    ...(seo === undefined
      ? {}
      : { seo_title: JSON.stringify(seo.title), seo_description: JSON.stringify(seo.description) }),
  };
}

export async function insertCategory(
  tx: DbOrTx,
  category: CategoryColumns & { parentId: CategoryId | null },
): Promise<CategoryId> {
  const row = await tx
    .insertInto('category')
    .values({ ...columns(category), parent_id: category.parentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateCategory(tx: DbOrTx, id: CategoryId, category: CategoryColumns): Promise<void> {
  await tx.updateTable('category').set(columns(category)).where('id', '=', id).execute();
}

/** Moves a category's products to another or to none, then deletes it. */
export async function dissolveCategory(tx: DbOrTx, id: number, to: number | null): Promise<void> {
  if (to !== null) {
    await sql`
      insert into product_category (product_id, category_id, position)
      select product_id, ${to}::int, position from product_category where category_id = ${id}
      on conflict do nothing
    `.execute(tx);
    await sql`update category set parent_id = ${to}::int where parent_id = ${id}`.execute(tx);
  }
  await sql`delete from category where id = ${id}`.execute(tx);
}

export async function countHeld(db: DbOrTx, id: number): Promise<{ goods: number; children: number }> {
  const { rows } = await sql<{ goods: number; children: number }>`
    select (select count(*)::int from product_category where category_id = ${id}) as goods,
      (select count(*)::int from category where parent_id = ${id}) as children
  `.execute(db);
  return rows[0] ?? { goods: 0, children: 0 };
}
