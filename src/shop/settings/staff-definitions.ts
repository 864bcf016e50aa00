import { z } from 'zod';
import { define } from './define.ts';

/** Who works for the shop, and how they come in. */
export const staffDefinitions = {
  'staff.secondFactor': define(
    'Whether everybody of the staff has to prove themselves by a code of their telephone, too: required, or as each likes.',
    z.enum(['required', 'optional']),
    'required',
  ),
  'staff.newOrderMail': define<('owner' | 'manager' | 'order-desk')[]>(
    'Roles that get an email about new orders; everybody can choose otherwise for themselves under My account.',
    z.array(z.enum(['owner', 'manager', 'order-desk'])),
    ['owner'],
  ),
};
