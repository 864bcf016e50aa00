import type { Fields } from './visitor.ts';

/** Every cart is one package. */
const CHOSEN = ['shipping_method[0]', 'shipping_method[]', 'shipping_method'];
/** `standard:3`, as the cart's page offers it. */
const RATE_ID = /^[a-z-]{1,40}:\d{1,10}$/;

/** @returns the way of delivery that a form names, or null where it names none */
export function chosenRate(fields: Fields): string | null {
  const [chosen] = CHOSEN.flatMap((name) => fields.get(name) ?? []);
  return chosen !== undefined && RATE_ID.test(chosen) ? chosen : null;
}
