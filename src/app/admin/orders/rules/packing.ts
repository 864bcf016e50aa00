import { toWesternDigits } from '#kernel/address/phone.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { Order, OrderLine } from '#shop/orders';

/** An item to pack. */
export type PackItem = Readonly<{
  /** The position of its line, and of its part in a bundle. */
  key: string;
  name: Localized;
  options: OrderLine['options'];
  sku: string;
  barcode: string;
  quantity: number;
}>;

type Barcodes = ReadonlyMap<ProductId, string>;

function partsOf(
  { parts }: OrderLine,
  { line, pieces }: { line: number; pieces: number },
  barcodes: Barcodes,
) {
  return parts.map(({ productId, sku = '', name = { en: sku }, options = [], quantity }, part): PackItem => {
    const barcode = barcodes.get(productId) ?? '';
    return { key: `${line}-${part}`, name, options, sku, barcode, quantity: quantity * pieces };
  });
}

/** The items to pack: parts instead of bundles, without refunded items and gift cards. */
export function itemsToPack({ lines }: Pick<Order, 'lines'>, barcodes: Barcodes): PackItem[] {
  return lines.flatMap((line, place) => {
    const quantity = line.quantity - line.refundedQuantity;
    if (quantity <= 0 || line.giftCard !== null) return [];
    if (line.parts.length > 0) return partsOf(line, { line: place, pieces: quantity }, barcodes);
    const { name, options, sku } = line;
    const barcode = barcodes.get(line.variationId ?? line.productId) ?? '';
    return [{ key: String(place), name, options, sku, barcode, quantity }];
  });
}

/** The packed quantity of each item, by key. */
export type Counted = Readonly<Record<string, number>>;

export type Scanned = Readonly<{
  counted: Counted;
  heard: 'counted' | 'surplus' | 'wrong';
  /** Null for an unknown code. */
  item: PackItem | null;
}>;

function codeOf(typed: string): string {
  return toWesternDigits(typed).trim().toLowerCase();
}

/** Counts an item, unless its whole quantity is packed. */
export function countOne(counted: Counted, item: PackItem): Scanned {
  const before = counted[item.key] ?? 0;
  if (before >= item.quantity) return { counted, heard: 'surplus', item };
  return { counted: { ...counted, [item.key]: before + 1 }, heard: 'counted', item };
}

/** Removes one of an item from the parcel. */
export function takeOut(counted: Counted, { key }: PackItem): Counted {
  return { ...counted, [key]: Math.max(0, (counted[key] ?? 0) - 1) };
}

/** Counts a scanned SKU or barcode; of equal items the first incomplete one. */
export function scan(items: readonly PackItem[], counted: Counted, typed: string): Scanned {
  const code = codeOf(typed);
  const matching = items.filter(({ sku, barcode }) => [sku, barcode].map(codeOf).includes(code));
  const item = matching.find(({ key, quantity }) => (counted[key] ?? 0) < quantity) ?? matching[0];
  if (code === '' || item === undefined) return { counted, heard: 'wrong', item: null };
  return countOne(counted, item);
}

/** @returns the number of missing items; 0 if the parcel is complete */
export function missing(items: readonly PackItem[], counted: Counted): number {
  return items.reduce((all, { key, quantity }) => all + Math.max(0, quantity - (counted[key] ?? 0)), 0);
}
