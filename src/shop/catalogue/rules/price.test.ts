import { describe, expect, it } from 'vitest';
import { aed } from '#kernel/money.ts';
import { isOnSale, nextPriceChange, priceAt } from './price.ts';

const tomorrow = new Date('2026-11-22T00:00:00+04:00');
const dayAfter = new Date('2026-11-22T23:59:59.999+04:00');
const plan = { regular: aed(24900), sale: aed(19900), saleStartsAt: tomorrow, saleEndsAt: dayAfter };

describe('a scheduled sale', () => {
  it('ST-01 set for tomorrow applies tomorrow', () => {
    expect(priceAt(plan, new Date('2026-11-21T23:59:59+04:00'))).toEqual({ now: aed(24900), was: null });
    expect(priceAt(plan, new Date('2026-11-22T00:00:00+04:00'))).toEqual({
      now: aed(19900),
      was: aed(24900),
    });
    expect(priceAt(plan, new Date('2026-11-23T00:00:00+04:00'))).toEqual({ now: aed(24900), was: null });
  });

  it('ST-01 gives the time of the next price change', () => {
    expect(nextPriceChange(plan, new Date('2026-11-21T12:00:00+04:00'))).toEqual(tomorrow);
    expect(nextPriceChange(plan, new Date('2026-11-22T12:00:00+04:00'))).toEqual(
      new Date(dayAfter.getTime() + 1),
    );
    expect(nextPriceChange(plan, new Date('2026-11-23T12:00:00+04:00'))).toBeNull();
  });

  it('ST-01 above the regular price is not a sale', () => {
    expect(isOnSale({ ...plan, sale: aed(30000) }, new Date('2026-11-22T12:00:00+04:00'))).toBe(false);
  });
});
