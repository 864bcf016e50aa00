import { expect, it } from 'vitest';
import { candidatesOf, locationOf, parseTarget, plainAddress } from './address.ts';

it('RT-08 normalises addresses', () => {
  expect(plainAddress('https://old.example/Shop/duo')).toBe('/Shop/duo/');
  expect(plainAddress('/?p=7&b=1#top')).toBe('/?b=1&p=7');
  expect(plainAddress('/%D8%AC%D9%85%D8%B1')).toBe('/جمر/');
  expect(plainAddress('/old/list.php')).toBe('/old/list.php');
});

it('RT-08 refuses texts that are not an address of the shop', () => {
  for (const text of ['old', '//evil.example/x', '/%E0%A4%A', '/a b/', `/${'x'.repeat(2001)}`])
    expect(plainAddress(text)).toBeNull();
});

it('RT-08 parses targets: this shop, another site, or gone', () => {
  const here = 'https://shop.example';
  for (const address of ['https://shop.example/shop', 'HTTPS://Shop.Example:443/shop'])
    expect(parseTarget(address, here)).toBe('/shop/');
  expect(parseTarget('https://shop.example', here)).toBe('/');
  expect(parseTarget('https://partner.example/a?b=1', here)).toBe('https://partner.example/a?b=1');
  expect(parseTarget(' ', here)).toBe('');
  expect(parseTarget('javascript:alert(1)', here)).toBeNull();
  expect(parseTarget('//evil.example/', here)).toBeNull();
});

it('RT-08 an address with parameters precedes one without', () => {
  const sources = candidatesOf('/ar/old/?b=2&a=1&utm_source=x').map(({ source }) => source);
  expect(sources).toEqual(['/ar/old/?a=1&b=2', '/ar/old/', '/old/?a=1&b=2', '/old/']);
});

it('RT-08 keeps the language and unused parameters', () => {
  const [exact, bare] = candidatesOf('/ar/old/?a=1&utm_source=x').slice(2);
  expect(exact && locationOf('/shop/', exact)).toBe('/ar/shop/?utm_source=x');
  expect(bare && locationOf('/shop/?a=9', bare)).toBe('/ar/shop/?a=9&utm_source=x');
  expect(bare && locationOf('https://partner.example/', bare)).toBe(
    'https://partner.example/?a=1&utm_source=x',
  );
});
