import { expect, it } from 'vitest';
import { isOwnOrigin } from './origin.ts';

const host = 'shop.example:3000';

it('AS-13 accepts posts of the shop’s pages and of clients without an origin', () => {
  expect(isOwnOrigin({ origin: 'http://shop.example:3000', host }, host)).toBe(true);
  expect(isOwnOrigin({ 'sec-fetch-site': 'same-origin', host }, host)).toBe(true);
  expect(isOwnOrigin({ 'sec-fetch-site': 'same-origin', origin: 'null', host }, host)).toBe(true);
  expect(isOwnOrigin({ host }, host)).toBe(true);
});

it('AS-13 refuses posts from another origin', () => {
  expect(isOwnOrigin({ origin: 'https://evil.example', host }, host)).toBe(false);
  expect(isOwnOrigin({ origin: 'null', host }, host)).toBe(false);
  expect(isOwnOrigin({ 'sec-fetch-site': 'cross-site', host }, host)).toBe(false);
});
