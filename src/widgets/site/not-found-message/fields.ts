import { localized } from '../../fields/nested.ts';
import { longText, text } from '../../fields/text.ts';
import { toggle } from '../../fields/values.ts';

/** Without a heading or text the shop's defaults are shown. */
export const fields = {
  heading: localized(text()),
  text: localized(longText()),
  hasSearch: toggle(true),
  hasCategories: toggle(true),
};

/** What the loader adds. */
export type NotFoundMessageData = {
  /** Name of the search parameter. */
  parameter: string;
  categories: readonly { name: string; path: string }[];
};
