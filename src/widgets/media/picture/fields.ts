import { localized } from '../../fields/nested.ts';
import { link, picture } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';

export const fields = { image: picture(), caption: localized(text()), url: link() };
