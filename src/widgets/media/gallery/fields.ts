import { list, localized, perDevice } from '../../fields/nested.ts';
import { spokenPicture } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { choice, number } from '../../fields/values.ts';

const PICTURES_MAX = 48;
const COLUMNS_MAX = 6;

export const fields = {
  pictures: list({
    max: PICTURES_MAX,
    of: { image: spokenPicture(['caption']), caption: localized(text()) },
  }),
  columns: { ...perDevice(number({ min: 1, max: COLUMNS_MAX })), initial: { desktop: 3, mobile: 2 } },
  ratio: choice(['square', 'landscape', 'portrait']),
};
