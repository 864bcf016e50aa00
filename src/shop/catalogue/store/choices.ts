import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { type CategoryRow, readCategories } from './category.ts';

type Named = Readonly<{ slug: string; name: Localized }>;
export type AttributeChoice = Named &
  Readonly<{ values: readonly (Named & Readonly<{ swatchHex: string | null }>)[] }>;

/** All categories, tags, and attributes with values (including brands) that a product can be assigned. */
export type CatalogueChoices = Readonly<{
  categories: readonly CategoryRow[];
  tags: readonly (Named & Readonly<{ id: number }>)[];
  attributes: readonly AttributeChoice[];
  /** Slugs of compatible devices; empty unless requested. */
  devices: readonly Named[];
}>;

async function readDevices(db: DbOrTx): Promise<Named[]> {
  const { rows } = await sql<Named>`
    select slug, name from product
    where class = 'device' and parent_id is null and slug is not null and status <> 'archived' order by name ->> 'en' limit 500
  `.execute(db);
  return rows;
}

/** @param hasDevices whether to read devices, which takes longer than all others in a large catalogue */
export async function readChoices(db: DbOrTx, hasDevices: boolean): Promise<CatalogueChoices> {
  const tags = await db
    .selectFrom('tag')
    .select(['id', 'slug', 'name'])
    .orderBy(sql`name ->> 'en'`)
    .execute();
  const { rows: attributes } = await sql<AttributeChoice>`
    select slug, name, coalesce((select jsonb_agg(jsonb_build_object('slug', t.slug, 'name', t.name, 'swatchHex', t.swatch_hex)
      order by t.position, t.name ->> 'en') from attribute_term t where t.attribute_slug = attribute.slug), '[]') as values
    from attribute order by position, name ->> 'en'
  `.execute(db);
  const devices = hasDevices ? await readDevices(db) : [];
  return { categories: await readCategories(db), tags, attributes, devices };
}
