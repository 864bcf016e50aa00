import { initialOf, type ValuesOf } from '../../fields/field.ts';
import { fields } from './fields.ts';

/** Without a loop it shows nothing. */
export const sample: ValuesOf<typeof fields> = { ...initialOf(fields), multiple: 'OR' };
