import { expect, it } from 'vitest';
import { codesOf } from './method-code.ts';

const method = (en: string, more: { code?: string; costMinor?: number; minimumMinor?: number } = {}) => ({
  ...{ code: '', title: { en }, costMinor: 1500, minimumMinor: null },
  ...more,
});

it('BO-01 a method without a code gets it of its English name', () => {
  expect(codesOf([method('Next-day delivery'), method('Café & Co')])).toEqual([
    'next-day-delivery',
    'cafe-co',
  ]);
  expect(codesOf([method('توصيل'), method('توصيل')])).toEqual(['method', 'method-2']);
});

it('BO-01 codes of a zone are unique, and existing ones stay', () => {
  const methods = [method('Express'), method('Express', { code: 'express' }), method('Express')];
  expect(codesOf(methods)).toEqual(['express-2', 'express', 'express-3']);
});

it('BO-01 a code has at most 40 characters', () => {
  const long = method('A very long name of a method that nobody would ever read');
  const codes = codesOf([long, long]);
  expect(codes.map(({ length }) => length <= 40)).toEqual([true, true]);
  expect(new Set(codes).size).toBe(2);
});

it('CO-05 free delivery from an order value has the code by which it replaces paid methods', () => {
  expect(codesOf([method('Free delivery', { costMinor: 0, minimumMinor: 25_000 })])).toEqual(['free']);
  expect(codesOf([method('Collect in store', { costMinor: 0 })])).toEqual(['collect-in-store']);
});
