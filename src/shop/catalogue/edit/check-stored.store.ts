import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';

/** Codes that other goods have, among some; a family's own and what was taken out of it do not count. */
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

/** @returns whether another product has this word in its address */
export async function isWordTaken(db: DbOrTx, word: string, id: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from product where slug = ${word} and id is distinct from ${id}::int
  `.execute(db);
  return rows.length > 0;
}

/** Ids among some that are in a table. */
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

/** What is known of products that another names. */
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

/** Words among some that name a product, a maker or a category. */
export async function fittingWords(db: DbOrTx, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`
    select slug as word from product where slug = any(${words}::text[])
    union select slug from category where slug = any(${words}::text[])
    union select slug from attribute_term where attribute_slug = 'brand' and slug = any(${words}::text[])
  `.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Counted goods of a family that are sold below zero right now. */
export async function belowZero(db: DbOrTx, familyId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from product join stock_level on product_id = id
    where (id = ${familyId} or parent_id = ${familyId}) and quantity < 0
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}
