import { expect, it } from 'vitest';
import { termsIn } from './in-script.ts';

it('terms are offered in the language they are written in', () => {
  const terms = ['menthol', 'نعناع', 'kovia بار', 'charger'];
  expect(termsIn('en', terms, 5)).toEqual(['menthol', 'charger']);
  expect(termsIn('ar', terms, 5)).toEqual(['نعناع', 'kovia بار']);
  expect(termsIn('en', terms, 1)).toEqual(['menthol']);
});
