import { sql } from 'kysely';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { BundlePart, ChosenOption, PartItem, ProductClass } from '../product.ts';
import { firstChoice } from '../rules/bundle-choice.ts';
import { chooseVariation } from '../rules/choose-variation.ts';
import { parseAttributes, parseOptions, parseStock } from '../rules/product-row.ts';
import { nameAttribute, readTerms, type Terms } from './terms.ts';

/** A bundle part with one candidate item; `id` is null when it has none. */
type BundleItemRow = {
  product_id: ProductId;
  part_id: ProductId;
  part_quantity: number;
  default_variation_id: ProductId | null;
  is_choice: boolean;
  class: string;
  id: ProductId | null;
  is_variation: boolean;
  sku: string | null;
  name: Localized | null;
  attributes: unknown;
  parent_attributes: unknown;
  manages_stock: boolean;
  stock_status: string;
  backorders: string;
  low_stock_amount: number | null;
  quantity: number | null;
};

/**
 * The parts of bundles, one row per candidate item: the part itself or, for a variable product, each published
 * variation.
 */
const readBundleItems = prepared((db, { productIds }: { productIds: readonly number[] }) =>
  sql<BundleItemRow>`
    select bundle_part.product_id, bundle_part.part_id, bundle_part.quantity as part_quantity,
      bundle_part.default_variation_id, part.type = 'variable' as is_choice,
      coalesce(parent.class, part.class) as class,
      item.id, item.parent_id is not null as is_variation, item.sku, item.attributes, coalesce(parent.attributes, part.attributes) as parent_attributes,
      coalesce(parent.name, part.name) as name,
      item.manages_stock, item.stock_status, item.backorders, item.low_stock_amount, stock_level.quantity
    from bundle_part
      join product part on part.id = bundle_part.part_id
      left join product parent on parent.id = part.parent_id
      left join product item on (part.type <> 'variable' and item.id = part.id)
        or (part.type = 'variable' and item.parent_id = part.id and item.status = 'published')
      left join stock_level on stock_level.product_id = item.id
    where bundle_part.product_id = any(${productIds}::int[])
    order by bundle_part.product_id, bundle_part.position, item.position, item.id
  `.compile(db),
);

/** The option values of a variation, translated; none for other products. */
export function optionsInWords(
  attributes: { attributes: unknown; parentAttributes: unknown },
  terms: Terms,
): ChosenOption[] {
  const parent = new Map(
    parseAttributes(attributes.parentAttributes).map((attribute) => [attribute.slug, attribute]),
  );
  return parseAttributes(attributes.attributes).flatMap((one) => {
    const named = nameAttribute({ ...one, global: parent.get(one.slug)?.global ?? one.global }, terms, true);
    const [value] = named.values;
    return value === undefined
      ? []
      : [{ slug: one.slug, name: named.name, value: value.name, swatchHex: value.swatchHex }];
  });
}

/** A variation with an 'any' value cannot be an item of a bundle. */
function isWhole({ is_choice, attributes }: BundleItemRow): boolean {
  return !is_choice || !Object.values(parseOptions(attributes)).includes('');
}

function toItem(row: BundleItemRow, id: ProductId, terms: Terms): PartItem {
  const attributes = { attributes: row.attributes, parentAttributes: row.parent_attributes };
  return {
    productId: id,
    sku: row.sku ?? '',
    name: row.name ?? { en: '' },
    options: row.is_variation ? optionsInWords(attributes, terms) : [],
    stock: parseStock(row),
  };
}

/** The bundle's default variation, else the product's default. */
function preferredOf(rows: readonly BundleItemRow[]): number | null {
  const named = rows.find(({ id, default_variation_id: first }) => id !== null && id === first);
  if (named !== undefined) return named.id;
  const defaults = Object.fromEntries(
    parseAttributes(rows[0]?.parent_attributes).map((attribute) => [attribute.slug, attribute.default]),
  );
  const variations = rows.map(({ id, attributes }) => ({ id, options: parseOptions(attributes) }));
  return chooseVariation(variations, defaults)?.id ?? null;
}

function toPart(rows: readonly [BundleItemRow, ...BundleItemRow[]], terms: Terms): BundlePart {
  const [first] = rows;
  const whole = rows.filter(isWhole);
  const items = whole.flatMap((row) => (row.id === null ? [] : [toItem(row, row.id, terms)]));
  const quantity = first.part_quantity;
  return {
    partId: first.part_id,
    quantity,
    class: first.class as ProductClass,
    isChoice: first.is_choice,
    items,
    defaultId: firstChoice(items, { quantity, preferredId: preferredOf(whole) }),
  };
}

/** The parts of bundles, by bundle id; other products are left out. */
export async function readBundles(
  db: DbOrTx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly BundlePart[]>> {
  const rows = await readBundleItems(db, { productIds: ids });
  const varying = rows.filter(({ is_variation: varies }) => varies);
  const slugs = varying.flatMap(({ attributes }) => parseAttributes(attributes).map(({ slug }) => slug));
  const terms = await readTerms(db, [...new Set(slugs)]);
  const parts = Map.groupBy(rows, (row) => `${row.product_id}/${row.part_id}`);
  const bundles = new Map<number, BundlePart[]>();
  for (const [first, ...rest] of parts.values()) {
    if (first === undefined) continue;
    const part = toPart([first, ...rest], terms);
    bundles.set(first.product_id, [...(bundles.get(first.product_id) ?? []), part]);
  }
  return bundles;
}

/** Bundles that contain some products or their variations. */
async function readBundlesOf(db: DbOrTx, partIds: readonly number[]): Promise<ProductId[]> {
  const { rows } = await sql<{ product_id: ProductId }>`
    select distinct product_id from bundle_part
    where part_id = any(${partIds}::int[])
      or part_id in (select id from product where parent_id = any(${partIds}::int[]))
  `.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Products with the bundles that contain them, whose stock depends on theirs. */
export async function withBundles(db: DbOrTx, ids: readonly ProductId[]): Promise<ProductId[]> {
  if (ids.length === 0) return [];
  const bundles = await readBundlesOf(db, ids);
  return [...new Set([...ids, ...bundles])];
}
