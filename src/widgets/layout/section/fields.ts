import { choice } from '../../fields/values.ts';

export const fields = { reach: choice(['page', 'window']), size: choice(['normal', 'tight']) };
