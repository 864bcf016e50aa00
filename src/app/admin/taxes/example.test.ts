import { expect, it } from 'vitest';
import { aed, NOTHING } from '#kernel/money.ts';
import { exampleSums } from './example.ts';

it('BO-01 the VAT of an order is the sum of its lines after discounts', () => {
  const sums = exampleSums({
    ...{ unitPrice: aed(24_900), quantity: 2, discount: aed(4_980), delivery: aed(1_500), fee: aed(500) },
  });
  expect(sums.map(({ name, gross, vat, net }) => [name, gross.minor, vat.minor, net.minor])).toEqual([
    ['goods', 44_820, 2134, 42_686],
    ['delivery', 1500, 71, 1429],
    ['fee', 500, 24, 476],
    ['total', 46_820, 2229, 44_591],
  ]);
});

it('BO-01 a discount is limited to the price of the products', () => {
  const [product] = exampleSums({
    ...{ unitPrice: aed(100), quantity: 1, discount: aed(500), delivery: NOTHING, fee: NOTHING },
  });
  expect(product?.gross).toEqual(NOTHING);
});
