import { parseWhole } from './import/row/cells.ts';

/** The column of the product file, `Meta: max_per_order`. */
export const PER_ORDER = 'max_per_order';

type Meta = Readonly<Record<string, string>>;

function ownLimit(meta: Meta): number | null {
  const read = parseWhole(meta[PER_ORDER] ?? '');
  return read.ok && read.value !== null && read.value > 0 ? read.value : null;
}

/**
 * The most of one thing that one order may hold, whatever the shelf says.
 *
 * @param own of the product, or of a variation, which has the first word
 * @param parent of a variation's product
 * @returns whole units, or null for no such bound
 * Source: SV-01
 */
export function maxPerOrder(own: Meta, parent: Meta): number | null {
  return ownLimit(own) ?? ownLimit(parent);
}
