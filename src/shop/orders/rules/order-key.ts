import { randomBytes } from 'node:crypto';
import type { OrderKey } from '#kernel/ids.ts';
import { type Instant, MINUTE_MS } from '#kernel/instant.ts';
import type { Order } from '../order.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 13;

/** The key in an order's URL. */
export function newOrderKey(): OrderKey {
  const letters = Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length] ?? 'a');
  return `wc_order_${letters.join('')}` as OrderKey;
}

/** As WooCommerce: later a guest confirms the email of the order. Source: WIRE §7 */
const SHOWN_MS = 10 * MINUTE_MS;

/** @returns whether the link of an order, which has its key, shows it to any browser */
export function isShownByLink({ placedAt }: Pick<Order, 'placedAt'>, now: Instant): boolean {
  return now.getTime() - placedAt.getTime() < SHOWN_MS;
}
