import { expect, it } from 'vitest';
import { localizeLinks } from './localize-links.ts';

it('RT-04 keeps a shopper who reads Arabic on Arabic pages', () => {
  const html = '<li><a class="x" href="/sticks/cedrane/">أعواد</a> <a href="https://example.com/">x</a></li>';
  expect(localizeLinks(html, 'ar')).toContain('href="/ar/sticks/cedrane/"');
  expect(localizeLinks(html, 'ar')).toContain('href="https://example.com/"');
  expect(localizeLinks(html, 'en')).toBe(html);
});

it('leaves a link alone that is Arabic already, and what only looks like an address', () => {
  expect(localizeLinks('<a href="/ar/cart/">x</a>', 'ar')).toBe('<a href="/ar/cart/">x</a>');
  expect(localizeLinks('<a href="//evil.example/">x</a>', 'ar')).toBe('<a href="//evil.example/">x</a>');
});

it('LB-01 leaves a link to a picture alone: it has one address in all languages', () => {
  const html = '<a href="/media/ab/oven.jpg"><img src="/media/ab/oven.jpg" alt=""></a>';
  expect(localizeLinks(html, 'ar')).toBe(html);
});
