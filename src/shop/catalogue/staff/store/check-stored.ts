import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

/** Which codes other products use, except those of the same family and of removed variations. */
export async function takenCodes(
  db: DbOrTx,
  column: 'sku' | 'gtin',
  { codes, familyId }: { codes: readonly string[]; familyId: number | null },
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select ${sql.ref(column)} as code from product where ${sql.ref(column)} = any(${codes}::text[])
      and (${familyId}::int is null or (id <> ${familyId}::int and parent_id is distinct from ${familyId}::int))
  `.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** @returns whether another product has this slug */
export async function isWordTaken(db: DbOrTx, word: string, id: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from product where slug = ${word} and id is distinct from ${id}::int
  `.execute(db);
  return rows.length > 0;
}

/** Which ids exist in a table. */
export async function knownIds(
  db: DbOrTx,
  table: 'category' | 'tag' | 'media',
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::int[])
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export type Linked = { id: number; parentId: number | null; type: string; class: string; isBundle: boolean };

/** Facts about linked products. */
export async function readLinked(db: DbOrTx, ids: readonly number[]): Promise<Map<number, Linked>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Linked>`
    select id, parent_id as "parentId", type,
      coalesce((select parent.class from product parent where parent.id = product.parent_id), class) as class,
      exists (select from bundle_part where bundle_part.product_id = product.id) as "isBundle"
    from product where id = any(${ids}::int[]) and (parent_id is null or status <> 'archived')
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function isPart(db: DbOrTx, id: number): Promise<boolean> {
  const { rows } = await sql`select from bundle_part where part_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** Which slugs are those of products, brands or categories. */
export async function fittingWords(db: DbOrTx, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select slug as word from product where slug = any(${words}::text[])
    union select slug from category where slug = any(${words}::text[])
    union select slug from attribute_term where attribute_slug = 'brand' and slug = any(${words}::text[])
  `.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Tracked products of a family with negative stock. */
export async function belowZero(db: DbOrTx, familyId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from product join stock_level on product_id = id
    where (id = ${familyId} or parent_id = ${familyId}) and quantity < 0
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
