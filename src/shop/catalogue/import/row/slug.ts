import { toSlug } from '#kernel/slug.ts';

/** The word of an attribute or one of its values; names without Latin letters are written as addresses write them. */
export function termSlug(name: string): string {
  return toSlug(name) || encodeURIComponent(name.toLowerCase());
}
