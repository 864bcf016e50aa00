import { z } from 'zod';
import { define } from './define.ts';

/** Who works for the shop, and how they come in. */
export const staffDefinitions = {
  'staff.secondFactor': define(
    'Whether everybody of the staff has to prove themselves by a code of their telephone, too: required, or as each likes.',
    z.enum(['required', 'optional']),
    'required',
  ),
};
