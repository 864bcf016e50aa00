import { expect, it } from 'vitest';
import type { PaymentId } from '#kernel/ids.ts';
import { shareRefund } from './share-refund.ts';

const source = (id: number, leftMinor: number) => ({ paymentId: id as PaymentId, leftMinor });

it('PM-06 a refund uses one payment that covers it', () => {
  expect(shareRefund(500, [source(2, 400), source(1, 900)])).toEqual([{ paymentId: 1, amountMinor: 500 }]);
});

it('PM-06 a larger refund is distributed, to the fils', () => {
  expect(shareRefund(1000, [source(3, 400), source(2, 0), source(1, 900)])).toEqual([
    { paymentId: 3, amountMinor: 400 },
    { paymentId: 1, amountMinor: 600 },
  ]);
});

it('PM-06 amounts without a payment are not refunded', () => {
  expect(shareRefund(1000, [source(1, 400)])).toBeNull();
  expect(shareRefund(1000, [])).toBeNull();
});
