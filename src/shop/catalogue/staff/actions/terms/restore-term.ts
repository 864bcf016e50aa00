import { sql } from 'kysely';
import { z } from 'zod';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { insertStoredRow, type StoredRow } from '#platform/database/trash.ts';
import type { TermRefusal } from '../../../refusals.ts';
import { knownIds } from '../../store/check-stored.ts';
import {
  isCategorySlugTaken,
  lockCategories,
  placeCategory,
  productIdsInCategories,
  readBranchOf,
} from '../../store/terms/categories.ts';
import { productIdsWithTag } from '../../store/terms/tags.ts';
import { readAttribute, readValue } from '../../store/terms/values.ts';
import { lockEditing } from '../../store/write-draft.ts';
import { raiseTermsChanged, type TermDeps, withRedirects } from './categories.ts';

type Answer = Promise<Outcome<null, TermRefusal>>;

const row = z.record(z.string(), z.unknown());
const named = z.looseObject({ slug: z.string() });
const ids = z.array(z.int());
const trashedCategory = z.object({
  category: z.looseObject({
    id: z.int(),
    slug: z.string(),
    position: z.int(),
    parent_id: z.int().nullable(),
    image_id: z.int().nullable(),
  }),
  goods: z.array(row),
  children: ids,
  to: z.int().nullable(),
  added: ids,
});
const trashedTag = z.object({ tag: z.looseObject({ id: z.int(), slug: z.string() }), goods: z.array(row) });
const trashedAttribute = z.object({ attribute: named, values: z.array(row) });
const trashedValue = z.object({ value: z.looseObject({ slug: z.string(), attribute_slug: z.string() }) });

function slugTaken(slug: string): Outcome<never, TermRefusal> {
  return refuse({ code: 'catalogue.slug-taken', slug });
}

/** Gives the products that still exist their relation back. */
async function restoreProducts(
  tx: DbOrTx,
  table: 'product_category' | 'product_tag',
  products: readonly StoredRow[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
    select held.* from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(products)}::jsonb) held
    join product on product.id = held.product_id
    on conflict do nothing
  `.execute(tx);
}

async function knownOrNull(
  tx: DbOrTx,
  table: 'category' | 'media',
  id: number | null,
): Promise<number | null> {
  if (id === null) return null;
  return (await knownIds(tx, table, [id])).has(id) ? id : null;
}

/** Subcategories that still are where the removal moved them, unless one holds the parent by now. */
async function restoreChildren(
  tx: DbOrTx,
  { category, children, to }: z.output<typeof trashedCategory>,
  parentId: number | null,
): Promise<void> {
  for (const child of children) {
    const branch = await readBranchOf(tx, child);
    if (parentId !== null && branch.includes(parentId)) continue;
    await sql`update category set parent_id = ${category.id} where id = ${child} and parent_id = ${to}::int`.execute(
      tx,
    );
  }
}

function restoreCategory(deps: TermDeps) {
  return async (tx: DbOrTx, stored: unknown): Answer => {
    const trashed = trashedCategory.parse(stored);
    const { category, goods: products, to, added } = trashed;
    await lockEditing(tx);
    await lockCategories(tx);
    if (await isCategorySlugTaken(tx, category.slug, null)) return slugTaken(category.slug);
    const parentId = await knownOrNull(tx, 'category', category.parent_id);
    const imageId = await knownOrNull(tx, 'media', category.image_id);
    await withRedirects(tx, deps, async () => {
      await insertStoredRow(tx, 'category', { ...category, parent_id: parentId, image_id: imageId });
      await restoreProducts(tx, 'product_category', products);
      await sql`
        delete from product_category where category_id = ${to}::int and product_id = any(${added}::int[])
      `.execute(tx);
      await restoreChildren(tx, trashed, parentId);
      await placeCategory(tx, category.id, { parentId, position: category.position });
    });
    await raiseTermsChanged(tx, await productIdsInCategories(tx, await readBranchOf(tx, category.id)), deps);
    return done(null);
  };
}

function restoreTag({ raise }: TermDeps) {
  return async (tx: DbOrTx, stored: unknown): Answer => {
    const { tag, goods: products } = trashedTag.parse(stored);
    await lockEditing(tx);
    const { rows: taken } = await sql`select from tag where slug = ${tag.slug}`.execute(tx);
    if (taken.length > 0) return slugTaken(tag.slug);
    await insertStoredRow(tx, 'tag', tag);
    await restoreProducts(tx, 'product_tag', products);
    await raise(tx, 'TermsChanged', { ids: await productIdsWithTag(tx, tag.id) });
    return done(null);
  };
}

async function restoreAttribute(tx: DbOrTx, stored: unknown): Answer {
  const { attribute, values } = trashedAttribute.parse(stored);
  await lockEditing(tx);
  if ((await readAttribute(tx, attribute.slug)) !== null) return slugTaken(attribute.slug);
  await insertStoredRow(tx, 'attribute', attribute);
  for (const value of values) await insertStoredRow(tx, 'attribute_term', value);
  return done(null);
}

async function restoreValue(tx: DbOrTx, stored: unknown): Answer {
  const { value } = trashedValue.parse(stored);
  await lockEditing(tx);
  if ((await readAttribute(tx, value.attribute_slug)) === null)
    return refuse({ code: 'catalogue.unknown-attribute' });
  if ((await readValue(tx, value.attribute_slug, value.slug)) !== null) return slugTaken(value.slug);
  await insertStoredRow(tx, 'attribute_term', value);
  return done(null);
}

/**
 * Restores categories, tags, attributes and values from the trash with their ids, so that references to them work
 * again. Products get their categories and tags back; a category whose parent is gone becomes a top-level one.
 *
 * Refusals: `catalogue.slug-taken`, `…unknown-attribute`.
 */
export function createRestoring(deps: TermDeps) {
  return {
    category: restoreCategory(deps),
    tag: restoreTag(deps),
    attribute: restoreAttribute,
    value: restoreValue,
  };
}
