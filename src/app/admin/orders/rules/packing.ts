import { toWesternDigits } from '#kernel/address/phone.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { Order, OrderLine } from '#shop/orders';

/** Something to be put into the parcel. */
export type PackItem = Readonly<{
  /** The place of its line, and of its part in a bundle. */
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

/** What an order's parcel holds: the parts of bundles instead of them, nothing refunded, no gift cards. */
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

/** How many of each item are in the parcel, by its key. */
export type Counted = Readonly<Record<string, number>>;

export type Scanned = Readonly<{
  counted: Counted;
  heard: 'counted' | 'surplus' | 'wrong';
  /** Null for a code of no item. */
  item: PackItem | null;
}>;

function codeOf(typed: string): string {
  return toWesternDigits(typed).trim().toLowerCase();
}

/** Counts one more of an item, unless all of it is in the parcel. */
export function countOne(counted: Counted, item: PackItem): Scanned {
  const before = counted[item.key] ?? 0;
  if (before >= item.quantity) return { counted, heard: 'surplus', item };
  return { counted: { ...counted, [item.key]: before + 1 }, heard: 'counted', item };
}

/** Takes one of an item out again. */
export function takeOut(counted: Counted, { key }: PackItem): Counted {
  return { ...counted, [key]: Math.max(0, (counted[key] ?? 0) - 1) };
}

/** Counts what was scanned by SKU or barcode; of equal items the first that is not complete. */
export function scan(items: readonly PackItem[], counted: Counted, typed: string): Scanned {
  const code = codeOf(typed);
  const found = items.filter(({ sku, barcode }) => [sku, barcode].map(codeOf).includes(code));
  const item = found.find(({ key, quantity }) => (counted[key] ?? 0) < quantity) ?? found[0];
  if (code === '' || item === undefined) return { counted, heard: 'wrong', item: null };
  return countOne(counted, item);
}

/** @returns how many pieces are missing; 0 when the parcel is complete */
export function missing(items: readonly PackItem[], counted: Counted): number {
  return items.reduce((all, { key, quantity }) => all + Math.max(0, quantity - (counted[key] ?? 0)), 0);
}
