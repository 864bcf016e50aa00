import { parseWhole } from './import/cells.ts';

/** The meta column of the product file, `Meta: max_per_order`. */
export const PER_ORDER = 'max_per_order';

type Meta = Readonly<Record<string, string>>;

function ownLimit(meta: Meta): number | null {
  const read = parseWhole(meta[PER_ORDER] ?? '');
  return read.ok && read.value !== null && read.value > 0 ? read.value : null;
}

/**
 * The maximum per order regardless of stock.
 *
 * @param meta of the product or variation; takes precedence
 * @param parent of a variation's product
 * @returns null for no limit
 * Source: SV-01
 */
export function maxPerOrder(meta: Meta, parent: Meta): number | null {
  return ownLimit(meta) ?? ownLimit(parent);
}
