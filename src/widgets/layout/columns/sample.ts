import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = { columns: { desktop: 3, tablet: 2, mobile: 1 } };
