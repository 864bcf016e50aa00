import type { Fields } from '../visitor.ts';

/** Every cart is one package. */
const CHOSEN = ['shipping_method[0]', 'shipping_method[]', 'shipping_method'];
const RATE_ID = /^[a-z0-9_-]{1,40}:\d{1,10}$/;

/** Whether a text has the form of a shipping rate id, as `same_day:3`. */
export function isRateId(text: string): boolean {
  return RATE_ID.test(text);
}

/** @returns the shipping rate of a form, or null */
export function chosenRate(fields: Fields): string | null {
  const [chosen] = CHOSEN.flatMap((name) => fields.get(name) ?? []);
  return chosen !== undefined && isRateId(chosen) ? chosen : null;
}
