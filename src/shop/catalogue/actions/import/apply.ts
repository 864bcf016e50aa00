import type { ImportWarning } from '#kernel/data-transfer/table-import.ts';
import type { MediaId, ProductId } from '#kernel/ids.ts';
import { toSlug } from '#kernel/text/slug.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Raise } from '#shop/events.ts';
import type { ImportedLinks, StoredAttribute } from '../../rules/import/imported-row.ts';
import { readDrafts } from '../../staff/actions/open-product.ts';
import { saveOriginals } from '../../staff/actions/write-product.ts';
import { lockEditing, lockFamilies, takeOut } from '../../staff/store/write-draft.ts';
import { writeFit } from '../../store/fit.ts';
import {
  ensureTags,
  ensureTerms,
  markImported,
  markListed,
  replaceCategories,
  replaceImages,
  replaceLinks,
  replaceTags,
  setStockLevels,
  type WrittenRow,
  writtenRows,
} from '../../store/import/apply.ts';
import { snapshotProducts } from '../../store/import/compare.ts';
import { snapshotRelations } from '../../store/import/relations.ts';
import { formerVariables, upsertProducts } from '../../store/import/upsert-products.ts';
import type { CategoryPaths } from './ensure-categories.ts';

export type ApplyDeps = {
  categories: CategoryPaths;
  /** Stores the picture of a cell; null when there is none. */
  addPicture: (tx: DbOrTx, reference: string) => Promise<MediaId | null>;
  raise: Raise;
  warn: (warning: ImportWarning) => void;
};

type Row = WrittenRow & { links: ImportedLinks };

function parseRows(rows: readonly WrittenRow[]): Row[] {
  return rows.map((row) => ({ ...row, links: row.links as ImportedLinks }));
}

function label(row: Row): string {
  return row.sku ?? `id:${row.product_id}`;
}

function idsWith(rows: readonly Row[], key: keyof ImportedLinks): number[] {
  return rows.flatMap((row) => (row.links[key] === undefined ? [] : [row.product_id]));
}

async function writeCategories(tx: DbOrTx, rows: readonly Row[], { categories }: ApplyDeps): Promise<void> {
  const pairs = [];
  for (const row of rows) {
    for (const [position, path] of (row.links.categories ?? []).entries()) {
      pairs.push({ product_id: row.product_id, id: await categories.idOf(tx, path), position });
    }
  }
  await replaceCategories(tx, pairs, idsWith(rows, 'categories'));
}

async function writeTags(tx: DbOrTx, rows: readonly Row[]): Promise<void> {
  const named = rows.flatMap((row) =>
    (row.links.tags ?? []).map((name, position) => ({
      product_id: row.product_id,
      name,
      slug: toSlug(name) || name,
      position,
    })),
  );
  const tags = [...new Map(named.map(({ slug, name }) => [slug, { slug, name }])).values()];
  const ids = tags.length === 0 ? new Map<string, number>() : await ensureTags(tx, tags);
  const pairs = named.flatMap(({ product_id, slug, position }) => {
    const id = ids.get(slug);
    return id === undefined ? [] : [{ product_id, id, position }];
  });
  await replaceTags(tx, pairs, idsWith(rows, 'tags'));
}

async function writeImages(tx: DbOrTx, rows: readonly Row[], { addPicture, warn }: ApplyDeps): Promise<void> {
  const pairs = [];
  for (const row of rows) {
    for (const [position, reference] of (row.links.images ?? []).entries()) {
      const id = await addPicture(tx, reference);
      if (id === null) warn({ key: label(row), kind: 'picture', value: reference });
      else pairs.push({ product_id: row.product_id, id, position });
    }
  }
  await replaceImages(tx, pairs, idsWith(rows, 'images'));
}

function termsOf(row: Row) {
  const attributes = row.has_attributes ? (row.attributes as StoredAttribute[]) : [];
  return attributes
    .filter((attribute) => attribute.global)
    .flatMap((attribute) =>
      attribute.values.map((value) => ({
        attribute: attribute.slug,
        attribute_name: attribute.name,
        slug: value.slug,
        name: value.name,
        hex:
          row.links.swatches?.find(
            ({ attribute: slug, term }) => slug === attribute.slug && term === value.slug,
          )?.hex ?? null,
      })),
    );
}

