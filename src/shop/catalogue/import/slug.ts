/**
 * A name as it stands in an address: Latin letters without accents, digits and dashes.
 *
 * @returns at most 80 characters; empty when the name has no Latin letter or digit
 */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}

/** The word of an attribute or one of its values; names without Latin letters are written as addresses write them. */
export function termSlug(name: string): string {
  return toSlug(name) || encodeURIComponent(name.toLowerCase());
}
