import { localized } from '../../fields/nested.ts';
import { link, spokenPicture } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';

export const fields = { image: spokenPicture(), caption: localized(text()), url: link() };
