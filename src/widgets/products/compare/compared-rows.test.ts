import { expect, it } from 'vitest';
import type { Product } from '#shop/catalogue';
import { comparedRows } from './compared-rows.ts';

const attribute = (slug: string, values: readonly string[], isVisible = true) => ({
  ...{ slug, isVisible, isGlobal: true, isVariation: false, defaultValue: '' },
  name: { en: slug.toUpperCase(), ar: `«${slug}»` },
  values: values.map((value) => ({ slug: value, name: { en: value, ar: `${value}.` }, swatchHex: null })),
});
const product = (...attributes: readonly ReturnType<typeof attribute>[]) =>
  ({ attributes }) as unknown as Product;

const pair = [
  product(
    attribute('brand', ['kovia']),
    attribute('port', ['usb-c'], false),
    attribute('colour', ['a', 'b']),
  ),
  product(attribute('brand', ['kovia']), attribute('weight', ['90 g'])),
];

it('has a row for each visible attribute of any product, and marks differences', () => {
  expect(comparedRows(pair, 'en')).toEqual([
    { slug: 'brand', name: 'BRAND', values: ['kovia', 'kovia'], differs: false },
    { slug: 'colour', name: 'COLOUR', values: ['a, b', ''], differs: true },
    { slug: 'weight', name: 'WEIGHT', values: ['', '90 g'], differs: true },
  ]);
});

it('is in the language of the page', () => {
  expect(comparedRows(pair, 'ar')[1]).toMatchObject({ name: '«colour»', values: ['a.، b.', ''] });
});
