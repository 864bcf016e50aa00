import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { BundlePart, ChosenOption, PartItem, ProductClass } from '../product.ts';
import { firstChoice } from '../rules/bundle-choice.ts';
import { chooseVariation } from '../rules/choose-variation.ts';
import { type BundleItemRow, readBundleItems, readBundlesOf } from '../store/bundles.ts';
import { parseAttributes, parseOptions, parseStock } from '../store/product-row.ts';
import { nameAttribute, readTerms, type Terms } from '../store/terms.ts';

/** The option values of a variation, translated; none for other products. */
export function optionsInWords(
  own: { attributes: unknown; parentAttributes: unknown },
  terms: Terms,
): ChosenOption[] {
  const parent = new Map(
    parseAttributes(own.parentAttributes).map((attribute) => [attribute.slug, attribute]),
  );
  return parseAttributes(own.attributes).flatMap((one) => {
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
  const own = { attributes: row.attributes, parentAttributes: row.parent_attributes };
  return {
    productId: id,
    sku: row.sku ?? '',
    name: row.name ?? { en: '' },
    options: row.is_variation ? optionsInWords(own, terms) : [],
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
  const own = rows.map(({ id, attributes }) => ({ id, options: parseOptions(attributes) }));
  return chooseVariation(own, defaults)?.id ?? null;
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
  const found = new Map<number, BundlePart[]>();
  for (const [first, ...rest] of parts.values()) {
    if (first === undefined) continue;
    const part = toPart([first, ...rest], terms);
    found.set(first.product_id, [...(found.get(first.product_id) ?? []), part]);
  }
  return found;
}

/** Products with the bundles that contain them, whose stock depends on theirs. */
export async function withBundles(db: DbOrTx, ids: readonly ProductId[]): Promise<ProductId[]> {
  if (ids.length === 0) return [];
  const bundles = await readBundlesOf(db, ids);
  return [...new Set([...ids, ...bundles])];
}
