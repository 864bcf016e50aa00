import { list, localized, optional } from '../../fields/nested.ts';
import { link, picture } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';

const TILES_MAX = 12;

export const fields = {
  heading: localized(text()),
  tiles: list({
    max: TILES_MAX,
    of: { image: picture(), label: localized(text()), note: optional(localized(text())), url: link() },
  }),
};
