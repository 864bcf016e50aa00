import { expect, it } from 'vitest';
import { labelOf } from './form.tsx';

const LABELS = {
  name: 'Name',
  sku: 'SKU',
  attributes: 'Attributes',
  'attributes.name': 'Attribute name',
  variations: 'Variations',
  'price.saleMinor': 'Sale price',
};

it.each([
  ['name', 'Name'],
  ['attributes.0.name', 'Attributes 1 · Attribute name'],
  ['variations.2.sku', 'Variations 3 · SKU'],
  ['variations.0.price.saleMinor', 'Variations 1 · Sale price'],
  ['variations.1.imageId', 'Variations 2'],
  ['elsewhere.0.name', 'elsewhere.0.name'],
])('BO-01 the field %s of a refused form has the label %s', (field, label) => {
  expect(labelOf(field, LABELS)).toBe(label);
});
