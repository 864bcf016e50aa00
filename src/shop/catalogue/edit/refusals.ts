import type { FieldProblems } from './draft.ts';
import type { OpenProduct } from './open-product.ts';

/** Why one product of several was left as it was. */
export type ChangeRefusal = Extract<
  EditRefusal,
  { code: 'catalogue.unknown-product' | 'catalogue.wrong-fields' | 'catalogue.has-variations' }
>;

/** Every answer "no" to staff who edit goods. */
export type EditRefusal =
  | { code: 'catalogue.wrong-fields'; problems: FieldProblems }
  /** Somebody saved meanwhile: what stands now, who did it and when; nothing was written. */
  | { code: 'catalogue.changed-meanwhile'; stored: OpenProduct; by: string; at: Date }
  | { code: 'catalogue.unknown-product' }
  | { code: 'catalogue.unknown-version'; version: number }
  /** A price or stock that only its variations have. */
  | { code: 'catalogue.has-variations' }
  | { code: 'catalogue.was-ordered' }
  | { code: 'catalogue.some-refused'; refused: readonly RefusedChange[] }
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
