import { localized } from '../../fields/nested.ts';
import { link } from '../../fields/references.ts';
import { longText, text } from '../../fields/text.ts';
import { choice, toggle } from '../../fields/values.ts';
import { LIST } from '../form/fields.ts';

export const fields = {
  title: localized(text()),
  text: localized(text()),
  list: text({ pattern: LIST, initial: 'news' }),
  asksName: toggle(),
  consent: localized(text({ maxLength: 300 })),
  button: localized(text()),
  message: localized(longText()),
  popup: link(),
  layout: choice(['row', 'stack', 'beside']),
};
