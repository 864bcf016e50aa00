import { choice } from '../../fields/values.ts';

export const fields = { scheme: choice(['light', 'dark']) };
