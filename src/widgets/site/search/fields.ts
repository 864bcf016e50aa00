import { localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';

export const fields = { heading: localized(text()) };

/** What the loader adds. */
export type SearchData = {
  /** Name of the search parameter. */
  parameter: string;
};
