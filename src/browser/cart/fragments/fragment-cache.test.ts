import { describe, expect, it } from 'vitest';
import { judge, LIFETIME_MS, MINI_CART } from './fragment-cache.ts';

const now = 1_800_000_000_000;
const stored = {
  fragments: { [MINI_CART]: '<div></div>' },
  hash: 'h',
  createdMs: now - 1000,
  cookieHash: 'h',
};

describe('stored cart fragments', () => {
  it('FC-06 are used when present, fresh and confirmed by the cookie', () => {
    expect(judge(stored, now)).toBe('use');
  });

  it('FC-07 are fetched again without a creation time', () => {
    expect(judge({ ...stored, createdMs: null }, now)).toBe('No cart_created');
  });

  it('FC-08 FC-10 expire after 24 hours', () => {
    expect(judge({ ...stored, createdMs: now - LIFETIME_MS + 60_000 }, now)).toBe('use');
    expect(judge({ ...stored, createdMs: now - LIFETIME_MS - 60_000 }, now)).toBe('Fragment expired');
  });

  it('FC-09 are fetched again when missing or contradicted by the cookie', () => {
    expect(judge({ ...stored, fragments: null }, now)).toBe('No fragment');
    expect(judge({ ...stored, fragments: {} }, now)).toBe('No fragment');
    expect(judge({ ...stored, cookieHash: 'other' }, now)).toBe('No fragment');
  });

  it('FC-16 match an empty cart without cookie', () => {
    expect(judge({ fragments: stored.fragments, hash: '', createdMs: null, cookieHash: '' }, now)).toBe(
      'use',
    );
  });
});
