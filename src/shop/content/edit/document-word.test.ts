import { describe, expect, it } from 'vitest';
import { documentPath, documentWordProblem } from './document-word.ts';

const page = { kind: 'page', listingPrefix: 'sticks' } as const;
const article = { kind: 'article', listingPrefix: 'sticks' } as const;

describe('BO-01 the word of an address', () => {
  it('is small letters, digits and single dashes', () => {
    for (const word of ['about-us', '2026', 'a']) expect(documentWordProblem(word, page)).toBeNull();
    for (const word of ['', 'About', 'a--b', '-a', 'a/b', 'من-نحن', 'a b', 'feed.xml'])
      expect(documentWordProblem(word, page)).toBe('not-a-word');
  });

  it('is none of the shop’s own addresses, but for the pages the shop itself reads', () => {
    for (const word of ['cart', 'checkout', 'admin', 'sticks', 'ar'])
      expect(documentWordProblem(word, page)).toBe('reserved-word');
    for (const word of ['contact', 'terms', 'privacy']) expect(documentWordProblem(word, page)).toBeNull();
  });

  it('of an article only has to differ from what stands below the journal', () => {
    expect(documentWordProblem('cart', article)).toBeNull();
    for (const word of ['page', 'tag', 'category', 'feed'])
      expect(documentWordProblem(word, article)).toBe('reserved-word');
  });

  it('makes the address by kind', () => {
    expect(documentPath('page', 'about')).toBe('/about/');
    expect(documentPath('article', 'about')).toBe('/blog/about/');
    expect(documentPath('portfolio', 'about')).toBe('/portfolio/about/');
  });
});
