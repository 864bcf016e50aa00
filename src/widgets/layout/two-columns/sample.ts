import type { ValuesOf } from '../../fields/field.ts';
import type { fields } from './fields.ts';

export const sample: ValuesOf<typeof fields> = { ratio: '7-5', align: 'start' };
