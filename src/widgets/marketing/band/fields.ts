import { list, localized, record } from '../../fields/nested.ts';
import { link, picture } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';

const FACTS_MAX = 6;

export const fields = {
  image: picture(),
  heading: localized(text()),
  text: localized(longText()),
  facts: list({ max: FACTS_MAX, of: { value: localized(text()), label: localized(text()) } }),
  link: record({ label: localized(text()), url: link() }),
};
