import { list, localized } from '../../fields/nested.ts';
import { richText, text } from '../../fields/text.ts';

const ITEMS_MAX = 8;

export const fields = {
  items: list({ min: 1, max: ITEMS_MAX, of: { title: localized(text()), html: localized(richText()) } }),
};
