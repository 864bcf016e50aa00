import { list, localized, record } from '../../fields/nested.ts';
import { link, picture } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';

const CARDS_MAX = 12;

export const fields = {
  heading: localized(text()),
  text: localized(longText()),
  cards: list({
    max: CARDS_MAX,
    of: {
      image: picture(),
      heading: localized(text()),
      text: localized(longText()),
      link: record({ label: localized(text()), url: link() }),
    },
  }),
};
