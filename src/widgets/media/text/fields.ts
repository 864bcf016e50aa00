import { localized } from '../../fields/nested.ts';
import { richText } from '../../fields/text.ts';

export const fields = { html: localized(richText()) };
