import { adding } from './adding.ts';
import { bargaining } from './bargaining.ts';
import { changing } from './changing.ts';
import type { CallDescription } from './description.ts';
import { looking } from './looking.ts';
import { ordering } from './ordering.ts';

export { HEADERS } from './always.ts';
export type { AnswerDescription, CallDescription, FieldDescription } from './description.ts';
export { kinds } from './kinds.ts';

/** Every call of the cart's wire that a script makes, by its public name: what docs/wire.md and the contract tests are made from. */
export const calls: Readonly<Record<string, CallDescription>> = {
  ...adding,
  ...changing,
  ...bargaining,
  ...looking,
  ...ordering,
};
