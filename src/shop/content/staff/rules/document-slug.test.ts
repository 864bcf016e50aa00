import { describe, expect, it } from 'vitest';
import { documentSlugProblem } from './document-slug.ts';

const page = { kind: 'page', listingPrefix: 'sticks' } as const;
const article = { kind: 'article', listingPrefix: 'sticks' } as const;

describe('BO-01 a document’s slug', () => {
  it('has lower-case letters, digits and single dashes', () => {
    for (const word of ['about-us', '2026', 'a']) expect(documentSlugProblem(word, page)).toBeNull();
    for (const word of ['', 'About', 'a--b', '-a', 'a/b', 'من-نحن', 'a b', 'feed.xml'])
      expect(documentSlugProblem(word, page)).toBe('not-a-word');
  });

  it('is not a route of the shop, except for its own pages', () => {
    for (const word of ['cart', 'checkout', 'admin', 'sticks', 'ar'])
      expect(documentSlugProblem(word, page)).toBe('reserved-word');
    for (const word of ['contact', 'terms', 'privacy']) expect(documentSlugProblem(word, page)).toBeNull();
  });

  it('of an article must only differ from routes below the journal', () => {
    expect(documentSlugProblem('cart', article)).toBeNull();
    for (const word of ['page', 'tag', 'category', 'feed'])
      expect(documentSlugProblem(word, article)).toBe('reserved-word');
  });
});
