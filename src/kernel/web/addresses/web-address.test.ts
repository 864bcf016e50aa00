import { expect, it } from 'vitest';
import { isWebAddress } from './web-address.ts';

it.each(['https://maker.example/item?a=1', 'http://maker.example/', 'HTTPS://MAKER.EXAMPLE'])(
  'accepts %s',
  (text) => expect(isWebAddress(text)).toBe(true),
);

it.each([
  '',
  'maker.example',
  '//maker.example',
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'ftp://maker.example/',
  'file:///etc/passwd',
])('refuses %j', (text) => expect(isWebAddress(text)).toBe(false));
