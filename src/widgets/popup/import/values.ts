import { findEntry } from '#kernel/find-entry.ts';
import { isRecord } from '#kernel/is-record.ts';

export type Values = Readonly<Record<string, unknown>>;

export const recordsIn = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
export const isYes = (value: unknown) => value === true || value === 'yes' || value === 'true';

/** Whether a setting is unset, as the other site's editor stores untouched settings. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.values(value).every(isEmpty);
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'", '#039': "'" },
};

/** No text of a popup is longer. */
export const HTML_MAX = 50_000;

/** Words without their markup. */
export function plainText(html: unknown): string {
  return textIn(html)
    .slice(0, HTML_MAX)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (all, name: string) => findEntry(ENTITIES, name) ?? all)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Plain words as HTML. */
export function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
