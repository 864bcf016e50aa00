import { expect, it } from 'vitest';
import { readHead } from './list-head.ts';

it('RT-08 a list has a header in any order, or starts with a pair', () => {
  expect(readHead(['Source', 'Target'])).toEqual({ source: 0, target: 1, isHead: true });
  expect(readHead(['hits', 'New URL', 'Old URL'])).toEqual({ source: 2, target: 1, isHead: true });
  expect(readHead(['/old/', '/new/'])).toEqual({ source: 0, target: 1, isHead: false });
  expect(readHead(['https://old.example/a', ''])).toEqual({ source: 0, target: 1, isHead: false });
});

it('RT-08 any other first line is refused', () => {
  for (const cells of [[], ['name', 'price'], ['source']]) expect(readHead(cells)).toBeNull();
});
