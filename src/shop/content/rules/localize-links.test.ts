import { expect, it } from 'vitest';
import { localizeLinks } from './localize-links.ts';

it('RT-04 links on Arabic pages lead to Arabic pages', () => {
  const html = '<li><a class="x" href="/sticks/cedrane/">أعواد</a> <a href="https://example.com/">x</a></li>';
  expect(localizeLinks(html, 'ar')).toContain('href="/ar/sticks/cedrane/"');
  expect(localizeLinks(html, 'ar')).toContain('href="https://example.com/"');
  expect(localizeLinks(html, 'en')).toBe(html);
});

it('Arabic links and other texts are unchanged', () => {
  expect(localizeLinks('<a href="/ar/cart/">x</a>', 'ar')).toBe('<a href="/ar/cart/">x</a>');
  expect(localizeLinks('<a href="//evil.example/">x</a>', 'ar')).toBe('<a href="//evil.example/">x</a>');
});

it('LB-01 links to pictures are unchanged', () => {
  const html = '<a href="/media/ab/oven.jpg"><img src="/media/ab/oven.jpg" alt=""></a>';
  expect(localizeLinks(html, 'ar')).toBe(html);
});
