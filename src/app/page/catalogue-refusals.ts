import type { EditRefusal, TermRefusal } from '#shop/catalogue';
import type { AdjustRefusal } from '#shop/inventory';

/** The status that each "no" to staff who edit goods is answered with; what was typed comes back. */
export const editRefusalStatus = {
  'catalogue.wrong-fields': 422,
  'catalogue.changed-meanwhile': 409,
  'catalogue.unknown-product': 404,
  'catalogue.unknown-version': 404,
  'catalogue.has-variations': 422,
  'catalogue.was-ordered': 409,
  'catalogue.some-refused': 422,
  'catalogue.too-many': 422,
} satisfies Record<EditRefusal['code'], number>;

/** The same for categories, attributes, makers and tags. */
export const termRefusalStatus = {
  'catalogue.wrong-fields': 422,
  'catalogue.unknown-category': 404,
  'catalogue.category-circle': 422,
  'catalogue.category-in-use': 409,
  'catalogue.unknown-attribute': 404,
  'catalogue.unknown-value': 404,
  'catalogue.unknown-tag': 404,
  'catalogue.in-use': 409,
  'catalogue.needed-by-shop': 409,
} satisfies Record<TermRefusal['code'], number>;

/** The same for what stands on the shelves. */
export const adjustRefusalStatus = {
  'inventory.wrong-fields': 422,
  'inventory.unknown-product': 404,
  'inventory.not-counted': 422,
  'inventory.below-zero': 409,
  'inventory.nothing-changes': 422,
  'inventory.unknown-location': 404,
  'inventory.location-in-use': 409,
  'inventory.location-closed': 409,
  'inventory.last-location': 409,
  'inventory.stock-left': 409,
} satisfies Record<AdjustRefusal['code'], number>;
