import type { Localized } from '#kernel/language.ts';

/** Stored values are unknown until validated; a value that does not fit its control reads as empty. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textsOf(value: unknown): string[] {
  return listOf(value).filter((entry) => typeof entry === 'string');
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function localizedOf(value: unknown): Localized {
  const { en, ar } = recordOf(value);
  return { en: textOf(en), ar: textOf(ar) };
}

/** A copy of a record with one value changed; undefined removes it. */
export function withValue(record: Readonly<Record<string, unknown>>, name: string, value: unknown) {
  const { [name]: _before, ...others } = record;
  return value === undefined ? others : { ...others, [name]: value };
}

/** A copy of a list with one entry moved. */
export function withMoved<T>(list: readonly T[], from: number, to: number): T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}
