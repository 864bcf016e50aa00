import { expect, it } from 'vitest';
import { defaultSettings } from '#shop/settings/rules/definitions/definitions.ts';
import { fromAddress } from './from-address.ts';

it.each([
  ['Ember', '"Ember" <hello@shop.test>'],
  ['Ember, Dubai', '"Ember, Dubai" <hello@shop.test>'],
  ['Ember "the\r\nshop" \\', '"Ember the shop" <hello@shop.test>'],
])('OR-03 emails of %j are from %s', (en, from) => {
  const settings = { ...defaultSettings(), 'shop.name': { en }, 'shop.email': 'hello@shop.test' };
  expect(fromAddress(settings)).toBe(from);
});
