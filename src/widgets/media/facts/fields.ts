import { list, localized } from '../../fields/nested.ts';
import { icon } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';

const ITEMS_MAX = 8;

export const fields = {
  items: list({
    max: ITEMS_MAX,
    of: {
      icon: icon(['truck', 'clock', 'shield-check', 'identification-card', 'package']),
      title: localized(text()),
      text: localized(text()),
    },
  }),
};
