import type { Fields } from './visitor.ts';

/** Every cart is one package. */
const CHOSEN = ['shipping_method[0]', 'shipping_method[]', 'shipping_method'];
const RATE_ID = /^[a-z0-9_-]{1,40}:\d{1,10}$/;

/** Whether a text can be a way of delivery by its id: `same_day:3`, as the cart's page offers it. */
export function isRateId(text: string): boolean {
  return RATE_ID.test(text);
}

/** @returns the way of delivery that a form names, or null where it names none */
export function chosenRate(fields: Fields): string | null {
  const [chosen] = CHOSEN.flatMap((name) => fields.get(name) ?? []);
  return chosen !== undefined && isRateId(chosen) ? chosen : null;
}
