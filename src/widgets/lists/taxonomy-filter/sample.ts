import { initialOf, type ValuesOf } from '../../fields/field.ts';
import { fields } from './fields.ts';

/** Alone it filters nothing, and shows nothing. */
export const sample: ValuesOf<typeof fields> = { ...initialOf(fields), multiple: 'OR' };
