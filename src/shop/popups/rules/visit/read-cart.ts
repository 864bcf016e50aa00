import type { CartFacts } from '../../popup.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A cart as the shop answers it; what is missing or wrong is as in an empty one. */
export function readCart(value: unknown): CartFacts {
  const sent: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  return {
    products: listOf(sent.products).filter((id) => typeof id === 'number'),
    valueMinor: typeof sent.valueMinor === 'number' ? sent.valueMinor : 0,
    coupons: listOf(sent.coupons).filter((code) => typeof code === 'string'),
  };
}
