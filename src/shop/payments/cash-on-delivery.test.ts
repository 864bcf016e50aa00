import { expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { offeredMethods } from './index.ts';

it('PM-04 offers cash only where somebody comes to the door', () => {
  expect(offeredMethods({ total: aed(5000), needsDelivery: true }).map(({ code }) => code)).toEqual(['cod']);
  expect(offeredMethods({ total: aed(5000), needsDelivery: false })).toEqual([]);
});
