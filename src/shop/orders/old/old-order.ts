import type { Emirate } from '#kernel/emirate.ts';
import type { OrderStatus, UNKNOWN_EMIRATE } from '../order.ts';
import type { StatedLine } from './read-lines.ts';
import type { Settled, SettledLine } from './settle.ts';

/** A line of an order of another shop. */
export type OldLine = Pick<StatedLine, 'sku' | 'productId' | 'variationId' | 'name' | 'quantity'> &
  SettledLine;

/** An order of another shop, as it was there; amounts in fils with VAT. */
export type OldOrder = Readonly<{
  number: string;
  placedAt: string;
  status: OrderStatus;
  email: string;
  phone: string;
  /** The number that who ordered had there; empty for a guest. */
  customer: string;
  company: string;
  address: Readonly<{
    firstName: string;
    lastName: string;
    building: string;
    street: string;
    area: string;
    emirate: Emirate | typeof UNKNOWN_EMIRATE;
    landmark: string;
    makani: string;
  }>;
  note: string;
  payment: string;
  way: string;
  coupons: string;
  refunded: number;
  lines: readonly OldLine[];
  sums: Omit<Settled, 'lines'>;
}>;
