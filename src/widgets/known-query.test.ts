import { expect, it } from 'vitest';
import { knownQuery } from './known-query.ts';

it('keeps known parameters and drops the others', () => {
  const query = new URLSearchParams(
    'attribute_colour=blue&quiz-n1=1.2&utm_source=letter&filter_brand=kovia&cpage=2&x=1',
  );
  expect(knownQuery(query)).toBe('?attribute_colour=blue&quiz-n1=1.2&filter_brand=kovia&cpage=2');
  expect(knownQuery(new URLSearchParams('fbclid=1'))).toBe('');
});
