/**
 * Makes a slug of a name: Latin letters without accents, digits and dashes.
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

/** Whether a text is a slug: Latin letters, digits and single dashes between them. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}

type Slugs = Readonly<{
  /** The start of a slug if the name yields none: `product-1`. */
  fallback: string;
  /** Omitted: every slug is allowed. */
  isAllowed?: (slug: string) => boolean;
  isTaken: (slug: string) => boolean | Promise<boolean>;
}>;

/** The slug of a new name: `name`, or `name-2` and on while that is taken. */
export async function freeSlug(
  name: string,
  { fallback, isAllowed = () => true, isTaken }: Slugs,
): Promise<string> {
  const nameSlug = toSlug(name);
  const isOwn = nameSlug !== '' && isAllowed(nameSlug);
  for (let number = 1; ; number += 1) {
    const slug = isOwn && number === 1 ? nameSlug : `${isOwn ? nameSlug : fallback}-${number}`;
    if (!(await isTaken(slug))) return slug;
  }
}
