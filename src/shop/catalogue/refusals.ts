import type { ChangedMeanwhile, RefusalReplies, Saver } from '#kernel/refusal.ts';
import type { FieldProblems } from './edit/draft.ts';
import type { OpenProduct } from './edit/open-product.ts';

/** Why one product of several was left as it was. */
export type ChangeRefusal = Extract<
  EditRefusal,
  { code: 'catalogue.unknown-product' | 'catalogue.wrong-fields' | 'catalogue.has-variations' }
>;

/** Every answer "no" to staff who edit goods. */
export type EditRefusal =
  | { code: 'catalogue.wrong-fields'; problems: FieldProblems }
  | (ChangedMeanwhile<'catalogue.changed-meanwhile', OpenProduct> & Saver)
  | { code: 'catalogue.unknown-product' }
  | { code: 'catalogue.unknown-version'; version: number }
  /** A price or stock that only its variations have. */
  | { code: 'catalogue.has-variations' }
  | { code: 'catalogue.was-ordered' }
  | { code: 'catalogue.some-refused'; count: number; refused: readonly RefusedChange[] }
  | { code: 'catalogue.too-many'; limit: number };

export type RefusedChange = Readonly<{ id: number; name: string; refusal: ChangeRefusal }>;

/** Every answer "no" about categories, attributes, makers and tags. */
export type TermRefusal =
  | { code: 'catalogue.wrong-fields'; problems: FieldProblems }
  | { code: 'catalogue.unknown-category' }
  | { code: 'catalogue.category-circle' }
  | { code: 'catalogue.category-in-use'; goods: number; children: number }
  | { code: 'catalogue.unknown-attribute' }
  | { code: 'catalogue.unknown-value' }
  | { code: 'catalogue.unknown-tag' }
  | { code: 'catalogue.in-use'; goods: number }
  | { code: 'catalogue.needed-by-shop' };

/** How each is answered. */
export const catalogueRefusals = {
  'catalogue.wrong-fields': { status: 422 },
  'catalogue.changed-meanwhile': { status: 409 },
  'catalogue.unknown-product': { status: 404 },
  'catalogue.unknown-version': { status: 404 },
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
} as const satisfies RefusalReplies<EditRefusal | TermRefusal>;
