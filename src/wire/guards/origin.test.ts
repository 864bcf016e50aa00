import { expect, it } from 'vitest';
import { isSameOrigin } from './origin.ts';

const host = 'shop.example:3000';

it('AS-13 accepts posts of the shop’s pages and of clients without an origin', () => {
  expect(isSameOrigin({ origin: 'http://shop.example:3000', host }, host)).toBe(true);
  expect(isSameOrigin({ 'sec-fetch-site': 'same-origin', host }, host)).toBe(true);
  expect(isSameOrigin({ 'sec-fetch-site': 'same-origin', origin: 'null', host }, host)).toBe(true);
  expect(isSameOrigin({ host }, host)).toBe(true);
});

it('AS-13 refuses posts from another origin', () => {
  expect(isSameOrigin({ origin: 'https://evil.example', host }, host)).toBe(false);
  expect(isSameOrigin({ origin: 'null', host }, host)).toBe(false);
  expect(isSameOrigin({ 'sec-fetch-site': 'cross-site', host }, host)).toBe(false);
});
