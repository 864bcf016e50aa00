import { plainText } from './plain-text.ts';

/** A thing of the old shop as it answers: whatever it is, it is read as far as it makes sense. */
export type Thing = Readonly<Record<string, unknown>>;

export function thing(value: unknown): Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Thing) : {};
}

export function things(value: unknown): Thing[] {
  return Array.isArray(value) ? value.map(thing) : [];
}

/** A text, a number or yes and no, as a cell has it; nothing else. */
export function cell(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return '';
}

export function named(value: unknown): string {
  return plainText(cell(value)).trim();
}

/** Some entries of a list in one cell; commas within one are guarded. */
export function listed(entries: readonly string[], join = ', '): string {
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => entry.replaceAll(',', '\\,'))
    .join(join);
}

/** Sums amounts of parts, as a decimal; empty where there are none. */
export function summed(parts: readonly Thing[], field: string): string {
  if (parts.length === 0) return '';
  return parts.reduce((all, part) => all + Math.abs(Number(cell(part[field])) || 0), 0).toFixed(2);
}
