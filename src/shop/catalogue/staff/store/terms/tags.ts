import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

const MOST_LISTED = 500;

export type ListedTag = Readonly<{
  id: number;
  slug: string;
  name: Localized;
  goods: number;
  version: number;
}>;

export async function listTags(db: DbOrTx, text: string): Promise<ListedTag[]> {
  const part = `%${text
    .replaceAll('\0', '')
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListedTag>`
    select tag.id, tag.slug, tag.name, coalesce(held.goods, 0) as goods, tag.version
    from tag left join (select tag_id, count(*)::int as goods from product_tag group by tag_id) held on held.tag_id = tag.id
    where lower((tag.name ->> 'en') || ' ' || coalesce(tag.name ->> 'ar', '') || ' ' || tag.slug) like ${part}
    order by lower(tag.name ->> 'en'), tag.id limit ${MOST_LISTED}
  `.execute(db);
  return rows;
}

/** @returns null when the word is taken */
export async function insertTag(db: DbOrTx, slug: string, name: Localized): Promise<number | null> {
  const row = await db
    .insertInto('tag')
    .values({ slug, name: JSON.stringify(name) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findTag(db: DbOrTx, id: number): Promise<{ name: Localized } | null> {
  const row = await db.selectFrom('tag').select('name').where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * @param tag without a slug it keeps its own
 * @returns false when the slug is taken
 */
export async function updateTag(
  tx: DbOrTx,
  id: number,
  tag: { slug: string; name: Localized },
): Promise<boolean> {
  const { rows } = await sql`select from tag where slug = ${tag.slug} and id <> ${id}`.execute(tx);
  if (rows.length > 0) return false;
  await tx
    .updateTable('tag')
    .set({ name: JSON.stringify(tag.name), ...(tag.slug === '' ? {} : { slug: tag.slug }) })
    .where('id', '=', id)
    .execute();
  return true;
}

export async function productIdsWithTag(db: DbOrTx, id: number): Promise<ProductId[]> {
  const { rows } = await sql<{
    id: ProductId;
  }>`select product_id as id from product_tag where tag_id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

export async function deleteTag(db: DbOrTx, id: number): Promise<void> {
  await db.deleteFrom('tag').where('id', '=', id).execute();
}
