import { cutText } from '#kernel/cut-text.ts';
import { firstFilled, headerOf, type ReadRow } from '#kernel/import-rows.ts';
import { toSlug } from '#kernel/slug.ts';
import type { SourceRow } from '#kernel/table-import.ts';
import { wordProblem } from '../../edit/word-rule.ts';
import { parseText } from '../row/cells.ts';

/** A category as a table has it; empty where it says nothing. */
export type OldCategory = Readonly<{
  slug: string;
  name: string;
  nameAr: string;
  description: string;
  descriptionAr: string;
  /** The address word of the one above it; empty at the top. */
  parent: string;
  /** By file name or address. */
  image: string;
}>;

/** Columns by what exports of categories call them; the first that has something in it counts. */
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

/** The columns by which such a table is known: those that tell it from a table of goods. */
export const CATEGORY_COLUMNS = [NAMES.name, [...NAMES.slug, ...NAMES.parent, ...NAMES.id]];

const LONGEST = { name: 200, description: 2000, position: 10_000 };

export function cellOf(source: SourceRow, field: CategoryField): string {
  return parseText(firstFilled(source, NAMES[field]));
}

/** The word of a category's address: its own where it can stand in one, else made of its name. */
export function slugOf(source: SourceRow): string {
  const own = cellOf(source, 'slug').toLowerCase();
  if (own !== '' && wordProblem(own) === null) return own;
  const made = toSlug(cellOf(source, 'name'));
  if (made !== '' && wordProblem(made) === null) return made;
  const id = cellOf(source, 'id');
  return /^\d{1,9}$/.test(id) ? `category-${id}` : '';
}

/** Among its siblings; those that do not say stand behind, as they come. */
export function positionOf(source: SourceRow): number {
  const text = cellOf(source, 'position');
  return /^\d{1,4}$/.test(text) ? Number(text) : LONGEST.position;
}

/** A row with the word of the one above it; null where that one is nowhere in the table, or below it. */
export type PlacedRow = Readonly<{ line: number; source: SourceRow; parent: string; isCircle: boolean }>;

/** Reads one category, with every cell that cannot be taken. Source: BO-03 */
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
