import { list, localized, record } from '../../fields/nested.ts';
import { link, picture } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';
import { choice, number, toggle } from '../../fields/values.ts';

const SLIDES_MAX = 12;
const SPEED = { min: 2000, max: 20_000, step: 500, unit: 'ms', initial: 5000 } as const;

export const fields = {
  label: localized(text()),
  slides: list({
    min: 1,
    max: SLIDES_MAX,
    of: {
      image: picture(),
      heading: localized(text()),
      text: localized(longText()),
      button: record({ label: localized(text()), url: link() }),
    },
  }),
  height: choice(['normal', 'tall', 'window']),
  navigation: choice(['both', 'arrows', 'dots', 'none']),
  autoplay: toggle(true),
  autoplaySpeed: number(SPEED),
  loops: toggle(true),
};
