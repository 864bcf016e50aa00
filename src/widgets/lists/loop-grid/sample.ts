import type { ValuesOf } from '../../fields/field.ts';
import { initialOf } from '../../fields/field.ts';
import { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = {
  ...initialOf(fields),
  perPage: 8,
  columns: { desktop: 4, tablet: 3, mobile: 2 },
  paging: 'numbers-previous-next',
};
