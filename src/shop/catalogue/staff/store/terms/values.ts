import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';

export type ListedAttribute = Readonly<{
  slug: string;
  name: Localized;
  values: number;
  version: number;
}>;
/** A value of a global attribute; brands are values of `brand`. `goods` counts products. */
export type ListedValue = Readonly<{
  slug: string;
  name: Localized;
  swatchHex: string | null;
  goods: number;
  version: number;
}>;

export async function listAttributes(db: DbOrTx): Promise<ListedAttribute[]> {
  const { rows } = await sql<ListedAttribute>`
    select slug, name, (select count(*)::int from attribute_term where attribute_slug = attribute.slug) as values,
      version
    from attribute order by position, name ->> 'en', slug
  `.execute(db);
  return rows;
}

/** PostgreSQL cannot store NUL, so no slug contains it. */
function canBeWord(word: string): boolean {
  return !word.includes('\0');
}

export async function listValues(db: DbOrTx, attribute: string): Promise<ListedValue[]> {
  if (!canBeWord(attribute)) return [];
  const { rows } = await sql<ListedValue>`
    select term.slug, term.name, term.swatch_hex as "swatchHex", coalesce(used.goods, 0) as goods, term.version
    from attribute_term term left join (
      select token, count(*)::int as goods from listing_row, unnest(facets) as token
      where language = 'en' and starts_with(token, ${`${attribute}:`}) group by token
    ) used on used.token = term.attribute_slug || ':' || term.slug
    where term.attribute_slug = ${attribute} order by term.position, term.name ->> 'en', term.slug
  `.execute(db);
  return rows;
}

export async function readAttribute(db: DbOrTx, slug: string): Promise<{ name: Localized } | null> {
  if (!canBeWord(slug)) return null;
  const row = await db.selectFrom('attribute').select('name').where('slug', '=', slug).executeTakeFirst();
  return row ?? null;
}

export async function readValue(
  db: DbOrTx,
  attribute: string,
  slug: string,
): Promise<{ name: Localized; swatchHex: string | null } | null> {
  if (!canBeWord(attribute + slug)) return null;
  const row = await db
    .selectFrom('attribute_term')
    .select(['name', 'swatch_hex as swatchHex'])
    .where('attribute_slug', '=', attribute)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when the slug is taken */
export async function insertAttribute(db: DbOrTx, slug: string, name: Localized): Promise<boolean> {
  const made = await sql`
    insert into attribute (slug, name, position)
    select ${slug}, ${JSON.stringify(name)}::jsonb, coalesce(max(position) + 1, 0) from attribute on conflict do nothing
  `.execute(db);
  return (made.numAffectedRows ?? 0n) > 0n;
}

export async function updateAttribute(db: DbOrTx, slug: string, name: Localized): Promise<void> {
  await db
    .updateTable('attribute')
    .set({ name: JSON.stringify(name) })
    .where('slug', '=', slug)
    .execute();
}

type ValueColumns = { slug: string; name: Localized; swatchHex: string | null };

/** @returns false when the attribute has a value with this slug */
export async function insertValue(db: DbOrTx, attribute: string, value: ValueColumns): Promise<boolean> {
  const made = await sql`
    insert into attribute_term (attribute_slug, slug, name, swatch_hex, position)
    select ${attribute}, ${value.slug}, ${JSON.stringify(value.name)}::jsonb, ${value.swatchHex}::text, coalesce(max(position) + 1, 0)
    from attribute_term where attribute_slug = ${attribute} on conflict do nothing
  `.execute(db);
  return (made.numAffectedRows ?? 0n) > 0n;
}

export async function updateValue(db: DbOrTx, attribute: string, value: ValueColumns): Promise<void> {
  await db
    .updateTable('attribute_term')
    .set({ name: JSON.stringify(value.name), swatch_hex: value.swatchHex })
    .where('attribute_slug', '=', attribute)
    .where('slug', '=', value.slug)
    .execute();
}

/** Orders attributes; unlisted ones follow in their order. */
export async function orderAttributes(db: DbOrTx, slugs: readonly string[]): Promise<void> {
  await sql`
    update attribute set position = placed.place from (
      select a.slug, row_number() over (order by wanted.place nulls last, a.position, a.slug) as place
      from attribute a left join unnest(${slugs.filter(canBeWord)}::text[]) with ordinality as wanted(slug, place) on wanted.slug = a.slug
    ) placed where placed.slug = attribute.slug
  `.execute(db);
}

export async function orderValues(db: DbOrTx, attribute: string, slugs: readonly string[]): Promise<void> {
  if (!canBeWord(attribute)) return;
  await sql`
    update attribute_term set position = placed.place from (
      select t.slug, row_number() over (order by wanted.place nulls last, t.position, t.slug) as place
      from attribute_term t left join unnest(${slugs.filter(canBeWord)}::text[]) with ordinality as wanted(slug, place) on wanted.slug = t.slug
      where t.attribute_slug = ${attribute}
    ) placed where placed.slug = attribute_term.slug and attribute_term.attribute_slug = ${attribute}
  `.execute(db);
}

/** Products that have an attribute or value, themselves or in a variation. */
export async function productIdsWithValue(
  db: DbOrTx,
  attribute: string,
  value: string | null,
): Promise<ProductId[]> {
  const held = JSON.stringify([
    value === null ? { slug: attribute } : { slug: attribute, values: [{ slug: value }] },
  ]);
  const { rows } = await sql<{ id: ProductId }>`
    select distinct coalesce(parent_id, id) as id from product where attributes @> ${held}::jsonb
  `.execute(db);
  return rows.map((row) => row.id);
}

export async function deleteAttribute(db: DbOrTx, slug: string): Promise<void> {
  await db.deleteFrom('attribute').where('slug', '=', slug).execute();
}

export async function deleteValue(db: DbOrTx, attribute: string, slug: string): Promise<void> {
  await db
    .deleteFrom('attribute_term')
    .where('attribute_slug', '=', attribute)
    .where('slug', '=', slug)
    .execute();
}
