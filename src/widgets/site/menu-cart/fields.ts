import { toggle } from '../../fields/values.ts';

export const fields = { hasSubtotal: toggle() };
