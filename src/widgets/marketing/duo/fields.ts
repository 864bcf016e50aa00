import { list, localized, record } from '../../fields/nested.ts';
import { link, picture } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';

const CARDS_MAX = 2;
const HEX_COLOUR = /^#[0-9a-f]{6}$/i;
const FOCUS = /^\d{1,3}% \d{1,3}%$/;

export const fields = {
  cards: list({
    max: CARDS_MAX,
    of: {
      image: picture(),
      heading: localized(text()),
      text: localized(longText()),
      link: record({ label: localized(text()), url: link() }),
      // The colour of the picture's own edge, into which it fades; so no token.
      ground: text({ pattern: HEX_COLOUR, initial: '#e8e1d9' }),
      focus: text({ pattern: FOCUS, initial: '50% 50%' }),
    },
  }),
};
