import { expect, it } from 'vitest';
import { parseRequest } from './request.ts';

const typed = { productId: '5', email: ' Sara@Example.com ', consent: '1' };

it('ST-04 parses product, email and consent', () => {
  expect(parseRequest(typed)).toEqual({ ok: true, value: { productId: 5, email: 'sara@example.com' } });
});

it.each([
  [{ productId: 'x' }, 'restock.unknown-product'],
  [{ email: 'sara' }, 'restock.wrong-email'],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'restock.wrong-email'],
  [{ email: undefined }, 'restock.wrong-email'],
  [{ consent: undefined }, 'restock.no-consent'],
])('ST-04 refuses %o with %s', (wrong, code) => {
  expect(parseRequest({ ...typed, ...wrong })).toEqual({ ok: false, refusal: { code } });
});
