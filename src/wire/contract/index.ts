import { adding } from './calls/adding.ts';
import { bargaining } from './calls/coupons-and-shipping.ts';
import { changing } from './calls/line-calls.ts';
import { ordering } from './calls/ordering.ts';
import { looking } from './calls/read-calls.ts';
import type { CallDescription } from './description.ts';

export { HEADERS } from './calls/always.ts';
export type { AnswerDescription, CallDescription, FieldDescription } from './description.ts';
export { kinds } from './kinds.ts';

/** Every script call of the cart by its public name; docs/wire.md and the contract tests are made from these. */
export const calls: Readonly<Record<string, CallDescription>> = {
  ...adding,
  ...changing,
  ...bargaining,
  ...looking,
  ...ordering,
};
