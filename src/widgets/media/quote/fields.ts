import { localized } from '../../fields/nested.ts';
import { longText, text } from '../../fields/text.ts';

export const fields = { text: localized(longText()), author: localized(text()) };
