import { localized, record } from '../../fields/nested.ts';
import { link, productQuery } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';

export const fields = {
  heading: localized(text()),
  products: productQuery(),
  more: record({ label: localized(text()), url: link() }),
};
