import { localized } from '../../fields/nested.ts';
import { link } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';
import { choice } from '../../fields/values.ts';

export const fields = {
  label: localized(text()),
  url: link(),
  look: choice(['primary', 'secondary']),
};
