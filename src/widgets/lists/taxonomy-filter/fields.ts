import { FACETS } from '#shop/listing/rules/facets.ts';
import type { Field } from '../../fields/field.ts';
import { localized } from '../../fields/nested.ts';
import { loopNode, term } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { choice, toggle } from '../../fields/values.ts';

/** Attributes are filtered as `pa_` and their slug; brands have their own taxonomy name. */
const ATTRIBUTES = FACETS.filter((slug) => slug !== 'brand').map((slug) => `pa_${slug}`);

const OPERATOR_MAX = 20;

/** Values other than AND and OR mean DISABLED, also stored ones (GF-07). */
function multipleTerms(): Field<string> {
  const { control, initial } = choice(['DISABLED', 'AND', 'OR']);
  return { control, initial, schema: text({ maxLength: OPERATOR_MAX }).schema };
}

export const fields = {
  loop: loopNode(),
  taxonomy: choice(['product_cat', 'product_brand', 'product_tag', ...ATTRIBUTES, 'category', 'post_tag']),
  parent: term(['category']),
  multiple: multipleTerms(),
  label: localized(text()),
  direction: choice(['row', 'column']),
  hasCounts: toggle(true),
};
