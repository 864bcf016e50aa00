import { list, localized } from '../../fields/nested.ts';
import { term } from '../../fields/references.ts';
import { text } from '../../fields/text.ts';

const TERMS_MAX = 24;

export const fields = {
  heading: localized(text()),
  terms: list({ max: TERMS_MAX, of: { term: term() } }),
};
