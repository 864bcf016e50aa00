import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

/** Without a product: a sample names nothing of one shop. */
export const sample: ValuesOf<typeof fields> = { product: null, showsName: true };
