import { plainText } from './plain-text.ts';

/** A JSON object of the REST API; values are read defensively. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function toObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

export function toObjects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.map(toObject) : [];
}

/** Converts a text, number or boolean to a cell. */
export function cell(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  return '';
}

export function named(value: unknown): string {
  return plainText(cell(value)).trim();
}

/** Joins entries in one cell; escapes commas inside. */
export function listed(entries: readonly string[], join = ', '): string {
  return entries
    .filter((entry) => entry !== '')
    .map((entry) => entry.replaceAll(',', '\\,'))
    .join(join);
}

/** Sums a decimal field; empty without parts. */
export function summed(parts: readonly JsonObject[], field: string): string {
  if (parts.length === 0) return '';
  return parts.reduce((all, part) => all + Math.abs(Number(cell(part[field])) || 0), 0).toFixed(2);
}
