import { optional } from '../../fields/nested.ts';
import { choice } from '../../fields/values.ts';

export const fields = {
  ratio: choice(['1-1', '7-5', '2-1', '5-7', '1-2']),
  align: optional(choice(['start', 'center'])),
};
