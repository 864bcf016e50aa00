import { localized } from '../../fields/nested.ts';
import { picture } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { choice, toggle } from '../../fields/values.ts';
import { socialAddress } from '../../social/address-field.ts';

export const fields = {
  address: socialAddress('page'),
  title: localized(text()),
  cover: picture(),
  ratio: choice(['4-5', '1-1', '16-9']),
  hasPosts: toggle(true),
};
