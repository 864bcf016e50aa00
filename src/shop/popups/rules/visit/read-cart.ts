import type { CartFacts } from '../../popup.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export const numbersOf = (value: unknown): number[] => listOf(value).filter((id) => typeof id === 'number');

/** A cart as the shop answers it; what is missing or wrong is as in an empty one. */
export function readCart(value: unknown): CartFacts {
  const sent: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    products: numbersOf(sent.products),
    valueMinor: numberOf(sent.valueMinor) ?? 0,
    coupons: listOf(sent.coupons).filter((code) => typeof code === 'string'),
  };
}
