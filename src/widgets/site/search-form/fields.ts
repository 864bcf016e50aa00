import { localized } from '../../fields/nested.ts';
import { text } from '../../fields/text.ts';
import { choice } from '../../fields/values.ts';

export const fields = {
  skin: choice(['classic', 'minimal', 'full-screen']),
  placeholder: localized(text()),
};

/** What the loader adds. */
export type SearchFormData = {
  /** Name of the search parameter. */
  parameter: string;
};
