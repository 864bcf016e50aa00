import { randomBytes } from 'node:crypto';
import type { OrderKey } from '#kernel/ids.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 13;

/** The key in an order's URL. */
export function newOrderKey(): OrderKey {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length] ?? 'a');
  return `wc_order_${letters.join('')}` as OrderKey;
}
