import type { Emirate } from '#kernel/address/emirate.ts';
import type { UNKNOWN_EMIRATE } from '../../order.ts';
import type { OrderStatus } from '../order-status.ts';
import type { StatedLine } from './read-lines.ts';
import type { Settled, SettledLine } from './settle.ts';

/** A line of an imported order. */
export type ImportedLine = Pick<StatedLine, 'sku' | 'productId' | 'variationId' | 'name' | 'quantity'> &
  SettledLine;

/** An imported order; amounts in fils including VAT. */
export type ImportedOrder = Readonly<{
  number: string;
  placedAt: string;
  status: OrderStatus;
  email: string;
  phone: string;
  /** The customer's id in the old shop; empty for a guest. */
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
  lines: readonly ImportedLine[];
  sums: Omit<Settled, 'lines'>;
}>;
