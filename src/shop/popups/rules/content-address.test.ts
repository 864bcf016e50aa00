import { expect, it } from 'vitest';
import { parsePopupContent, popupContentAddress } from './content-address.ts';

const ASKED = { id: 7, path: '/shop/', query: '?orderby=price', version: 'a1' };

it('the URL of a popup’s content has its id, page and version, in the language of the page', () => {
  const address = popupContentAddress(ASKED, 'ar') ?? '';
  expect(address).toMatch(/^\/ar\/wp-json\/jamra\/v1\/popup\/\?id=7&/);
  expect(parsePopupContent(new URL(address, 'http://shop.test').searchParams)).toEqual(ASKED);
});

it.each([
  'on=/shop/',
  'id=0&on=/shop/',
  'id=7x&on=/shop/',
  'id=9999999999&on=/shop/',
  'id=7',
  'id=7&on=shop',
  'id=7&on=//elsewhere.example/',
  `id=7&on=/${'x'.repeat(2000)}`,
])('%s does not request a popup', (query) => {
  expect(parsePopupContent(new URLSearchParams(query))).toBeNull();
});

it('a page with a too long URL has none; one at the limit parses back', () => {
  const long = { ...ASKED, query: `?orderby=${'x'.repeat(2000 - ASKED.path.length - '?orderby='.length)}` };
  const address = popupContentAddress(long, 'en') ?? '';
  expect(parsePopupContent(new URL(address, 'http://shop.test').searchParams)).toEqual(long);
  expect(popupContentAddress({ ...long, query: `${long.query}x` }, 'en')).toBeNull();
});
