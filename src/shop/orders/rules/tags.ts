import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { OrderRefusal } from '../refusals.ts';

export const LONGEST_TAG = 40;
/** Per order. */
export const MOST_TAGS = 20;

/** A tag in stored form: trimmed, with single spaces between words. */
export function toTag(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TAG).trim();
}

const keyOf = (tag: string): string => tag.toLowerCase();

export type TagChange = Readonly<{ add: readonly string[]; remove: readonly string[] }>;

/**
 * The tags after a change: case is ignored, and a known tag keeps its spelling.
 *
 * @returns them sorted by name; refuses `orders.too-many-tags`
 */
export function withTags(
  tags: readonly string[],
  { add, remove }: TagChange,
): Outcome<string[], OrderRefusal> {
  const byKey = new Map(tags.map((tag) => [keyOf(tag), tag]));
  for (const tag of remove.map(toTag)) byKey.delete(keyOf(tag));
  for (const tag of add.map(toTag)) if (tag !== '' && !byKey.has(keyOf(tag))) byKey.set(keyOf(tag), tag);
  if (byKey.size > MOST_TAGS) return refuse({ code: 'orders.too-many-tags', limit: MOST_TAGS });
  return done([...byKey.values()].toSorted((a, b) => a.localeCompare(b)));
}
