import { list, localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { number } from '../../fields/values.ts';

const ITEMS_MAX = 6;
const VALUE_MAX = 999_999_999;
const TENTH = 0.1;
const AFFIX_MAX = 20;

const affix = () => localized(text({ maxLength: AFFIX_MAX }));

export const fields = {
  items: list({
    min: 1,
    max: ITEMS_MAX,
    of: {
      number: number({ min: 0, max: VALUE_MAX, step: TENTH }),
      prefix: affix(),
      suffix: affix(),
      label: localized(text()),
    },
  }),
};
