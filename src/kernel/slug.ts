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
