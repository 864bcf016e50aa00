import { localized } from '../../fields/nested.ts';
import { link, spokenPicture } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';

export const fields = {
  image: spokenPicture(['title']),
  title: localized(text()),
  address: localized(longText()),
  label: localized(text()),
  url: link(),
};
