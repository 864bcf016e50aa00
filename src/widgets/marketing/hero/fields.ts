import { list, localized } from '../../fields/nested.ts';
import { link, picture } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';

const SLIDES_MAX = 8;
const LINKS_MAX = 2;

export const fields = {
  slides: list({
    min: 1,
    max: SLIDES_MAX,
    of: {
      image: picture(),
      heading: localized(text()),
      text: localized(longText()),
      links: list({ max: LINKS_MAX, of: { label: localized(text()), url: link() } }),
    },
  }),
};
