import type { EDIT_CONFLICT, EditConflict, UnknownVersion } from '#kernel/editing/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { OpenProduct } from './staff/actions/open-product.ts';
import type { FieldProblems } from './staff/rules/draft.ts';

/** Why a product of a bulk change was skipped. */
export type ChangeRefusal = Extract<
  EditRefusal,
  { code: 'catalogue.unknown-product' | 'catalogue.wrong-fields' | 'catalogue.has-variations' }
>;

export type EditRefusal =
  | { code: 'catalogue.wrong-fields'; problems: FieldProblems }
  | EditConflict<OpenProduct>
  | { code: 'catalogue.unknown-product' }
  | UnknownVersion
  /** Price and stock belong to the variations. */
  | { code: 'catalogue.has-variations' }
  | { code: 'catalogue.was-ordered' }
  | { code: 'catalogue.some-refused'; count: number; refused: readonly RefusedChange[] }
  | { code: 'catalogue.too-many'; limit: number };

/** The product was saved after the spreadsheet was loaded. */
type ChangedRow = Readonly<{ code: typeof EDIT_CONFLICT; by: string }>;

export type RefusedChange = Readonly<{
  id: number;
  /** Of a row of a spreadsheet; null for the product itself. */
  variationId?: number | null;
  name: string;
  refusal: ChangeRefusal | ChangedRow;
}>;

export type TermRefusal =
  | { code: 'catalogue.wrong-fields'; problems: FieldProblems }
  /** With the stored category, attribute, value or tag as listed. */
  | EditConflict<unknown>
  | { code: 'catalogue.unknown-category' }
  | { code: 'catalogue.category-circle' }
  | { code: 'catalogue.category-in-use'; goods: number; children: number }
  | { code: 'catalogue.unknown-attribute' }
  | { code: 'catalogue.unknown-value' }
  | { code: 'catalogue.unknown-tag' }
  | { code: 'catalogue.in-use'; goods: number }
  | { code: 'catalogue.needed-by-shop' }
  /** Of a term in the trash. */
  | { code: 'catalogue.slug-taken'; slug: string };

export const catalogueRefusals = {
  'catalogue.wrong-fields': { status: 422 },
  'catalogue.unknown-product': { status: 404 },
  'catalogue.has-variations': { status: 422 },
  'catalogue.was-ordered': { status: 409 },
  'catalogue.some-refused': { status: 422, facts: ['count'] },
  'catalogue.too-many': { status: 422, facts: ['limit'] },
  'catalogue.unknown-category': { status: 404 },
  'catalogue.category-circle': { status: 422 },
  'catalogue.category-in-use': { status: 409 },
  'catalogue.unknown-attribute': { status: 404 },
  'catalogue.unknown-value': { status: 404 },
  'catalogue.unknown-tag': { status: 404 },
  'catalogue.in-use': { status: 409, facts: ['goods'] },
  'catalogue.needed-by-shop': { status: 409 },
  'catalogue.slug-taken': { status: 409, facts: ['slug'] },
} as const satisfies RefusalReplies<EditRefusal | TermRefusal>;
