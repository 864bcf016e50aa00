import { firstNonEmpty, headerOf, type ReadRow } from '#kernel/data-transfer/import-rows.ts';
import type { SourceRow } from '#kernel/data-transfer/table-import.ts';
import { cutText } from '#kernel/text/cut-text.ts';
import { toSlug } from '#kernel/text/slug.ts';
import { slugProblem } from '../slug.ts';
import { parseText } from './cells.ts';

/** A category of another shop; empty where not stated. */
export type OldCategory = Readonly<{
  slug: string;
  name: string;
  nameAr: string;
  description: string;
  descriptionAr: string;
  /** Slug of the parent; empty for a root. */
  parent: string;
  /** File name or URL. */
  image: string;
}>;

/** Columns by the names that category exports use; the first non-empty one counts. */
export const NAMES = {
  id: ['term_id', 'term id', 'category_id', 'id'],
  slug: ['slug', 'category_slug', 'category slug'],
  name: ['name', 'category_name', 'category name', 'term_name'],
  nameAr: ['name_ar', 'name (ar)', 'arabic name', 'meta: _jamra_name_ar'],
  description: ['description', 'category_description'],
  descriptionAr: ['description_ar', 'description (ar)', 'arabic description', 'meta: _jamra_description_ar'],
  parent: ['parent', 'parent_slug', 'parent slug', 'parent_id', 'parent category'],
  image: ['image', 'thumbnail', 'image_url', 'picture', 'images'],
  position: ['menu_order', 'position', 'order', 'term_order'],
} as const;

export type CategoryField = keyof typeof NAMES;

/** The columns that identify a table of categories and distinguish it from products. */
export const CATEGORY_COLUMNS = [NAMES.name, [...NAMES.slug, ...NAMES.parent, ...NAMES.id]];

const LONGEST = { name: 200, description: 2000, position: 10_000 };

export function cellOf(source: SourceRow, field: CategoryField): string {
  return parseText(firstNonEmpty(source, NAMES[field]));
}

/** The slug: the given one if valid, else made of the name. */
export function slugOf(source: SourceRow): string {
  const slug = cellOf(source, 'slug').toLowerCase();
  if (slug !== '' && slugProblem(slug) === null) return slug;
  const made = toSlug(cellOf(source, 'name'));
  if (made !== '' && slugProblem(made) === null) return made;
  const id = cellOf(source, 'id');
  return /^\d{1,9}$/.test(id) ? `category-${id}` : '';
}

/** The position among siblings; without one, after the others. */
export function positionOf(source: SourceRow): number {
  const text = cellOf(source, 'position');
  return /^\d{1,4}$/.test(text) ? Number(text) : LONGEST.position;
}

/** A row with its parent's slug; null when the parent is missing or a descendant. */
export type PlacedRow = Readonly<{ line: number; source: SourceRow; parent: string; isCircle: boolean }>;

/** Parses a category with all refused cells. Source: BO-03 */
export function readCategoryRow({ source, parent, isCircle }: PlacedRow): ReadRow<OldCategory> {
  const name = cellOf(source, 'name');
  const slug = slugOf(source);
  const faults: [CategoryField, string, boolean][] = [
    ['name', 'missing', name === ''],
    ['name', 'too-long', name.length > LONGEST.name],
    ['slug', 'no-address-word', name !== '' && slug === ''],
    ['description', 'too-long', cellOf(source, 'description').length > LONGEST.description],
    ['parent', 'category-circle', isCircle],
  ];
  const refused = faults
    .filter(([, , isWrong]) => isWrong)
    .map(([field, reason]) => ({
      line: source.line,
      column: headerOf(source, NAMES[field]),
      value: cutText(cellOf(source, field), LONGEST.name),
      reason,
    }));
  if (refused.length > 0) return { row: null, refused };
  const row = {
    slug,
    name,
    nameAr: cutText(cellOf(source, 'nameAr'), LONGEST.name),
    description: cellOf(source, 'description'),
    descriptionAr: cutText(cellOf(source, 'descriptionAr'), LONGEST.description),
    parent,
    image: cellOf(source, 'image'),
  };
  return { row, refused };
}
