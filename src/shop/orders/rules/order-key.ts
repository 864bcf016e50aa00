import { randomBytes } from 'node:crypto';
import type { CustomerId, OrderId, OrderKey } from '#kernel/ids.ts';
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

/** Who opens the link of an order. */
export type LinkVisitor = Readonly<{
  now: Instant;
  /** Whether the browser placed the order, or confirmed its email, within a day. */
  hasOrdered: (id: OrderId) => boolean;
  /** The customer who is signed in; undefined for guests. */
  findCustomer: () => Promise<CustomerId | undefined>;
}>;

/**
 * @param order whose key the link has
 * @returns whether the email of the order is confirmed before anything of it is shown: the link may have been passed on
 */
export async function needsEmailVerification(
  order: Pick<Order, 'id' | 'placedAt' | 'customerId'>,
  { now, hasOrdered, findCustomer }: LinkVisitor,
): Promise<boolean> {
  if (isShownByLink(order, now) || hasOrdered(order.id)) return false;
  const customerId = await findCustomer();
  return customerId === undefined || customerId !== order.customerId;
}
