import { expect, it } from 'vitest';
import { documentPath } from './document-path.ts';

it('determines the path of a document by its kind', () => {
  expect(documentPath('home', 'home')).toBe('/');
  expect(documentPath('page', 'about')).toBe('/about/');
  expect(documentPath('article', 'about')).toBe('/blog/about/');
  expect(documentPath('portfolio', 'about')).toBe('/portfolio/about/');
});