async function writeStock(tx: DbOrTx, rows: readonly Row[]): Promise<void> {
  const levels = rows.flatMap(({ product_id, links, may_go_below_zero }) =>
    typeof links.stock === 'number' ? [{ product_id, quantity: links.stock, may_go_below_zero }] : [],
  );
  if (levels.length > 0) await setStockLevels(tx, levels);
}

/** Removes the variations of products that become simple; the version with them stays in the history. */
async function removeVariations(tx: DbOrTx, families: readonly number[]): Promise<void> {
  const former = await formerVariables(tx, families);
  if (former.length === 0) return;
  const drafts = await readDrafts(
    tx,
    former.map(({ id }) => id),
  );
  await saveOriginals(tx, [...drafts.values()]);
  await takeOut(
    tx,
    former.flatMap(({ variations }) => variations),
  );
}

/** Writes families: products, variations and related rows, except relations between products. */
export async function applyFamilies(
  tx: DbOrTx,
  families: readonly number[],
  deps: ApplyDeps,
): Promise<number> {
  // The same lock as all writers of products: keeps slugs free and prevents deadlocks.
  await lockEditing(tx);
  await lockFamilies(tx, families);
  await removeVariations(tx, families);
  const written = await upsertProducts(tx, families);
  const rows = parseRows(await writtenRows(tx, families));
  if (Number(written) !== rows.length) throw new Error('a product number was taken while it was imported');
  const terms = rows.flatMap(termsOf);
  if (terms.length > 0) await ensureTerms(tx, terms);
  await writeCategories(tx, rows, deps);
  await writeTags(tx, rows);
  await writeImages(tx, rows, deps);
  await writeStock(tx, rows);
  await snapshotProducts(tx, families);
  return rows.length;
}

const KINDS = ['upsell', 'cross_sell', 'grouped'] as const;

function linksOf(row: Row) {
  const named = KINDS.flatMap((kind) =>
    (row.links[kind] ?? []).map((ref, position) => ({
      product_id: row.product_id,
      kind: String(kind),
      ref,
      position,
      quantity: 1,
      defaults: [],
    })),
  );
  const parts = (row.links.bundle ?? []).map(({ ref, quantity }, position) => ({
    product_id: row.product_id,
    kind: 'bundle',
    ref,
    position,
    quantity,
    defaults: row.links.bundle_defaults ?? null,
  }));
  return [...named, ...parts];
}

/** Once all products exist: writes relations, compatibility and listing, and marks the import as complete. */
export async function linkFamilies(
  tx: DbOrTx,
  families: readonly ProductId[],
  deps: ApplyDeps,
): Promise<void> {
  const rows = parseRows(await writtenRows(tx, families));
  const products = rows.map(({ product_id }) => product_id);
  const missing = await replaceLinks(tx, rows.flatMap(linksOf), {
    named: rows.flatMap(({ product_id, links }) =>
      [...KINDS, 'bundle' as const].flatMap((kind) =>
        links[kind] === undefined ? [] : [{ product_id, kind }],
      ),
    ),
    products,
  });
  await snapshotRelations(tx, families);
  const labels = new Map(rows.map((row) => [row.product_id, label(row)]));
  for (const { product_id, ref } of missing) {
    deps.warn({ key: labels.get(product_id) ?? '', kind: 'relation', value: ref });
  }
  await list(tx, families, deps);
  await markImported(tx, products);
}

type ListDeps = Pick<ApplyDeps, 'raise'>;

async function list(tx: DbOrTx, families: readonly ProductId[], { raise }: ListDeps): Promise<void> {
  await writeFit(tx, families);
  await raise(tx, 'ProductsChanged', { ids: families });
}

/** Brings lists up to date for products of an interrupted import. */
export async function listFamilies(
  tx: DbOrTx,
  families: readonly ProductId[],
  deps: ListDeps,
): Promise<void> {
  await lockEditing(tx);
  await list(tx, families, deps);
  await markListed(tx, families);
}
