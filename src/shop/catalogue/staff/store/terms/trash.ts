import { sql } from 'kysely';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { putInTrash, type Removal, readStoredRows, type StoredRow } from '#platform/database/trash.ts';

function nameOf({ name }: StoredRow): Localized {
  return name as Localized;
}

/** The category with its products and subcategories, and which products a removal adds to `to`. */
export async function trashCategory(
  tx: DbOrTx,
  { id, to }: { id: number; to: number | null },
  removal: Removal,
): Promise<number> {
  const [category = {}] = await readStoredRows(tx, 'category', { id });
  const products = await readStoredRows(tx, 'product_category', { category_id: id });
  const children = await readStoredRows(tx, 'category', { parent_id: id });
  const { rows: held } = await sql<{ id: number }>`
    select product_id as id from product_category where category_id = ${to}::int
  `.execute(tx);
  const before = new Set(held.map((one) => one.id));
  const added =
    to === null ? [] : products.map((one) => Number(one.product_id)).filter((one) => !before.has(one));
  const stored = { category, goods: products, children: children.map((one) => one.id), to, added };
  return putInTrash(tx, { kind: 'category', name: nameOf(category), stored }, removal);
}

/** The tag with its products. */
export async function trashTag(tx: DbOrTx, id: number, removal: Removal): Promise<number> {
  const [tag = {}] = await readStoredRows(tx, 'tag', { id });
  const products = await readStoredRows(tx, 'product_tag', { tag_id: id });
  return putInTrash(tx, { kind: 'tag', name: nameOf(tag), stored: { tag, goods: products } }, removal);
}

/** The attribute with its values. */
export async function trashAttribute(tx: DbOrTx, slug: string, removal: Removal): Promise<number> {
  const [attribute = {}] = await readStoredRows(tx, 'attribute', { slug });
  const values = await readStoredRows(tx, 'attribute_term', { attribute_slug: slug });
  const stored = { attribute, values };
  return putInTrash(tx, { kind: 'attribute', name: nameOf(attribute), stored }, removal);
}

/** A value of an attribute; brands are values of `brand`. */
export async function trashValue(
  tx: DbOrTx,
  { attribute, slug }: { attribute: string; slug: string },
  removal: Removal,
): Promise<number> {
  const [value = {}] = await readStoredRows(tx, 'attribute_term', { attribute_slug: attribute, slug });
  return putInTrash(tx, { kind: 'value', name: nameOf(value), stored: { value } }, removal);
}
