import { describe, expect, it } from 'vitest';
import { judge, LIFETIME_MS, MINI_CART } from './fragment-cache.ts';

const now = 1_800_000_000_000;
const kept = { fragments: { [MINI_CART]: '<div></div>' }, hash: 'h', createdMs: now - 1000, cookieHash: 'h' };

describe('what a browser remembers of the cart', () => {
  it('FC-06 is used when it is there, fresh, and the cookie agrees', () => {
    expect(judge(kept, now)).toBe('use');
  });

  it('FC-07 is fetched again when nobody knows when it was made', () => {
    expect(judge({ ...kept, createdMs: null }, now)).toBe('No cart_created');
  });

  it('FC-08 FC-10 lives for 24 hours', () => {
    expect(judge({ ...kept, createdMs: now - LIFETIME_MS + 60_000 }, now)).toBe('use');
    expect(judge({ ...kept, createdMs: now - LIFETIME_MS - 60_000 }, now)).toBe('Fragment expired');
  });

  it('FC-09 is fetched again when it is missing or the cookie says otherwise', () => {
    expect(judge({ ...kept, fragments: null }, now)).toBe('No fragment');
    expect(judge({ ...kept, fragments: {} }, now)).toBe('No fragment');
    expect(judge({ ...kept, cookieHash: 'other' }, now)).toBe('No fragment');
  });

  it('FC-16 agrees with an empty cart, which has no cookie', () => {
    expect(judge({ fragments: kept.fragments, hash: '', createdMs: null, cookieHash: '' }, now)).toBe('use');
  });
});
