import { expect, it } from 'vitest';
import { definitions } from './definitions.ts';

it('takes a company name in one language for the English one', () => {
  expect(definitions['shop.legalName'].schema.parse('Jamra Trading')).toEqual({ en: 'Jamra Trading' });
  expect(definitions['shop.legalName'].schema.safeParse('').success).toBe(false);
});

it.each(Object.entries(definitions))('%s has a default that it would take', (_key, definition) => {
  expect(definition.schema.safeParse(definition.default).error).toBeUndefined();
});
