import { expect, it } from 'vitest';
import { parseComparison, toComparisonParameter } from './comparison.ts';

const parse = (query: string) => parseComparison(new URLSearchParams(query));

it('parses the products of a URL, joined or repeated, each once', () => {
  expect(parse('compare=a,b')).toEqual(['a', 'b']);
  expect(parse('compare=a&compare=&compare=b&compare=a')).toEqual(['a', 'b']);
  expect(parse('')).toEqual([]);
});

it('keeps at most four, and only slugs', () => {
  expect(parse('compare=a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect(parse(`compare=${encodeURIComponent('<b>,a b,/,x')}`)).toEqual(['x']);
});

it('writes one parameter that parses back', () => {
  const written = new URLSearchParams(toComparisonParameter(['a', 'b']));
  expect(parseComparison(written)).toEqual(['a', 'b']);
  expect(toComparisonParameter([])).toEqual([]);
});
